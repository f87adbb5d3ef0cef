import {
  creditsOf,
  type DeskMethod,
  deskMethods,
  type FolioLine,
  type PaymentMethod,
  sumCredits,
  sumLines,
} from "#src/features/folio/folio-line.ts"
import { fromPaise, type Money, zero } from "#src/shared/money.ts"
import type { Folio } from "./folio.ts"

type Refunded = Pick<FolioLine, "kind" | "amount" | "method">

/** Payments less refunds by one method. */
export const paidBy = (lines: readonly Refunded[], method: DeskMethod): Money =>
  sumLines(lines.filter((line) => line.method === method)).paid

type PostedLine = Refunded & Pick<FolioLine, "id" | "payer" | "voidsLineId" | "refundId">

/**
 * How much of the credits comes from online refunds that failed and were credited (`failedIds`). Later refunds at the desk use
 * it up first, and it is never more than the credits, which later charges lower.
 */
export function sumFailedCredit(lines: readonly PostedLine[], failedIds: readonly string[]): Money {
  const failed = lines.filter(({ refundId }) => refundId !== null && failedIds.includes(refundId))
  const isCredited = ({ voidsLineId }: PostedLine) => failed.some(({ id }) => id === voidsLineId)
  const refundedAtDesk = ({ kind, method, amount }: PostedLine) =>
    kind === "refund" && method !== "online" ? amount : zero
  return lines.reduce((left, line, index) => {
    const next = isCredited(line) ? left - line.amount : left - refundedAtDesk(line)
    return fromPaise(Math.max(0, Math.min(next, sumCredits(lines.slice(0, index + 1)))))
  }, zero)
}

type RefundableFolio = Pick<Folio, "refundableOnline" | "failedCredit"> & {
  readonly lines: readonly (Refunded & Pick<FolioLine, "payer">)[]
}

/**
 * The method that the refund form proposes: a bank transfer if an online refund failed, else online if the provider can make
 * the refund, else the method by which the payer in credit paid most at the desk.
 */
export function proposeRefundMethod({
  lines,
  refundableOnline,
  failedCredit,
}: RefundableFolio): PaymentMethod {
  if (failedCredit > 0) return "bank-transfer"
  if (refundableOnline > 0) return "online"
  const credits = creditsOf(lines)
  const refundable = lines.filter(({ payer }) => credits[payer] > 0)
  return deskMethods.reduce((most, method) =>
    paidBy(refundable, method) > paidBy(refundable, most) ? method : most,
  )
}
