import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { Role } from "#src/shared/actor.ts"

/** An open session and its user. */
export type SessionRow = {
  readonly userId: string
  readonly role: Role
  readonly name: string
  readonly seenAt: string
  readonly authenticatedAt: string
  readonly deviceName: string | null
  /** An authenticator app or a passkey. */
  readonly hasSecondFactor: boolean
}

type NewSession = {
  readonly secretHash: Buffer
  readonly userId: string
  readonly at: string
  readonly expiresAt: string
}

const activeSession: Statement = {
  name: "living-session",
  text: `select u.id as "userId", u.role, u.name, s.seen_at as "seenAt", s.device_name as "deviceName",
      s.authenticated_at as "authenticatedAt",
      exists (select 1 from second_factors f where f.user_id = u.id)
        or exists (select 1 from passkeys p where p.user_id = u.id) as "hasSecondFactor"
    from sessions s join users u on u.id = s.user_id
    where s.secret_hash = $1 and s.expires_at > $2 and s.seen_at > $3 and u.deleted_at is null`,
}

const touchSession: Statement = {
  name: "touch-session",
  text: `update sessions set seen_at = greatest(seen_at, $2), device_name = coalesce($3, device_name)
    where secret_hash = $1`,
}

/** Ends the least recently used sessions of a user, so that at most `limit` stay. */
export async function removeOldestSessions(sql: Sql, userId: string, limit: number): Promise<void> {
  await sql.execute(
    `delete from sessions where secret_hash in (
      select secret_hash from sessions where user_id = $1 order by seen_at desc, created_at desc offset $2)`,
    [userId, limit],
  )
}

export async function insertSession(sql: Sql, session: NewSession): Promise<void> {
  await sql.execute(
    `insert into sessions (secret_hash, user_id, seen_at, created_at, authenticated_at, expires_at)
      values ($1, $2, $3, $3, $3, $4)`,
    [session.secretHash, session.userId, session.at, session.expiresAt],
  )
}

/** Now, and the last use before which a session is over. */
export type ActiveSessionTimes = { readonly at: string; readonly seenAfter: string }

export async function findSession(
  sql: Sql,
  hash: Buffer,
  { at, seenAfter }: ActiveSessionTimes,
): Promise<SessionRow | null> {
  const [row] = await sql.run<SessionRow>(activeSession, [hash, at, seenAfter])
  return row ?? null
}

type SessionUse = { readonly at: string; readonly deviceName: string | null }

export async function updateLastUse(sql: Sql, hash: Buffer, { at, deviceName }: SessionUse): Promise<void> {
  await sql.run(touchSession, [hash, at, deviceName])
}

type Renewal = { readonly hash: Buffer; readonly newHash: Buffer; readonly at: string }

/** Replaces the secret of a session whose user was authenticated at this moment; false when it has ended. */
export async function replaceSecret(sql: Sql, { hash, newHash, at }: Renewal): Promise<boolean> {
  const rows = await sql.execute<{ id: string }>(
    "update sessions set secret_hash = $2, authenticated_at = $3 where secret_hash = $1 returning id",
    [hash, newHash, at],
  )
  return rows.length > 0
}

export async function removeSession(sql: Sql, hash: Buffer): Promise<void> {
  await sql.execute("delete from sessions where secret_hash = $1", [hash])
}

/** Ends the sessions of a user, and the sign-ins that wait for a code. */
export async function removeSessionsOf(sql: Sql, userId: string): Promise<void> {
  await sql.execute("delete from pending_sign_ins where user_id = $1", [userId])
  await sql.execute("delete from sessions where user_id = $1", [userId])
}

export async function removeOtherSessionsOf(
  sql: Sql,
  userId: string,
  keptHash: Buffer | null,
): Promise<void> {
  await sql.execute("delete from pending_sign_ins where user_id = $1", [userId])
  await sql.execute("delete from sessions where user_id = $1 and secret_hash is distinct from $2", [
    userId,
    keptHash,
  ])
}

export async function removeEndedSessions(sql: Sql, { at, seenAfter }: ActiveSessionTimes): Promise<void> {
  await sql.execute("delete from sessions where expires_at <= $1 or seen_at <= $2", [at, seenAfter])
}
