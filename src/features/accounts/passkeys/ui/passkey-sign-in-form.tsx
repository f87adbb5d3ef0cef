import { useState } from "react"
import { Form, useSubmit } from "react-router"
import { withReturnPath } from "#src/features/accounts/sessions/return-path.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { FormFields } from "#src/ui/forms/form-layout.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { passkeyField, passkeyIntent } from "../passkey.ts"
import { PasskeyButton } from "./passkey-button.tsx"
import { useAutofilledPasskey } from "./use-autofilled-passkey.ts"

type PasskeySignInFormProps = {
  to: string | null
  /** Why the last passkey was refused. */
  reason?: string | undefined
  /** The page has a field for the username, where the browser offers passkeys too. */
  isAutofilled?: boolean
  isPending: boolean
}

/** Signs in with a passkey alone, beside a form for the password. Posts to the sign-in page. */
export function PasskeySignInForm({ to, reason, isAutofilled = false, isPending }: PasskeySignInFormProps) {
  const t = useText()
  const submit = useSubmit()
  const [isAsking, setIsAsking] = useState(false)
  const action = withReturnPath("/signin", to)
  useAutofilledPasskey(isAutofilled && !isAsking, (response) => {
    void submit({ intent: passkeyIntent, [passkeyField]: response }, { method: "post", action })
  })
  return (
    <Form method="post" action={action} aria-label={t("Sign in with a passkey")}>
      <FormFields>
        {reason !== undefined && <Notice tone="error" title={reason} live />}
        <input type="hidden" name="intent" value={passkeyIntent} />
        <PasskeyButton
          purpose="sign-in"
          variant="secondary"
          size="large"
          wide
          isPending={isPending}
          onAsking={setIsAsking}
        >
          Sign in with a passkey
        </PasskeyButton>
      </FormFields>
    </Form>
  )
}
