import type { Sql } from "#src/platform/db/database.ts"
import type { PasskeyPurpose } from "./passkey.ts"

/** A challenge and what it is bound to. */
type ChallengeRow = {
  readonly challenge: string
  readonly browserHash: Buffer
  readonly purpose: PasskeyPurpose
  /** Null at a sign-in. */
  readonly userId: string | null
}

export async function insertChallenge(sql: Sql, row: ChallengeRow, expiresAt: string): Promise<void> {
  await sql.execute(
    `insert into passkey_challenges (challenge, browser_hash, purpose, user_id, expires_at)
      values ($1, $2, $3, $4, $5)`,
    [row.challenge, row.browserHash, row.purpose, row.userId, expiresAt],
  )
}

/** Deletes a challenge; false when there is no such challenge, or it has expired. */
export async function consumeChallengeRow(sql: Sql, row: ChallengeRow, at: string): Promise<boolean> {
  const deleted = await sql.execute(
    `delete from passkey_challenges where challenge = $1 and browser_hash = $2 and purpose = $3
      and user_id is not distinct from $4::uuid and expires_at > $5 returning challenge`,
    [row.challenge, row.browserHash, row.purpose, row.userId, at],
  )
  return deleted.length > 0
}

export async function removeOldChallenges(sql: Sql, at: string): Promise<void> {
  await sql.execute("delete from passkey_challenges where expires_at <= $1", [at])
}
