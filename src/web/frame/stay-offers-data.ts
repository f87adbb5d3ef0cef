import type { Stay } from "#src/features/availability/stay.ts"
import { hotel } from "#src/shared/hotel.ts"
import { inLanguage } from "#src/shared/language/language.ts"
import { english, type Translate } from "#src/shared/language/translate.ts"
import { type Money, toRupees } from "#src/shared/money.ts"
import type { Thing } from "./structured-data.ts"

type OfferedStay = {
  readonly room: { readonly id: string; readonly slug: string; readonly name: string }
  readonly quote: { readonly total: Money; readonly rooms: number }
  readonly isAvailable: boolean
}

/**
 * The room types for the dates of a search: the whole price, taxes included, and whether each is free (GUEST-9). The query is
 * that of the search: the page of an offer must show its price.
 */
export const stayOffersData =
  (offers: readonly OfferedStay[], { checkIn, checkOut }: Stay, query: string) =>
  (origin: string, t: Translate = english): Thing[] =>
    offers
      .filter(({ quote }) => quote.total > 0)
      .map(({ room, quote, isAvailable }) => ({
        "@type": "Offer",
        name: `${t(room.name)}, ${checkIn}/${checkOut}`,
        url: origin + inLanguage(t.language, `/check-availability/${room.id}${query}`),
        price: toRupees(quote.total),
        priceCurrency: hotel.currency,
        availability: `https://schema.org/${isAvailable ? "InStock" : "SoldOut"}`,
        availabilityStarts: checkIn,
        availabilityEnds: checkOut,
        eligibleQuantity: { "@type": "QuantitativeValue", value: quote.rooms, unitText: "rooms" },
        itemOffered: { "@id": `${origin}/rooms#${room.slug}` },
        offeredBy: { "@id": `${origin}/#hotel` },
      }))
