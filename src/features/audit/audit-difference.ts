/** One field of a record that an act changed; null where it was not there. */
export type Difference = {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === "string" ? value : JSON.stringify(value)
}

/** The fields that differ between two states of a record, in the order in which they are kept. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  return fields
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(fresh[field]) }))
    .filter((difference) => difference.before !== difference.after)
}
