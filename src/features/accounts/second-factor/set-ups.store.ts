import type { Sql } from "#src/platform/db/database.ts"
import type { EncryptedText } from "#src/platform/encrypted-text.ts"

/** The session of a set-up, by the hash of its secret. */
type SessionOfSetUp = { readonly userId: string; readonly sessionHash: Buffer }

/** Begins the set-up of a session, or begins it again; false when the session has ended. */
export async function upsertSetUp(
  sql: Sql,
  { userId, sessionHash }: SessionOfSetUp,
  { secret, at }: { readonly secret: EncryptedText; readonly at: string },
): Promise<boolean> {
  const rows = await sql.execute(
    `insert into second_factor_set_ups (session_id, key_id, secret, created_at)
      select id, $3, $4, $5 from sessions where user_id = $1 and secret_hash = $2
      on conflict (session_id) do update set key_id = excluded.key_id, secret = excluded.secret,
        created_at = excluded.created_at
      returning session_id`,
    [userId, sessionHash, secret.keyId, secret.bytes, at],
  )
  return rows.length > 0
}

/** The secret of a set-up that began since then, in a session whose person was authenticated since then; else null. */
export async function findSetUp(
  sql: Sql,
  { userId, sessionHash }: SessionOfSetUp,
  since: string,
): Promise<EncryptedText | null> {
  const [row] = await sql.execute<EncryptedText>(
    `select f.key_id as "keyId", f.secret as bytes
      from second_factor_set_ups f join sessions s on s.id = f.session_id
      where s.user_id = $1 and s.secret_hash = $2 and f.created_at >= $3 and s.authenticated_at >= $3`,
    [userId, sessionHash, since],
  )
  return row ?? null
}

/** Ends the set-up of a session; false when this secret is not the one of its set-up any more. */
export async function consumeSetUp(
  sql: Sql,
  { userId, sessionHash }: SessionOfSetUp,
  secret: EncryptedText,
): Promise<boolean> {
  const rows = await sql.execute(
    `delete from second_factor_set_ups f using sessions s
      where s.id = f.session_id and s.user_id = $1 and s.secret_hash = $2 and f.secret = $3 returning f.session_id`,
    [userId, sessionHash, secret.bytes],
  )
  return rows.length > 0
}

/** Ends the set-ups of a user; those of a session that ends go with it. */
export async function removeSetUpsOf(sql: Sql, userId: string): Promise<void> {
  await sql.execute(
    "delete from second_factor_set_ups where session_id in (select id from sessions where user_id = $1)",
    [userId],
  )
}

/** Deletes set-ups that began before then. */
export async function removeOldSetUps(sql: Sql, before: string): Promise<void> {
  await sql.execute("delete from second_factor_set_ups where created_at < $1", [before])
}
