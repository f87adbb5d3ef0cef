import { Form, Link } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { PasswordField } from "#src/ui/forms/password-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { accountFields } from "../account-fields.ts"
import { withReturnPath } from "#src/features/accounts/sessions/return-path.ts"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"

const loadSchema = async () => (await import("../accounts.schema.ts")).signInInput

type SignInFormProps = {
  to: string | null
  answer: FormAnswer | undefined
  isPending: boolean
}

/** Posts to its own page, which answers with the errors (AUTH-3). */
export function SignInForm({ to, answer, isPending }: SignInFormProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  return (
    <Form method="post" action={withReturnPath("/signin", to)} {...form}>
      <FormFields>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <TextField
          name="username"
          label={accountFields.username}
          hint="Your email works as well"
          error={errors["username"]}
          defaultValue={answer?.values?.["username"]}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={accountFields.password}
          error={errors["password"]}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <FormActions>
          <Button size="large" wide pending={isPending}>
            Sign in
          </Button>
          <Link to="/forget1">{t("Forgot your password?")}</Link>
          <Link to={withReturnPath("/signup", to)}>{t("New here? Sign up")}</Link>
        </FormActions>
      </FormFields>
    </Form>
  )
}
