import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

/** Deletes enquiries that were sent before an instant, with their history and the emails about them. */
export async function deleteEnquiriesBefore(sql: Sql, instant: string): Promise<void> {
  const old = "(select id from enquiries where sent_at < $1)"
  const emails = await sql.execute<{ id: string }>(
    `select email_id as id from enquiry_entries where email_id is not null and enquiry_id in ${old}`,
    [instant],
  )
  await sql.execute(`delete from enquiry_entries where enquiry_id in ${old}`, [instant])
  await sql.execute("delete from enquiries where sent_at < $1", [instant])
  await sql.execute("delete from emails where id = any($1)", [emails.map(({ id }) => id)])
}

/** Deletes table reservations of days before a day, and the emails about tables that are as old. */
export async function deleteTablesBefore(sql: Sql, day: CalendarDate): Promise<void> {
  await sql.execute("delete from table_reservations where on_day < $1", [day])
  await sql.execute(
    "delete from emails where kind in ('table-confirmed', 'table-changed', 'table-cancelled') and created_at < $1::date - 90",
    [day],
  )
}
