import type { Sql } from "#src/platform/db/database.ts"
import type { Consent } from "./consent.ts"

// Enquiries, tables and the newsletter belong to an address, so they are the person's ($1) only when the address is
// verified.
export const verifiedEmailSql =
  "(select lower(email) from users where id = $1 and email_verified_at is not null)"

/** The times at which a person gave data, and the purpose, newest first. Only the newsletter stores the notice version. */
export const listConsents = (sql: Sql, userId: string): Promise<Consent[]> =>
  sql.execute<Consent>(
    `select * from (
      select 'account' as purpose, 'given' as event, null as subject, null as how, null as "noticeVersion",
        created_at as at from users where id = $1
      union all select 'booking', 'given', reference, null, null, created_at from bookings where user_id = $1
      union all select 'enquiry', 'given', null, null, null, sent_at from enquiries where lower(email) = ${verifiedEmailSql}
      union all select 'table', 'given', reference, null, null, created_at from table_reservations
        where lower(email) = ${verifiedEmailSql}
      union all select 'newsletter', c.event, null, c.how, c.notice_version::text, c.at
        from newsletter_consents c join newsletter_subscribers s on s.id = c.subscriber_id
        where lower(s.email) = ${verifiedEmailSql}) as given
      order by at desc`,
    [userId],
  )

/** The unsubscription key of the person's confirmed newsletter; null when they do not get it. */
export async function findNewsletterKey(sql: Sql, userId: string): Promise<string | null> {
  const [row] = await sql.execute<{ key: string }>(
    `select unsubscribe_key as key from newsletter_subscribers
      where status = 'confirmed' and deleted_at is null and lower(email) = ${verifiedEmailSql}`,
    [userId],
  )
  return row?.key ?? null
}
