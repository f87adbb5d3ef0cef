import {
  type DeskMethod,
  deskMethods,
  type FolioLine,
  type PaymentMethod,
  sumLines,
} from "#src/features/folio/folio-line.ts"
import type { Money } from "#src/shared/money.ts"
import type { Folio } from "./folio.ts"

type Refunded = Pick<FolioLine, "kind" | "amount" | "method">

/** Payments less refunds by one method. */
export const paidBy = (lines: readonly Refunded[], method: DeskMethod): Money =>
  sumLines(lines.filter((line) => line.method === method)).paid

type RefundableFolio = Pick<Folio, "refundableOnline" | "hasFailedRefund"> & {
  readonly lines: readonly Refunded[]
}

/**
 * The method that the refund form proposes: online where the provider can make it, and a bank transfer once an online
 * refund failed; else the way by which most was paid at the desk.
 */
export function proposeRefundMethod({
  lines,
  refundableOnline,
  hasFailedRefund,
}: RefundableFolio): PaymentMethod {
  if (hasFailedRefund) return "bank-transfer"
  if (refundableOnline > 0) return "online"
  return deskMethods.reduce((most, method) => (paidBy(lines, method) > paidBy(lines, most) ? method : most))
}
