import type { ReactNode } from "react"
import { OutdatedTexts } from "#src/ui/forms/drafts/outdated-texts.tsx"
import { useUnsavedWarning } from "./use-unsaved-warning.ts"
import styles from "./unsaved-warning.module.css"

type UnsavedWarningProps = {
  /** That of the page's action: a success ends the warning. Not needed where a save leads to another page. */
  answer?: object | undefined
  children: ReactNode
}

/** Asks before the page is left while what was typed into the forms in it is not saved. Once per page. */
export function UnsavedWarning({ answer, children }: UnsavedWarningProps) {
  const { onInput, onSend, outdated } = useUnsavedWarning(answer)
  return (
    <div className={styles.forms} onInput={onInput} onSubmit={onSend}>
      <OutdatedTexts {...outdated} />
      {children}
    </div>
  )
}
