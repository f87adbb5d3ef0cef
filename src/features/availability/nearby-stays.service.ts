import { isSellable, type RoomType } from "#src/features/rooms/room-type.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { checkStaySearch, createQuotedStay, findUnavailability, readNights } from "./quote-stay.service.ts"
import { singleTypeStay } from "./types-of-stay.ts"
import { checkStay, type Stay } from "./stay.ts"
import type { StaySearch } from "./stay-search-url.ts"

/** Free dates of the same length, with the lowest total of the requested room types. */
type NearbyStay = { readonly stay: Stay; readonly total: Money }

/** How many days before and after a stay other dates are looked for. */
export const daysAround = 14
const maxNearby = 3

// Of two dates at the same distance, the earlier one is tried first.
const shifts = Array.from({ length: daysAround }, (_, index) => [-index - 1, index + 1]).flat()

/** The nearest dates around a sold-out search on which one of these room types is free (GUEST-3). */
export async function findNearbyStays(
  platform: Platform,
  rooms: readonly RoomType[],
  search: StaySearch,
): Promise<NearbyStay[]> {
  const today = platform.clock.today()
  const checked = checkStaySearch(search, today)
  const sellable = rooms.filter(isSellable)
  if (!checked.ok || sellable.length === 0) return []
  const { stay, party } = checked.value
  const ids = sellable.map(({ id }) => id)
  const dates = { checkIn: addDays(stay.checkIn, -daysAround), checkOut: addDays(stay.checkOut, daysAround) }
  const around = { ...search, ...dates, today }
  const nights = await platform.db.readTogether((sql) => readNights(sql, ids, around))
  const found: NearbyStay[] = []
  for (const days of shifts) {
    const shifted = { checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days) }
    if (found.length === maxNearby || !checkStay(shifted, today).ok) continue
    const totals = sellable
      .map((room) => createQuotedStay([singleTypeStay(room, party)], { stay: shifted, party }, nights))
      .filter((offer) => findUnavailability(offer) === null)
      .map(({ quote }) => quote.total)
      .filter((total) => total > 0)
    if (totals.length > 0) found.push({ stay: shifted, total: totals.reduce((a, b) => (a < b ? a : b)) })
  }
  return found.toSorted((a, b) => (a.stay.checkIn < b.stay.checkIn ? -1 : 1))
}
