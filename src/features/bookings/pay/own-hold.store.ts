import type { Sql, Statement } from "#src/platform/db/database.ts"

const ownHold: Statement = {
  name: "own-hold-of-request",
  text: `select b.id from idempotency_keys k join bookings b on b.id = k.booking_id
    where k.user_id = $1 and k.fingerprint = $2 and b.user_id = $1 and b.status = 'held' and b.deleted_at is null
    order by b.sequence desc limit 1`,
}

/** The guest's newest hold that a request with this fingerprint placed. */
export async function findOwnHoldOf(
  sql: Sql,
  userId: string,
  fingerprint: Uint8Array,
): Promise<string | null> {
  const [row] = await sql.run<{ id: string }>(ownHold, [userId, fingerprint])
  return row?.id ?? null
}

type KeyOfBooking = {
  readonly userId: string
  readonly key: string
  readonly fingerprint: Uint8Array
  readonly bookingId: string
}

/** Makes a booking the result of one more key; false when the key belongs to a booking already. */
export async function insertKeyOfBooking(
  sql: Sql,
  { userId, key, fingerprint, bookingId }: KeyOfBooking,
): Promise<boolean> {
  const rows = await sql.execute(
    `insert into idempotency_keys (user_id, key, fingerprint, booking_id) values ($1, $2, $3, $4)
      on conflict do nothing returning 1`,
    [userId, key, fingerprint, bookingId],
  )
  return rows.length === 1
}
