import type { Audience } from "#src/features/content/offers/offer-terms.ts"
import { type Money, sum, times } from "#src/shared/money.ts"

/**
 * The saving of an offer on each night of a stay, for one room. The key is the night ('2026-12-24'); in several room types
 * the type's id and the night; where rooms of one type have different prices, the room's position and the night.
 */
export type NightSavings = Readonly<Record<string, Money>>

/** The offer in the prices of a quote or a booking. */
export type AppliedOffer = {
  readonly id: string
  readonly name: string
  readonly audience: Audience
  /** The code that the guest typed; null without one. */
  readonly code: string | null
  /** The minimum number of nights with which a changed stay keeps the offer. */
  readonly minimumNights: number
  /** The saving on the whole stay, for all rooms. */
  readonly saving: Money
  readonly savings: NightSavings
}

/** The sum of the savings for all rooms. */
export const totalSaving = (savings: NightSavings, rooms: number): Money =>
  times(sum(Object.values(savings)), rooms)
