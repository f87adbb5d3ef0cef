import { removePersonalValuesSql } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

/** Deletes enquiries that were sent before an instant, with their history and the emails about them. */
export async function deleteEnquiriesBefore(sql: Sql, instant: string): Promise<void> {
  const old = "(select id from enquiries where sent_at < $1)"
  await sql.execute(removePersonalValuesSql("select id from enquiries where sent_at < $1"), [instant])
  await sql.execute(`delete from enquiry_entries where enquiry_id in ${old}`, [instant])
  await sql.execute(`delete from emails where record_id in ${old}`, [instant])
  await sql.execute("delete from enquiries where sent_at < $1", [instant])
}

/** Deletes table reservations of days before a day, and the emails about them. */
export async function deleteTablesBefore(sql: Sql, day: CalendarDate): Promise<void> {
  await sql.execute(
    "delete from emails where record_id in (select id from table_reservations where on_day < $1)",
    [day],
  )
  await sql.execute("delete from table_reservations where on_day < $1", [day])
}

/** Deletes emails of these kinds that were written before a day; a reply stays as long as its enquiry. */
export async function deleteEmailsBefore(
  sql: Sql,
  { kinds, day }: { readonly kinds: readonly string[]; readonly day: CalendarDate },
): Promise<void> {
  await sql.execute(
    `delete from emails m where kind = any($1) and created_at < $2::date
      and not exists (select 1 from enquiry_entries e where e.email_id = m.id)`,
    [kinds, day],
  )
}
