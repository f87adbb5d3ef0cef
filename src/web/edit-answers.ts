import { data } from "react-router"
import { type FieldValues, meanwhileFields, mergedValues } from "#src/shared/meanwhile.ts"
import type { FormAnswer } from "#src/ui/use-checked-form.ts"

// It is only shown again to the person who sent it, and never decides what is saved.
function openedValues(text: FormDataEntryValue | undefined): FieldValues {
  try {
    const read: unknown = JSON.parse(typeof text === "string" ? text : "{}")
    const entries = Object.entries(typeof read === "object" && read !== null ? read : {})
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    )
  } catch {
    return {}
  }
}

type Edited = {
  /** The `opened` field of the form. */
  readonly opened: FormDataEntryValue | undefined
  readonly yours: FieldValues
  /** The record as it is now, as the fields of its form. */
  readonly theirs: FieldValues
  readonly version: number
}

/** What an update is told whose record somebody else saved meanwhile: what they changed, and all that was typed. */
export function meanwhileAnswer({ opened, yours, theirs, version }: Edited): FormAnswer {
  const three = { opened: openedValues(opened), yours, theirs }
  return { values: mergedValues(three), meanwhile: { version, theirs, fields: meanwhileFields(three) } }
}

/** The same as the answer of an action: 409. */
export const answerMeanwhile = (edited: Edited) => data(meanwhileAnswer(edited), { status: 409 })
