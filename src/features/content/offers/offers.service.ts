import { createContentEdits } from "#src/features/content/content-edits.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { RateOffer } from "./offer-terms.ts"
import { checkOfferLimit, type OfferOverLimit } from "./offer-limit.ts"
import { isCurrent, type Offer, type OfferDraft } from "./offers.ts"
import {
  findOfferById,
  insertOffer,
  listCandidateOffers,
  listOffersNewestFirst,
  lockOffer,
  updateOfferRow,
} from "./offers.store.ts"

export { listCandidateOffers }

/** The offers that everybody may see, newest first, including expired ones: those that need a code are left out. */
export const listOffers = async (sql: Sql): Promise<Offer[]> =>
  (await listOffersNewestFirst(sql)).filter(({ terms }) => terms?.audience !== "code")

/** The same, without those that have expired. */
export async function listCurrentOffers({ db, clock }: Pick<Platform, "db" | "clock">): Promise<Offer[]> {
  const today = clock.today()
  return (await listOffers(db)).filter((offer) => isCurrent(offer, today))
}

/** An offer by id, expired or not; null when there is none. */
export async function findOffer(sql: Sql, id: string): Promise<Offer | null> {
  return isRecordId(id) ? findOfferById(sql, id) : null
}

/** An offer that changes the price, ended or not; null when it was deleted or changes no price any more. */
export async function findRateOffer(sql: Sql, id: string): Promise<RateOffer | null> {
  const offer = await findOffer(sql, id)
  return offer?.terms ? { ...offer, terms: offer.terms } : null
}

export const {
  create: createOffer,
  update: updateOffer,
  remove: deleteOffer,
  restore: restoreOffer,
} = createContentEdits<Offer, OfferDraft, OfferOverLimit>({
  table: "offers",
  lock: lockOffer,
  insert: insertOffer,
  update: updateOfferRow,
  defaults: { terms: null },
  check: checkOfferLimit,
})
