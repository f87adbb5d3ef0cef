import type { Sql, Statement } from "#src/platform/db/database.ts"

type NewReset = {
  readonly id: string
  readonly ticketHash: Buffer
  readonly username: string
  /** The user of the reset, if it is known already; else the job finds it by the username. */
  readonly userId: string | null
  readonly at: string
  readonly codeExpiresAt: string
}

const insert: Statement = {
  name: "insert-password-reset",
  text: `insert into password_resets (id, ticket_hash, username, user_id, created_at, code_expires_at)
    values ($1, $2, $3, $4, $5, $6)`,
}

export async function insertReset(sql: Sql, reset: NewReset): Promise<void> {
  const { id, ticketHash, username, userId, at, codeExpiresAt } = reset
  await sql.run(insert, [id, ticketHash, username, userId, at, codeExpiresAt])
}

/** A reset without a code yet. */
export type UncodedReset = {
  readonly username: string
  readonly userId: string | null
  readonly ticketHash: Buffer
  readonly codeExpiresAt: string
}

const findUncoded: Statement = {
  name: "find-uncoded-password-reset",
  text: `select username, user_id as "userId", ticket_hash as "ticketHash", code_expires_at as "codeExpiresAt"
    from password_resets where id = $1 and code_hmac is null`,
}

export async function findUncodedReset(sql: Sql, id: string): Promise<UncodedReset | null> {
  const [row] = await sql.run<UncodedReset>(findUncoded, [id])
  return row ?? null
}

const setCode: Statement = {
  name: "give-password-reset-code",
  text: `update password_resets set user_id = $2, code_hmac = $3, code_expires_at = $4
    where id = $1 and code_hmac is null returning id`,
}

type Code = {
  readonly userId: string | null
  readonly codeHmac: Buffer
  readonly codeExpiresAt: string
}

/** False when the reset has a code already. */
export async function updateResetCode(sql: Sql, id: string, code: Code): Promise<boolean> {
  const values = [id, code.userId, code.codeHmac, code.codeExpiresAt]
  return (await sql.run(setCode, values)).length === 1
}

const openReset: Statement = {
  name: "open-password-reset",
  text: `select username, grant_expires_at is not null and grant_expires_at > $2 as "isGranted"
    from password_resets
    where ticket_hash = $1 and used_at is null and greatest(code_expires_at, grant_expires_at) > $2`,
}

export type OpenReset = { readonly username: string; readonly isGranted: boolean }

/** The current reset of a browser; null when there is none or it has ended. */
export async function findOpenReset(sql: Sql, ticketHash: Buffer, at: string): Promise<OpenReset | null> {
  const [row] = await sql.run<OpenReset>(openReset, [ticketHash, at])
  return row ?? null
}

// One statement counts the try and checks the code, so concurrent calls cannot exceed five tries.
const countTry: Statement = {
  name: "try-password-reset-code",
  text: `update password_resets set tries = tries + 1,
      grant_expires_at = case when code_hmac = $3 then coalesce(grant_expires_at, $5) else grant_expires_at end
    where ticket_hash = $1 and lower(username) = lower($2) and tries < 5 and used_at is null and code_expires_at > $4
    returning coalesce(code_hmac = $3, false) as fits`,
}

type Try = {
  readonly ticketHash: Buffer
  readonly username: string
  readonly codeHmac: Buffer
  readonly at: string
  readonly grantExpiresAt: string
}

/** Counts a try and returns whether the code matches; null when no try is left or the code has expired. */
export async function tryResetCode(sql: Sql, attempt: Try): Promise<boolean | null> {
  const { ticketHash, username, codeHmac, at, grantExpiresAt } = attempt
  const [row] = await sql.run<{ fits: boolean }>(countTry, [
    ticketHash,
    username,
    codeHmac,
    at,
    grantExpiresAt,
  ])
  return row?.fits ?? null
}

const useGrant: Statement = {
  name: "use-password-reset-grant",
  text: `update password_resets set used_at = $3
    where ticket_hash = $1 and lower(username) = lower($2) and used_at is null and grant_expires_at > $3
    returning user_id as "userId"`,
}

type Grant = { readonly ticketHash: Buffer; readonly username: string; readonly at: string }

/** Uses up the permission to set a new password and returns its user; null when there is none or it is used. */
export async function consumeResetGrant(
  sql: Sql,
  { ticketHash, username, at }: Grant,
): Promise<string | null> {
  const [row] = await sql.run<{ userId: string | null }>(useGrant, [ticketHash, username, at])
  return row?.userId ?? null
}

/** Ends all resets of this user. */
export async function endResetsOf(sql: Sql, userId: string, at: string): Promise<void> {
  await sql.execute("update password_resets set used_at = $2 where user_id = $1 and used_at is null", [
    userId,
    at,
  ])
}

export async function removeOldResets(sql: Sql, before: string): Promise<void> {
  await sql.execute("delete from password_resets where created_at < $1", [before])
}
