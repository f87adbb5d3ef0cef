import { type FormAnswer, type LoadSchema, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useKeptForm } from "./use-kept-form.ts"

/** A form that is checked before it is sent (`useCheckedForm`) and keeps what is typed under a name (`useKeptForm`). */
export function useKeptCheckedForm(name: string, load: LoadSchema, answer: FormAnswer | undefined) {
  const kept = useKeptForm(name, answer)
  const checked = useCheckedForm(load, answer, kept.onSent)
  return { ...checked, form: { ...checked.form, ...kept.form } } as const
}
