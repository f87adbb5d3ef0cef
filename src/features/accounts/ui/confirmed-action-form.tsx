import { type ReactNode, type SubmitEvent } from "react"
import { Form, useSubmit } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { useConfirm } from "#src/ui/dialogs/dialogs-provider.tsx"
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
  const confirm = useConfirm()
  const submit = useSubmit()
  const ask = async (form: HTMLFormElement) => {
    if (await confirm(question)) await submit(form)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void ask(event.currentTarget)
  }
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
