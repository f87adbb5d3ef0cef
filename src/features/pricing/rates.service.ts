import type { RoomType } from "#src/features/rooms/room-type.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import type { NightRate } from "./minimum-stay.ts"
import { pricedNight } from "./pricing-rules.ts"
import { findPricingRules } from "./rates.store.ts"

/** The price of every night of a stretch, for each type, by the rules of the rate calendar. */
export async function listNightRates(
  sql: Sql,
  rooms: readonly RoomType[],
  stretch: { from: CalendarDate; to: CalendarDate },
): Promise<Map<string, NightRate[]>> {
  const ids = rooms.map((room) => room.id)
  const plan = await findPricingRules(sql, ids, stretch)
  const nights = daysUntil(stretch.from, stretch.to)
  const ratesOf = (room: RoomType): NightRate[] =>
    nights.map((night) => {
      const { price, minimumNights } = pricedNight(plan, room, night)
      return { night, price, minimumNights }
    })
  return new Map(rooms.map((room) => [room.id, ratesOf(room)]))
}
