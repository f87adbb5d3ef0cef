import { listRefundablePayments } from "#src/features/payments/payments.service.ts"
import { requestRefund } from "#src/features/payments/refunds.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Money, sum } from "#src/shared/money.ts"
import { creditOf, type FolioLine, type NewFolioLine, type Payer } from "#src/features/folio/folio-line.ts"
import { findPayerOfPayment, insertFolioLines, listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type PaymentLeft, refundableCredit, refundParts } from "./refund-parts.ts"

/** How much of a booking can be refunded through the card provider. */
export async function findRefundable(sql: Sql, bookingId: string): Promise<Money> {
  return sum((await listRefundablePayments(sql, bookingId)).map(({ left }) => left))
}

/** How much of the credits of a folio can go back to the cards of the payers who have them. */
export async function findRefundableCredit(
  sql: Sql,
  bookingId: string,
  lines: readonly FolioLine[],
): Promise<Money> {
  return refundableCredit(await listPaymentsOfPayers(sql, bookingId), creditsOf(lines))
}

async function listPaymentsOfPayers(sql: Sql, bookingId: string): Promise<PaymentLeft[]> {
  const payments: PaymentLeft[] = []
  for (const payment of await listRefundablePayments(sql, bookingId))
    payments.push({ ...payment, payer: await findPayerOfPayment(sql, payment.paymentId) })
  return payments
}

const creditsOf = (lines: readonly FolioLine[]) => ({
  guest: creditOf(lines, "guest"),
  company: creditOf(lines, "company"),
})

type BookingRefund = {
  readonly bookingId: string
  readonly actor: Actor
  readonly amount: Money
  readonly reason: string
}

type PaymentRefund = BookingRefund & { readonly paymentId: string }
type PayerRefund = PaymentRefund & { readonly payer: Payer }

/**
 * Refunds online payments of a booking in the caller's transaction, to the payers in credit first, then the oldest; the
 * provider is called after its commit. Returns the refunded amount. The rest was paid at the desk and is refunded there.
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
  const { bookingId, amount } = refund
  const credits = creditsOf(await listFolioLines(tx, bookingId))
  const lines: NewFolioLine[] = []
  for (const part of refundParts(await listPaymentsOfPayers(tx, bookingId), { amount, credits }))
    lines.push(await requestPaymentRefund(platform, tx, { ...refund, ...part }))
  return lines
}

/** Requests the refund of a payment, or of a part of it, and posts it to the folio. */
export async function refundPayment(
  platform: Pick<Platform, "queue" | "clock">,
  tx: Sql,
  refund: PaymentRefund,
): Promise<void> {
  const payer = await findPayerOfPayment(tx, refund.paymentId)
  const lines = [await requestPaymentRefund(platform, tx, { ...refund, payer })]
  await insertRefundLines(platform, tx, { ...refund, lines })
}

async function requestPaymentRefund(
  platform: Pick<Platform, "queue">,
  tx: Sql,
  refund: PayerRefund,
): Promise<NewFolioLine> {
  const { amount, payer, reason } = refund
  const refundId = await requestRefund(platform, tx, refund)
  return { kind: "refund", description: "Online refund", amount, payer, method: "online", reason, refundId }
}

const insertRefundLines = (
  { clock }: Pick<Platform, "clock">,
  tx: Sql,
  { bookingId, actor, lines }: BookingRefund & { readonly lines: readonly NewFolioLine[] },
) => insertFolioLines(tx, { bookingId, actor, businessDate: clock.today(), lines })
