import type { Sql } from "#src/platform/db/database.ts"

type PendingSignIn = {
  readonly secretHash: Buffer
  readonly userId: string
  readonly expiresAt: string
}

export async function insertPendingSignIn(
  sql: Sql,
  { secretHash, userId, expiresAt }: PendingSignIn,
): Promise<void> {
  const text = "insert into pending_sign_ins (secret_hash, user_id, expires_at) values ($1, $2, $3)"
  await sql.execute(text, [secretHash, userId, expiresAt])
}

export async function findUserOfPendingSignIn(sql: Sql, hash: Buffer, at: string): Promise<string | null> {
  const text = `select user_id as "userId" from pending_sign_ins where secret_hash = $1 and expires_at > $2`
  const [row] = await sql.execute<{ userId: string }>(text, [hash, at])
  return row?.userId ?? null
}

export async function removePendingSignInRow(sql: Sql, hash: Buffer): Promise<boolean> {
  const text = "delete from pending_sign_ins where secret_hash = $1 returning user_id"
  return (await sql.execute(text, [hash])).length > 0
}

export async function removeOldPendingSignIns(sql: Sql, at: string): Promise<void> {
  await sql.execute("delete from pending_sign_ins where expires_at <= $1", [at])
}
