import { formatLongDate, parseIsoDate } from "#src/shared/calendar-date.ts"
import { formatAuditKey } from "./audit-entry.ts"
import { formatMoney, fromPaise } from "#src/shared/money.ts"

/** One changed field of a record; null where it did not exist. */
export type Difference = {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** Fields with amounts in paise. */
const ofMoney = /(?:paise|amount|charge|refund|owed|balance|paid|left|total|price|fee|^low|^high)$/i

function textOf(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === "boolean") return value ? "Yes" : "No"
  if (Number.isSafeInteger(value) && ofMoney.test(field)) return formatMoney(fromPaise(value as number))
  if (Array.isArray(value)) return value.map((one) => textOf(field, one) ?? "none").join(", ")
  if (typeof value === "object") return formatFields(value as Fields)
  if (typeof value !== "string") return JSON.stringify(value)
  const date = parseIsoDate(value)
  return date ? formatLongDate(date) : value
}

const formatFields = (fields: Fields): string =>
  Object.entries(fields)
    .map(([field, value]) => `${formatAuditKey(field)}: ${textOf(field, value) ?? "none"}`)
    .join(", ")

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === 0 ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0)

/**
 * The fields that differ between two states of a record, in stored order. A field that was added or removed counts
 * only if it has a value: from nothing to 0 is not a change.
 */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  return fields
    .filter((field) => (field in old && field in fresh) || !isNothing(old[field] ?? fresh[field]))
    .map((field) => ({ field, before: textOf(field, old[field]), after: textOf(field, fresh[field]) }))
    .filter((difference) => difference.before !== difference.after)
}

/** All of them on one line: 'Status: pending → confirmed, Total: none → ₹ 4,000'. */
export const formatDifferences = (before: unknown, after: unknown): string =>
  differencesOf(before, after)
    .map(
      ({ field, before: old, after: fresh }) =>
        `${formatAuditKey(field)}: ${old ?? "none"} → ${fresh ?? "none"}`,
    )
    .join(", ")
