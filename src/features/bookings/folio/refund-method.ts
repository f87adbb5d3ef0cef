import {
  type DeskMethod,
  deskMethods,
  type FolioLine,
  type PaymentMethod,
  sumLines,
} from "#src/features/folio/folio-line.ts"
import type { Money } from "#src/shared/money.ts"

type Refunded = Pick<FolioLine, "kind" | "amount" | "method" | "isVoided">

/** Whether an online refund of this folio did not reach the guest and was credited again. */
export const hasFailedOnline = (lines: readonly Refunded[]): boolean =>
  lines.some(({ kind, method, isVoided }) => kind === "refund" && method === "online" && isVoided)

/** Payments less refunds by one method. */
export const paidBy = (lines: readonly Refunded[], method: DeskMethod): Money =>
  sumLines(lines.filter((line) => line.method === method)).paid

/**
 * The method that the refund form proposes: online where the provider can make it, and a bank transfer once an online
 * refund failed; else the way by which most was paid at the desk.
 */
export function proposeRefundMethod(lines: readonly Refunded[], refundableOnline: number): PaymentMethod {
  if (hasFailedOnline(lines)) return "bank-transfer"
  if (refundableOnline > 0) return "online"
  return deskMethods.reduce((most, method) => (paidBy(lines, method) > paidBy(lines, most) ? method : most))
}
