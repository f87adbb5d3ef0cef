import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { UnpaidStays } from "./booking-limits.ts"

// The key share lock of a booking's foreign key does not conflict with this lock, so that parallel bookings queue here
// instead of deadlocking.
const lockGuest: Statement = {
  name: "lock-guest-of-booking",
  text: "select 1 from users where id = $1 for no key update",
}

const unpaidStays: Statement = {
  name: "unpaid-stays-of-user",
  text: `select count(*) filter (where status = 'held')::int as "openHolds",
      coalesce(sum(rooms * (check_out - check_in)), 0)::int as "roomNights"
    from bookings b
    where user_id = $1 and payment_status = 'pending' and deleted_at is null
      and (status = 'confirmed' and check_out >= $2::date or status = 'held' and hold_expires_at > now())
      and not exists (select 1 from bookings paid where paid.user_id = $1 and paid.payment_status = 'done')`,
}

/**
 * The open holds and unpaid room-nights of a user, those of the caller's transaction included. Parallel transactions of
 * one user wait here for each other, so that each counts what the others committed.
 */
export async function lockUnpaidStays(sql: Sql, userId: string, today: CalendarDate): Promise<UnpaidStays> {
  await sql.run(lockGuest, [userId])
  const [row] = await sql.run<UnpaidStays>(unpaidStays, [userId, today])
  return row ?? { openHolds: 0, roomNights: 0 }
}
