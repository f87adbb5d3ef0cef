import type { Sql } from "#src/platform/db/database.ts"

/** The tables of the records whose links are in emails. */
export type LinkedTable = "bookings" | "waitlist_entries"

/** How often the email of a record's guest has changed; 0 for a record that is not there. */
export async function findEmailChanges(sql: Sql, table: LinkedTable, id: string): Promise<number> {
  const [row] = await sql.execute<{ changes: number }>(
    `select u.email_changes as changes from ${table} r join users u on u.id = r.user_id where r.id = $1`,
    [id],
  )
  return row?.changes ?? 0
}
