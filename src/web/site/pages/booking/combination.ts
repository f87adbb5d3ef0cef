import { findCombinedStay } from "#src/features/availability/combined-stay.service.ts"
import type { QuotedRoom } from "#src/features/availability/quote-stay.service.ts"
import { formatBookingQuery, type QuoteRequest } from "#src/features/availability/stay-search-url.ts"
import { toRoomsOfType } from "#src/features/availability/types-of-stay.ts"
import type { ShownCombination } from "#src/features/availability/ui/combined-stay.tsx"
import { countNights, formatRoomTypes, totalOfType } from "#src/features/pricing/quote.ts"
import type { Platform } from "#src/platform/platform.ts"
import { toRupees } from "#src/shared/money.ts"

/** The combination of room types that a page offers for a stay that is full; null when none is. */
export async function findCombination(
  platform: Platform,
  rooms: readonly QuotedRoom[],
  request: { readonly search: QuoteRequest; readonly preferredId?: string },
): Promise<ShownCombination | null> {
  const combined = await findCombinedStay(platform, rooms, request)
  if (!combined) return null
  const { room, quote, types } = combined.quoted
  const nights = countNights(quote.nights)
  const quoted = { totalRupees: toRupees(quote.total), nights }
  return {
    name: formatRoomTypes(types.map(toRoomsOfType)),
    types: types.map((type) => ({
      name: type.room.name,
      rooms: type.places.length,
      total: totalOfType(quote, type.room.id),
    })),
    nights,
    total: quote.total,
    offer: quote.offer ?? null,
    bookTo: `/booking/${room.id}?${formatBookingQuery(combined.search, quoted)}`,
  }
}
