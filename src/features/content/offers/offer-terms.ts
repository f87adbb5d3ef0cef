import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** Who gets an offer: everybody, who types its code, or who signs in to an account. */
export const audiences = ["public", "code", "members"] as const

export type Audience = (typeof audiences)[number]

/** Off the price of a night: whole percent, or an amount of whole rupees. */
export type OfferDiscount =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "amount"; readonly amount: Money }

/** How an offer changes the price (GUEST-7). It can be booked until the last day of the offer. */
export type OfferTerms = {
  readonly audience: Audience
  /** In capitals; null unless the audience is `code`. */
  readonly code: string | null
  readonly discount: OfferDiscount
  /** Empty for all room types. */
  readonly roomTypeIds: readonly string[]
  /** Null for at once. */
  readonly bookableFrom: CalendarDate | null
  /** The first and last night that it makes cheaper; null for no limit. */
  readonly firstNight: CalendarDate | null
  readonly lastNight: CalendarDate | null
  readonly minimumNights: number
}

/** An offer that changes the price. */
export type RateOffer = {
  readonly id: string
  readonly name: string
  readonly validUntil: CalendarDate
  readonly terms: OfferTerms
}

export const offerStates = ["active", "scheduled", "ended"] as const

export const offerStateNames = { active: "Active", scheduled: "Scheduled", ended: "Ended" } as const

export type OfferState = (typeof offerStates)[number]

/** The state of an offer today; its last day is included. */
export function offerStateOn(
  { validUntil, terms }: { readonly validUntil: CalendarDate; readonly terms: OfferTerms | null },
  today: CalendarDate,
): OfferState {
  if (validUntil < today) return "ended"
  return terms?.bookableFrom && terms.bookableFrom > today ? "scheduled" : "active"
}

type StoredOffer = { readonly validUntil: CalendarDate; readonly terms: OfferTerms | null }

/** Whether the site shows it as an offer to book: it changes the price today, and needs no code. */
export const isBookable = <O extends StoredOffer>(
  offer: O,
  today: CalendarDate,
): offer is O & { terms: OfferTerms } =>
  offer.terms !== null && offer.terms.audience !== "code" && offerStateOn(offer, today) === "active"

/** A typed code as it is stored. */
export const normalizeCode = (typed: string): string => typed.trim().toUpperCase()
