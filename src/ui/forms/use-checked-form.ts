import { type ChangeEvent, type SubmitEvent, useState } from "react"
import type { z } from "zod"
import { type FieldErrors, fieldErrors } from "#src/shared/validation/field-errors.ts"
import { formValues } from "#src/shared/validation/form-values.ts"
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

function errorsOf(schema: z.ZodType, form: HTMLFormElement): FieldErrors {
  const parsed = schema.safeParse(formValues(new FormData(form)))
  return parsed.success ? {} : fieldErrors(parsed.error)
}

/**
 * Validates a form by its schema before it is sent, with the messages of the server. A wrong field is validated again
 * while it is edited; others wait for the next submit.
 */
export function useCheckedForm(schema: z.ZodType, answer: FormAnswer | undefined) {
  const [last, setLast] = useState<Checked | null>(null)
  const [refusedCount, setRefusedCount] = useState(0)
  const refused = answer?.errors ?? {}
  const { errors, summary } = last && last.since === answer ? last : { errors: refused, summary: refused }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const found = errorsOf(schema, event.currentTarget)
    setLast({ errors: found, summary: found, since: answer })
    if (Object.keys(found).length === 0) return
    event.preventDefault()
    setRefusedCount((count) => count + 1)
  }
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const name: unknown = (event.target as EventTarget & { name?: unknown }).name
    if (typeof name !== "string" || errors[name] === undefined) return
    const { [name]: _settled, ...others } = errors
    const still = errorsOf(schema, event.currentTarget)[name]
    setLast({ errors: still === undefined ? others : { ...errors, [name]: still }, summary, since: answer })
  }
  return { errors, summary, refusedCount, form: { noValidate: true, onSubmit, onChange } as const }
}
