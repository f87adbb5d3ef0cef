import type { Sql } from "../../db/database.ts"

type DemoPayment = {
  readonly orderId: string
  readonly paymentId: string
  readonly amountPaise: number
  readonly method: "card" | "upi" | "netbanking"
  readonly at: string
}

const given = `select * from jsonb_to_recordset($1::jsonb)
  as r ("orderId" text, "paymentId" text, "amountPaise" bigint, method text, at timestamptz)`

/** Records the payments of the demo hotel in the sandbox, so that they can be refunded. */
export async function insertDemoPayments(sql: Sql, payments: readonly DemoPayment[]): Promise<void> {
  const values = [JSON.stringify(payments)]
  await sql.execute(
    `insert into sandbox_orders (id, amount_paise, status, attempts, created_at)
      select "orderId", "amountPaise", 'paid', 1, at from (${given}) as given`,
    values,
  )
  await sql.execute(
    `insert into sandbox_payments (id, order_id, amount_paise, status, method, instrument, created_at)
      select "paymentId", "orderId", "amountPaise", 'captured', method, '{}', at from (${given}) as given`,
    values,
  )
}
