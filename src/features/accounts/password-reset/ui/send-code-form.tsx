import type { ReactNode } from "react"
import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { accountCreationPath, sendCodeIntent } from "#src/features/accounts/session-guests/contact.ts"

type SendCodeFormProps = {
  variant?: "primary" | "secondary" | "quiet"
  isWithPasskey?: boolean
  isPending: boolean
  children: ReactNode
}

/** Requests the code that the account of a guest begins with. */
export const SendCodeForm = ({
  variant = "secondary",
  isWithPasskey = false,
  isPending,
  children,
}: SendCodeFormProps) => (
  <Form method="post" action={accountCreationPath({ isWithPasskey })}>
    <input type="hidden" name="intent" value={sendCodeIntent} />
    <Button variant={variant} pending={isPending}>
      {children}
    </Button>
  </Form>
)
