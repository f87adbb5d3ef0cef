import type { Money } from "#src/shared/money.ts"
import type { Sql, Statement } from "../../db/database.ts"

export type Instrument = { last4?: string; network?: string; vpa?: string; bank?: string; months?: number }

export type OrderRow = {
  id: string
  amount_paise: Money
  receipt: string | null
  notes: Record<string, string>
  status: "created" | "attempted" | "paid"
  attempts: number
  created_at: string
}

export type PaymentRow = {
  id: string
  order_id: string
  amount_paise: Money
  refunded_paise: Money
  status: "authorized" | "captured" | "refunded" | "failed"
  method: "card" | "upi" | "netbanking" | "emi"
  instrument: Instrument
  email: string
  contact: string
  failure_reason: string | null
  created_at: string
}

export type RefundRow = {
  id: string
  payment_id: string
  amount_paise: Money
  idempotency_key: string | null
  status: "pending" | "processed" | "failed"
  created_at: string
}

const statement = (name: string, text: string): Statement => ({ name: `sandbox: ${name}`, text })

const insertOrderStatement = statement(
  "insert order",
  `insert into sandbox_orders (id, amount_paise, receipt, notes, created_at)
   values ($1, $2, $3, $4, $5) returning *`,
)
const findOrderStatement = statement("find order", "select * from sandbox_orders where id = $1")
const lockOrderStatement = statement("lock order", "select * from sandbox_orders where id = $1 for update")
const updateOrderStatement = statement(
  "update order",
  "update sandbox_orders set status = $2, attempts = attempts + 1 where id = $1 returning *",
)
const insertPaymentStatement = statement(
  "insert payment",
  `insert into sandbox_payments
     (id, order_id, amount_paise, status, method, instrument, email, contact, failure_reason, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning *`,
)
const findPaymentStatement = statement("find payment", "select * from sandbox_payments where id = $1")
const lockPaymentStatement = statement(
  "lock payment",
  "select * from sandbox_payments where id = $1 for update",
)
const listPaymentsStatement = statement(
  "list payments",
  "select * from sandbox_payments where order_id = $1 order by created_at desc, id",
)
const updatePaymentStatement = statement(
  "update payment",
  "update sandbox_payments set status = $2, refunded_paise = $3 where id = $1 returning *",
)
const insertRefundStatement = statement(
  "insert refund",
  `insert into sandbox_refunds (id, payment_id, amount_paise, idempotency_key, status, created_at)
   values ($1, $2, $3, $4, $5, $6) returning *`,
)
const findRefundStatement = statement(
  "find refund",
  "select * from sandbox_refunds where payment_id = $1 and idempotency_key = $2",
)

async function one<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw new Error("the sandbox lost a row")
  return row
}

const first = async <Row>(rows: Promise<Row[]>): Promise<Row | null> => (await rows)[0] ?? null

export const insertOrder = (sql: Sql, order: Omit<OrderRow, "status" | "attempts">): Promise<OrderRow> =>
  one(
    sql.run(insertOrderStatement, [
      order.id,
      order.amount_paise,
      order.receipt,
      JSON.stringify(order.notes),
      order.created_at,
    ]),
  )

export const findOrder = (sql: Sql, id: string): Promise<OrderRow | null> =>
  first(sql.run<OrderRow>(findOrderStatement, [id]))

export const lockOrder = (tx: Sql, id: string): Promise<OrderRow | null> =>
  first(tx.run<OrderRow>(lockOrderStatement, [id]))

/** Counts one more attempt on the order. */
export const updateOrder = (tx: Sql, id: string, status: OrderRow["status"]): Promise<OrderRow> =>
  one(tx.run(updateOrderStatement, [id, status]))

export const insertPayment = (tx: Sql, payment: Omit<PaymentRow, "refunded_paise">): Promise<PaymentRow> =>
  one(
    tx.run(insertPaymentStatement, [
      payment.id,
      payment.order_id,
      payment.amount_paise,
      payment.status,
      payment.method,
      JSON.stringify(payment.instrument),
      payment.email,
      payment.contact,
      payment.failure_reason,
      payment.created_at,
    ]),
  )

export const findPayment = (sql: Sql, id: string): Promise<PaymentRow | null> =>
  first(sql.run<PaymentRow>(findPaymentStatement, [id]))

export const lockPayment = (tx: Sql, id: string): Promise<PaymentRow | null> =>
  first(tx.run<PaymentRow>(lockPaymentStatement, [id]))

export const listPayments = (sql: Sql, orderId: string): Promise<PaymentRow[]> =>
  sql.run<PaymentRow>(listPaymentsStatement, [orderId])

export const listNewestPayments = (sql: Sql, count: number): Promise<PaymentRow[]> =>
  sql.execute<PaymentRow>("select * from sandbox_payments order by created_at desc, id limit $1", [count])

export const updatePayment = (tx: Sql, { id, status, refunded_paise }: PaymentRow): Promise<PaymentRow> =>
  one(tx.run(updatePaymentStatement, [id, status, refunded_paise]))

export const insertRefund = (tx: Sql, refund: RefundRow): Promise<RefundRow> =>
  one(
    tx.run(insertRefundStatement, [
      refund.id,
      refund.payment_id,
      refund.amount_paise,
      refund.idempotency_key,
      refund.status,
      refund.created_at,
    ]),
  )

export const updateRefundStatus = (
  tx: Sql,
  id: string,
  status: RefundRow["status"],
): Promise<RefundRow | null> =>
  first(
    tx.execute<RefundRow>(
      "update sandbox_refunds set status = $2 where id = $1 and status = 'pending' returning *",
      [id, status],
    ),
  )

export const listRefunds = (sql: Sql, paymentId: string): Promise<RefundRow[]> =>
  sql.execute<RefundRow>("select * from sandbox_refunds where payment_id = $1 order by created_at, id", [
    paymentId,
  ])

export const findRefundById = (sql: Sql, id: string): Promise<RefundRow | null> =>
  first(sql.execute<RefundRow>("select * from sandbox_refunds where id = $1", [id]))

export const findRefund = (tx: Sql, paymentId: string, idempotencyKey: string): Promise<RefundRow | null> =>
  first(tx.run<RefundRow>(findRefundStatement, [paymentId, idempotencyKey]))
