import { Form, Link } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { PasswordField } from "#src/ui/forms/password-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"
import { codeMinutes } from "#src/features/accounts/password-reset/one-time-code-rules.ts"
import { accountFields } from "../account-fields.ts"
import { accountCreationPath } from "#src/features/accounts/session-guests/contact.ts"
import { passwordHint } from "./password-hint.ts"

async function loadSchema(isWithPasskey: boolean) {
  const { firstPasskeyForm, firstPasswordForm } = await import("../accounts.schema.ts")
  return isWithPasskey ? firstPasskeyForm : firstPasswordForm
}

type FirstPasswordFormProps = {
  email: string
  /** A passkey is added on the next page, instead of a password here. */
  isWithPasskey: boolean
  answer: FormAnswer | undefined
  isPending: boolean
}

/** The code from the email, and a password or a passkey, make the record of a guest an account (GUEST-1). */
export function FirstPasswordForm({ email, isWithPasskey, answer, isPending }: FirstPasswordFormProps) {
  const t = useText()
  const { errors, summary, refusedCount, form } = useCheckedForm(() => loadSchema(isWithPasskey), answer)
  return (
    <Form method="post" {...form}>
      <FormFields>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        {/* Password managers file the new password under this name. */}
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <TextField
          name="otp"
          kind="code"
          label={accountFields.otp}
          hint={t("Six digits, sent to {email}, good for {minutes} minutes in this browser", {
            email,
            minutes: codeMinutes,
          })}
          error={errors["otp"]}
        />
        {isWithPasskey ? (
          <p>{t("On the next page your phone or computer makes the passkey.")}</p>
        ) : (
          <PasswordField
            name="password"
            label={accountFields.password}
            error={errors["password"]}
            hint={passwordHint}
            autoComplete="new-password"
          />
        )}
        <FormActions>
          <Button size="large" wide pending={isPending}>
            Create an account
          </Button>
          <Link to={accountCreationPath({ isWithPasskey: !isWithPasskey })} replace>
            {isWithPasskey ? t("Choose a password instead") : t("Use a passkey instead")}
          </Link>
        </FormActions>
      </FormFields>
    </Form>
  )
}
