import type { Stay } from "#src/features/availability/stay.ts"
import { hotel } from "#src/shared/hotel.ts"
import { type Money, toRupees } from "#src/shared/money.ts"
import type { Thing } from "./structured-data.ts"

type OfferedStay = {
  readonly room: { readonly id: string; readonly slug: string; readonly name: string }
  readonly quote: { readonly total: Money; readonly rooms: number }
  readonly isAvailable: boolean
}

/** The room types for the dates of a search: the whole price, taxes included, and whether each is free (GUEST-9). */
export const stayOffersData =
  (offers: readonly OfferedStay[], { checkIn, checkOut }: Stay) =>
  (origin: string): Thing[] =>
    offers
      .filter(({ quote }) => quote.total > 0)
      .map(({ room, quote, isAvailable }) => ({
        "@type": "Offer",
        name: `${room.name}, ${checkIn} to ${checkOut}`,
        url: `${origin}/check-availability/${room.id}`,
        price: toRupees(quote.total),
        priceCurrency: hotel.currency,
        availability: `https://schema.org/${isAvailable ? "InStock" : "SoldOut"}`,
        availabilityStarts: checkIn,
        availabilityEnds: checkOut,
        eligibleQuantity: { "@type": "QuantitativeValue", value: quote.rooms, unitText: "rooms" },
        itemOffered: { "@id": `${origin}/rooms#${room.slug}` },
        offeredBy: { "@id": `${origin}/#hotel` },
      }))
