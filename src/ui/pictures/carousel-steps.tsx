import { ArrowLeftIcon } from "@phosphor-icons/react/dist/icons/ArrowLeft"
import { ArrowRightIcon } from "@phosphor-icons/react/dist/icons/ArrowRight"
import { RoundButton } from "./round-button.tsx"

type CarouselStepsProps = { isAtStart: boolean; isAtEnd: boolean; onStep: (by: -1 | 1) => void }

/** The buttons of a carousel, to the slide before and after. */
export const CarouselSteps = ({ isAtStart, isAtEnd, onStep }: CarouselStepsProps) => (
  <>
    <RoundButton icon={ArrowLeftIcon} label="Previous" isDisabled={isAtStart} onClick={() => onStep(-1)} />
    <RoundButton icon={ArrowRightIcon} label="Next" isDisabled={isAtEnd} onClick={() => onStep(1)} />
  </>
)
