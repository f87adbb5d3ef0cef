import type { RoomType } from "#src/features/rooms/room-type.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import type { NightRate } from "./rate.ts"
import { listNightPrices } from "./rates.store.ts"

/** The price of every night of a stretch, for each type: the night's own price, else the type's final price. */
export async function listNightRates(
  sql: Sql,
  rooms: readonly RoomType[],
  stretch: { from: CalendarDate; to: CalendarDate },
): Promise<Map<string, NightRate[]>> {
  const ids = rooms.map((room) => room.id)
  const own = new Map<string, number>()
  for (const row of await listNightPrices(sql, ids, stretch))
    own.set(`${row.room_type_id} ${row.night}`, row.price_paise)
  const nights = daysUntil(stretch.from, stretch.to)
  const ratesOf = (room: RoomType): NightRate[] =>
    nights.map((night) => ({ night, price: fromPaise(own.get(`${room.id} ${night}`) ?? room.finalPrice) }))
  return new Map(rooms.map((room) => [room.id, ratesOf(room)]))
}
