import {
  accommodationSac,
  methodNames,
  type Payer,
  type PaymentMethod,
} from "#src/features/folio/folio-line.ts"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { add, divideRoundingHalfUp, fromPaise, type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { formatMoneyWithPaise } from "#src/shared/format/amount-with-paise.ts"
import {
  type DocumentedBooking,
  type DocumentFigures,
  placeOfSupply,
  reverseCharge,
  seller,
  stayFacts,
} from "./document-figures.ts"
import { amountOf, sumTaxes, type TaxRow, taxTable } from "./document-lines.ts"
import { formatSpelledAmount } from "#src/shared/format/spelled-amount.ts"

/** A payment or a refund of a folio; the amount is positive. */
export type PaymentLine = {
  readonly id: string
  readonly payer: Payer
  readonly description: string
  readonly amount: Money
  readonly method: PaymentMethod
  readonly reference: string
}

const paymentFacts = ({ method, reference }: PaymentLine): LabelledValue[] => [
  { label: "Method", value: methodNames[method] },
  ...(reference === "" ? [] : [{ label: "Reference", value: reference }]),
]

const paymentFigures = (line: string, amount: Money) => ({
  seller,
  lines: [{ description: line, quantity: 1, sac: "", gstBasisPoints: 0, taxable: amount, amount }],
  totals: { taxable: amount, cgst: zero, sgst: zero, total: amount },
  words: formatSpelledAmount(amount),
})

/** A receipt of a payment. Its tax is due on the invoice, except that of an advance, by SAC and rate (CGST Rules, rule 50). */
export function receiptFigures(
  booking: DocumentedBooking,
  buyer: DocumentFigures["buyer"],
  { payment, advance }: { readonly payment: PaymentLine; readonly advance: readonly TaxRow[] },
): DocumentFigures {
  return {
    ...paymentFigures(payment.description, payment.amount),
    buyer,
    facts: [
      ...stayFacts(booking),
      ...paymentFacts(payment),
      ...(advance.length === 0 ? [] : [placeOfSupply, reverseCharge]),
    ],
    taxes: advance,
  }
}

const paiseOf = (rupees: string): Money => fromPaise(Math.round(Number(rupees.replaceAll(/[₹,]/g, "")) * 100))

/** Receipts of older versions state the tax in a labelled row: 'CGST + SGST at 5%', '₹225 + ₹225'. */
function advanceInFact({ label, value }: LabelledValue): TaxRow[] {
  const rate = /^CGST \+ SGST at ([\d.]+)%$/.exec(label)?.[1]
  if (rate === undefined) return []
  const [cgst = zero, sgst = zero] = value.split(" + ").map(paiseOf)
  const gstBasisPoints = Math.round(Number(rate) * 100)
  const taxable = fromPaise(divideRoundingHalfUp(add(cgst, sgst) * 10_000, gstBasisPoints))
  return [{ sac: accommodationSac, gstBasisPoints, taxable, cgst, sgst }]
}

// Computing the taxable value from a tax of 5 % in whole paise is off by up to 10 paise a night; allows for ten nights.
const roundingOfRate = 100

/** The advance of a receipt of an older version; corrects the rounding when the whole payment is an advance. */
function advanceInFacts({ facts, totals }: DocumentFigures): TaxRow[] {
  const rows = facts.flatMap(advanceInFact)
  const rest = subtract(totals.total, sum(rows.map(amountOf)))
  if (Math.abs(rest) > roundingOfRate * rows.length) return rows
  return rows.map((row, index) => (index === 0 ? { ...row, taxable: add(row.taxable, rest) } : row))
}

/** The advance that a receipt states, by SAC and rate. */
export const advanceOfReceipt = (figures: DocumentFigures): readonly TaxRow[] =>
  figures.taxes.length > 0 ? figures.taxes : advanceInFacts(figures)

/** The part of the advance of a receipt that is refunded. */
type RefundedAdvance = {
  readonly receipt: {
    readonly id: string
    readonly number: string
    readonly businessDate: CalendarDate
    readonly figures: Pick<DocumentFigures, "buyer">
  }
  readonly taxes: readonly TaxRow[]
}

/** Refunded advances in the form that the figures of a voucher store. */
export const refundedAdvancesOf = (advances: readonly RefundedAdvance[]) =>
  advances.map(({ receipt, taxes }) => ({ receiptId: receipt.id, taxes }))

function voucherFacts(
  refund: PaymentLine,
  advances: readonly RefundedAdvance[],
  amount: Money,
): LabelledValue[] {
  const receipts = advances.map(({ receipt: { number, businessDate } }) => ({
    label: "Against receipt",
    value: `${number}, ${formatLongDate(businessDate)}`,
  }))
  const isPart = amount < refund.amount
  return [
    ...paymentFacts(refund),
    ...(isPart ? [{ label: "Refunded in all", value: formatMoneyWithPaise(refund.amount) }] : []),
    ...receipts,
    placeOfSupply,
    reverseCharge,
  ]
}

/**
 * A voucher for the advance in a refund (CGST Rules, rule 51), to the buyer of its receipt, even if the folio has another.
 * Null for a refund of no advance.
 */
export function refundVoucherFigures(
  booking: DocumentedBooking,
  refund: PaymentLine,
  advances: readonly RefundedAdvance[],
): DocumentFigures | null {
  const [first] = advances
  if (!first) return null
  const rows = advances.flatMap(({ taxes }) => taxes)
  const taxes = taxTable(rows.map((row) => ({ ...row, amount: amountOf(row) })))
  const totals = sumTaxes(taxes)
  return {
    ...paymentFigures(`${refund.description}: advance for ${booking.roomName}`, totals.total),
    buyer: first.receipt.figures.buyer,
    facts: [...stayFacts(booking), ...voucherFacts(refund, advances, totals.total)],
    taxes,
    totals,
    refundedAdvances: refundedAdvancesOf(advances),
  }
}
