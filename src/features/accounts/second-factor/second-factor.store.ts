import type { Sql } from "#src/platform/db/database.ts"
import type { EncryptedText } from "#src/platform/encrypted-text.ts"
import type { SecondFactors } from "./second-factors.ts"

type StoredSecondFactor = EncryptedText & {
  readonly confirmedAt: string
}

export async function findSecondFactor(sql: Sql, userId: string): Promise<StoredSecondFactor | null> {
  const [row] = await sql.execute<StoredSecondFactor>(
    `select key_id as "keyId", secret as bytes, confirmed_at as "confirmedAt"
      from second_factors where user_id = $1`,
    [userId],
  )
  return row ?? null
}

/** What an account has besides the password. */
export async function findSecondFactors(sql: Sql, userId: string): Promise<SecondFactors> {
  const [row] = await sql.execute<SecondFactors>(
    `select "hasApp", "hasPasskey", "hasApp" or "hasPasskey" and role <> 'guest' as "isOn"
      from (select role,
        exists (select 1 from second_factors f where f.user_id = u.id) as "hasApp",
        exists (select 1 from passkeys p where p.user_id = u.id) as "hasPasskey"
        from users u where id = $1) as found`,
    [userId],
  )
  return row ?? { hasApp: false, hasPasskey: false, isOn: false }
}

type NewSecondFactor = {
  readonly userId: string
  readonly secret: EncryptedText
  /** The time step of the first code, which is not accepted again. */
  readonly step: number
  readonly at: string
}

/** Turns the second factor on; false when it is on already. */
export async function insertSecondFactor(
  sql: Sql,
  { userId, secret, step, at }: NewSecondFactor,
): Promise<boolean> {
  const rows = await sql.execute(
    `insert into second_factors (user_id, key_id, secret, last_used_step, created_at, confirmed_at)
      values ($1, $2, $3, $4, $5, $5) on conflict (user_id) do nothing returning user_id`,
    [userId, secret.keyId, secret.bytes, step, at],
  )
  return rows.length > 0
}

/** Records the step of a code; false when this or a later code was used before (RFC 6238, 5.2). */
export async function updateLastUsedStep(sql: Sql, userId: string, step: number): Promise<boolean> {
  const text = `update second_factors set last_used_step = $2 where user_id = $1 and last_used_step < $2
    returning user_id`
  return (await sql.execute(text, [userId, step])).length > 0
}

export async function updateFactorSecret(sql: Sql, userId: string, secret: EncryptedText): Promise<void> {
  await sql.execute("update second_factors set key_id = $2, secret = $3 where user_id = $1", [
    userId,
    secret.keyId,
    secret.bytes,
  ])
}

/** Turns the second factor off, with its recovery codes; false when there is none. */
export async function removeSecondFactor(sql: Sql, userId: string): Promise<boolean> {
  const text = "delete from second_factors where user_id = $1 returning user_id"
  return (await sql.execute(text, [userId])).length > 0
}

export async function replaceRecoveryCodes(
  sql: Sql,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql.execute("delete from recovery_codes where user_id = $1", [userId])
  for (const hash of hashes)
    await sql.execute("insert into recovery_codes (user_id, code_hash) values ($1, $2)", [userId, hash])
}

/** Deletes a recovery code; false when there is no such code. */
export async function consumeRecoveryCode(sql: Sql, userId: string, hash: Buffer): Promise<boolean> {
  const text = "delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id"
  return (await sql.execute(text, [userId, hash])).length > 0
}

export async function countRecoveryCodes(sql: Sql, userId: string): Promise<number> {
  const text = "select count(*)::int as count from recovery_codes where user_id = $1"
  const [row] = await sql.execute<{ count: number }>(text, [userId])
  return row?.count ?? 0
}
