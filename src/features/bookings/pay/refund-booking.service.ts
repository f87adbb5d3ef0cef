import { listRefundablePayments } from "#src/features/payments/payments.service.ts"
import { requestRefund } from "#src/features/payments/refunds.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Money } from "#src/shared/money.ts"
import {
  type AmountsByPayer,
  type FolioLine,
  type NewFolioLine,
  type Payer,
  sumByPayer,
} from "#src/features/folio/folio-line.ts"
import { insertFolioLines, listFolioLines } from "#src/features/folio/folio.service.ts"
import { leftOfPayment } from "#src/features/folio/payer-shares.ts"
import type { Payment } from "#src/features/payments/payment.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type PaymentLeft, refundParts, splitByPayer } from "./refund-parts.ts"

/** What is left to refund of the online payments of a booking, by payer. `lines` are those of its folio. */
export async function listPaymentsLeft(
  sql: Sql,
  bookingId: string,
  lines: readonly FolioLine[],
): Promise<PaymentLeft[]> {
  return splitByPayer(await listRefundablePayments(sql, bookingId), lines)
}

type BookingRefund = {
  readonly bookingId: string
  readonly actor: Actor
  readonly amount: Money
  readonly reason: string
  /** The credits that the refund pays back. */
  readonly credits: AmountsByPayer
}

type PayerRefund = Omit<BookingRefund, "credits"> & { readonly paymentId: string; readonly payer: Payer }

/**
 * Refunds online payments of the payers in credit in the caller's transaction, the oldest first; the provider is called
 * after its commit. Returns the refunded amounts by payer. The rest was paid at the desk and is refunded there.
 */
export async function refundBooking(
  platform: Pick<Platform, "queue" | "clock">,
  tx: Sql,
  refund: BookingRefund,
): Promise<AmountsByPayer> {
  const lines = await requestBookingRefund(platform, tx, refund)
  await insertRefundLines(platform, tx, { ...refund, lines })
  return sumByPayer(lines)
}

/** The same, but returns the lines of the refund, which the caller posts to the folio. */
export async function requestBookingRefund(
  platform: Pick<Platform, "queue">,
  tx: Sql,
  refund: BookingRefund,
): Promise<NewFolioLine[]> {
  const payments = await listPaymentsLeft(tx, refund.bookingId, await listFolioLines(tx, refund.bookingId))
  const lines: NewFolioLine[] = []
  for (const part of refundParts(payments, refund))
    lines.push(await requestPaymentRefund(platform, tx, { ...refund, ...part }))
  return lines
}

type WholeRefund = Pick<BookingRefund, "bookingId" | "actor" | "reason"> & { readonly payment: Payment }

/** Requests the refund of a whole payment, to each payer that it was posted for, and posts it to the folio. */
export async function refundPayment(
  platform: Pick<Platform, "queue" | "clock">,
  tx: Sql,
  { payment, ...refund }: WholeRefund,
): Promise<void> {
  const lines: NewFolioLine[] = []
  for (const share of leftOfPayment(await listFolioLines(tx, refund.bookingId), payment))
    lines.push(await requestPaymentRefund(platform, tx, { ...refund, ...share, paymentId: payment.id }))
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

type RefundLines = Pick<BookingRefund, "bookingId" | "actor"> & { readonly lines: readonly NewFolioLine[] }

const insertRefundLines = (
  { clock }: Pick<Platform, "clock">,
  tx: Sql,
  { bookingId, actor, lines }: RefundLines,
) => insertFolioLines(tx, { bookingId, actor, businessDate: clock.today(), lines })
