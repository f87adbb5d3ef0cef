import type { Money } from "#src/shared/money.ts"

/** The GST rates since 22 September 2025, in basis points (Notification 9/2025, Central Tax (Rate)). */
export const gstRates = [0, 500, 1800, 4000] as const

export const formatGstRate = (basisPoints: number): string => `${basisPoints / 100}%`

/** An extra of the price list; its price includes GST. */
export type Extra = {
  readonly id: string
  readonly name: string
  readonly price: Money
  readonly gstBasisPoints: number
  readonly sac: string
  readonly isActive: boolean
  readonly version: number
}
