import {
  type ChargedLine,
  exceedsCharges,
  groupCharges,
  isOfGroup,
  negateAmounts,
} from "#src/features/folio/charge-groups.ts"
import { discountLines } from "#src/features/folio/discount-lines.ts"
import { cancellationFees } from "#src/features/folio/fee-lines.ts"
import {
  accommodationSac,
  type FolioLine,
  isReversed,
  type NewFolioLine,
  type Payer,
} from "#src/features/folio/folio-line.ts"
import { listTransferredRoomCharges } from "#src/features/folio/transferred-rooms.ts"
import { voidLines } from "#src/features/folio/void-lines.ts"
import { type Money, sum, zero } from "#src/shared/money.ts"

const feeNames: ReadonlySet<string> = new Set(cancellationFees)

/** What a reinstatement posts to the folio of a cancelled booking. */
export type ReinstatedLines = {
  /** The voids of the fee. */
  readonly voids: readonly NewFolioLine[]
  /** The room charges, less the discounts that ended with them. */
  readonly charges: readonly NewFolioLine[]
  /** Refunds since the cancellation, less their voids. */
  readonly refunded: Money
  /** Whether a discount was given on the fee: without the fee it would exceed its charges. */
  readonly isFeeDiscounted: boolean
}

/** The lines since the last reversal of the room charges, which begins the postings of a cancellation. */
function linesSinceCancellation(lines: readonly FolioLine[]): FolioLine[] {
  const last = lines.findLast(({ kind, amount }) => kind === "room" && amount < 0)
  const first = lines.find(({ kind, amount, posting }) => {
    return kind === "room" && amount < 0 && posting === last?.posting
  })
  return first ? lines.filter(({ sequence }) => sequence >= first.sequence) : []
}

/**
 * Voids the fee of a cancellation and posts the room charges and their discounts again, by payer and tax rate, as they
 * stood before it (decision 127). `companyPays` is false when the booking names no company any more.
 */
export function reinstatedLines(
  lines: readonly FolioLine[],
  { reason, companyPays }: { readonly reason: string; readonly companyPays: boolean },
): ReinstatedLines {
  const since = linesSinceCancellation(lines)
  const cancellation = since.filter(({ posting }) => posting === since[0]?.posting)
  const payerOf = ({ payer }: FolioLine): Payer => (companyPays ? payer : "guest")
  const rooms = cancellation
    .filter(({ kind, amount }) => kind === "room" && amount < 0)
    .map((line) => ({ ...inverseOf(line), payer: payerOf(line), description: "Room charge" }))
  const voids = voidLines(
    lines.filter((line) => isCancellationFee(line) && !isReversed(line)),
    reason,
  )
  const transferred = new Set(listTransferredRoomCharges(lines))
  const own = lines.filter((line) => !transferred.has(line))
  const ended = cancellation
    .filter(({ kind, sac }) => kind === "discount" && sac === accommodationSac)
    .map((line) => ({ ...line, payer: payerOf(line) }))
  return {
    voids,
    charges: [...rooms, ...endedDiscounts(ended, [...lines, ...voids, ...rooms], lines)],
    refunded: sum(since.filter(({ kind }) => kind === "refund").map(({ amount }) => amount)),
    isFeeDiscounted: exceedsCharges(own.map(chargeOf), voids),
  }
}

const chargeOf = ({ kind, payer, gstBasisPoints, sac, amount, taxable, gst }: FolioLine): ChargedLine => ({
  kind,
  payer,
  gstBasisPoints,
  sac,
  amount,
  taxable,
  gst,
})

const isCancellationFee = ({ kind, description, otherBookingId }: FolioLine): boolean =>
  kind === "fee" && otherBookingId === null && feeNames.has(description)

const inverseOf = ({ kind, gstBasisPoints, sac, ...amounts }: Inverted): NewFolioLine => ({
  kind,
  ...negateAmounts(amounts),
  gstBasisPoints,
  sac,
  description: "Discount",
})

type Inverted = Pick<FolioLine, "kind" | "amount" | "taxable" | "gst" | "gstBasisPoints" | "sac">

/**
 * The discounts that a cancellation took off, posted again: at most the charges of their group, because a booked extra that
 * ended may have shared them.
 */
function endedDiscounts(
  ended: readonly FolioLine[],
  charges: readonly ChargedLine[],
  before: readonly FolioLine[],
): NewFolioLine[] {
  return groupCharges(ended)
    .filter(({ amount }) => amount > 0)
    .flatMap((group) => {
      const of = ended.filter((line) => isOfGroup(group, line))
      const voided = before.find(({ id }) => of.some(({ voidsLineId }) => voidsLineId === id))
      const reason = voided?.reason ?? ""
      const charged = charges.filter((line) => isOfGroup(group, line))
      const limit = groupCharges(charged)[0]?.amount ?? zero
      if (group.amount > limit) return limit > 0 ? discountLines(charged, { amount: limit, reason }) : []
      return [{ ...inverseOf({ ...group, kind: "discount" }), payer: group.payer, reason }]
    })
}
