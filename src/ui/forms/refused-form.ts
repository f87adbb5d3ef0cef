import type { FieldErrors } from "#src/shared/validation/field-errors.ts"

/** One form of a page that has several, after it was refused: what was wrong by field, and what was typed. */
export type RefusedForm = {
  readonly form: string
  readonly errors: FieldErrors
  readonly values: Readonly<Record<string, string>>
}

/** The error and the typed value of a field, where this form was refused. */
export function refusedField(refused: RefusedForm | undefined, form: string, name: string) {
  const own = refused?.form === form ? refused : undefined
  return { error: own?.errors[name], typed: own?.values[name] }
}
