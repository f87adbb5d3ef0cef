import { Form, Link } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"
import { accountFields } from "#src/features/accounts/account-fields.ts"
import { codeMinutes } from "#src/features/accounts/password-reset/one-time-code-rules.ts"

const loadSchema = async () => (await import("#src/features/accounts/accounts.schema.ts")).resetCodeInput

type OneTimeCodeFormProps = { username: string; answer: FormAnswer | undefined; isPending: boolean }

/** Step 2: the code from the email (AUTH-5). */
export function OneTimeCodeForm({ username, answer, isPending }: OneTimeCodeFormProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  return (
    <Form method="post" {...form}>
      <FormFields>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <input type="hidden" name="username" value={username} />
        <TextField
          name="otp"
          kind="code"
          label={accountFields.otp}
          hint={t("Six digits, good for {minutes} minutes in this browser", { minutes: codeMinutes })}
          error={errors["otp"]}
          enterKeyHint="go"
        />
        <FormActions>
          <Button size="large" wide pending={isPending}>
            Verify OTP
          </Button>
          <Link to="/forget1">{t("Send another")}</Link>
          <Link to="/signin">{t("Back to sign in")}</Link>
        </FormActions>
      </FormFields>
    </Form>
  )
}
