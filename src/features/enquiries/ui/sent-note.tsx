import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import { FocusedAnswer } from "#src/ui/forms/focused-answer.tsx"
import styles from "./sent-note.module.css"

type SentNoteProps = { text: string; children: string }

/** Replaces the form after it was sent, for visitors without script. */
export function SentNote({ text, children }: SentNoteProps) {
  const shown = useScreenText()
  return (
    <FocusedAnswer>
      <div className={styles.note}>
        <Eyebrow>Sent</Eyebrow>
        <p className={styles.title}>{shown(text)}</p>
        <p>{shown(children)}</p>
        <LinkButton to="/" variant="secondary">
          Back to the hotel
        </LinkButton>
      </div>
    </FocusedAnswer>
  )
}
