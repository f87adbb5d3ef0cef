import { taxIncludedIn } from "#src/features/pricing/gst.ts"
import { fromPaise, type Money, subtract, sum, zero } from "#src/shared/money.ts"
import {
  type ChargedLine,
  type ChargeGroup,
  groupCharges,
  isCovered,
  isOfGroup,
  negateAmounts,
} from "./charge-groups.ts"
import { type FolioLine, isReversed, type NewFolioLine, type Payer, payers } from "./folio-line.ts"
import { voidLines } from "./void-lines.ts"

// A discount of the whole group takes the whole tax of the group, so that rounding leaves no paisa.
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
          ...negateAmounts({ amount: part, taxable, gst }),
          gstBasisPoints,
          sac,
          reason,
        },
      ]
    })
}

/** The discounts of a folio less their voids; never positive. */
export const sumDiscounts = (lines: readonly FolioLine[]): Money =>
  sum(lines.filter(({ kind }) => kind === "discount").map(({ amount }) => amount))

const openDiscounts = (lines: readonly FolioLine[]): FolioLine[] =>
  lines.filter((line) => line.kind === "discount" && !isReversed(line))

const isOf =
  (payer: Payer) =>
  (line: Pick<NewFolioLine, "payer">): boolean =>
    (line.payer ?? "guest") === payer

/**
 * When new dates make the charges of a payer smaller than the discounts on them, voids these discounts and posts them again,
 * spread over the remaining charges and at most their amount. No lines if the discounts still fit. `charges` are the lines for
 * the new dates, including the discounts.
 */
export const respreadDiscounts = (
  lines: readonly FolioLine[],
  charges: readonly ChargedLine[],
  reason: string,
): NewFolioLine[] =>
  payers.flatMap((payer) => respreadOfPayer(lines.filter(isOf(payer)), charges.filter(isOf(payer)), reason))

function respreadOfPayer(
  lines: readonly FolioLine[],
  charges: readonly ChargedLine[],
  reason: string,
): NewFolioLine[] {
  const discounts = openDiscounts(lines)
  const isFitting = groupCharges(charges).every(isCovered)
  if (isFitting || discounts.length === 0) return []
  const voids = voidLines(discounts, reason)
  const amount = subtract(zero, sum(discounts.map((line) => line.amount)))
  return [...voids, ...discountLines([...charges, ...voids], { amount, reason })]
}

/**
 * Lowers discounts that exceed the remaining charges of their payer, tax rate and SAC, as after a cancellation. Unlike
 * `respreadDiscounts` it moves none to other charges. Both `lines` and `charges` include the discounts.
 */
export function trimDiscounts(
  lines: readonly FolioLine[],
  charges: readonly ChargedLine[],
  reason: string,
): NewFolioLine[] {
  const exceeded = groupCharges(charges).filter((group) => !isCovered(group))
  return exceeded.flatMap((group) => {
    const isHere = (line: ChargedLine) => isOfGroup(group, line)
    const voids = voidLines(openDiscounts(lines).filter(isHere), reason)
    const amount = sum(voids.map((line) => line.amount))
    return [...voids, ...discountLines([...charges.filter(isHere), ...voids], { amount, reason })]
  })
}

/**
 * Where new lines bring a group of charges to zero but leave a paisa of tax, posts the last discount again with this paisa. It
 * comes from rounding: the tax of a discount is computed from its amount, that of each charge from its own.
 */
export function retaxDiscounts(lines: readonly FolioLine[], added: readonly NewFolioLine[]): NewFolioLine[] {
  const voided = new Set(added.map(({ voidsLineId }) => voidsLineId))
  const open = openDiscounts(lines).filter(({ id }) => !voided.has(id))
  return groupCharges([...lines, ...added])
    .filter(({ amount, taxable }) => amount === 0 && taxable !== 0)
    .flatMap((group) => {
      const last = open.findLast((line) => isOfGroup(group, line))
      if (!last || !added.some((line) => isOfGroup(group, line))) return []
      const { kind, payer, description, amount, gstBasisPoints, sac, reason } = last
      const taxable = subtract(last.taxable, group.taxable)
      const gst = subtract(last.gst, group.gst)
      const again = { kind, payer, description, amount, taxable, gst, gstBasisPoints, sac, reason }
      return [...voidLines([last], "its tax was rounded"), again]
    })
}
