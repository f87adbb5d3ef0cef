import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

const nightPrices: Statement = {
  name: "night-prices",
  text: `select room_type_id, night, price_paise from rate_nights
    where room_type_id = any($1::uuid[]) and night >= $2::date and night < $3::date and price_paise is not null`,
}

export type NightPriceRow = { room_type_id: string; night: CalendarDate; price_paise: number }

/** The nights of the stretch with a price of their own. */
export const listNightPrices = (
  sql: Sql,
  roomTypeIds: readonly string[],
  stretch: { from: CalendarDate; to: CalendarDate },
): Promise<NightPriceRow[]> => sql.run<NightPriceRow>(nightPrices, [roomTypeIds, stretch.from, stretch.to])
