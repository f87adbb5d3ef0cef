import type { Sql } from "#src/platform/db/database.ts"
import type { Arrival } from "./arrival.ts"

export async function insertArrival(
  sql: Sql,
  bookingId: string,
  { time, flight, requests }: Arrival,
): Promise<void> {
  await sql.execute(
    "insert into booking_arrivals (booking_id, arrives_at, flight, requests) values ($1, $2, $3, $4)",
    [bookingId, time, flight, requests],
  )
}
