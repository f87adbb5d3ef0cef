import { Button } from "#src/ui/button.tsx"
import { DraftForm } from "#src/ui/forms/drafts/draft-form.tsx"
import { type RefusedForm, refusedField } from "#src/ui/forms/refused-form.ts"
import { TextField } from "#src/ui/forms/text-field.tsx"
import styles from "#src/features/bookings/ui/desk-panels.module.css"

type ReopenStayFormProps = { isPending: boolean; refused: RefusedForm | undefined }

/** The name of the form among those of the page. */
const formName = "reopen-stay"

/** Undoes a completion, on its own day. */
export function ReopenStayForm({ isPending, refused }: ReopenStayFormProps) {
  const { error, typed } = refusedField(refused, formName, "reason")
  return (
    <DraftForm
      name={formName}
      refused={refused?.form === formName ? refused : undefined}
      label="Reopen the stay"
      className={styles.stack}
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
      <Button name="intent" value={formName} size="small" variant="secondary" pending={isPending}>
        Reopen the stay
      </Button>
    </DraftForm>
  )
}
