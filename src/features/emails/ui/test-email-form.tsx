import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"

/** Sends an email to whoever presses it, to see whether emails leave. */
export const TestEmailForm = ({ isPending }: { isPending: boolean }) => (
  <Form method="post">
    <Button size="small" variant="secondary" name="intent" value="test" pending={isPending}>
      Send me a test email
    </Button>
  </Form>
)
