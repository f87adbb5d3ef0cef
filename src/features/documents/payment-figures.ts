import { methodNames, type Payer, type PaymentMethod } from "#src/features/folio/folio-line.ts"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { type Money, zero } from "#src/shared/money.ts"
import {
  type DocumentedBooking,
  type DocumentFigures,
  placeOfSupply,
  reverseCharge,
  seller,
  stayFacts,
} from "./document-figures.ts"
import type { TaxRow } from "./document-lines.ts"
import { formatSpelledAmount } from "./spelled-amount.ts"

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

/** A receipt of a payment. Its tax is due on the invoice, except that of an advance, by SAC and rate (CGST Rules, rule 50). */
export function receiptFigures(
  booking: DocumentedBooking,
  buyer: DocumentFigures["buyer"],
  { payment, advance }: { readonly payment: PaymentLine; readonly advance: readonly TaxRow[] },
): DocumentFigures {
  const { description, amount } = payment
  return {
    seller,
    buyer,
    facts: [
      ...stayFacts(booking),
      ...paymentFacts(payment),
      ...(advance.length === 0 ? [] : [placeOfSupply, reverseCharge]),
    ],
    lines: [{ description, quantity: 1, sac: "", gstBasisPoints: 0, taxable: amount, amount }],
    taxes: advance,
    totals: { taxable: amount, cgst: zero, sgst: zero, total: amount },
    words: formatSpelledAmount(amount),
  }
}
