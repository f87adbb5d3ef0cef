import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import styles from "#src/features/bookings/ui/desk-panels.module.css"

/** Undoes a completion, on its own day. */
export const ReopenStayForm = ({ isPending }: { isPending: boolean }) => (
  <Form method="post" replace preventScrollReset className={styles.stack} aria-label="Reopen the stay">
    <TextField
      name="reason"
      id="reopen-reason"
      label="Reason"
      maxLength={500}
      hint="A stay that was completed by mistake can be reopened today."
    />
    <Button name="intent" value="reopen-stay" size="small" variant="secondary" pending={isPending}>
      Reopen the stay
    </Button>
  </Form>
)
