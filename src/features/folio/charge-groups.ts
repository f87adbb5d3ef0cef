import { add, type Money, subtract, zero } from "#src/shared/money.ts"
import type { NewFolioLine, Payer } from "./folio-line.ts"

/** The charges of one payer at one tax rate and SAC: fees, extras, rooms, less discounts. */
export type ChargeGroup = {
  readonly payer: Payer
  readonly gstBasisPoints: number
  readonly sac: string
  readonly amount: Money
  readonly taxable: Money
  readonly gst: Money
}

export type ChargedLine = Pick<
  NewFolioLine,
  "kind" | "payer" | "gstBasisPoints" | "sac" | "amount" | "taxable" | "gst"
>

type GroupKey = Pick<ChargeGroup, "payer" | "gstBasisPoints" | "sac">

const keyOf = ({ payer, gstBasisPoints, sac }: GroupKey): string => [payer, gstBasisPoints, sac].join("|")

const groupOf = ({ payer = "guest", gstBasisPoints = 0, sac = "" }: ChargedLine): GroupKey => ({
  payer,
  gstBasisPoints,
  sac,
})

export const isOfGroup = (group: GroupKey, line: ChargedLine): boolean =>
  keyOf(groupOf(line)) === keyOf(group)

/** The net charges of folio lines by payer, tax rate and SAC. */
export function groupCharges(lines: readonly ChargedLine[]): ChargeGroup[] {
  const groups = new Map<string, ChargeGroup>()
  for (const line of lines) {
    if (line.kind === "payment" || line.kind === "refund") continue
    const group = groupOf(line)
    const key = keyOf(group)
    const known = groups.get(key) ?? { amount: zero, taxable: zero, gst: zero }
    groups.set(key, {
      ...group,
      amount: add(known.amount, line.amount),
      taxable: add(known.taxable, line.taxable ?? zero),
      gst: add(known.gst, line.gst ?? zero),
    })
  }
  return [...groups.values()]
}

type Amounts = Pick<ChargedLine, "amount" | "taxable" | "gst">

/** The opposite amounts of a line. */
export const negateAmounts = ({ amount, taxable = zero, gst = zero }: Amounts): Required<Amounts> => ({
  amount: subtract(zero, amount),
  taxable: subtract(zero, taxable),
  gst: subtract(zero, gst),
})

/** Whether discounts fit their charges: these are not below zero, and have no tax left where they are zero. */
export const isCovered = ({ amount, taxable }: ChargeGroup): boolean =>
  amount > 0 || (amount === 0 && taxable === 0)

/** Whether new lines would make a group of charges negative: no invoice may state a negative amount at a rate. */
export function exceedsCharges(lines: readonly ChargedLine[], added: readonly ChargedLine[]): boolean {
  const before = new Map(groupCharges(lines).map((group) => [keyOf(group), group.amount]))
  return groupCharges([...lines, ...added]).some(
    (group) => group.amount < 0 && group.amount < (before.get(keyOf(group)) ?? zero),
  )
}
