import { type CalendarDate, formatLongDate, formatShortDate } from "#src/shared/calendar-date.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import type { NightEdit } from "./rate-edit.ts"
import type { RateEffect } from "./rate-effect.ts"

const formatPriceRange = ({ low, high }: { low: Money; high: Money }): string =>
  low === high ? formatMoney(low) : `${formatMoney(low)} to ${formatMoney(high)}`

export const formatDateRange = (first: CalendarDate, last: CalendarDate): string =>
  first === last ? formatLongDate(first) : `${formatShortDate(first)} to ${formatShortDate(last)}`

/** The effect of a change, a sentence for each aspect; the first has the number of nights. */
export function formatRateEffect(effect: RateEffect): string[] {
  if (effect.nights === 0 || !effect.firstNight || !effect.lastNight) return ["Nothing changes."]
  const types = effect.roomTypes > 1 ? ` in ${effect.roomTypes} room types` : ""
  const nights = formatCount(effect.dates, `night${types} changes`, `nights${types} change`)
  const words = [`${nights}, ${formatDateRange(effect.firstNight, effect.lastNight)}.`]
  if (effect.from && effect.to)
    words.push(`Prices of ${formatPriceRange(effect.from)} become ${formatPriceRange(effect.to)}.`)
  if (effect.withMinimum > 0)
    words.push(`The shortest stay changes on ${formatCount(effect.withMinimum, "night", "nights")}.`)
  if (effect.closed > 0)
    words.push(`${formatCount(effect.closed, "night is", "nights are")} closed for sale. Bookings stay.`)
  if (effect.opened > 0) words.push(`${formatCount(effect.opened, "night is", "nights are")} opened again.`)
  return words
}

/** The warning of decision 004; null when no new price is in a gap. */
export function formatGstGap({ inGap, gapPrice }: RateEffect): string | null {
  if (inGap === 0 || gapPrice === null) return null
  const falls = formatCount(inGap, "new price falls", "new prices fall")
  return `${falls} into the GST gap, such as ${formatMoney(gapPrice)}: it has the higher GST rate and leaves the hotel less than a price just below the gap.`
}

/** The warning above the confirmation of unusual prices; null when there are none. */
export function formatUnusualPrices({ unusual, unusualChange }: RateEffect): string | null {
  if (!unusualChange) return null
  const prices = formatCount(unusual, "new price is", "new prices are")
  const { before, after } = unusualChange
  return `${prices} less than half or more than three times the price before, such as ${formatMoney(after)} instead of ${formatMoney(before)}.`
}

const priceTexts = ({ price }: NightEdit): string[] => {
  switch (price.kind) {
    case "keep":
      return []
    case "clear":
      return ["back to the rules"]
    case "set":
      return [formatMoney(price.price)]
    case "change":
      return [`${price.hundredths > 0 ? "+" : ""}${price.hundredths / 100} %`]
  }
}

type NamedRoom = { readonly id: string; readonly name: string }

/** 'Suite', 'Suite and Family Suite', '3 room types' or 'all room types'. */
function formatRoomTypes(ids: readonly string[], rooms: readonly NamedRoom[]): string {
  const names = rooms.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  if (names.length > 2 && names.length === rooms.length) return "all room types"
  return names.length === 1 || names.length === 2 ? names.join(" and ") : `${ids.length} room types`
}

/** The name of a change in the list of changes: '5 Nov 2026 to 11 Nov 2026, Suite: +30 %'. */
export function formatRateSummary(edit: NightEdit, rooms: readonly NamedRoom[]): string {
  const { firstNight, lastNight, roomTypeIds } = edit.scope
  const minimum =
    edit.minimumNights === undefined
      ? []
      : [edit.minimumNights === null ? "no shortest stay" : `at least ${edit.minimumNights} nights`]
  const sale = edit.isClosed === undefined ? [] : [edit.isClosed ? "closed" : "open again"]
  const done = [...priceTexts(edit), ...minimum, ...sale].join(", ")
  return `${formatDateRange(firstNight, lastNight)}, ${formatRoomTypes(roomTypeIds, rooms)}: ${done}`
}

export const outsideCalendarMessage = "Choose nights from today up to 540 days ahead."
