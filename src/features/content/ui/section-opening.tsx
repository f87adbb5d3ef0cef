import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./section-opening.module.css"

type SectionOpeningProps = {
  eyebrow: string
  /** The id of the title, which names the section. */
  titleId: string
  title: string
  lead: string
}

/** The opening of a wide section: its title on the left, its lead on the right. */
export const SectionOpening = ({ eyebrow, titleId, title, lead }: SectionOpeningProps) => {
  const t = useText()
  return (
    <div className={styles.opening}>
      <div className={styles.title}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 id={titleId}>{t(title)}</h2>
      </div>
      <p className={styles.lead}>{t(lead)}</p>
    </div>
  )
}
