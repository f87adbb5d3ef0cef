import { formatLongDate, parseIsoDate } from "#src/shared/calendar-date.ts"
import { formatAuditKey } from "./audit-entry.ts"
import { formatHotelMoment, formatTime } from "#src/shared/hotel-moment.ts"
import { formatMoney, fromPaise } from "#src/shared/money.ts"
import { staffRoleNames } from "#src/shared/staff-rights.ts"

/** One changed field of a record; null where it did not exist. */
export type Difference = {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** Fields with amounts in paise, where they are numbers. */
const ofMoney =
  /(?:paise|amount|charge|refund(?:atdesk)?|owed|balance|paid|left|total|price|fee|worth|^extras|^discounts|^low|^high|^before|^after)$/i

/** Fields whose values are names of the code. */
const ofNames = /^(?:status|state|stage|kind|method|role|payer)$/
const isName = /^[a-z]+(?:-[a-z]+)*$/

const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/
const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const isUpload = /^upload-[0-9a-f]{8,}$/
const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const roleNames: Readonly<Record<string, string>> = staffRoleNames

/** A stored text as staff read it: names as labels, dates and times at the hotel, ids by their first letters. */
function formatText(field: string, text: string): string {
  if (field === "role" && Object.hasOwn(roleNames, text)) return roleNames[text] ?? text
  if (ofNames.test(field) && isName.test(text)) return formatAuditKey(text)
  if (isInstant.test(text)) return formatHotelMoment(text)
  if (isTime.test(text)) return formatTime(text)
  if (isId.test(text)) return text.slice(0, 8)
  if (isUpload.test(text)) return text.slice(0, "upload-".length + 8)
  const date = parseIsoDate(text)
  return date ? formatLongDate(date) : text
}

function textOf(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === "boolean") return value ? "Yes" : "No"
  if (Number.isSafeInteger(value) && ofMoney.test(field)) return formatMoney(fromPaise(value as number))
  if (Array.isArray(value)) return value.map((one) => textOf(field, one) ?? "none").join(", ")
  if (typeof value === "object") return formatFields(value as Fields)
  return typeof value === "string" ? formatText(field, value) : JSON.stringify(value)
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

const summaryFirst = (one: string, other: string): number =>
  Number(other === "summary") - Number(one === "summary")

/**
 * The fields that differ between two states of a record, in stored order after a summary. A field that was added or removed counts
 * only if it has a value: from nothing to 0 is not a change.
 */
export function findDifferences(before: unknown, after: unknown): Difference[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].toSorted(summaryFirst)
  return fields
    .filter((field) => (field in old && field in fresh) || !isNothing(old[field] ?? fresh[field]))
    .map((field) => ({ field, before: textOf(field, old[field]), after: textOf(field, fresh[field]) }))
    .filter((difference) => difference.before !== difference.after)
}

/** All of them on one line: 'Status: pending → confirmed, Total: none → ₹ 4,000'. */
export const formatDifferences = (before: unknown, after: unknown): string =>
  findDifferences(before, after)
    .map(
      ({ field, before: old, after: fresh }) =>
        `${formatAuditKey(field)}: ${old ?? "none"} → ${fresh ?? "none"}`,
    )
    .join(", ")
