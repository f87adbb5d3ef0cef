import type { SecondFactors } from "#src/features/accounts/second-factor/second-factors.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"

/** An action that waits for the password of its person (SAFE-8). */
export type Reauthentication = {
  /** The fields of the form that waits, which are sent again with the password. A name may come several times. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly factors: SecondFactors
  /** What was wrong with the password or the code. */
  readonly errors: FieldErrors
}
