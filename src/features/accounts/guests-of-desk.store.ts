import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { KnownGuest } from "./known-guest.ts"

const byPhone: Statement = {
  name: "guests-by-phone",
  text: `select id, name, email, phone from users
    where deleted_at is null and role = 'guest' and not is_session_guest and phone = $1 order by created_at desc limit 8`,
}

export const listGuestsByPhone = (sql: Sql, phone: string): Promise<KnownGuest[]> =>
  sql.run<KnownGuest>(byPhone, [phone])

// An account with an unverified email, or a session guest, may belong to anybody, so the desk uses a guest record instead.
const byEmail: Statement = {
  name: "guest-by-email",
  text: `select id, name, email, phone, role from users
    where lower(email) = lower($1) and deleted_at is null and not is_session_guest
      and (role <> 'guest' or password_hash is null or email_verified_at is not null)
    order by password_hash is not null desc limit 1`,
}

/** The user to book for under an email: the verified account, a staff member, or a guest record (SAFE-4). */
export async function findPersonByEmail(
  sql: Sql,
  email: string,
): Promise<(KnownGuest & { readonly role: string }) | null> {
  const [row] = await sql.run<KnownGuest & { role: string }>(byEmail, [email])
  return row ?? null
}

const byName: Statement = {
  name: "guest-record-by-name",
  text: `select id, name, email, phone from users
    where phone = $1 and lower(name) = lower($2) and email = '' and role = 'guest' and password_hash is null
      and deleted_at is null and not is_session_guest
    order by created_at limit 1`,
}

/**
 * The guest record without an email of this name and phone, in the caller's transaction. Two calls wait for each other, so
 * that they do not both insert one.
 */
export async function lockAndFindRecordByName(
  tx: Sql,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<KnownGuest | null> {
  await tx.execute("select pg_advisory_xact_lock(hashtext($1))", [`guest record ${phone}`])
  const [row] = await tx.run<KnownGuest>(byName, [phone, name])
  return row ?? null
}

// A session guest is merged only after its own email is verified, and never into an account of staff.
const recordsOf: Statement = {
  name: "guest-records-of-account",
  text: `select r.id, a.id as "accountId" from users u
    join users a on lower(a.email) = lower(u.email) and a.password_hash is not null
      and a.email_verified_at is not null and a.deleted_at is null
    join users r on lower(r.email) = lower(a.email) and r.password_hash is null
      and (not r.is_session_guest or r.email_verified_at is not null and a.role = 'guest')
    where u.id = $1 and (u.id = a.id or u.is_session_guest and u.email_verified_at is not null)
    for update of r`,
}

type MergedRecord = { readonly id: string; readonly accountId: string }

/** Locks the guest records with the verified email of a user; none when it is unverified. */
export const lockGuestRecordsOf = (sql: Sql, userId: string): Promise<MergedRecord[]> =>
  sql.run<MergedRecord>(recordsOf, [userId])

export async function removeGuestRecords(sql: Sql, ids: readonly string[], at: string): Promise<void> {
  await sql.execute(
    "update users set deleted_at = $2, version = version + 1 where id = any($1) and deleted_at is null",
    [ids, at],
  )
}

/**
 * Raises the count of an account's email changes to the highest of the records that are merged into it. The links of their
 * bookings and of their places on the waitlist contain it: a lower one would open those that went to an earlier address.
 */
export async function raiseEmailChanges(
  sql: Sql,
  accountId: string,
  recordIds: readonly string[],
): Promise<void> {
  await sql.execute(
    `update users set email_changes = merged.changes
      from (select max(email_changes) as changes from users where id = any($2)) as merged
      where id = $1 and email_changes < merged.changes`,
    [accountId, recordIds],
  )
}
