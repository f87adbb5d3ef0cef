/** Messages by field name; '' for the form. */
export type FieldErrors = Readonly<Record<string, string>>

type Issues = {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

type Raised = { readonly issues: readonly { readonly path?: readonly PropertyKey[] | undefined }[] }

/**
 * The `when` of a rule about several fields of a form: it runs as soon as these are valid. Without it the rule waits until
 * every other field is valid, and the sender gets a second round of errors.
 */
export const whenValid =
  (...fields: readonly string[]) =>
  ({ issues }: Raised): boolean =>
    issues.every(({ path = [] }) => path.length > 0 && !fields.includes(String(path[0])))

/** The first message of each field that a schema refused, by its dotted path. */
export function fieldErrors(error: Issues): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[path.map(String).join(".")] ??= message
  return errors
}
