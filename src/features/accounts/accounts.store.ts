import { sql as fragment } from "kysely"
import { databaseErrorOf, type Sql } from "#src/platform/db/database.ts"
import type { Role } from "#src/shared/actor.ts"
import type { Account, Profile, UniqueField } from "./account.ts"

type UsersTable = {
  id: string
  name: string
  username: string
  email: string
  phone: string
  address: string
  pin: string
  city: string
  state: string
  role: Role
  email_verified_at: string | null
  /** Null for a guest record, which cannot sign in. */
  password_hash: string | null
  version: number
  created_at: string
  updated_at: string
  deleted_at: string | null
  erased_at: string | null
  is_session_guest: boolean
}

export type AccountTables = { users: UsersTable }

const profileColumns = ["name", "username", "email", "phone", "address", "pin", "city", "state"] as const
const accountColumns = [
  "id",
  "role",
  "email_verified_at as emailVerifiedAt",
  "created_at as createdAt",
  ...profileColumns,
] as const

const present = (sql: Sql) => sql.tables<AccountTables>().selectFrom("users").where("deleted_at", "is", null)

export async function findAccount(sql: Sql, id: string): Promise<Account | null> {
  return (await present(sql).select(accountColumns).where("id", "=", id).executeTakeFirst()) ?? null
}

/** The record of a session guest; null for every other user. */
export async function findSessionGuestAccount(sql: Sql, id: string): Promise<Account | null> {
  const guest = present(sql).select(accountColumns).where("id", "=", id).where("is_session_guest", "=", true)
  return (await guest.executeTakeFirst()) ?? null
}

/** Everybody who works here, by name. */
export const listStaffAccounts = (sql: Sql): Promise<Account[]> =>
  present(sql).select(accountColumns).where("role", "<>", "guest").orderBy("name").execute()

export type Credentials = { readonly account: Account; readonly passwordHash: string | null }

/**
 * By username or email; an account with this email comes before one with it as an old username. A session guest has no
 * credentials: a code for its email goes to its own session only.
 */
export async function findCredentials(sql: Sql, signInName: string): Promise<Credentials | null> {
  const isEmail = fragment<boolean>`lower(email) = lower(${signInName})`
  const row = await present(sql)
    .select(accountColumns)
    .select("password_hash")
    .where("is_session_guest", "=", false)
    .where((eb) => eb.or([isEmail, fragment<boolean>`lower(username) = lower(${signInName})`]))
    .orderBy(isEmail, "desc")
    .orderBy(fragment`password_hash is not null`, "desc")
    .executeTakeFirst()
  if (!row) return null
  const { password_hash: passwordHash, ...account } = row
  return { account, passwordHash }
}

/** Null for a guest record and for an unknown account. */
export async function findPasswordHash(sql: Sql, id: string): Promise<string | null> {
  const row = await present(sql).select("password_hash").where("id", "=", id).executeTakeFirst()
  return row?.password_hash ?? null
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
export function takenFieldOf(error: unknown): UniqueField | null {
  const { code, constraint } = databaseErrorOf(error) ?? {}
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
  const { createdAt, emailVerifiedAt, isSessionGuest = false, ...columns } = account
  await sql
    .tables<AccountTables>()
    .insertInto("users")
    .values({
      ...columns,
      email_verified_at: emailVerifiedAt,
      password_hash: passwordHash,
      version: 1,
      created_at: createdAt,
      updated_at: createdAt,
      deleted_at: null,
      erased_at: null,
      is_session_guest: isSessionGuest,
    })
    .execute()
}

export type ProfileChange = { readonly id: string; readonly profile: Profile; readonly at: string }

export async function updateProfileColumns(sql: Sql, { id, profile, at }: ProfileChange): Promise<void> {
  await sql
    .tables<AccountTables>()
    .updateTable("users")
    .set((eb) => ({ ...profile, updated_at: at, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
}

export type PasswordChange = { readonly id: string; readonly passwordHash: string; readonly at: string }

/** A guest record becomes an account. */
export async function updatePasswordHash(sql: Sql, { id, passwordHash, at }: PasswordChange): Promise<void> {
  await sql.execute(
    `update users set password_hash = $2, updated_at = $3, is_session_guest = false, version = version + 1
      where id = $1`,
    [id, passwordHash, at],
  )
}

export async function removeAccount(sql: Sql, id: string, at: string): Promise<void> {
  await sql
    .tables<AccountTables>()
    .updateTable("users")
    .set((eb) => ({ deleted_at: at, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
}

/** Restores a deleted user; false when there is none, or when the person was erased. */
export async function restoreAccountRow(sql: Sql, id: string): Promise<boolean> {
  const restored = await sql
    .tables<AccountTables>()
    .updateTable("users")
    .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .where("erased_at", "is", null)
    .executeTakeFirst()
  return restored.numUpdatedRows === 1n
}

export type RoleChange = { readonly id: string; readonly role: Role; readonly at: string }

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
  const row = await present(sql).select(accountColumns).where("id", "=", id).forUpdate().executeTakeFirst()
  return row ?? null
}

export type AccountPage = {
  readonly search?: string | undefined
  /** The last account of the previous page. */
  readonly afterId?: string | undefined
  readonly limit: number
}

const pattern = (search: string): string => `%${search.replace(/[\\%_]/g, "\\$&")}%`

/** Newest first; reads one row more than the limit, to know whether there is a next page. */
export async function listAccounts(sql: Sql, { search, afterId, limit }: AccountPage): Promise<Account[]> {
  let query = present(sql).select(accountColumns).orderBy("created_at", "desc").orderBy("id", "desc")
  if (search) {
    const like = pattern(search)
    query = query.where((eb) =>
      eb.or((["name", "username", "email", "phone"] as const).map((column) => eb(column, "ilike", like))),
    )
  }
  if (afterId) {
    const last = fragment`(select created_at, id from users where id = ${afterId})`
    query = query.where(fragment<boolean>`(created_at, id) < ${last}`)
  }
  return query.limit(limit).execute()
}

export async function hasAccounts(sql: Sql): Promise<boolean> {
  return (await sql.execute("select 1 from users limit 1")).length > 0
}
