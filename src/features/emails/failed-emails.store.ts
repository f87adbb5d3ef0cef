import { countedList } from "#src/platform/db/counted-rows.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { maxCounted } from "#src/shared/bounded-count.ts"

/** A failed email, in short form. */
export type FailedEmail = {
  readonly id: string
  readonly bookingId: string | null
  readonly recipient: string
  readonly subject: string
  readonly lastError: string | null
  readonly createdAt: string
}

type Row = FailedEmail & { readonly count: number }

const newest: Statement = {
  name: "failed-emails",
  text: `select id, booking_id as "bookingId", recipient, subject, last_error as "lastError", created_at as "createdAt",
      (select count(*)::int from (select 1 from emails where status = 'failed' limit ${maxCounted}) as all_of_them) as count
    from emails where status = 'failed' order by created_at desc limit $1`,
}

/** How many emails failed, and the newest of them. */
export async function listNewestFailed(
  sql: Sql,
  limit: number,
): Promise<{ count: number; first: FailedEmail[] }> {
  const rows = await sql.run<Row>(newest, [limit])
  return countedList(rows)
}
