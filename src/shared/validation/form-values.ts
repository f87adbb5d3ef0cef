import { joinPhone } from "./phone.ts"

/** The fields of a form for a schema: a repeated name becomes a list. */
export function formValues(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  const names = new Set(form.keys())
  const values = [...names].map((name) => {
    const [only = "", ...others] = form.getAll(name)
    return [name, others.length === 0 ? only : [only, ...others]] as const
  })
  return joinPhone(Object.fromEntries(values))
}
