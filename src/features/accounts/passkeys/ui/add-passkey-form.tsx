import { Form } from "react-router"
import { useEnhanced } from "#src/ui/browser/use-enhanced.ts"
import { FormFields } from "#src/ui/forms/form-layout.tsx"
import { PasskeyButton } from "./passkey-button.tsx"
import { useCanUsePasskeys } from "./use-can-use-passkeys.ts"

function WithoutPasskeys() {
  const isEnhanced = useEnhanced()
  const text =
    "This browser cannot make a passkey here. Please open the page on a phone or in another browser."
  return isEnhanced ? <p>{text}</p> : <noscript>{text}</noscript>
}

/** Makes a passkey, and posts it to its own page. */
export function AddPasskeyForm({ isPending }: { isPending: boolean }) {
  const canUse = useCanUsePasskeys()
  if (!canUse) return <WithoutPasskeys />
  return (
    <Form method="post" aria-label="Add a passkey">
      <FormFields>
        <input type="hidden" name="intent" value="add" />
        <p>When you add one, every other device is signed out, and we tell you by email.</p>
        <div>
          <PasskeyButton purpose="add" isPending={isPending}>
            Add a passkey
          </PasskeyButton>
        </div>
      </FormFields>
    </Form>
  )
}
