import type { Sql } from "#src/platform/db/database.ts"

/** What a payment link pays: a deposit, or the balance of the booking (null). */
export type LinkTarget = { readonly bookingId: string; readonly depositId: string | null }

export async function insertPaymentLink(
  sql: Sql,
  { bookingId, depositId }: LinkTarget,
  secretHash: Uint8Array,
): Promise<void> {
  await sql.execute(
    `insert into payment_links (secret_hash, booking_id, deposit_request_id, expires_at, email_changes)
      select $1, b.id, $3, now() + interval '30 days', u.email_changes
        from bookings b join users u on u.id = b.user_id where b.id = $2`,
    [secretHash, bookingId, depositId],
  )
}

/** The target of a link that has not expired and went to the guest's email of today; null for any other link. */
export async function findLinkTarget(sql: Sql, secretHash: Uint8Array): Promise<LinkTarget | null> {
  const [row] = await sql.execute<LinkTarget>(
    `select l.booking_id as "bookingId", l.deposit_request_id as "depositId" from payment_links l
        join bookings b on b.id = l.booking_id join users u on u.id = b.user_id
      where l.secret_hash = $1 and l.expires_at > now() and l.email_changes = u.email_changes`,
    [secretHash],
  )
  return row ?? null
}
