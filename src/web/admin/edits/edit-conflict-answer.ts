import { findLastChange } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type FieldValues, conflictFields, mergedValues } from "#src/shared/edit-conflict.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"

// These values are only shown to the person who sent them. They never decide what is saved.
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

type ConflictingEdit = {
  readonly id: string
  /** The `opened` field of the form: the values when the form was opened, as JSON. */
  readonly opened: FormDataEntryValue | undefined
  readonly yours: FieldValues
  /** The saved record, as the fields of its form. */
  readonly theirs: FieldValues
  readonly version: number
}

/** Answers an update of a record that another person has saved since: who, when, what differs, and the typed values. */
export async function editConflictAnswer(
  platform: Platform,
  actor: Actor,
  { id, opened, yours, theirs, version }: ConflictingEdit,
): Promise<FormAnswer> {
  const three = { opened: openedValues(opened), yours, theirs }
  const saved = await findLastChange(platform, actor, id)
  return {
    values: mergedValues(three),
    conflict: { version, theirs, fields: conflictFields(three), saved },
  }
}
