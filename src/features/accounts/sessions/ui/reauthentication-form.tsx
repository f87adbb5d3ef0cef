import { Form, Link } from "react-router"
import { IdentityFields, IdentityPasskey } from "#src/features/accounts/second-factor/ui/identity-fields.tsx"
import { asksForPassword } from "#src/features/accounts/second-factor/second-factors.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { Button } from "#src/ui/button.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { Reauthentication } from "../reauthentication.ts"
import styles from "./reauthentication-form.module.css"

type ReauthenticationFormProps = { request: Reauthentication; isPending: boolean }

/** Requires the password, and submits the waiting form again with all its fields. Works without script. */
export const ReauthenticationForm = ({ request, isPending }: ReauthenticationFormProps) => {
  const t = useText()
  return (
    <Form method="post" replace noValidate className={styles.form} aria-label={t("Confirm your password")}>
      <FormFields>
        <p>
          {t(staffMessages.reauthenticationNeeded)} {t("What you typed is kept.")}
        </p>
        {request.fields.map(([name, value], place) => (
          <input key={`${name} ${place}`} type="hidden" name={name} value={value} />
        ))}
        <IdentityFields errors={request.errors} factors={request.factors} isFocused />
        <FormActions>
          {asksForPassword(request.factors) && <Button pending={isPending}>Confirm and continue</Button>}
          <IdentityPasskey factors={request.factors} isPending={isPending} />
          <Link to="">{t("Cancel")}</Link>
        </FormActions>
      </FormFields>
    </Form>
  )
}
