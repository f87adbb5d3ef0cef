import { splitGst } from "#src/features/pricing/gst.ts"
import type { PaymentMethod } from "#src/features/folio/folio-line.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import {
  add,
  atLeastZero,
  fromPaise,
  type Money,
  splitInProportion,
  subtract,
  sum,
  zero,
} from "#src/shared/money.ts"
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
  readonly kept: Money
}

/** The remaining advance of a receipt, or a part of it. */
export type HeldAdvance = { readonly receipt: AdvanceDocument; readonly taxes: readonly TaxRow[] }

/** The remaining advances of a payer by receipt, and the invoiced amount that no advance covers. */
type PayerBooks = { readonly held: readonly HeldAdvance[]; readonly due: Money }

const sumOf = (taxes: readonly TaxRow[]): Money => sum(taxes.map(amountOf))
const least = (a: number, b: number): Money => fromPaise(Math.min(a, b))

/** A part of an advance, of each SAC and rate in proportion. */
function splitTaxes(taxes: readonly TaxRow[], amount: Money): TaxRow[] {
  const parts = taxes.flatMap((row) => [row.taxable, add(row.cgst, row.sgst)])
  const shares = splitInProportion(least(amount, sum(parts)), parts)
  return taxes.map((row, index) => ({
    ...row,
    taxable: shares[2 * index] ?? zero,
    ...splitGst(shares[2 * index + 1] ?? zero),
  }))
}

/** Takes an amount from advances in their order; returns the parts taken. */
function takeFrom(held: readonly HeldAdvance[], amount: Money): HeldAdvance[] {
  let rest = amount
  return held.map(({ receipt, taxes }) => {
    const taken = splitTaxes(taxes, rest)
    rest = subtract(rest, sumOf(taken))
    return { receipt, taxes: taken }
  })
}

function rowLess(row: TaxRow, taken: readonly TaxRow[]): TaxRow {
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

const heldLess = (
  held: readonly HeldAdvance[],
  taken: NonNullable<DocumentFigures["refundedAdvances"]>,
): HeldAdvance[] =>
  held.map(({ receipt, taxes }) => {
    const rows = taken.flatMap((one) => (one.receiptId === receipt.id ? one.taxes : []))
    return { receipt, taxes: taxes.map((row) => rowLess(row, rows)) }
  })

/** The advances of a payer after a document: an invoice uses the oldest ones, a voucher those that it names. */
function enter({ held, due }: PayerBooks, document: AdvanceDocument): PayerBooks {
  const { kind, total, figures, kept } = document
  if (kind === "receipt") {
    const taxes = splitTaxes(advanceOfReceipt(figures), kept)
    return { held: [...held, { receipt: document, taxes }], due: atLeastZero(due - kept + sumOf(taxes)) }
  }
  if (kind === "credit-note") return { held, due: atLeastZero(due - total) }
  if (kind === "refund-voucher") {
    return { held: kept > 0 ? heldLess(held, figures.refundedAdvances ?? []) : held, due }
  }
  const taken = takeFrom(held, add(due, total))
  const owed = add(due, total) - sum(taken.map(({ taxes }) => sumOf(taxes)))
  return { held: heldLess(held, refundedAdvancesOf(taken)), due: fromPaise(owed) }
}

/** The advances of a payer that no invoice used and no voucher refunded, by receipt; `documents` in the order of issue. */
const heldAdvances = (documents: readonly AdvanceDocument[]): readonly HeldAdvance[] =>
  documents.reduce(enter, { held: [], due: zero }).held

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
function inRefundOrder({ paymentLineId, method }: OpenRefund, held: readonly HeldAdvance[]): HeldAdvance[] {
  const rank = ({ receipt }: HeldAdvance) =>
    receipt.lineId === paymentLineId ? 0 : receipt.method === method ? 1 : 2
  return held.toReversed().toSorted((a, b) => rank(a) - rank(b))
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
): HeldAdvance[] {
  const earlier = documents.filter(
    ({ payer, kind, lineSequence }) =>
      payer === refund.payer && (kind !== "receipt" || lineSequence < refund.sequence),
  )
  const held = heldAdvances(earlier)
  const beyond = sum(held.map(({ taxes }) => sumOf(taxes))) - advanceAfter(refund, charges)
  const amount = least(refund.amount, atLeastZero(beyond))
  return takeFrom(inRefundOrder(refund, held), amount)
    .map(({ receipt, taxes }) => ({ receipt, taxes: taxes.filter((row) => amountOf(row) > 0) }))
    .filter(({ taxes }) => taxes.length > 0)
}
