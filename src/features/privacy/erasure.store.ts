import { erasedEmailOf, erasedName, erasedEmailSql } from "#src/features/emails/erased-guest.ts"
import { removePersonalValuesSql } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"

type Obstacles = { readonly hasStay: boolean; readonly hasBalance: boolean; readonly hasQueuedEmail: boolean }

/** Why a person cannot be erased yet: a stay that is not over, an open balance or refund, an email being sent. */
export async function findObstacles(sql: Sql, userId: string, today: string): Promise<Obstacles> {
  const [row] = await sql.execute<Obstacles>(
    `select
      exists (select 1 from bookings where user_id = $1 and status in ('held', 'confirmed')
        and check_out >= $2 and deleted_at is null) as "hasStay",
      exists (select 1 from bookings where user_id = $1 and (balance_paise <> 0 or credit_paise <> 0))
        or exists (select 1 from refunds r join bookings b on b.id = r.booking_id where b.user_id = $1
          and r.status <> 'processed' and r.closed_at is null) as "hasBalance",
      exists (select 1 from emails m left join bookings b on b.id = m.booking_id where m.status = 'queued'
        and (b.user_id = $1 or m.record_id = $1 or lower(m.recipient) = (select lower(email) from users where id = $1))) as "hasQueuedEmail"`,
    [userId, today],
  )
  if (!row) throw new Error("the obstacles of an erasure returned no row")
  return row
}

const ownBookings = "(select id from bookings where user_id = $1)"

/** The statements that remove what was written about the bookings that a query in brackets selects. */
export const erasureOfBookings = (ids: string): string[] => [
  `delete from payment_links where booking_id in ${ids}`,
  // Only rows that have something: the job of retention selects all old bookings every night.
  `update booking_arrivals set flight = '', further_guests = '', requests = '' where booking_id in ${ids}
    and (flight, further_guests, requests) <> ('', '', '')`,
  `update cancellation_requests set note = '' where booking_id in ${ids} and note <> ''`,
  `delete from booking_notes where booking_id in ${ids}`,
  // Where nothing was charged, no document names the company.
  `delete from booking_companies c where booking_id in ${ids}
    and not exists (select 1 from folio_lines l where l.booking_id = c.booking_id)`,
]

// Only tables whose rows reference the person's id, which is the only parameter.
const byId = [
  "delete from sessions where user_id = $1",
  "delete from pending_sign_ins where user_id = $1",
  "delete from second_factors where user_id = $1",
  "delete from passkey_handles where user_id = $1",
  "delete from passkey_challenges where user_id = $1",
  "delete from known_devices where user_id = $1",
  "delete from password_resets where user_id = $1",
  "delete from email_confirmations where user_id = $1",
  ...erasureOfBookings(ownBookings),
  removePersonalValuesSql(
    "select $1::text as id union all select id::text from bookings where user_id = $1::uuid",
  ),
  "delete from emails where record_id = $1",
  "delete from emails where record_id in (select id from waitlist_entries where user_id = $1)",
  "delete from waitlist_entries where user_id = $1",
]

const byEmail = [
  removePersonalValuesSql("select id from enquiries where lower(email) = lower($1)"),
  removePersonalValuesSql("select id from newsletter_subscribers where lower(email) = lower($1)"),
  `update enquiry_entries set body = '' where enquiry_id in (select id from enquiries where lower(email) = lower($1))`,
  `update enquiries set name = '${erasedName}', phone = '', message = '', company_name = '',
    email = ${erasedEmailSql("id")} where lower(email) = lower($1)`,
  `update table_reservations set name = '${erasedName}', phone = '', note = '', email = ${erasedEmailSql("id")},
    version = version + 1 where lower(email) = lower($1)`,
  "delete from newsletter_subscribers where lower(email) = lower($1)",
]

// The account, and the guest records that were merged into it, directly or one after the other.
const recordsOfPerson = `with recursive records (id) as (
    select $1::text union
    select jsonb_array_elements_text(a.after -> 'guestRecords') from records join audit_log a on a.subject_id = records.id
      where a.subject_type = 'user' and a.action = 'merge-guest-records')
  select id from records`

/** Erases one record of a person, with what belongs to it. */
export async function eraseRecord(sql: Sql, id: string): Promise<void> {
  for (const statement of byId) await sql.execute(statement, [id])
  await sql.execute(
    `update users set name = $2, username = 'erased-' || id, email = $3, phone = '', address = '', pin = '', city = '',
      state = '', password_hash = null, email_verified_at = null, erased_at = now(), deleted_at = now(),
      version = version + 1, updated_at = now() where id = $1`,
    [id, erasedName, erasedEmailOf(id)],
  )
}

/** Removes the personal data. Bookings, folio lines and documents stay, and the audit log without personal values. */
export async function eraseUser(
  sql: Sql,
  {
    id,
    email,
    isEmailVerified,
  }: { readonly id: string; readonly email: string; readonly isEmailVerified: boolean },
): Promise<void> {
  await sql.execute(
    `update emails set recipient = $3, reply_to = null, subject = 'Erased', text_body = '', html_body = '',
      attachments = '[]', last_error = null, unsubscribe_url = null
      where booking_id in ${ownBookings} or ($4 and lower($2) in (lower(recipient), lower(reply_to)))`,
    [id, email, erasedEmailOf(id), isEmailVerified],
  )
  if (isEmailVerified) for (const statement of byEmail) await sql.execute(statement, [email])
  for (const record of await sql.execute<{ id: string }>(recordsOfPerson, [id]))
    await eraseRecord(sql, record.id)
}
