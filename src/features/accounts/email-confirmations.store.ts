import type { Sql } from "#src/platform/db/database.ts"

type EmailConfirmation = {
  readonly userId: string
  /** The email that the link verifies. */
  readonly email: string
  readonly secretHash: Buffer
  readonly expiresAt: string
}

/** One per user: an earlier link stops working. */
export async function upsertEmailConfirmation(sql: Sql, confirmation: EmailConfirmation): Promise<void> {
  const { userId, email, secretHash, expiresAt } = confirmation
  await sql.execute(
    `insert into email_confirmations (user_id, email, secret_hash, expires_at) values ($1, $2, $3, $4)
      on conflict (user_id) do update
      set email = excluded.email, secret_hash = excluded.secret_hash, expires_at = excluded.expires_at`,
    [userId, email, secretHash, expiresAt],
  )
}

type Link = { readonly userId: string; readonly secretHash: Buffer; readonly at: string }

/** The email that a user's link verifies; null when the link is another user's, replaced, used or expired. */
export async function findEmailOfLink(sql: Sql, { userId, secretHash, at }: Link): Promise<string | null> {
  const [row] = await sql.execute<{ email: string }>(
    "select email from email_confirmations where user_id = $1 and secret_hash = $2 and expires_at > $3",
    [userId, secretHash, at],
  )
  return row?.email ?? null
}

/** The email address that a user was asked to confirm, even after the link expired; null when there is none. */
export async function findRequestedEmail(sql: Sql, userId: string): Promise<string | null> {
  const [row] = await sql.execute<{ email: string }>(
    "select email from email_confirmations where user_id = $1",
    [userId],
  )
  return row?.email ?? null
}

export async function removeEmailConfirmation(sql: Sql, userId: string): Promise<void> {
  await sql.execute("delete from email_confirmations where user_id = $1", [userId])
}

type EmailChange = {
  readonly id: string
  readonly email: string
  /** When the owner verified the email; null until then. */
  readonly verifiedAt: string | null
  readonly at: string
}

export async function updateEmail(sql: Sql, { id, email, verifiedAt, at }: EmailChange): Promise<void> {
  await sql.execute(
    `update users set email = $2, email_verified_at = $3, updated_at = $4, version = version + 1,
      email_changes = email_changes + 1 where id = $1`,
    [id, email, verifiedAt, at],
  )
}

/** Has no effect on a verified email. */
export async function verifyEmail(sql: Sql, id: string, at: string): Promise<void> {
  await sql.execute("update users set email_verified_at = $2 where id = $1 and email_verified_at is null", [
    id,
    at,
  ])
}

/** Whether the email address of a user is not verified (SAFE-3). */
export async function isUnverified(sql: Sql, userId: string): Promise<boolean> {
  return (
    (await sql.execute("select 1 from users where id = $1 and email_verified_at is null", [userId])).length >
    0
  )
}

/** Whether somebody typed an email address that nobody has verified; the desk typed those of its guest records. */
export async function isSelfTypedEmail(sql: Sql, userId: string): Promise<boolean> {
  const selfTyped =
    "select 1 from users where id = $1 and email_verified_at is null and (password_hash is not null or is_session_guest)"
  return (await sql.execute(selfTyped, [userId])).length > 0
}
