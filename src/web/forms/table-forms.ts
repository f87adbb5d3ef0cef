import { data } from "react-router"
import type { z } from "zod"
import { tableFields } from "#src/features/table-reservations/table-fields.ts"
import type { TableRequest } from "#src/features/table-reservations/table-reservation.ts"
import { type TableRefusal, tableRefusalAnswer } from "#src/features/table-reservations/table-refusals.ts"
import {
  type callerTableForm,
  type tableForm,
  tableSigns,
} from "#src/features/table-reservations/tables.schema.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { joinPhone } from "#src/shared/validation/phone.ts"
import { type Result, done, refused } from "#src/shared/result.ts"
import { typedValues } from "./form-answers.ts"

type Typed = Record<string, FormDataEntryValue>

type ReadTable = {
  readonly request: TableRequest
  readonly key: string
  readonly signs: { readonly trap: string; readonly formAge: string | null }
}

const keptFields = [...Object.keys(tableFields), "key"]

/** The typed values beside the answer, so that a page without script keeps them. */
const answered = (typed: Typed, answer: object, status: number) =>
  data<FormAnswer>({ ...answer, values: typedValues(typed, keptFields) }, { status })

export const refusedTable = (typed: Typed, refusal: TableRefusal) => {
  const { answer, status } = tableRefusalAnswer(refusal)
  return answered(typed, answer, status)
}

/** Reads a posted form for a table; the refusal is the answer of the page. */
export function readTableForm(
  form: FormData,
  schema: ReturnType<typeof tableForm> | ReturnType<typeof callerTableForm>,
): Result<ReadTable & { readonly typed: Typed }, ReturnType<typeof answered>> {
  const typed = joinPhone(Object.fromEntries(form))
  const signs = tableSigns.safeParse(typed)
  if (!signs.success) return refused(answered(typed, { reason: "Please open this page again." }, 422))
  const parsed: z.ZodSafeParseResult<z.output<ReturnType<typeof callerTableForm>>> = schema.safeParse(typed)
  if (!parsed.success) return refused(answered(typed, { errors: fieldErrors(parsed.error) }, 422))
  const { time: slot, ...request } = parsed.data
  const { key, homepage: trap, formAge } = signs.data
  return done({ typed, request: { ...request, slot }, key, signs: { trap, formAge } })
}
