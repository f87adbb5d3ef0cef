import { taxIncludedIn } from "#src/features/pricing/gst.ts"
import { fromPaise, type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { type ChargedLine, type ChargeGroup, groupCharges, isOfGroup } from "./charge-groups.ts"
import { type FolioLine, isReversed, type NewFolioLine } from "./folio-line.ts"
import { voidLines } from "./void-lines.ts"

// A group that is discounted to nothing has no tax left either, to the paisa.
const taxesOf = ({ amount, taxable, gst, gstBasisPoints }: ChargeGroup, part: Money) =>
  part === amount ? { taxable, gst } : taxIncludedIn(part, gstBasisPoints)

/** The lines of a discount: it lowers the largest charges first, each at its tax rate (CGST Act, section 15(3)). */
export function discountLines(
  lines: readonly ChargedLine[],
  { amount, reason }: { readonly amount: Money; readonly reason: string },
): NewFolioLine[] {
  const groups = groupCharges(lines).filter((group) => group.amount > 0)
  let rest: number = amount
  return groups
    .toSorted((a, b) => b.amount - a.amount)
    .flatMap((group) => {
      const part = fromPaise(Math.min(rest, group.amount))
      rest -= part
      if (part === 0) return []
      const { taxable, gst } = taxesOf(group, part)
      const { payer, gstBasisPoints, sac } = group
      return [
        {
          kind: "discount" as const,
          description: "Discount",
          payer,
          amount: subtract(zero, part),
          taxable: subtract(zero, taxable),
          gst: subtract(zero, gst),
          gstBasisPoints,
          sac,
          reason,
        },
      ]
    })
}

const openDiscounts = (lines: readonly FolioLine[]): FolioLine[] =>
  lines.filter((line) => line.kind === "discount" && !isReversed(line))

/**
 * Spreads the discounts of a folio again when new dates left less of its charges than they take: over the charges that
 * there are, and never beyond them. No lines while the discounts fit. `charges` are those of the new dates, with the
 * discounts.
 */
export function respreadDiscounts(
  lines: readonly FolioLine[],
  charges: readonly ChargedLine[],
  reason: string,
): NewFolioLine[] {
  const discounts = openDiscounts(lines)
  const isFitting = groupCharges(charges).every(({ amount }) => amount >= 0)
  if (isFitting || discounts.length === 0) return []
  const voids = voidLines(discounts, reason)
  const amount = subtract(zero, sum(discounts.map((line) => line.amount)))
  return [...voids, ...discountLines([...charges, ...voids], { amount, reason })]
}

/**
 * Lowers the discounts of a folio to what `charges` carry that stay when others end, such as those of a cancelled stay:
 * each at its tax rate, none is spread over other charges. The discounts are among both lines.
 */
export function trimDiscounts(
  lines: readonly FolioLine[],
  charges: readonly ChargedLine[],
  reason: string,
): NewFolioLine[] {
  const exceeded = groupCharges(charges).filter(({ amount }) => amount < 0)
  return exceeded.flatMap((group) => {
    const isHere = (line: ChargedLine) => isOfGroup(group, line)
    const voids = voidLines(openDiscounts(lines).filter(isHere), reason)
    const amount = sum(voids.map((line) => line.amount))
    return [...voids, ...discountLines([...charges.filter(isHere), ...voids], { amount, reason })]
  })
}
