/** The fields of a form by name, as text. */
export type FieldValues = Readonly<Record<string, string>>

/** A field that somebody else saved differently while it was being edited here. */
export type ConflictField = {
  readonly name: string
  readonly yours: string
  readonly theirs: string
  /** Both changed it: what was typed stays until theirs is chosen. Otherwise theirs is taken over. */
  readonly isContested: boolean
}

/** What an editor must know of a record that changed conflict: its version now, its fields now, and where they differ. */
export type EditConflict = {
  readonly version: number
  readonly theirs: FieldValues
  readonly fields: readonly ConflictField[]
  /** Who saved it and when; null where this is not for whoever edits. */
  readonly saved: { readonly by: string; readonly at: string } | null
}

type Three = {
  /** As the form was opened. */
  readonly opened: FieldValues
  /** As it was sent. */
  readonly yours: FieldValues
  /** As the record is now. */
  readonly theirs: FieldValues
}

/** The fields that the other person changed and that now differ from what was sent. */
export function conflictFields({ opened, yours, theirs }: Three): ConflictField[] {
  return Object.entries(theirs).flatMap(([name, their]) => {
    const your = yours[name] ?? ""
    if (their === opened[name] || your === their) return []
    return [{ name, yours: your, theirs: their, isContested: your !== opened[name] }]
  })
}

/** What the form shows next: all that was typed, and what only the other person changed. */
export function mergedValues({ opened, yours, theirs }: Three): Record<string, string> {
  const taken = conflictFields({ opened, yours, theirs }).filter(({ isContested }) => !isContested)
  return { ...yours, ...Object.fromEntries(taken.map((field) => [field.name, field.theirs])) }
}
