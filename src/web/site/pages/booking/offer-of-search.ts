import { formatOfferTerms } from "#src/features/content/offers/offer-terms-text.ts"
import { findRateOffer } from "#src/features/content/offers/offers.service.ts"
import type { RateOffer } from "#src/features/content/offers/offer-terms.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import type { Sql } from "#src/platform/db/database.ts"

type DescribedOffer = { readonly name: string; readonly text: string }

/** The name of an offer and its terms in plain sentences; null when its room types are not sold any more. */
export function describeOffer(
  { name, terms, validUntil }: RateOffer,
  rooms: readonly RoomType[],
  t: Translate,
): DescribedOffer | null {
  const limited = rooms.filter(({ id }) => terms.roomTypeIds.includes(id))
  if (terms.roomTypeIds.length > 0 && limited.length === 0) return null
  const roomNames = limited.length === rooms.length ? [] : limited.map((room) => t(room.name))
  return { name: t(name), text: formatOfferTerms({ terms, validUntil, roomNames }, t) }
}

/** The offer that a search came for; null without one, and for offers that need a code. */
export async function findOfferOfSearch(
  sql: Sql,
  offerId: string | undefined,
  t: Translate,
): Promise<DescribedOffer | null> {
  const offer = offerId === undefined ? null : await findRateOffer(sql, offerId)
  return offer && offer.terms.audience !== "code"
    ? describeOffer(offer, await listActiveRoomTypes(sql), t)
    : null
}
