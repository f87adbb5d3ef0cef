import type { Sql } from "#src/platform/db/database.ts"

/** What a payment link pays: a deposit, or the balance of the booking (null). */
export type LinkTarget = { readonly bookingId: string; readonly depositId: string | null }

export async function insertPaymentLink(
  sql: Sql,
  { bookingId, depositId }: LinkTarget,
  secretHash: Uint8Array,
): Promise<void> {
  await sql.execute(
    `insert into payment_links (secret_hash, booking_id, deposit_request_id, expires_at)
      values ($1, $2, $3, now() + interval '30 days')`,
    [secretHash, bookingId, depositId],
  )
}

/** The target of a link that has not expired; null for any other link. */
export async function findLinkTarget(sql: Sql, secretHash: Uint8Array): Promise<LinkTarget | null> {
  const [row] = await sql.execute<LinkTarget>(
    `select booking_id as "bookingId", deposit_request_id as "depositId" from payment_links
      where secret_hash = $1 and expires_at > now()`,
    [secretHash],
  )
  return row ?? null
}
