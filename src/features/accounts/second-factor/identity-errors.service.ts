import { currentPasswordErrors } from "#src/features/accounts/current-password-errors.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import type { IdentityRefusal } from "#src/features/accounts/second-factor/verify-identity.service.ts"
import { secondFactorErrors } from "#src/features/accounts/second-factor/second-factor-errors.ts"

/** The refusals of a password and a code, beside their fields. */
export function identityErrors(refusal: IdentityRefusal | { readonly kind: "password-needed" }): FieldErrors {
  if (refusal.kind === "too-many-tries")
    return { currentPassword: tooManyTriesReason(refusal.retryAfterSeconds) }
  switch (refusal.kind) {
    case "password-needed":
    case "password-missing":
    case "wrong-password":
      return currentPasswordErrors[refusal.kind]
    case "code-missing":
    case "wrong-code":
    case "wrong-recovery-code":
      return { code: secondFactorErrors[refusal.kind] }
    case "wrong-passkey":
    case "passkey-needed":
      return { passkey: secondFactorErrors[refusal.kind] }
  }
}
