import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { OfferState, OfferTerms } from "./offer-terms.ts"

/** An offer on a room: the discounts on room and dining, and the last day. */
export type Offer = {
  readonly id: string
  /** The name of the room type. */
  readonly name: string
  readonly pictureId: string
  readonly description: string
  readonly validUntil: CalendarDate
  readonly roomDiscount: string
  readonly diningDiscount: string
  /** Null for a card that changes no price. */
  readonly terms: OfferTerms | null
  readonly version: number
}

/** The fields that staff edit, without the picture. */
export type OfferDraft = Omit<Offer, "id" | "version" | "pictureId" | "terms"> & {
  /** Missing terms stay as they are. */
  readonly terms?: OfferTerms | null
}

/** An offer is valid up to and including its last day. */
export const isCurrent = (offer: Pick<Offer, "validUntil">, today: CalendarDate): boolean =>
  offer.validUntil >= today

/** An offer in the staff's list. */
export type ListedOffer = Offer & {
  /** An instant in ISO form. */
  readonly publishedAt: string
  readonly state: OfferState
  /** Bookings at its price, those that were cancelled included. */
  readonly bookings: number
}
