import { data } from "react-router"
import type { DeletionRefusal } from "#src/features/content/content-edits.service.ts"
import { fieldErrors } from "#src/shared/field-errors.ts"
import { refused, type Result } from "#src/shared/result.ts"
import type { FormAnswer } from "#src/ui/use-checked-form.ts"
import { typedValues } from "./form-answers.ts"

/** The text fields of a form, with what was typed for showing it again. */
export async function readContentForm(request: Request, names: readonly string[]) {
  const typed = Object.fromEntries(await request.formData())
  return { typed, values: typedValues(typed, names) }
}

export const refuseForm = (status: number, answer: FormAnswer) => data<FormAnswer>(answer, { status })

export const refuseFields = (values: Record<string, string>, error: Parameters<typeof fieldErrors>[0]) =>
  refuseForm(422, { values, errors: fieldErrors(error) })

const reasons: Readonly<Record<DeletionRefusal["kind"], string>> = {
  forbidden: "You are not allowed to do that.",
  unknown: "It is not there any more.",
  "name-taken": "Another one has that name now.",
}

/** A refused deletion in words. */
export const inWords = (outcome: Result<null, DeletionRefusal>): Result<null, string> =>
  outcome.ok ? outcome : refused(reasons[outcome.refusal.kind])
