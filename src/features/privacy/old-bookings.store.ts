import { removePersonalValuesSql } from "#src/features/audit/audit.service.ts"
import { erasedName } from "#src/features/emails/erased-guest.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { erasureOfBookings, eraseRecord } from "./erasure.store.ts"

// A stay with open money, or a posting on or after the day ($1), is not old.
const oldBookings = `(select b.id from bookings b where b.check_out < $1::date
  and b.balance_paise = 0 and b.credit_paise = 0
  and not exists (select 1 from folio_lines l where l.booking_id = b.id and l.business_date >= $1::date)
  and not exists (select 1 from documents d where d.booking_id = b.id and d.business_date >= $1::date))`

const statements = [
  ...erasureOfBookings(oldBookings),
  `delete from booking_companies where booking_id in ${oldBookings}`,
  `delete from emails where booking_id in ${oldBookings}`,
  removePersonalValuesSql(oldBookings),
  `update documents set figures = without_buyer(figures)
    where booking_id in ${oldBookings} and figures -> 'buyer' ->> 'name' <> '${erasedName}'`,
]

// Nobody can sign in to these records, so no one else closes them. A join, because `not in` compares each booking with each
// old one as soon as the old ones do not fit into work_mem.
const oldGuests = `select u.id from users u where u.role = 'guest' and u.password_hash is null and u.erased_at is null
  and u.created_at < $1::date and exists (select 1 from bookings b where b.user_id = u.id)
  and not exists (select 1 from bookings b left join ${oldBookings} as old on old.id = b.id
    where b.user_id = u.id and old.id is null)
  and not exists (select 1 from passkeys p where p.user_id = u.id)`

/** Removes from bookings before a day who the guests were, and erases the guests without an account who have no later one. */
export async function erasePersonsOfBookingsBefore(sql: Sql, day: CalendarDate): Promise<void> {
  const guests = await sql.execute<{ id: string }>(oldGuests, [day])
  for (const statement of statements) await sql.execute(statement, [day])
  for (const { id } of guests) await eraseRecord(sql, id)
}
