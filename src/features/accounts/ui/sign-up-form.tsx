import { Form, Link } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FieldPair, FormActions, FormFields, PrivacyLink } from "#src/ui/forms/form-layout.tsx"
import { PasswordField } from "#src/ui/forms/password-field.tsx"
import { PhoneField } from "#src/ui/forms/phone/phone-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { type AccountField, accountFields } from "../account-fields.ts"
import { withReturnPath } from "#src/features/accounts/sessions/return-path.ts"
import { passwordHint } from "./password-hint.ts"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"

const loadSchema = async () => (await import("../accounts.schema.ts")).signUpForm

type SignUpFormProps = { to: string | null; answer: FormAnswer | undefined; isPending: boolean }

/** Posts to its own page, which answers with the errors (AUTH-1). */
export function SignUpForm({ to, answer, isPending }: SignUpFormProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  const secret = (name: AccountField) => ({ name, label: accountFields[name], error: errors[name] })
  const field = (name: AccountField) => ({ ...secret(name), defaultValue: answer?.values?.[name] })
  return (
    <Form method="post" action={withReturnPath("/signup", to)} {...form}>
      <FormFields>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <TextField {...field("name")} autoComplete="name" />
        <TextField {...field("username")} autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <FieldPair>
          <TextField {...field("email")} kind="email" />
          <PhoneField {...field("phone")} />
        </FieldPair>
        <PasswordField {...secret("password")} hint={passwordHint} autoComplete="new-password" />
        <PasswordField {...secret("confirmPassword")} autoComplete="new-password" />
        <FormActions>
          <Button size="large" wide pending={isPending}>
            Sign up
          </Button>
          <Link to={withReturnPath("/signin", to)}>{t("Have an account? Sign in")}</Link>
          <PrivacyLink />
        </FormActions>
      </FormFields>
    </Form>
  )
}
