import { z } from "zod"
import { validationWords } from "./validation-words.ts"

// Whoever shows what a schema refused imports this file, so no message of the validator itself is ever shown.
z.config({ customError: validationWords })

/** Messages by field name; '' for the whole. */
export type FieldErrors = Readonly<Record<string, string>>

type Issues = {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

/** The first message of each field that a schema refused, by its dotted path. */
export function fieldErrors(error: Issues): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[path.map(String).join(".")] ??= message
  return errors
}
