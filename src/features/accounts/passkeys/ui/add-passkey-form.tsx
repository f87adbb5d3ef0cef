import { Form } from "react-router"
import { FormFields } from "#src/ui/forms/form-layout.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { PasskeyButton } from "./passkey-button.tsx"
import { useCanUsePasskeys } from "./use-can-use-passkeys.ts"

/** Makes a passkey, and posts it to its own page. */
export function AddPasskeyForm({ isPending }: { isPending: boolean }) {
  const t = useText()
  const withoutPasskeys = t(
    "This browser cannot make a passkey here. Please open the page on a phone or in another browser.",
  )
  if (!useCanUsePasskeys()) return <p>{withoutPasskeys}</p>
  return (
    <Form method="post" aria-label={t("Add a passkey")}>
      <FormFields>
        <input type="hidden" name="intent" value="add" />
        <p>{t("When you add one, every other device is signed out, and we tell you by email.")}</p>
        <div>
          <PasskeyButton purpose="add" isPending={isPending}>
            Add a passkey
          </PasskeyButton>
          <noscript>{withoutPasskeys}</noscript>
        </div>
      </FormFields>
    </Form>
  )
}
