import { listRefundablePayments } from "#src/features/payments/payments.service.ts"
import { requestRefund } from "#src/features/payments/refunds.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { fromPaise, type Money, subtract, sum } from "#src/shared/money.ts"
import type { NewFolioLine } from "#src/features/folio/folio-line.ts"
import { findPayerOfPayment, insertFolioLines } from "#src/features/folio/folio.service.ts"
import type { Actor } from "#src/shared/actor.ts"

/** How much of a booking can be refunded through the card provider. */
export async function findRefundable(sql: Sql, bookingId: string): Promise<Money> {
  return sum((await listRefundablePayments(sql, bookingId)).map(({ left }) => left))
}

type BookingRefund = {
  readonly bookingId: string
  readonly actor: Actor
  readonly amount: Money
  readonly reason: string
}

type PaymentRefund = BookingRefund & { readonly paymentId: string }

/**
 * Refunds online payments of a booking in the caller's transaction; the provider is called after its commit. Returns
 * the refunded amount. The rest was paid at the desk and is refunded there.
 */
export async function refundBooking(
  platform: Pick<Platform, "queue" | "clock">,
  tx: Sql,
  refund: BookingRefund,
): Promise<Money> {
  const lines = await requestBookingRefund(platform, tx, refund)
  await insertRefundLines(platform, tx, { ...refund, lines })
  return sum(lines.map((line) => line.amount))
}

/** The same, but returns the lines of the refund, which the caller posts to the folio. */
export async function requestBookingRefund(
  platform: Pick<Platform, "queue">,
  tx: Sql,
  refund: BookingRefund,
): Promise<NewFolioLine[]> {
  const lines: NewFolioLine[] = []
  let rest = refund.amount
  for (const { paymentId, left } of await listRefundablePayments(tx, refund.bookingId)) {
    const amount = fromPaise(Math.min(rest, left))
    if (amount <= 0) break
    lines.push(await requestPaymentRefund(platform, tx, { ...refund, paymentId, amount }))
    rest = subtract(rest, amount)
  }
  return lines
}

/** Requests the refund of a payment, or of a part of it, and posts it to the folio. */
export async function refundPayment(
  platform: Pick<Platform, "queue" | "clock">,
  tx: Sql,
  refund: PaymentRefund,
): Promise<void> {
  const lines = [await requestPaymentRefund(platform, tx, refund)]
  await insertRefundLines(platform, tx, { ...refund, lines })
}

async function requestPaymentRefund(
  platform: Pick<Platform, "queue">,
  tx: Sql,
  refund: PaymentRefund,
): Promise<NewFolioLine> {
  const { amount, reason } = refund
  const payer = await findPayerOfPayment(tx, refund.paymentId)
  const refundId = await requestRefund(platform, tx, refund)
  return { kind: "refund", description: "Online refund", amount, payer, method: "online", reason, refundId }
}

const insertRefundLines = (
  { clock }: Pick<Platform, "clock">,
  tx: Sql,
  { bookingId, actor, lines }: BookingRefund & { readonly lines: readonly NewFolioLine[] },
) => insertFolioLines(tx, { bookingId, actor, businessDate: clock.today(), lines })
