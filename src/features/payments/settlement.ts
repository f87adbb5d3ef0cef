import { type Money, subtract, zero } from "#src/shared/money.ts"

export const differenceKinds = [
  "unknown-payment",
  "unknown-refund",
  "amount-differs",
  "failed-refund-paid",
  "unexplained-adjustment",
  "payment-not-settled",
  "refund-not-settled",
] as const

type DifferenceKind = (typeof differenceKinds)[number]

/** One difference: its kind and the provider's id of the payment, refund or adjustment. */
export type DifferenceKey = { readonly kind: DifferenceKind; readonly entityId: string }

/** Where the settlement report and the hotel's records disagree. Refunds and debits are negative. */
export type SettlementDifference = DifferenceKey & {
  readonly bookingId: string | null
  readonly reference: string | null
  readonly guestName: string | null
  /** What the report has; null when the payment or refund is not settled. */
  readonly settled: Money | null
  /** What the hotel's records expect; null when the hotel has no record. */
  readonly recorded: Money | null
  /** The provider's transfer and the bank's reference of it. */
  readonly settlementId: string | null
  readonly utr: string | null
  /** When the transfer was made; of a payment or refund that is not settled, when it was made. */
  readonly at: string
}

/** The number of unresolved differences, and the newest of them. */
export type OpenDifferences = { readonly count: number; readonly first: readonly SettlementDifference[] }

/** A difference that the owner explained. */
export type ResolvedDifference = SettlementDifference & {
  /** False when the report and the hotel's records agree by now: then there are no amounts. */
  readonly stillDiffers: boolean
  readonly note: string
  readonly resolvedAt: string
  readonly resolvedBy: string | null
}

/** The settled amount less the recorded one; negative when the bank received less. */
export const surplusOf = ({ settled, recorded }: SettlementDifference): Money =>
  subtract(settled ?? zero, recorded ?? zero)

/** Why a difference is not resolved, or not opened again. */
export type ResolveDifferenceRefusal = "forbidden" | "not-listed"

export const differenceNames: Readonly<Record<DifferenceKind, string>> = {
  "unknown-payment": "settled, but not recorded here",
  "unknown-refund": "refunded at the provider, but not recorded here",
  "amount-differs": "settled with another amount",
  "failed-refund-paid": "a refund that had failed was paid after all",
  "unexplained-adjustment": "an adjustment without a dispute",
  "payment-not-settled": "captured, but not settled for a week",
  "refund-not-settled": "refunded, but not deducted for a week",
}
