import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { fromPaise, type Money } from "#src/shared/money.ts"
import type { Payment, PaymentOrder, PaymentProblem } from "./payment.ts"

type OrderRow = { id: string; booking_id: string; provider_order_id: string; amount_paise: number }

const toOrder = (row: OrderRow): PaymentOrder => ({
  id: row.id,
  bookingId: row.booking_id,
  providerOrderId: row.provider_order_id,
  amount: fromPaise(row.amount_paise),
})

const orderColumns = "id, booking_id, provider_order_id, amount_paise"

const ordersOfBooking: Statement = {
  name: "orders-of-booking",
  text: `select ${orderColumns} from payment_orders where booking_id = $1 order by created_at desc`,
}

export async function listOrdersOfBooking(sql: Sql, bookingId: string): Promise<PaymentOrder[]> {
  return (await sql.run<OrderRow>(ordersOfBooking, [bookingId])).map(toOrder)
}

const orderByProviderId: Statement = {
  name: "order-by-provider-id",
  text: `select ${orderColumns} from payment_orders where provider = $1 and provider_order_id = $2`,
}

export async function findOrder(
  sql: Sql,
  provider: string,
  providerOrderId: string,
): Promise<PaymentOrder | null> {
  const [row] = await sql.run<OrderRow>(orderByProviderId, [provider, providerOrderId])
  return row ? toOrder(row) : null
}

const insertOrderStatement: Statement = {
  name: "insert-payment-order",
  text: `insert into payment_orders (id, booking_id, provider, provider_order_id, amount_paise)
    values ($1, $2, $3, $4, $5) returning ${orderColumns}`,
}

export type NewOrder = { bookingId: string; provider: string; providerOrderId: string; amount: Money }

export async function insertOrder(sql: Sql, order: NewOrder): Promise<PaymentOrder> {
  const values = [randomUUID(), order.bookingId, order.provider, order.providerOrderId, order.amount]
  const [row] = await sql.run<OrderRow>(insertOrderStatement, values)
  if (!row) throw new Error("inserting an order gave no row")
  return toOrder(row)
}

type PaymentRow = {
  id: string
  provider_payment_id: string
  booking_id: string | null
  amount_paise: number
  problem: PaymentProblem | null
  outcome: Payment["outcome"]
}

const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  providerPaymentId: row.provider_payment_id,
  bookingId: row.booking_id,
  amount: fromPaise(row.amount_paise),
  problem: row.problem,
  outcome: row.outcome,
})

const paymentColumns = "id, provider_payment_id, booking_id, amount_paise, problem, outcome"

const insertPaymentStatement: Statement = {
  name: "insert-payment",
  text: `insert into payments (id, provider, provider_payment_id, order_id, booking_id, amount_paise, method, problem)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (provider, provider_payment_id) do nothing returning ${paymentColumns}`,
}

export type NewPayment = {
  provider: string
  providerPaymentId: string
  order: PaymentOrder | null
  amount: Money
  method: string
  problem: PaymentProblem | null
}

/** Writes a payment once; null when it was written before. */
export async function insertPayment(sql: Sql, payment: NewPayment): Promise<Payment | null> {
  const [row] = await sql.run<PaymentRow>(insertPaymentStatement, [
    randomUUID(),
    payment.provider,
    payment.providerPaymentId,
    payment.order?.id ?? null,
    payment.problem ? null : (payment.order?.bookingId ?? null),
    payment.amount,
    payment.method,
    payment.problem,
  ])
  return row ? toPayment(row) : null
}

const paymentByProviderId: Statement = {
  name: "payment-by-provider-id",
  text: `select ${paymentColumns} from payments where provider = $1 and provider_payment_id = $2`,
}

export async function findPayment(
  sql: Sql,
  provider: string,
  providerPaymentId: string,
): Promise<Payment | null> {
  const [row] = await sql.run<PaymentRow>(paymentByProviderId, [provider, providerPaymentId])
  return row ? toPayment(row) : null
}

export async function findPaymentById(sql: Sql, id: string): Promise<Payment | null> {
  const [row] = await sql.execute<PaymentRow>(`select ${paymentColumns} from payments where id = $1`, [id])
  return row ? toPayment(row) : null
}

const decide: Statement = {
  name: "decide-payment",
  text: "update payments set outcome = $2 where id = $1 and outcome is null returning id",
}

/** Says what became of a payment; false when that was said before. */
export async function updateOutcome(sql: Sql, id: string, outcome: "applied" | "refunded"): Promise<boolean> {
  return (await sql.run(decide, [id, outcome])).length === 1
}

const applied: Statement = {
  name: "applied-payments-of-booking",
  text: `select ${paymentColumns} from payments where booking_id = $1 and outcome = 'applied' order by captured_at`,
}

export async function listAppliedPayments(sql: Sql, bookingId: string): Promise<Payment[]> {
  return (await sql.run<PaymentRow>(applied, [bookingId])).map(toPayment)
}

const unpaidOrders: Statement = {
  name: "orders-awaiting-payment",
  text: `select ${orderColumns} from payment_orders o
    where o.created_at > now() - interval '2 days'
      and not exists (select 1 from payments p where p.order_id = o.id)
    order by o.created_at desc limit $1`,
}

/** Orders of the last two days on which no money is known, the newest first. */
export async function listOrdersAwaitingPayment(sql: Sql, limit: number): Promise<PaymentOrder[]> {
  return (await sql.run<OrderRow>(unpaidOrders, [limit])).map(toOrder)
}

/** Payments that were recorded but not decided, as after a crash between the two. */
export async function listUndecidedPaymentIds(sql: Sql): Promise<string[]> {
  const rows = await sql.execute<{ id: string }>(
    `select id from payments where outcome is null and problem is null
      and captured_at < now() - interval '30 seconds' order by captured_at limit 50`,
  )
  return rows.map((row) => row.id)
}

/** Remembers a webhook event; false when it was seen before. */
export async function insertEvent(sql: Sql, eventId: string, type: string): Promise<boolean> {
  const rows = await sql.execute(
    "insert into payment_events (event_id, type) values ($1, $2) on conflict do nothing returning event_id",
    [eventId, type],
  )
  return rows.length === 1
}

export async function hasEvent(sql: Sql, eventId: string): Promise<boolean> {
  return (await sql.execute("select 1 from payment_events where event_id = $1", [eventId])).length === 1
}
