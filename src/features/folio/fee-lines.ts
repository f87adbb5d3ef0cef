import { type TaxedPrice, taxIncludedIn } from "#src/features/pricing/gst.ts"
import { fromPaise, type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { type ChargeGroup, isOfGroup } from "./charge-groups.ts"
import { accommodationSac, type FolioLine } from "./folio-line.ts"
import type { NewFolioLine, Payer } from "./folio-line.ts"

/** The names of the fees of a cancellation. */
export const cancellationFees = ["Cancellation fee", "No-show fee"] as const
export type FeeName = (typeof cancellationFees)[number]

/** A night of a stay, with its price for one room. */
type FeeNight = TaxedPrice & { readonly rooms: number }

type FeeText = {
  readonly description: string
  readonly payer: Payer
  /** The charges that the fee replaces. */
  readonly replaced?: readonly ChargeGroup[]
}

/**
 * The lines of a cancellation or no-show fee, one for each tax rate. The fee is spread over the nights in their order and
 * has their tax rates (CBIC Circular 178/10/2022). Where it replaces charges of the same amount it has their tax, so that
 * rounding leaves no paisa beside an invoice of these. Throws for a fee above the price of the nights.
 */
export function feeLines(
  fee: Money,
  nights: readonly FeeNight[],
  { description, payer, replaced = [] }: FeeText,
): NewFolioLine[] {
  const byRate = new Map<number, { amount: number; taxable: number }>()
  let rest: number = fee
  for (const { price, taxable, basisPoints, rooms } of nights) {
    const fullAmount = price * rooms
    const amount = Math.min(rest, fullAmount)
    const taxed =
      amount === fullAmount ? taxable * rooms : taxIncludedIn(fromPaise(amount), basisPoints).taxable
    const known = byRate.get(basisPoints) ?? { amount: 0, taxable: 0 }
    byRate.set(basisPoints, { amount: known.amount + amount, taxable: known.taxable + taxed })
    rest -= amount
  }
  if (rest > 0) throw new Error("a fee is more than the price of its nights")
  return [...byRate].map(([gstBasisPoints, sums]) => {
    const amount = fromPaise(sums.amount)
    const line = { kind: "fee" as const, description, payer, amount, gstBasisPoints, sac: accommodationSac }
    const same = replaced.find((group) => isOfGroup(group, line) && group.amount === amount)
    const taxable = same?.taxable ?? fromPaise(sums.taxable)
    return { ...line, taxable, gst: subtract(amount, taxable) }
  })
}

/**
 * The sum of the voided fees of a folio. Fees that were moved to another payer or booking are not waived, nor those that a
 * reinstatement voids: it charges the rooms again in the same posting (decision 127).
 */
export function sumWaivedFees(lines: readonly FolioLine[]): Money {
  // A move to the other payer posts the fee again right after its void.
  const isMoved = ({ amount, payer }: FolioLine, next: FolioLine | undefined): boolean =>
    next?.kind === "fee" && next.amount === subtract(zero, amount) && next.payer !== payer
  const charged = new Set(
    lines.filter(({ kind, amount }) => kind === "room" && amount > 0).map(({ posting }) => posting),
  )
  const waived = lines.filter(
    (line, at) =>
      line.kind === "fee" &&
      !charged.has(line.posting) &&
      line.voidsLineId !== null &&
      line.otherBookingId === null &&
      !isMoved(line, lines[at + 1]),
  )
  return subtract(zero, sum(waived.map(({ amount }) => amount)))
}
