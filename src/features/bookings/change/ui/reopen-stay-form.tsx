import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { type RefusedForm, refusedField } from "#src/ui/forms/refused-form.ts"
import { TextField } from "#src/ui/forms/text-field.tsx"
import styles from "#src/features/bookings/ui/desk-panels.module.css"

type ReopenStayFormProps = { isPending: boolean; refused: RefusedForm | undefined }

/** Undoes a completion, on its own day. */
export function ReopenStayForm({ isPending, refused }: ReopenStayFormProps) {
  const { error, typed } = refusedField(refused, "reopen-stay", "reason")
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      noValidate
      className={styles.stack}
      aria-label="Reopen the stay"
    >
      <TextField
        name="reason"
        id="reopen-reason"
        label="Reason"
        maxLength={500}
        error={error}
        defaultValue={typed}
        hint="A stay that was completed by mistake can be reopened today."
      />
      <Button name="intent" value="reopen-stay" size="small" variant="secondary" pending={isPending}>
        Reopen the stay
      </Button>
    </Form>
  )
}
