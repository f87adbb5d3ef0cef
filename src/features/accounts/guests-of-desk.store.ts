import type { Sql, Statement } from "#src/platform/db/database.ts"

/** A guest in the desk's search. */
export type KnownGuest = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
}

const byPhone: Statement = {
  name: "guests-by-phone",
  text: `select id, name, email, phone from users
    where deleted_at is null and role = 'guest' and phone = $1 order by created_at desc limit 8`,
}

export const listGuestsByPhone = (sql: Sql, phone: string): Promise<KnownGuest[]> =>
  sql.run<KnownGuest>(byPhone, [phone])

// An account with an unproven email may be anybody's: the desk books for a guest record instead.
const byEmail: Statement = {
  name: "guest-by-email",
  text: `select id, name, email, phone, role from users
    where lower(email) = lower($1) and deleted_at is null
      and (role <> 'guest' or password_hash is null or email_verified_at is not null)
    order by password_hash is not null desc limit 1`,
}

/** The user to book for under an email: the proven account, a staff member, or a guest record (SAFE-4). */
export async function findPersonByEmail(
  sql: Sql,
  email: string,
): Promise<(KnownGuest & { readonly role: string }) | null> {
  const [row] = await sql.run<KnownGuest & { role: string }>(byEmail, [email])
  return row ?? null
}

const recordsOf: Statement = {
  name: "guest-records-of-account",
  text: `select r.id from users a join users r on lower(r.email) = lower(a.email) and r.password_hash is null
    where a.id = $1 and a.password_hash is not null and a.email_verified_at is not null and a.deleted_at is null
    for update of r`,
}

/** Locks the guest records with the proven email of an account; none when it is unproven. */
export async function lockGuestRecordsOf(sql: Sql, accountId: string): Promise<string[]> {
  return (await sql.run<{ id: string }>(recordsOf, [accountId])).map(({ id }) => id)
}

export async function removeGuestRecords(sql: Sql, ids: readonly string[], at: string): Promise<void> {
  await sql.execute(
    "update users set deleted_at = $2, version = version + 1 where id = any($1) and deleted_at is null",
    [ids, at],
  )
}
