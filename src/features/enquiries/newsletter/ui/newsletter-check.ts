import { type FieldErrors, fieldErrors } from "#src/shared/validation/field-errors.ts"
import { newsletterInput } from "#src/features/enquiries/enquiries.schema.ts"

/** What is wrong with the newsletter's form, in the words that the server has. */
export function newsletterErrors(form: FormData): FieldErrors {
  const parsed = newsletterInput.safeParse(Object.fromEntries(form))
  return parsed.success ? {} : fieldErrors(parsed.error)
}
