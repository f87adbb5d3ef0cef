import type { RoomType } from "#src/features/rooms/room-type.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import type { NightRate } from "./minimum-stay.ts"
import { computeNightPrice } from "./night-price.ts"
import type { PricingRules } from "./pricing-rules.ts"
import { findPricingRules } from "./rates.store.ts"

type DateRange = { readonly from: CalendarDate; readonly to: CalendarDate }

export { findPricingRules }

/** The price and minimum stay of each night of a range, for one room type. */
export const nightRates = (rules: PricingRules, room: RoomType, { from, to }: DateRange): NightRate[] =>
  daysUntil(from, to).map((night) => {
    const { price, minimumNights } = computeNightPrice(rules, room, night)
    return { night, price, minimumNights }
  })

/** The rates of several room types, by room type id. */
export async function listNightRates(
  sql: Sql,
  rooms: readonly RoomType[],
  range: DateRange,
): Promise<Map<string, NightRate[]>> {
  const ids = rooms.map((room) => room.id)
  const rules = await findPricingRules(sql, ids, range)
  return new Map(rooms.map((room) => [room.id, nightRates(rules, room, range)]))
}
