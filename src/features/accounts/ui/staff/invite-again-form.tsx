import { Form } from "react-router"
import { Badge } from "#src/ui/badge.tsx"
import { Button } from "#src/ui/button.tsx"
import styles from "./invite-again-form.module.css"

/** The intent of this form on a page with several. */
export const inviteAgainIntent = "invite-again"

type InviteAgainFormProps = { id: string; name: string; isPending: boolean }

/** Says that an invitation is not accepted, and sends it again. */
export const InviteAgainForm = ({ id, name, isPending }: InviteAgainFormProps) => (
  <Form method="post" preventScrollReset className={styles.form}>
    <input type="hidden" name="id" value={id} />
    <Badge tone="warning">Invited</Badge>
    <Button
      name="intent"
      value={inviteAgainIntent}
      size="small"
      variant="secondary"
      pending={isPending}
      aria-label={`Send again: the invitation of ${name}`}
    >
      Send again
    </Button>
  </Form>
)
