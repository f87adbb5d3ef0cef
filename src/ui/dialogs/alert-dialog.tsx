import { useId } from "react"
import { Button } from "#src/ui/button.tsx"
import styles from "./dialog.module.css"
import { useModal } from "./dialog.tsx"
import { classes } from "#src/ui/classes.ts"
import { useScreenText } from "#src/ui/screen-text.ts"

export type Question = {
  message: string
  title?: string
  confirmLabel?: string
  cancelLabel?: string
  /** The action cannot be undone. */
  danger?: boolean
}

type AlertDialogProps = {
  open: boolean
  question: Question
  /** A question has two buttons, a statement has one. */
  kind: "confirm" | "alert"
  /** Escape answers no. */
  onAnswer: (isConfirmed: boolean) => void
}

/** A message that must be answered before anything else. */
export function AlertDialog({ open, question, kind, onAnswer }: AlertDialogProps) {
  const dialog = useModal(open)
  const id = useId()
  const { message, title, danger } = question
  const shown = useScreenText()
  const titleId = `${id}-title`
  const answer = (value: "yes" | "no") => () => dialog.current?.close(value)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={classes(styles.dialog, styles.small, styles.alert)}
      aria-labelledby={title ? titleId : id}
      aria-describedby={title ? id : undefined}
      onClose={() => onAnswer(dialog.current?.returnValue === "yes")}
    >
      {title && (
        <h2 id={titleId} className={styles.title}>
          {shown(title)}
        </h2>
      )}
      <p id={id} className={title ? styles.message : styles.messageAlone}>
        {shown(message)}
      </p>
      <div className={styles.actions}>
        {kind === "confirm" && (
          <Button type="button" variant="secondary" onClick={answer("no")}>
            {question.cancelLabel ?? "Cancel"}
          </Button>
        )}
        <Button type="button" variant={danger ? "danger" : "primary"} onClick={answer("yes")}>
          {question.confirmLabel ?? "OK"}
        </Button>
      </div>
    </dialog>
  )
}
