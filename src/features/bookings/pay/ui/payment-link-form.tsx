import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"

/** Emails the guest a link that pays the balance online. */
export const PaymentLinkForm = ({ isPending }: { isPending: boolean }) => (
  <Form method="post" replace preventScrollReset>
    <Button name="intent" value="mail-payment-link" size="small" variant="secondary" pending={isPending}>
      Email a payment link
    </Button>
  </Form>
)
