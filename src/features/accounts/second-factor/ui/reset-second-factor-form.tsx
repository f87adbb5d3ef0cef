import { type SubmitEvent } from "react"
import { Form, useSubmit } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { useConfirm } from "#src/ui/dialogs/dialogs-provider.tsx"
import styles from "./second-factor.module.css"

/** The intent of this form on a page with several. */
export const resetSecondFactorIntent = "reset-second-factor"

type ResetSecondFactorFormProps = { name: string; isPending: boolean }

/** Removes a colleague's second factor, after a confirmation. */
export function ResetSecondFactorForm({ name, isPending }: ResetSecondFactorFormProps) {
  const confirm = useConfirm()
  const submit = useSubmit()
  const ask = async (form: HTMLFormElement) => {
    const message = `${name} signs in with the password alone until it is set up again, and is signed out everywhere.`
    const question = { title: "Reset the second factor?", message, confirmLabel: "Reset" }
    if (await confirm(question)) await submit(form)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void ask(event.currentTarget)
  }
  return (
    <Form method="post" className={styles.reset} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={resetSecondFactorIntent} />
      <p className={styles.text}>
        A second factor or a passkey protects this account. Reset them for somebody who lost the phone, the
        recovery codes and the passkeys, after you made sure who asks.
      </p>
      <Button size="small" variant="danger" pending={isPending}>
        Reset second factor
      </Button>
    </Form>
  )
}
