import { fromPaise, type Money, proportionOf, sum } from "#src/shared/money.ts"
import { type ChargeLine, openLines } from "./document-lines.ts"

/** Charges at one rate; `amount` includes GST. */
type RateCharge = { readonly basisPoints: number; readonly taxable: Money; readonly amount: Money }

/** The part of an advance at one rate, without tax and its tax. */
export type AdvanceShare = { readonly basisPoints: number; readonly taxable: Money; readonly gst: Money }

/**
 * Spreads what a payer paid over charges that no document states, in proportion to their rates; what is beyond the
 * charges is no advance. Tax on a service is due with its advance (CGST Act, s. 13(2)).
 */
export function spreadAdvance(charges: readonly RateCharge[], received: Money): AdvanceShare[] {
  const open = charges.filter(({ amount }) => amount > 0)
  const charged = sum(open.map(({ amount }) => amount))
  const advance = fromPaise(Math.min(Math.max(0, received), charged))
  return open.map(({ basisPoints, taxable, amount }) => ({
    basisPoints,
    taxable: proportionOf(advance, taxable, charged),
    gst: proportionOf(advance, amount - taxable, charged),
  }))
}

/** The charges of a payer that no document states, by rate. */
const openByRate = (charges: readonly ChargeLine[], payer: ChargeLine["payer"]): RateCharge[] =>
  [...Map.groupBy(openLines(charges, payer), ({ gstBasisPoints }) => gstBasisPoints)].map(
    ([basisPoints, lines]) => ({
      basisPoints,
      taxable: sum(lines.map(({ taxable }) => taxable)),
      amount: sum(lines.map(({ amount }) => amount)),
    }),
  )

type ReceivedPayment = {
  readonly payer: ChargeLine["payer"]
  readonly amount: Money
  /** What the same payer had paid before it, less refunds. */
  readonly paidBefore: Money
}

/** The part of a payment that is an advance, by rate: what it pays beyond the documents of its payer. */
export function advanceIn(
  { payer, amount, paidBefore }: ReceivedPayment,
  charges: readonly ChargeLine[],
): AdvanceShare[] {
  const stated = charges.filter((line) => line.payer === payer && line.documentId !== null)
  const rates = openByRate(charges, payer)
  const open = Math.max(0, sum(rates.map((rate) => rate.amount)))
  const within = (received: number) => Math.min(Math.max(0, received), open)
  const before = paidBefore - sum(stated.map((line) => line.amount))
  return spreadAdvance(rates, fromPaise(within(before + amount) - within(before)))
}
