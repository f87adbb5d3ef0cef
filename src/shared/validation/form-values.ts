/** The fields of a form for a schema: a repeated name becomes a list. */
export function formValues(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  const names = new Set(form.keys())
  return Object.fromEntries(
    [...names].map((name) => {
      const [only = "", ...others] = form.getAll(name)
      return [name, others.length === 0 ? only : [only, ...others]]
    }),
  )
}
