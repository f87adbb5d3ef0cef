import { countedList } from "#src/platform/db/counted-rows.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { maxCounted } from "#src/shared/bounded-count.ts"
import type { UnmatchedPayment } from "./payment.ts"

const isUnmatched = "problem is not null and resolved_at is null"

const newestUnmatched: Statement = {
  name: "unmatched-payments",
  text: `select id, provider_payment_id as "providerPaymentId", amount_paise as amount, problem, captured_at as "capturedAt",
      (select count(*)::int from (select 1 from payments where ${isUnmatched} limit ${maxCounted}) as counted) as count
    from payments where ${isUnmatched} order by captured_at desc limit $1`,
}

/** How many unmatched payments there are, and the newest of them. */
export async function listNewestUnmatched(
  sql: Sql,
  limit: number,
): Promise<{ count: number; first: UnmatchedPayment[] }> {
  const rows = await sql.run<UnmatchedPayment & { count: number }>(newestUnmatched, [limit])
  return countedList(rows)
}

/** Marks an unmatched payment as resolved; other payments are not changed. */
export async function resolveUnmatched(sql: Sql, provider: string, providerPaymentId: string): Promise<void> {
  await sql.execute(
    `update payments set resolved_at = now() where provider = $1 and provider_payment_id = $2 and ${isUnmatched}`,
    [provider, providerPaymentId],
  )
}
