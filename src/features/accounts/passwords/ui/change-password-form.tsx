import { Form, Link } from "react-router"
import { type AccountField, accountFields } from "#src/features/accounts/account-fields.ts"
import { IdentityFields, IdentityPasskey } from "#src/features/accounts/second-factor/ui/identity-fields.tsx"
import { asksForPassword, type SecondFactors } from "#src/features/accounts/second-factor/second-factors.ts"
import { passwordHint } from "#src/features/accounts/ui/password-hint.ts"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { PasswordField } from "#src/ui/forms/password-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"

const loadSchema = async () => (await import("#src/features/accounts/accounts.schema.ts")).changePasswordForm

type ChangePasswordFormProps = {
  username: string
  factors: SecondFactors
  answer: FormAnswer | undefined
  isPending: boolean
}

/** The new password twice, and the proof of identity. Posts to its own page. */
export function ChangePasswordForm({ username, factors, answer, isPending }: ChangePasswordFormProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  const field = (name: AccountField) => ({ name, label: accountFields[name], error: errors[name] })
  return (
    <Form method="post" {...form}>
      <FormFields>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        {/* Password managers file the new password under this name. */}
        <input type="hidden" name="username" value={username} autoComplete="username" />
        <IdentityFields errors={errors} factors={factors} />
        <PasswordField {...field("password")} hint={passwordHint} autoComplete="new-password" />
        <PasswordField {...field("confirmPassword")} autoComplete="new-password" />
        <FormActions>
          {asksForPassword(factors) && (
            <Button size="large" pending={isPending}>
              Change password
            </Button>
          )}
          <IdentityPasskey factors={factors} isPending={isPending}>
            Change with your passkey
          </IdentityPasskey>
          <Link to="/my-account">{t("Leave it as it is")}</Link>
        </FormActions>
      </FormFields>
    </Form>
  )
}
