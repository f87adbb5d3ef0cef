import { randomUUID } from "node:crypto"
import type { Platform } from "#src/platform/platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import type { OfferTerms } from "./offer-terms.ts"
import type { Offer } from "./offers.ts"
import { insertOffer } from "./offers.store.ts"

/** Ten percent off every night for everybody, unless said. */
export const someTerms = (parts: Partial<OfferTerms> = {}): OfferTerms => ({
  audience: "public",
  code: null,
  discount: { kind: "percent", percent: 10 },
  roomTypeIds: [],
  bookableFrom: null,
  firstNight: null,
  lastNight: null,
  minimumNights: 1,
  ...parts,
})

/** A published offer with these terms, valid for a year. */
export async function anOffer(
  { db, clock }: Platform,
  terms: Partial<OfferTerms> = {},
  parts: Partial<Omit<Offer, "terms">> = {},
): Promise<string> {
  const id = parts.id ?? randomUUID()
  await insertOffer(db, {
    name: `Offer ${id.slice(0, 8)}`,
    pictureId: "suite",
    description: "A long weekend.",
    validUntil: addDays(clock.today(), 365),
    roomDiscount: "10% off the room",
    diningDiscount: "20% off at Zaika",
    createdAt: clock.now(),
    ...parts,
    id,
    terms: someTerms(terms),
  })
  return id
}
