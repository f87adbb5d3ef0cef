import { randomUUID } from "node:crypto"
import { someTerms } from "#src/features/content/offers/offers.factory.ts"
import type { OfferTerms, RateOffer } from "#src/features/content/offers/offer-terms.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"

/** An offer in no database, valid until the end of 2027. */
export const aRateOffer = (terms: Partial<OfferTerms> = {}, parts: Partial<RateOffer> = {}): RateOffer => ({
  id: randomUUID(),
  name: "Long stay",
  validUntil: calendarDateOf("2027-12-31"),
  terms: someTerms(terms),
  ...parts,
})
