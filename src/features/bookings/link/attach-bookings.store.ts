import type { Sql } from "#src/platform/db/database.ts"

type Move = { readonly from: readonly string[]; readonly to: string }

/** Moves bookings and waitlist entries to another user. */
export async function moveBookings(sql: Sql, { from, to }: Move): Promise<void> {
  await sql.execute("update bookings set user_id = $2 where user_id = any($1)", [from, to])
  await sql.execute("update waitlist_entries set user_id = $2 where user_id = any($1)", [from, to])
}
