import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { UnpaidStays } from "./booking-limits.ts"

// The key share lock of a booking's foreign key does not conflict with this lock, so that parallel bookings queue here
// instead of deadlocking. Session guests with one email count together, or new sessions would evade the limit.
const lockGuests: Statement = {
  name: "lock-guests-of-booking",
  text: `with own as (select id, lower(email) as email, is_session_guest from users where id = $1)
    select u.id from users u
    where u.id in (
      select id from own union
      select g.id from users g join own on own.is_session_guest and lower(g.email) = own.email
      where g.is_session_guest and g.deleted_at is null and g.email_verified_at is null)
    order by u.id for no key update`,
}

// Money for a stay to come can be refunded: a guest could pay, book rooms unpaid, cancel the paid stay and keep the rooms.
const hasPaidSql = (user: string, today: string): string =>
  `exists (select 1 from bookings paid where paid.user_id = ${user} and paid.payment_status = 'done'
      and paid.paid_paise > paid.refunded_paise and paid.check_in < ${today}::date)`

const unpaidStays: Statement = {
  name: "unpaid-stays-of-users",
  text: `select (select email_verified_at is not null from users where id = $3) as "isVerified",
      ${hasPaidSql("$3", "$2")} as "hasPaid",
      count(*) filter (where status = 'held')::int as "openHolds",
      coalesce(sum(rooms * (check_out - check_in)), 0)::int as "roomNights"
    from bookings b
    where user_id = any($1) and payment_status = 'pending' and deleted_at is null
      and (status = 'confirmed' and check_out >= $2::date or status = 'held' and hold_expires_at > now())`,
}

const neverPaid: Statement = {
  name: "never-paid",
  text: `select email_verified_at is not null as "isVerified" from users u
    where id = $1 and not ${hasPaidSql("u.id", "$2")}`,
}

/** A guest who has not paid for a stay that has begun; null for one who has. */
export async function findNeverPaid(
  sql: Sql,
  userId: string,
  today: CalendarDate,
): Promise<Pick<UnpaidStays, "isVerified"> | null> {
  const [guest] = await sql.run<Pick<UnpaidStays, "isVerified">>(neverPaid, [userId, today])
  return guest ?? null
}

/**
 * The open holds and unpaid room-nights of a user, those of the caller's transaction included. Parallel transactions of
 * one user wait here for each other, so that each counts what the others committed.
 */
export async function lockUnpaidStays(sql: Sql, userId: string, today: CalendarDate): Promise<UnpaidStays> {
  const guests = await sql.run<{ id: string }>(lockGuests, [userId])
  const values = [guests.map(({ id }) => id), today, userId]
  const [row] = await sql.run<UnpaidStays>(unpaidStays, values)
  return row ?? { isVerified: false, hasPaid: false, openHolds: 0, roomNights: 0 }
}
