import { type FormAnswer, type LoadSchema, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useFormDraft } from "./use-form-draft.ts"

/** A form that is checked before it is sent (`useCheckedForm`) and keeps what is typed under a name (`useFormDraft`). */
export function useCheckedFormDraft(name: string, load: LoadSchema, answer: FormAnswer | undefined) {
  const draft = useFormDraft(name, answer)
  const checked = useCheckedForm(load, answer, draft.onSent)
  return { ...checked, form: { ...checked.form, ...draft.form } } as const
}
