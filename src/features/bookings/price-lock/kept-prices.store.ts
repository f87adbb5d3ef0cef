import type { Sql } from "#src/platform/db/database.ts"
import type { KeptPrice } from "./price-lock.ts"

/** Stores that a booking was made at a kept price. */
export async function insertKeptPrice(sql: Sql, bookingId: string, { total, until }: KeptPrice) {
  await sql.execute(
    "insert into booking_kept_prices (booking_id, total_paise, expires_at) values ($1, $2, $3)",
    [bookingId, total, until],
  )
}

/** The kept price of booking `b`, as SQL text. */
export const keptPriceSql = (b: string): string =>
  `(select json_build_object('total', k.total_paise, 'until', k.expires_at)
      from booking_kept_prices k where k.booking_id = ${b}.id)`
