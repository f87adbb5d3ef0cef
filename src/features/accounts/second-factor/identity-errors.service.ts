import { currentPasswordErrors } from "#src/features/accounts/current-password-errors.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import type { IdentityRefusal } from "#src/features/accounts/second-factor/verify-identity.service.ts"
import { secondFactorErrors } from "#src/features/accounts/second-factor/second-factor-errors.ts"

/** The refusals of a password and a code, beside their fields. */
export function identityErrors(refusal: IdentityRefusal | { readonly kind: "password-needed" }): FieldErrors {
  if (refusal.kind === "too-many-tries")
    return { currentPassword: tooManyTriesReason(refusal.retryAfterSeconds) }
  if (refusal.kind === "wrong-password" || refusal.kind === "password-needed")
    return currentPasswordErrors[refusal.kind]
  const text = secondFactorErrors[refusal.kind]
  return refusal.kind === "wrong-code" ? { code: text } : { passkey: text }
}
