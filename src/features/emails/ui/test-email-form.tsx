import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"

/** Sends an email to the user who presses it, to test the delivery. */
export const TestEmailForm = ({ isPending }: { isPending: boolean }) => (
  <Form method="post">
    <Button size="small" variant="secondary" name="intent" value="test" pending={isPending}>
      Send me a test email
    </Button>
  </Form>
)
