import { listPaymentsOf } from "#src/features/payments/payments.service.ts"
import { listRefundsOf, requestRefund } from "#src/features/payments/refunds.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { add, fromPaise, type Money, subtract, zero } from "#src/shared/money.ts"
import { insertLedgerTransaction } from "#src/features/bookings/booking-changes.store.ts"

type Returnable = { readonly paymentId: string; readonly left: Money }

/** What of each online payment of a booking has not been given back yet, oldest first. */
async function listReturnable(sql: Sql, bookingId: string): Promise<Returnable[]> {
  const refunds = (await listRefundsOf(sql, bookingId)).filter(({ status }) => status !== "failed")
  const returned = (paymentId: string): Money =>
    refunds
      .filter((refund) => refund.paymentId === paymentId)
      .reduce((all, { amount }) => add(all, amount), zero)
  return (await listPaymentsOf(sql, bookingId))
    .map(({ id, amount }) => ({ paymentId: id, left: subtract(amount, returned(id)) }))
    .filter(({ left }) => left > 0)
}

/** How much of what a guest paid could go back the way it came. */
export async function findRefundable(sql: Sql, bookingId: string): Promise<Money> {
  return (await listReturnable(sql, bookingId)).reduce((all, { left }) => add(all, left), zero)
}

type GiveBack = { readonly bookingId: string; readonly amount: Money; readonly reason: string }

/**
 * Gives money back the way it came, in the caller's transaction; the refunds leave after its commit. Gives how much:
 * the rest was paid at the desk, and is handed back there.
 */
export async function refundBooking(
  platform: Pick<Platform, "queue">,
  tx: Sql,
  { bookingId, amount, reason }: GiveBack,
): Promise<Money> {
  let rest: number = amount
  for (const { paymentId, left } of await listReturnable(tx, bookingId)) {
    const part = fromPaise(Math.min(rest, left))
    if (part <= 0) break
    await requestRefund(platform, tx, { paymentId, bookingId, amount: part, reason })
    await insertLedgerTransaction(tx, bookingId, {
      kind: "refund",
      entries: [
        ["guest", part],
        ["provider", -part],
      ],
    })
    rest -= part
  }
  return subtract(amount, fromPaise(rest))
}
