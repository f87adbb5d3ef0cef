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

type NewsletterLimits = {
  /** Addresses that were entered before it and not confirmed are deleted. */
  readonly unconfirmedBefore: string
  /** So are those that left the newsletter, or that staff removed, before it. */
  readonly endedBefore: string
}

/** Deletes addresses that do not get the newsletter, with the history of their consents. */
export async function deleteSubscribersBefore(
  sql: Sql,
  { unconfirmedBefore, endedBefore }: NewsletterLimits,
): Promise<void> {
  // An address that is entered again keeps its days, so its last link counts as well.
  const old = `(select id from newsletter_subscribers where coalesce(confirmation_expires_at < $1, true)
    and ((status in ('pending', 'spam') and subscribed_at < $1 and deleted_at is null)
      or least(unsubscribed_at, deleted_at) < $2))`
  const limits = [unconfirmedBefore, endedBefore]
  await sql.execute(removePersonalValuesSql(old), limits)
  await sql.execute(`delete from newsletter_subscribers where id in ${old}`, limits)
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
