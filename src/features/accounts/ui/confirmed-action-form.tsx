import type { ReactNode } from "react"
import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { useConfirmedSubmit } from "#src/ui/dialogs/use-confirmed-submit.ts"
import styles from "./confirmed-action-form.module.css"

type ConfirmedActionFormProps = {
  /** Distinguishes this form from the others on its page. */
  intent: string
  label: string
  question: { title: string; message: string; confirmLabel: string }
  isPending: boolean
  children: ReactNode
}

/** A button with an explanation, which acts on an account after a confirmation. */
export function ConfirmedActionForm(props: ConfirmedActionFormProps) {
  const { intent, label, question, isPending, children } = props
  const onSubmit = useConfirmedSubmit(() => question)
  return (
    <Form method="post" className={styles.form} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      <p className={styles.text}>{children}</p>
      <Button size="small" variant="danger" pending={isPending}>
        {label}
      </Button>
    </Form>
  )
}
