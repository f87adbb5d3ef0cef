import { parseDatabaseError, type Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import { listNewest, type PageOfNewest } from "#src/platform/db/newest-page.ts"
import type { Role } from "#src/shared/actor.ts"
import type { Account, Profile, UniqueField } from "./account.ts"

const accountColumns = `id, role, email_verified_at as "emailVerifiedAt", created_at as "createdAt", name, username,
  email, phone, address, pin, city, state, language`

/** Whether a user has an account: a guest without a password has none, and their username is made up. */
const hasAccountSql = (alias: string): string =>
  `(${alias}.role <> 'guest' or ${alias}.password_hash is not null)`

/** The username of a user that staff see: '' where there is no account. */
export const chosenUsernameSql = (alias: string): string =>
  `case when ${hasAccountSql(alias)} then ${alias}.username else '' end`

/** The email of a user; '' for an erased one, whose address is made up. */
export const knownEmailSql = (alias: string): string =>
  `case when ${alias}.erased_at is null then ${alias}.email else '' end`

export async function isErased(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql.execute("select 1 from users where id = $1 and erased_at is not null", [id])
  return rows.length > 0
}

export async function findAccount(sql: Sql, id: string): Promise<Account | null> {
  const text = `select ${accountColumns} from users where id = $1 and deleted_at is null`
  const [account] = await sql.execute<Account>(text, [id])
  return account ?? null
}

/** A user as staff see it; a guest record has no account. */
export type SeenAccount = Account & { readonly hasAccount: boolean }

export async function findSeenAccount(sql: Sql, id: string): Promise<SeenAccount | null> {
  const text = `select ${accountColumns}, ${hasAccountSql("users")} as "hasAccount"
    from users where id = $1 and deleted_at is null`
  const [account] = await sql.execute<SeenAccount>(text, [id])
  return account ?? null
}

/** The record of a session guest; null for every other user. */
export async function findSessionGuestAccount(sql: Sql, id: string): Promise<Account | null> {
  const text = `select ${accountColumns} from users where id = $1 and deleted_at is null and is_session_guest`
  const [account] = await sql.execute<Account>(text, [id])
  return account ?? null
}

/** All staff, by name. */
export const listStaffAccounts = (sql: Sql): Promise<Account[]> =>
  sql.execute<Account>(
    `select ${accountColumns} from users where role <> 'guest' and deleted_at is null order by name`,
    [],
  )

export type Credentials = { readonly account: Account; readonly passwordHash: string | null }

/**
 * By username or email; an account with this email comes before one with it as an old username. A session guest has no
 * credentials: a code for its email goes to its own session only.
 */
export async function findCredentials(sql: Sql, signInName: string): Promise<Credentials | null> {
  const [row] = await sql.execute<Account & { passwordHash: string | null }>(
    `select ${accountColumns}, password_hash as "passwordHash" from users
      where deleted_at is null and not is_session_guest
        and (lower(email) = lower($1) or lower(username) = lower($1))
      order by lower(email) = lower($1) desc, password_hash is not null desc limit 1`,
    [signInName],
  )
  if (!row) return null
  const { passwordHash, ...account } = row
  return { account, passwordHash }
}

/** Null for a guest record and for an unknown account. */
export async function findPasswordHash(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql.execute<{ passwordHash: string | null }>(
    `select password_hash as "passwordHash" from users where id = $1 and deleted_at is null`,
    [id],
  )
  return row?.passwordHash ?? null
}

/** Whether an account has this email, a deleted one included; a guest record does not count. */
export async function hasAccountWithEmail(sql: Sql, email: string): Promise<boolean> {
  const text = "select 1 from users where lower(email) = lower($1) and password_hash is not null"
  return (await sql.execute(text, [email])).length > 0
}

type Names = { readonly username?: string | undefined; readonly email?: string | undefined }

/** Which of these names another account has, including deleted ones. */
export async function listTakenFields(sql: Sql, names: Names, exceptId?: string): Promise<UniqueField[]> {
  const [row] = await sql.execute<Record<UniqueField, boolean>>(
    `select exists (select 1 from users where lower(username) = lower($1) and id is distinct from $3) as username,
            exists (select 1 from users where lower(email) = lower($2) and id is distinct from $3
              and password_hash is not null) as email`,
    [names.username ?? null, names.email ?? null, exceptId ?? null],
  )
  return (["username", "email"] as const).filter((field) => row?.[field])
}

/** The field of a unique violation; null for other errors. */
export function violatedUniqueField(error: unknown): UniqueField | null {
  const { code, constraint } = parseDatabaseError(error) ?? {}
  if (code !== "23505") return null
  if (constraint === "users_username_taken") return "username"
  return constraint === "users_email_taken" || constraint === "guest_records_email_taken" ? "email" : null
}

type NewAccount = Account & { readonly isSessionGuest?: boolean }

/** Without a password it is a guest record, which cannot sign in. */
export async function insertAccount(
  sql: Sql,
  account: NewAccount,
  passwordHash: string | null,
): Promise<void> {
  const { createdAt, emailVerifiedAt, isSessionGuest = false, language = "en" } = account
  const { id, role, name, username, email, phone, address, pin, city, state } = account
  await sql.execute(
    `insert into users (id, role, name, username, email, phone, address, pin, city, state, email_verified_at,
        password_hash, created_at, updated_at, is_session_guest, language, version)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15, 1)`,
    [
      id,
      role,
      name,
      username,
      email,
      phone,
      address,
      pin,
      city,
      state,
      emailVerifiedAt,
      passwordHash,
      createdAt,
      isSessionGuest,
      language,
    ],
  )
}

type ProfileChange = { readonly id: string; readonly profile: Profile; readonly at: string }

export async function updateProfileColumns(sql: Sql, { id, profile, at }: ProfileChange): Promise<void> {
  const { name, username, email, phone, address, pin, city, state } = profile
  await sql.execute(
    `update users set name = $2, username = $3, email = $4, phone = $5, address = $6, pin = $7, city = $8, state = $9,
        updated_at = $10, version = version + 1
      where id = $1`,
    [id, name, username, email, phone, address, pin, city, state, at],
  )
}

/** Stores a new hash of the same password; false when another hash was stored in the meantime. */
export async function replacePasswordHash(
  sql: Sql,
  { id, oldHash, newHash }: { readonly id: string; readonly oldHash: string; readonly newHash: string },
): Promise<boolean> {
  const text = "update users set password_hash = $3 where id = $1 and password_hash = $2 returning id"
  return (await sql.execute(text, [id, oldHash, newHash])).length > 0
}

type PasswordChange = { readonly id: string; readonly passwordHash: string; readonly at: string }

/** A guest record becomes an account. */
export async function updatePasswordHash(sql: Sql, { id, passwordHash, at }: PasswordChange): Promise<void> {
  await sql.execute(
    `update users set password_hash = $2, updated_at = $3, is_session_guest = false, version = version + 1
      where id = $1`,
    [id, passwordHash, at],
  )
}

export async function removeAccount(sql: Sql, id: string, at: string): Promise<void> {
  await sql.execute("update users set deleted_at = $2, version = version + 1 where id = $1", [id, at])
}

/** Locks a deleted user and returns the role; null when there is none, or when the person was erased. */
export async function lockRemovedRole(sql: Sql, id: string): Promise<Role | null> {
  const text = `select role from users where id = $1 and deleted_at is not null and erased_at is null for update`
  const [row] = isRecordId(id) ? await sql.execute<{ role: Role }>(text, [id]) : []
  return row?.role ?? null
}

export async function restoreAccountRow(sql: Sql, id: string): Promise<void> {
  await sql.execute("update users set deleted_at = null, version = version + 1 where id = $1", [id])
}

/** Whether one of these users has a role of the staff, deleted ones included. */
export async function hasStaff(sql: Sql, ids: readonly string[]): Promise<boolean> {
  const text = "select 1 from users where id = any($1::uuid[]) and role <> 'guest' limit 1"
  return (await sql.execute(text, [ids])).length > 0
}

type RoleChange = { readonly id: string; readonly role: Role; readonly at: string }

export async function updateRole(sql: Sql, { id, role, at }: RoleChange): Promise<void> {
  await sql.execute("update users set role = $2, updated_at = $3, version = version + 1 where id = $1", [
    id,
    role,
    at,
  ])
}

/** The number of other owners. Locks all owners, so that two cannot demote each other at once. */
export async function countOtherOwners(sql: Sql, id: string): Promise<number> {
  const owners = await sql.execute<{ id: string }>(
    "select id from users where role = 'owner' and deleted_at is null order by id for update",
    [],
  )
  return owners.filter((owner) => owner.id !== id).length
}

/** Locks an account; null when there is none. */
export async function lockAccount(sql: Sql, id: string): Promise<Account | null> {
  const text = `select ${accountColumns} from users where id = $1 and deleted_at is null for update`
  const [account] = isRecordId(id) ? await sql.execute<Account>(text, [id]) : []
  return account ?? null
}

export const listAccounts = (sql: Sql, page: PageOfNewest): Promise<Account[]> =>
  listNewest<Account>(
    sql,
    {
      table: "users",
      columns: accountColumns,
      time: "created_at",
      searched: ["name", "username", "email", "phone"],
      where: "deleted_at is null",
      values: [],
    },
    page,
  )

export async function hasAccounts(sql: Sql): Promise<boolean> {
  return (await sql.execute("select 1 from users limit 1")).length > 0
}
