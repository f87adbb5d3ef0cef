import { splitGst } from "#src/features/pricing/gst.ts"
import type { PaymentMethod } from "#src/features/folio/folio-line.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { add, atLeastZero, fromPaise, type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { splitTaxed } from "../advance.ts"
import type { DocumentFigures } from "../document-figures.ts"
import { amountOf, type ChargeLine, type TaxRow } from "../document-lines.ts"
import type { DocumentKind } from "../document-number.ts"
import { advanceOfReceipt, type PaymentLine, refundedAdvancesOf } from "../payment-figures.ts"

/** An issued document of a payer, with the data that change the advance. */
export type AdvanceDocument = {
  readonly id: string
  readonly kind: DocumentKind
  readonly payer: ChargeLine["payer"]
  readonly number: string
  readonly businessDate: CalendarDate
  readonly total: Money
  readonly figures: DocumentFigures
  /** The payment of a receipt, or the refund of a voucher; null for other documents. */
  readonly lineId: string | null
  readonly lineSequence: number
  readonly method: PaymentMethod | null
  /** The amount of the payment or refund less voids and chargebacks. */
  readonly netAmount: Money
}

/** The remaining advance of a receipt, or a part of it. */
type OpenAdvance = { readonly receipt: AdvanceDocument; readonly taxes: readonly TaxRow[] }

/** The remaining advances of a payer by receipt, and the invoiced amount that no advance covers. */
type AdvanceState = { readonly advances: readonly OpenAdvance[]; readonly uncovered: Money }

const sumOf = (taxes: readonly TaxRow[]): Money => sum(taxes.map(amountOf))
const least = (a: number, b: number): Money => fromPaise(Math.min(a, b))

/** A part of an advance, of each SAC and rate in proportion. */
function splitTaxes(taxes: readonly TaxRow[], amount: Money): TaxRow[] {
  const parts = taxes.map((row) => ({ row, taxable: row.taxable, gst: add(row.cgst, row.sgst) }))
  return splitTaxed(least(amount, sumOf(taxes)), parts).map(({ row, taxable, gst }) => ({
    ...row,
    taxable,
    ...splitGst(gst),
  }))
}

/** Takes an amount from advances in their order; returns the parts taken. */
function takeFrom(advances: readonly OpenAdvance[], amount: Money): OpenAdvance[] {
  let left = amount
  return advances.map(({ receipt, taxes }) => {
    const taken = splitTaxes(taxes, left)
    left = subtract(left, sumOf(taken))
    return { receipt, taxes: taken }
  })
}

function subtractTaxes(row: TaxRow, taken: readonly TaxRow[]): TaxRow {
  const same = taken.filter(
    ({ sac, gstBasisPoints }) => sac === row.sac && gstBasisPoints === row.gstBasisPoints,
  )
  const gst = sum(same.map(({ cgst, sgst }) => add(cgst, sgst)))
  return {
    ...row,
    taxable: subtract(row.taxable, sum(same.map(({ taxable }) => taxable))),
    ...splitGst(subtract(add(row.cgst, row.sgst), gst)),
  }
}

const subtractAdvances = (
  advances: readonly OpenAdvance[],
  taken: NonNullable<DocumentFigures["refundedAdvances"]>,
): OpenAdvance[] =>
  advances.map(({ receipt, taxes }) => {
    const rows = taken.flatMap((one) => (one.receiptId === receipt.id ? one.taxes : []))
    return { receipt, taxes: taxes.map((row) => subtractTaxes(row, rows)) }
  })

/** The advances of a payer after a document: an invoice uses the oldest ones, a voucher those that it names. */
function applyDocument({ advances, uncovered }: AdvanceState, document: AdvanceDocument): AdvanceState {
  const { kind, total, figures, netAmount } = document
  if (kind === "receipt") {
    const taxes = splitTaxes(advanceOfReceipt(figures), netAmount)
    return {
      advances: [...advances, { receipt: document, taxes }],
      uncovered: atLeastZero(uncovered - netAmount + sumOf(taxes)),
    }
  }
  if (kind === "credit-note") return { advances, uncovered: atLeastZero(uncovered - total) }
  if (kind === "refund-voucher") {
    return {
      advances: netAmount > 0 ? subtractAdvances(advances, figures.refundedAdvances ?? []) : advances,
      uncovered,
    }
  }
  const taken = takeFrom(advances, add(uncovered, total))
  const owed = add(uncovered, total) - sum(taken.map(({ taxes }) => sumOf(taxes)))
  return { advances: subtractAdvances(advances, refundedAdvancesOf(taken)), uncovered: fromPaise(owed) }
}

/** The advances of a payer that no invoice used and no voucher refunded, by receipt; `documents` in the order of issue. */
const listOpenAdvances = (documents: readonly AdvanceDocument[]): readonly OpenAdvance[] =>
  documents.reduce(applyDocument, { advances: [], uncovered: zero }).advances

/** A refund without a voucher. */
export type OpenRefund = PaymentLine & {
  readonly sequence: number
  /** The same payer's earlier payments less refunds. */
  readonly paidBefore: Money
  /** The payment of an online refund; null for a refund at the desk. */
  readonly paymentLineId: string | null
}

/** The advance that remains after a refund: payments beyond the invoiced charges, at most the charges not invoiced. */
function advanceAfter(
  { payer, sequence, amount, paidBefore }: OpenRefund,
  charges: readonly ChargeLine[],
): Money {
  const before = charges.filter((line) => line.payer === payer && line.sequence < sequence)
  const uninvoiced = sum(before.filter(({ documentId }) => documentId === null).map((line) => line.amount))
  const invoiced = sum(before.filter(({ documentId }) => documentId !== null).map((line) => line.amount))
  return atLeastZero(Math.min(paidBefore - amount - invoiced, uninvoiced))
}

/** The receipt of the refunded payment first, then those of its method, then the others; the newest first in each. */
function inRefundOrder(
  { paymentLineId, method }: OpenRefund,
  advances: readonly OpenAdvance[],
): OpenAdvance[] {
  const rank = ({ receipt }: OpenAdvance) =>
    receipt.lineId === paymentLineId ? 0 : receipt.method === method ? 1 : 2
  return advances.toReversed().toSorted((a, b) => rank(a) - rank(b))
}

/**
 * The advances that a refund returns, by receipt (CGST Act, s. 31(3)(e)): the receipts' advances beyond the one that
 * remains after the refund. Invoiced charges are corrected by a credit note instead, and payments beyond the charges were
 * no advance. Only charges and receipts from before the refund count, so that a later run has the same result.
 */
export function advancesRefunded(
  refund: OpenRefund,
  charges: readonly ChargeLine[],
  documents: readonly AdvanceDocument[],
): OpenAdvance[] {
  const earlier = documents.filter(
    ({ payer, kind, lineSequence }) =>
      payer === refund.payer && (kind !== "receipt" || lineSequence < refund.sequence),
  )
  const advances = listOpenAdvances(earlier)
  const beyond = sum(advances.map(({ taxes }) => sumOf(taxes))) - advanceAfter(refund, charges)
  const amount = least(refund.amount, atLeastZero(beyond))
  return takeFrom(inRefundOrder(refund, advances), amount)
    .map(({ receipt, taxes }) => ({ receipt, taxes: taxes.filter((row) => amountOf(row) > 0) }))
    .filter(({ taxes }) => taxes.length > 0)
}
