/** Messages by field name; '' for the form. */
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
