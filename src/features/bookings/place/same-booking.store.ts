import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { PaymentMode } from "#src/features/bookings/booking.ts"
import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import type { SameBooking } from "./same-booking.ts"

type SameStay = {
  readonly userId: string
  /** The room type of each room, by slug or id. */
  readonly types: readonly string[]
  readonly checkIn: CalendarDate
  readonly checkOut: CalendarDate
  readonly dayRoom: DayRoom | null
  readonly paymentMode: PaymentMode
  /** The booking of this key is the same confirmation, not a second one. */
  readonly key: string
}

// A guest who pays at the hotel after leaving the payment page is not warned of the hold: `confirmOwnHold` confirms it.
const sameBooking: Statement = {
  name: "same-booking",
  text: `select b.id, b.reference, b.status = 'held' as "isHeld"
    from bookings b
    where b.user_id = $1 and b.check_in = $3::date and b.check_out = $4::date and b.rooms = cardinality($2::text[])
      and not exists (select 1 from booking_rooms r join room_types t on t.id = r.room_type_id
        where r.booking_id = b.id and ($2::text[])[r.position] not in (t.id::text, t.slug))
      and b.day_room_starts_at is not distinct from $7::timestamp
      and b.deleted_at is null and b.created_at > now() - interval '1 hour'
      and (b.status in ('confirmed', 'completed')
        or b.status = 'held' and b.hold_expires_at > now() and $5 = 'online')
      and not exists (
        select 1 from idempotency_keys k where k.user_id = $1 and k.key = $6 and k.booking_id = b.id)
    order by b.sequence desc limit 1`,
}

/** The newest booking of the same stay within the last hour; null when there is none. */
export async function findSameBookingOf(sql: Sql, stay: SameStay): Promise<SameBooking | null> {
  const { userId, types, checkIn, checkOut, dayRoom, paymentMode, key } = stay
  const values = [userId, types, checkIn, checkOut, paymentMode, key, dayRoom?.startsAt ?? null]
  const [row] = await sql.run<SameBooking>(sameBooking, values)
  return row ?? null
}
