import { accountFields } from "#src/features/accounts/account-fields.ts"
import { PasskeyButton } from "#src/features/accounts/passkeys/ui/passkey-button.tsx"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { FieldError } from "#src/ui/forms/field.tsx"
import { PasswordField } from "#src/ui/forms/password-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { asksForPassword, type SecondFactors } from "../second-factors.ts"

type IdentityFieldsProps = {
  errors: FieldErrors
  factors: SecondFactors
  /** Focuses the password: the form was opened by a click. */
  isFocused?: boolean
  /** A hint below the password, where only some changes require it. */
  optionalHint?: string
}

const focus = { autoFocus: true }

/** What `verifyIdentity` requires: the password, and a code where the account has an app. */
export const IdentityFields = ({ errors, factors, isFocused, optionalHint }: IdentityFieldsProps) => (
  <>
    {asksForPassword(factors) && (
      <PasswordField
        name="currentPassword"
        label={accountFields.currentPassword}
        error={errors["currentPassword"]}
        autoComplete="current-password"
        hint={optionalHint}
        optional={optionalHint !== undefined}
        {...(isFocused ? focus : {})}
      />
    )}
    {factors.hasApp && (
      <TextField
        name="code"
        kind="code"
        inputMode="text"
        label={accountFields.code}
        hint="From your authenticator app, or a recovery code"
        error={errors["code"]}
        optional={optionalHint !== undefined}
        autoCapitalize="characters"
      />
    )}
    {errors["passkey"] && <FieldError id="passkey-error">{errors["passkey"]}</FieldError>}
  </>
)

type IdentityPasskeyProps = { factors: SecondFactors; isPending: boolean; children?: string }

/** Beside the button of such a form: sends it with a passkey in place of the password and the code. */
export const IdentityPasskey = ({
  factors,
  isPending,
  children = "Use your passkey",
}: IdentityPasskeyProps) =>
  factors.hasPasskey && (
    <PasskeyButton purpose="reauthenticate" variant="secondary" isPending={isPending}>
      {children}
    </PasskeyButton>
  )
