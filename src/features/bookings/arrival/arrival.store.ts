import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { Arrival } from "./arrival.ts"

const save: Statement = {
  name: "save-booking-arrival",
  text: `insert into booking_arrivals (booking_id, arrives_at, flight, wants_car, further_guests, requests)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (booking_id) do update set arrives_at = excluded.arrives_at, flight = excluded.flight,
      wants_car = excluded.wants_car, further_guests = excluded.further_guests, requests = excluded.requests`,
}

export async function saveArrival(
  sql: Sql,
  bookingId: string,
  { time, flight, wantsCar, furtherGuests, requests }: Arrival,
): Promise<void> {
  await sql.run(save, [bookingId, time, flight, wantsCar, furtherGuests, requests])
}

export async function removeArrival(sql: Sql, bookingId: string): Promise<void> {
  await sql.execute("delete from booking_arrivals where booking_id = $1", [bookingId])
}
