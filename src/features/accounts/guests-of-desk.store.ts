import type { Sql, Statement } from "#src/platform/db/database.ts"

/** A guest as the desk finds them while they are on the telephone. */
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

const byEmail: Statement = {
  name: "guest-by-email",
  text: "select id, name, email, phone, role from users where lower(email) = lower($1) and deleted_at is null",
}

export async function findPersonByEmail(
  sql: Sql,
  email: string,
): Promise<(KnownGuest & { readonly role: string }) | null> {
  const [row] = await sql.run<KnownGuest & { role: string }>(byEmail, [email])
  return row ?? null
}
