import type { Sql, Statement } from "#src/platform/db/database.ts"
import { maxCounted } from "#src/shared/bounded-count.ts"
import { fromPaise, type Money } from "#src/shared/money.ts"
import type { PaymentProblem } from "./payment.ts"

/** Money that came in for no booking of ours. */
export type UnmatchedPayment = {
  readonly id: string
  readonly providerPaymentId: string
  readonly amount: Money
  readonly problem: PaymentProblem
  readonly capturedAt: string
}

type Row = Omit<UnmatchedPayment, "amount"> & { readonly amount: number; readonly count: number }

const newest: Statement = {
  name: "stray-money",
  text: `select id, provider_payment_id as "providerPaymentId", amount_paise as amount, problem, captured_at as "capturedAt",
      (select count(*)::int from (select 1 from payments where problem is not null limit ${maxCounted}) as all_of_it) as count
    from payments where problem is not null order by captured_at desc limit $1`,
}

function toMoney(row: Row): UnmatchedPayment {
  const { count: _, amount, ...money } = row
  return { ...money, amount: fromPaise(amount) }
}

/** How many such payments there are, and the newest of them. */
export async function listNewestUnmatched(
  sql: Sql,
  limit: number,
): Promise<{ count: number; first: UnmatchedPayment[] }> {
  const rows = await sql.run<Row>(newest, [limit])
  return { count: rows[0]?.count ?? 0, first: rows.map(toMoney) }
}
