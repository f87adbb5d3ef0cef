/** The fields of a form by name, as text. */
export type FieldValues = Readonly<Record<string, string>>

/** A field that somebody else saved differently while it was being edited here. */
export type ConflictField = {
  readonly name: string
  readonly yours: string
  readonly theirs: string
  /** Both changed it: the typed value stays until theirs is chosen. Otherwise theirs is used. */
  readonly isContested: boolean
}

/**
 * What an editor must know about a record that was saved in the meantime: its version, its fields, and the differences.
 */
export type EditConflict = {
  readonly version: number
  readonly theirs: FieldValues
  readonly fields: readonly ConflictField[]
  /** Who saved it and when; null when the editor may not see this. */
  readonly saved: { readonly by: string; readonly at: string } | null
}

type MergeInput = {
  /** The values when the form was opened. */
  readonly opened: FieldValues
  /** The submitted values. */
  readonly yours: FieldValues
  /** The saved values. */
  readonly theirs: FieldValues
}

/** The fields that the other person changed and that now differ from what was sent. */
export function conflictFields({ opened, yours, theirs }: MergeInput): ConflictField[] {
  return Object.entries(theirs).flatMap(([name, their]) => {
    const your = yours[name] ?? ""
    if (their === opened[name] || your === their) return []
    return [{ name, yours: your, theirs: their, isContested: your !== opened[name] }]
  })
}

/** The next values of the form: the typed ones, and those that only the other person changed. */
export function mergedValues({ opened, yours, theirs }: MergeInput): Record<string, string> {
  const taken = conflictFields({ opened, yours, theirs }).filter(({ isContested }) => !isContested)
  return { ...yours, ...Object.fromEntries(taken.map((field) => [field.name, field.theirs])) }
}
