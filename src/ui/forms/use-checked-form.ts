import { type ChangeEvent, type SubmitEvent, useRef, useState } from "react"
import type { z } from "zod"
import { type FieldErrors, fieldErrors } from "#src/shared/validation/field-errors.ts"
import { formValues } from "#src/shared/validation/form-values.ts"
import { submitAgain } from "#src/ui/browser/submit-again.ts"
import type { EditConflict } from "#src/shared/edit-conflict.ts"

/** The server's answer to a form that it refused. */
export type FormAnswer = {
  readonly errors?: FieldErrors
  /** The reason, when no single field is wrong. */
  readonly reason?: string
  /** The typed values, to be shown again after a full page load; never a password. */
  readonly values?: Readonly<Record<string, string>>
  /** Somebody else saved the record while it was being edited here. */
  readonly conflict?: EditConflict
  /** The request failed; it is unknown whether it had an effect. */
  readonly isFault?: true
}

type Checked = {
  /** The current errors of the fields. */
  readonly errors: FieldErrors
  /** The errors when the form was last submitted, for the summary. */
  readonly summary: FieldErrors
  readonly since: FormAnswer | undefined
}

/** Loads a form's schema. Schemas are 26 kB of script, which a page only needs once a form is used (FAST-4). */
export type LoadSchema = () => Promise<z.ZodType>

/** The errors of the typed values; none when the schema cannot be loaded, since the server validates as well. */
async function validateForm(load: LoadSchema, form: HTMLFormElement): Promise<FieldErrors> {
  const schema = await load().catch(() => null)
  // Read now: the person may have typed on while the schema was loading.
  const parsed = schema?.safeParse(formValues(new FormData(form)))
  return parsed?.error ? fieldErrors(parsed.error) : {}
}

/**
 * Validates a form by its schema before it is sent, with the messages of the server. A wrong field is validated again
 * while it is edited; others wait for the next submit. Calls `onSent` when the valid form is sent.
 */
export function useCheckedForm(load: LoadSchema, answer: FormAnswer | undefined, onSent?: () => void) {
  const [last, setLast] = useState<Checked | null>(null)
  const [refusedCount, setRefusedCount] = useState(0)
  const step = useRef<"editing" | "validating" | "valid">("editing")
  const refused = answer?.errors ?? {}
  const { errors, summary } = last && last.since === answer ? last : { errors: refused, summary: refused }

  async function validate(form: HTMLFormElement, submitter: HTMLElement | null) {
    step.current = "validating"
    const found = await validateForm(load, form)
    setLast({ errors: found, summary: found, since: answer })
    const isValid = Object.keys(found).length === 0
    step.current = isValid ? "valid" : "editing"
    if (isValid) submitAgain(form, submitter)
    else setRefusedCount((count) => count + 1)
  }

  async function validateField(form: HTMLFormElement, name: string) {
    const { [name]: still } = await validateForm(load, form)
    const { [name]: _settled, ...others } = errors
    setLast({ errors: still === undefined ? others : { ...errors, [name]: still }, summary, since: answer })
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (step.current === "valid") {
      step.current = "editing"
      onSent?.()
      return
    }
    event.preventDefault()
    if (step.current === "editing") void validate(event.currentTarget, event.nativeEvent.submitter)
  }
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const name: unknown = (event.target as EventTarget & { name?: unknown }).name
    if (typeof name === "string" && errors[name] !== undefined) void validateField(event.currentTarget, name)
  }
  const onFocus = () => void load().catch(() => null)
  return { errors, summary, refusedCount, form: { noValidate: true, onSubmit, onChange, onFocus } as const }
}
