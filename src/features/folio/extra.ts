import type { Money } from "#src/shared/money.ts"
import { accommodationSac } from "./folio-line.ts"

/** The GST rates since 22 September 2025, in basis points (Notification 9/2025, Central Tax (Rate)). */
export const gstRates = [0, 500, 1800, 4000] as const

type Taxed = { readonly sac: string; readonly gstBasisPoints: number }

/** Whether an extra belongs to the room, and so has its tax rate (decision 106). */
export const hasRateOfRoom = ({ sac }: Pick<Taxed, "sac">): boolean => sac === accommodationSac

/** The nights of a stay with their tax rates. */
export type TaxedNights = readonly { readonly basisPoints: number }[]

/** The GST rate of an extra in a stay: that of the price list, or the highest of the nights. */
export const gstRateInStay = (extra: Taxed, nights: TaxedNights): number =>
  hasRateOfRoom(extra) && nights.length > 0
    ? Math.max(...nights.map(({ basisPoints }) => basisPoints))
    : extra.gstBasisPoints

/** The unit that the price of an extra is for. */
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
  /** Whether it changes the check-in or check-out time; such an extra is not offered with a day room. */
  readonly changesHours: boolean
  readonly version: number
}
