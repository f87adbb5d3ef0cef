import { ArrowLeftIcon } from "@phosphor-icons/react/dist/icons/ArrowLeft"
import { ArrowRightIcon } from "@phosphor-icons/react/dist/icons/ArrowRight"
import { Icon } from "#src/ui/icon.tsx"
import styles from "./carousel-steps.module.css"

type CarouselStepsProps = { isAtStart: boolean; isAtEnd: boolean; onStep: (by: -1 | 1) => void }

/** The buttons of a carousel, to the slide before and after. */
export const CarouselSteps = ({ isAtStart, isAtEnd, onStep }: CarouselStepsProps) => (
  <>
    <button type="button" className={styles.button} aria-disabled={isAtStart} onClick={() => onStep(-1)}>
      <Icon of={ArrowLeftIcon} label="Previous" />
    </button>
    <button type="button" className={styles.button} aria-disabled={isAtEnd} onClick={() => onStep(1)}>
      <Icon of={ArrowRightIcon} label="Next" />
    </button>
  </>
)
