import type { Sql, Statement } from "#src/platform/db/database.ts"
import { mostCounted } from "#src/shared/bounded-count.ts"

/** A letter that could not be handed over, in a line. */
export type FailedLetter = {
  readonly id: string
  readonly bookingId: string | null
  readonly recipient: string
  readonly subject: string
  readonly lastError: string | null
  readonly createdAt: string
}

type Row = FailedLetter & { readonly count: number }

const newest: Statement = {
  name: "failed-letters",
  text: `select id, booking_id as "bookingId", recipient, subject, last_error as "lastError", created_at as "createdAt",
      (select count(*)::int from (select 1 from letters where status = 'failed' limit ${mostCounted}) as all_of_them) as count
    from letters where status = 'failed' order by created_at desc limit $1`,
}

function toLetter(row: Row): FailedLetter {
  const { count: _, ...letter } = row
  return letter
}

/** How many letters failed, and the newest of them. */
export async function listNewestFailed(
  sql: Sql,
  limit: number,
): Promise<{ count: number; first: FailedLetter[] }> {
  const rows = await sql.run<Row>(newest, [limit])
  return { count: rows[0]?.count ?? 0, first: rows.map(toLetter) }
}
