import type { CalendarDate } from "#src/shared/calendar-date.ts"

/** An offer on a room: what is taken off the room and off the table, and until when. */
export type Offer = {
  readonly id: string
  /** The name of the room that it is for. */
  readonly name: string
  readonly pictureId: string
  readonly description: string
  readonly validUntil: CalendarDate
  readonly roomDiscount: string
  readonly diningDiscount: string
  readonly version: number
}

/** What the staff say of it, beside its picture. */
export type OfferDraft = Omit<Offer, "id" | "version" | "pictureId">

/** An offer holds up to and on its last day. */
export const isCurrent = (offer: Pick<Offer, "validUntil">, today: CalendarDate): boolean =>
  offer.validUntil >= today

/** An offer as the staff's list has it. */
export type ListedOffer = Offer & {
  /** An instant in ISO form. */
  readonly publishedAt: string
}

export type OfferColumn = "pic" | "name" | "description" | "discounts" | "valid" | "published"
