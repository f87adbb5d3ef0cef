import { type FieldErrors, fieldErrors } from "#src/shared/validation/field-errors.ts"
import { newsletterInput } from "#src/features/enquiries/enquiries.schema.ts"

/** The errors of the newsletter form, with the server's messages. */
export function newsletterErrors(form: FormData): FieldErrors {
  const parsed = newsletterInput.safeParse(Object.fromEntries(form))
  return parsed.success ? {} : fieldErrors(parsed.error)
}
