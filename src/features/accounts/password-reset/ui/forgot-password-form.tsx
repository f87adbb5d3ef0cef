import { Form, Link } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"
import { accountFields } from "#src/features/accounts/account-fields.ts"

const loadSchema = async () => (await import("#src/features/accounts/accounts.schema.ts")).resetUsernameInput

type ForgotPasswordFormProps = {
  username: string | null
  answer: FormAnswer | undefined
  isPending: boolean
}

/** Step 1: the username (AUTH-5). */
export function ForgotPasswordForm({ username, answer, isPending }: ForgotPasswordFormProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  return (
    <Form method="post" {...form}>
      <FormFields>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <TextField
          name="username"
          label={accountFields.username}
          hint="Your email works as well"
          error={errors["username"]}
          defaultValue={answer?.values?.["username"] ?? username ?? ""}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
        <FormActions>
          <Button size="large" wide pending={isPending}>
            Send OTP
          </Button>
          <Link to="/signin">{t("Back to sign in")}</Link>
        </FormActions>
      </FormFields>
    </Form>
  )
}
