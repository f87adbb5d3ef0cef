import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { type Money, zero } from "#src/shared/money.ts"
import type { Payment, PaymentOrder, PaymentProblem, RefundablePayment } from "./payment.ts"

const orderColumns = `id, booking_id as "bookingId", provider_order_id as "providerOrderId", amount_paise as amount, is_guest_part as "isGuestPart"`

const ordersOfBooking: Statement = {
  name: "orders-of-booking",
  text: `select ${orderColumns} from payment_orders where booking_id = $1 order by created_at desc`,
}

export const listOrdersOfBooking = (sql: Sql, bookingId: string): Promise<PaymentOrder[]> =>
  sql.run<PaymentOrder>(ordersOfBooking, [bookingId])

// The provider accepts one payment for an order. Orders older than a day are not reused, so that an order can be paid
// only as long as the reconciler checks it.
const openOrderOf: Statement = {
  name: "open-order",
  text: `select ${orderColumns} from payment_orders o where booking_id = $1 and amount_paise = $2 and is_guest_part = $3
      and created_at > now() - interval '1 day'
      and not exists (select 1 from payments p where p.booking_id = $1 and p.order_id = o.id)
    order by created_at desc limit 1`,
}

/** The newest order of a booking for an amount, of the last day, that no payment used yet; null when there is none. */
export async function findOpenOrder(
  sql: Sql,
  { bookingId, amount, isGuestPart }: Pick<PaymentOrder, "bookingId" | "amount" | "isGuestPart">,
): Promise<PaymentOrder | null> {
  const [order] = await sql.run<PaymentOrder>(openOrderOf, [bookingId, amount, isGuestPart])
  return order ?? null
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
  const [order] = await sql.run<PaymentOrder>(orderByProviderId, [provider, providerOrderId])
  return order ?? null
}

const insertOrderStatement: Statement = {
  name: "insert-payment-order",
  text: `insert into payment_orders (id, booking_id, provider, provider_order_id, amount_paise, is_guest_part)
    values ($1, $2, $3, $4, $5, $6) returning ${orderColumns}`,
}

export type NewOrder = Omit<PaymentOrder, "id"> & { provider: string }

const lockOrders: Statement = {
  name: "lock-orders-of-booking",
  text: "select 1 from bookings where id = $1 for no key update",
}

/** Until the transaction ends, no other transaction that locks them adds an order to the booking. */
export async function lockOrdersOfBooking(tx: Sql, bookingId: string): Promise<void> {
  await tx.run(lockOrders, [bookingId])
}

export async function insertOrder(sql: Sql, order: NewOrder): Promise<PaymentOrder> {
  const { bookingId, provider, providerOrderId, amount, isGuestPart } = order
  const values = [randomUUID(), bookingId, provider, providerOrderId, amount, isGuestPart]
  const [inserted] = await sql.run<PaymentOrder>(insertOrderStatement, values)
  if (!inserted) throw new Error("inserting an order returned no row")
  return inserted
}

const paymentColumns = `id, provider_payment_id as "providerPaymentId", booking_id as "bookingId",
  amount_paise as amount, problem, outcome,
  coalesce((select o.is_guest_part from payment_orders o where o.id = order_id), false) as "isGuestPart"`

const insertPaymentStatement: Statement = {
  name: "insert-payment",
  text: `insert into payments (id, provider, provider_payment_id, order_id, booking_id, amount_paise, method, problem)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (provider, provider_payment_id) do nothing returning ${paymentColumns}`,
}

type NewPayment = {
  provider: string
  providerPaymentId: string
  order: PaymentOrder | null
  amount: Money
  method: string
  problem: PaymentProblem | null
}

/** Null when the payment is recorded already. */
export async function insertPayment(sql: Sql, payment: NewPayment): Promise<Payment | null> {
  const [inserted] = await sql.run<Payment>(insertPaymentStatement, [
    randomUUID(),
    payment.provider,
    payment.providerPaymentId,
    payment.order?.id ?? null,
    payment.problem ? null : (payment.order?.bookingId ?? null),
    payment.amount,
    payment.method,
    payment.problem,
  ])
  return inserted ?? null
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
  const [payment] = await sql.run<Payment>(paymentByProviderId, [provider, providerPaymentId])
  return payment ?? null
}

export async function findPaymentById(sql: Sql, id: string): Promise<Payment | null> {
  const [payment] = await sql.execute<Payment>(`select ${paymentColumns} from payments where id = $1`, [id])
  return payment ?? null
}

const updateOutcome: Statement = {
  name: "update-payment-outcome",
  text: "update payments set outcome = $2 where id = $1 and outcome is null returning id",
}

/** Records that a payment paid its booking or is refunded; false when its outcome is recorded already. */
export async function updatePaymentOutcome(
  sql: Sql,
  id: string,
  outcome: "applied" | "refunded",
): Promise<boolean> {
  return (await sql.run(updateOutcome, [id, outcome])).length === 1
}

const unsettledOfBooking: Statement = {
  name: "unsettled-payments-of-booking",
  text: "select 1 from payments where booking_id = $1 and outcome is null limit 1",
}

/** Whether a payment of a booking has no outcome yet: it will pay the booking, or be refunded. */
export const hasUnsettledPayment = async (sql: Sql, bookingId: string): Promise<boolean> =>
  (await sql.run(unsettledOfBooking, [bookingId])).length === 1

const returnedPayments: Statement = {
  name: "returned-payments-of-booking",
  text: `select coalesce(sum(amount_paise), 0)::bigint as amount from payments
    where booking_id = $1 and outcome = 'refunded'`,
}

/** The sum of the payments that arrived for a booking and did not pay it; each is refunded as a whole. */
export async function sumReturnedPayments(sql: Sql, bookingId: string): Promise<Money> {
  const [row] = await sql.run<{ amount: Money }>(returnedPayments, [bookingId])
  return row?.amount ?? zero
}

const refundablePayments: Statement = {
  name: "refundable-payments-of-booking",
  text: `select id as "paymentId", provider_payment_id as "providerPaymentId", remaining as left from (
      select p.id, p.provider_payment_id, p.captured_at, (p.amount_paise
        - coalesce((select sum(r.amount_paise) from refunds r where r.payment_id = p.id and r.status <> 'failed'), 0)
        - coalesce((select sum(case when d.deducted_paise > 0 then d.deducted_paise else d.amount_paise end) from payment_disputes d where d.status = 'lost'
            and d.provider = p.provider and d.provider_payment_id = p.provider_payment_id), 0))::bigint as remaining
      from payments p where p.booking_id = $1 and p.outcome = 'applied') as payments
    where remaining > 0 order by captured_at`,
}

/** The payments that paid a booking, oldest first, without what was refunded or lost to a dispute. */
export const listRefundablePayments = (sql: Sql, bookingId: string): Promise<RefundablePayment[]> =>
  sql.run<RefundablePayment>(refundablePayments, [bookingId])

// An order is opened for a day, its page may stay open as long, and the provider authorises payments up to five days late
// (razorpay.com/docs/payments/payments/late-authorisation).
const unpaidOrders: Statement = {
  name: "orders-awaiting-payment",
  text: `update payment_orders set checked_at = now() where id in (
      select o.id from payment_orders o
      where o.created_at > now() - interval '7 days'
        and (o.created_at > now() - interval '1 hour' or o.checked_at is null or o.checked_at < now() - interval '1 hour')
        and not exists (select 1 from payments p where p.order_id = o.id)
      order by o.checked_at nulls first, o.created_at desc limit $1)
    returning ${orderColumns}`,
}

/**
 * Orders of the last days without a recorded payment; each is marked as checked. New orders are checked each time, older
 * ones once an hour, the longest unchecked first.
 */
export const takeOrdersAwaitingPayment = (sql: Sql, limit: number): Promise<PaymentOrder[]> =>
  sql.run<PaymentOrder>(unpaidOrders, [limit])

/** Payments without an outcome after 30 seconds, as after a crash. */
export async function listUnsettledPaymentIds(sql: Sql): Promise<string[]> {
  const rows = await sql.execute<{ id: string }>(
    `select id from payments where outcome is null and problem is null
      and captured_at < now() - interval '30 seconds' order by captured_at limit 50`,
  )
  return rows.map((row) => row.id)
}

export async function insertPaymentEvent(sql: Sql, eventId: string, type: string): Promise<void> {
  await sql.execute("insert into payment_events (event_id, type) values ($1, $2) on conflict do nothing", [
    eventId,
    type,
  ])
}

/** When a webhook last came with the provider's signature; null when none did. */
export async function findLastWebhookAt(sql: Sql): Promise<string | null> {
  const [row] = await sql.execute<{ at: string | null }>("select max(received_at) as at from payment_events")
  return row?.at ?? null
}

export async function hasPaymentEvent(sql: Sql, eventId: string): Promise<boolean> {
  return (await sql.execute("select 1 from payment_events where event_id = $1", [eventId])).length === 1
}
