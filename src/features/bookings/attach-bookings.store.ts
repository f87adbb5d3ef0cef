import type { Sql } from "#src/platform/db/database.ts"

type Move = { readonly from: readonly string[]; readonly to: string }

/** Gives bookings to another user. */
export async function moveBookings(sql: Sql, { from, to }: Move): Promise<void> {
  await sql.execute("update bookings set user_id = $2 where user_id = any($1)", [from, to])
}
