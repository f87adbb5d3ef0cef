import type { Money } from "#src/shared/money.ts"

export const differenceKinds = [
  "unknown-payment",
  "unknown-refund",
  "amount-differs",
  "failed-refund-paid",
  "unexplained-adjustment",
  "payment-not-settled",
] as const

type DifferenceKind = (typeof differenceKinds)[number]

/** Where the settlement report and the hotel's records disagree. `recorded` is null when the hotel has no record. */
export type SettlementDifference = {
  readonly kind: DifferenceKind
  readonly entityId: string
  readonly bookingId: string | null
  readonly settled: Money | null
  readonly recorded: Money | null
  readonly at: string
}

/** Why a difference is not resolved. */
export type ResolveDifferenceRefusal = "forbidden" | "not-listed"

export const differenceNames: Readonly<Record<DifferenceKind, string>> = {
  "unknown-payment": "settled, but not recorded here",
  "unknown-refund": "refunded at the provider, but not recorded here",
  "amount-differs": "settled with another amount",
  "failed-refund-paid": "a refund that had failed was paid after all",
  "unexplained-adjustment": "an adjustment without a dispute",
  "payment-not-settled": "captured, but not settled for a week",
}
