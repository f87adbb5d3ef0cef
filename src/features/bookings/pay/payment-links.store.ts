import type { Sql } from "#src/platform/db/database.ts"

export async function insertPaymentLink(sql: Sql, bookingId: string, secretHash: Uint8Array): Promise<void> {
  await sql.execute(
    "insert into payment_links (secret_hash, booking_id, expires_at) values ($1, $2, now() + interval '30 days')",
    [secretHash, bookingId],
  )
}

/** The booking of a link that has not expired; null for any other link. */
export async function findLinkedBookingId(sql: Sql, secretHash: Uint8Array): Promise<string | null> {
  const [row] = await sql.execute<{ bookingId: string }>(
    'select booking_id as "bookingId" from payment_links where secret_hash = $1 and expires_at > now()',
    [secretHash],
  )
  return row?.bookingId ?? null
}
