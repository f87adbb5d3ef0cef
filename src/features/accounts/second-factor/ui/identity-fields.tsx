import { accountFields } from "#src/features/accounts/account-fields.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { PasswordField } from "#src/ui/forms/password-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"

type IdentityFieldsProps = {
  errors: FieldErrors
  hasSecondFactor: boolean
  /** The form has just appeared because somebody acted, so the password gets the focus. */
  isFocused?: boolean
}

const focus = { autoFocus: true }

/** The password, and a code where the account has a second factor: what `proveIdentity` asks for. */
export const IdentityFields = ({ errors, hasSecondFactor, isFocused }: IdentityFieldsProps) => (
  <>
    <PasswordField
      name="currentPassword"
      label={accountFields.currentPassword}
      error={errors["currentPassword"]}
      autoComplete="current-password"
      {...(isFocused ? focus : {})}
    />
    {hasSecondFactor && (
      <TextField
        name="code"
        kind="code"
        inputMode="text"
        label={accountFields.code}
        hint="From your authenticator app, or a recovery code"
        error={errors["code"]}
        autoCapitalize="characters"
      />
    )}
  </>
)
