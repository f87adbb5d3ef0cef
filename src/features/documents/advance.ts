import { fromPaise, type Money, splitInProportion, subtract, sum, zero } from "#src/shared/money.ts"
import { splitGst } from "#src/features/pricing/gst.ts"
import { amountOf, type ChargeLine, openLines, type TaxRow, taxTable } from "./document-lines.ts"

/** Charges at one rate; `amount` includes GST. */
type RateCharge = { readonly taxable: Money; readonly amount: Money }

/** The part of an advance that is for a charge, without tax and its tax. */
type AdvanceShare<Charge> = { readonly charge: Charge; readonly taxable: Money; readonly gst: Money }

type Taxed = { readonly taxable: Money; readonly gst: Money }

/** Splits an amount over taxed parts in proportion; the values and taxes of all parts sum to the amount. */
export function splitTaxed<Part extends Taxed>(amount: Money, parts: readonly Part[]): Part[] {
  const shares = splitInProportion(
    amount,
    parts.flatMap(({ taxable, gst }) => [taxable, gst]),
  )
  return parts.map((part, index) => ({
    ...part,
    taxable: shares[2 * index] ?? zero,
    gst: shares[2 * index + 1] ?? zero,
  }))
}

/**
 * Divides the payments of a payer among the charges that are not invoiced, in proportion to their amounts; payments beyond
 * these charges are no advance. Tax on a service is due with its advance (CGST Act, s. 13(2)).
 */
export function spreadAdvance<Charge extends RateCharge>(
  charges: readonly Charge[],
  received: Money,
): AdvanceShare<Charge>[] {
  const open = charges.filter(({ amount }) => amount > 0)
  const charged = sum(open.map(({ amount }) => amount))
  const advance = fromPaise(Math.min(Math.max(0, received), charged))
  const parts = open.map((charge) => {
    const { taxable, amount } = charge
    return { charge, taxable, gst: subtract(amount, taxable) }
  })
  return splitTaxed(advance, parts)
}

type ReceivedPayment = {
  readonly payer: ChargeLine["payer"]
  readonly amount: Money
  /** The same payer's earlier payments less refunds. */
  readonly paidBefore: Money
}

/** The part of a payment that is an advance, by SAC and rate: what exceeds the invoiced charges of its payer. */
export function advanceIn(
  { payer, amount, paidBefore }: ReceivedPayment,
  charges: readonly ChargeLine[],
): TaxRow[] {
  const stated = charges.filter((line) => line.payer === payer && line.documentId !== null)
  const rows = taxTable(openLines(charges, payer)).map((row) => ({ ...row, amount: amountOf(row) }))
  const open = Math.max(0, sum(rows.map((row) => row.amount)))
  const within = (received: number) => Math.min(Math.max(0, received), open)
  const before = paidBefore - sum(stated.map((line) => line.amount))
  return spreadAdvance(rows, fromPaise(within(before + amount) - within(before)))
    .map(({ charge: { sac, gstBasisPoints }, taxable, gst }) => ({
      sac,
      gstBasisPoints,
      taxable,
      ...splitGst(gst),
    }))
    .filter((row) => amountOf(row) > 0)
}
