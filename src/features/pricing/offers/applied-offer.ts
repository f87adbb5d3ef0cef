import type { Audience } from "#src/features/content/offers/offer-terms.ts"
import { type Money, sum, times } from "#src/shared/money.ts"

/**
 * What an offer saves on each night of a stay, for one room: by the night, in several room types by the type's id and the
 * night, and where rooms of one type have different prices by the room's position and the night.
 */
export type NightSavings = Readonly<Record<string, Money>>

/** The offer in the prices of a quote or a booking. */
export type AppliedOffer = {
  readonly id: string
  readonly name: string
  readonly audience: Audience
  /** The code that the guest typed; null without one. */
  readonly code: string | null
  /** The nights that a stay must have to keep it. */
  readonly minimumNights: number
  /** Of the whole stay, all rooms. */
  readonly saving: Money
  readonly savings: NightSavings
}

/** What the savings are for all rooms. */
export const totalSaving = (savings: NightSavings, rooms: number): Money =>
  times(sum(Object.values(savings)), rooms)
