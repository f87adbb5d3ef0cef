import type { Sql } from "#src/platform/db/database.ts"

type Move = { readonly from: readonly string[]; readonly to: string }

/** Gives bookings to another user, with the words by which the desk finds them. */
export async function moveBookings(sql: Sql, { from, to }: Move): Promise<void> {
  await sql.execute(
    `update bookings set user_id = $2, guest_search_text = (select search_text from users where id = $2)
      where user_id = any($1)`,
    [from, to],
  )
}
