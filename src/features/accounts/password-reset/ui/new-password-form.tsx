import { Form, Link } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { PasswordField } from "#src/ui/forms/password-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"
import { type AccountField, accountFields } from "#src/features/accounts/account-fields.ts"
import { passwordHint } from "#src/features/accounts/ui/password-hint.ts"

const loadSchema = async () => (await import("#src/features/accounts/accounts.schema.ts")).newPasswordForm

type NewPasswordFormProps = { username: string; answer: FormAnswer | undefined; isPending: boolean }

/** Step 3: the new password, twice (AUTH-6). */
export function NewPasswordForm({ username, answer, isPending }: NewPasswordFormProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  const secret = (name: AccountField) => ({
    name,
    label: accountFields[name],
    error: errors[name],
    autoComplete: "new-password" as const,
  })
  return (
    <Form method="post" {...form}>
      <FormFields>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        {/* Password managers file the new password under this name. */}
        <input type="hidden" name="username" value={username} autoComplete="username" />
        <PasswordField {...secret("password")} hint={passwordHint} />
        <PasswordField {...secret("confirmPassword")} />
        <FormActions>
          <Button size="large" wide pending={isPending}>
            Reset password
          </Button>
          <Link to="/signin">{t("Back to sign in")}</Link>
        </FormActions>
      </FormFields>
    </Form>
  )
}
