import type { Money } from "#src/shared/money.ts"

/** The GST rates since 22 September 2025, in basis points (Notification 9/2025, Central Tax (Rate)). */
export const gstRates = [0, 500, 1800, 4000] as const

export const formatGstRate = (basisPoints: number): string => `${basisPoints / 100}%`

/** What the price of an extra is for. */
export const extraUnits = ["stay", "room", "night", "guest-night"] as const
export type ExtraUnit = (typeof extraUnits)[number]

export const extraUnitNames: Readonly<Record<ExtraUnit, string>> = {
  stay: "per stay",
  room: "per room",
  night: "per night",
  "guest-night": "per guest and night",
}

/** An extra of the price list; its price includes GST. */
export type Extra = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly unit: ExtraUnit
  readonly price: Money
  readonly gstBasisPoints: number
  readonly sac: string
  readonly isActive: boolean
  /** Guests can add it to a booking. */
  readonly isOffered: boolean
  readonly version: number
}
