import type { RouterContextProvider } from "react-router"
import { quoteStay } from "#src/features/availability/quote-stay.service.ts"
import { formatBookingQuery } from "#src/features/availability/stay-search-url.ts"
import { formatCancellation } from "#src/features/bookings/cancel/cancellation-text.ts"
import { cancellableQuote } from "#src/features/bookings/cancel/cancellable-stay.ts"
import type { DatedOffer } from "#src/features/rooms/ui/room-page/room-offer.tsx"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatNights, formatRooms } from "#src/shared/format/format-count.ts"
import { toRupees } from "#src/shared/money.ts"
import { platformContext } from "#src/web/context.ts"
import { readStayRequest } from "#src/web/forms/stay-request.ts"
import { buildQuoteRequest } from "./booking/quote-request.ts"

type RoomOfUrl = { readonly roomId: string; readonly url: URL }

/** The price of a room for the dates of the address; null without dates, and for a stay that cannot be booked. */
export async function quoteOfRoom(
  context: Readonly<RouterContextProvider>,
  { roomId, url }: RoomOfUrl,
): Promise<DatedOffer | null> {
  const { search, hasDates } = readStayRequest(url)
  if (!hasDates) return null
  const platform = context.get(platformContext)
  const quoted = await quoteStay(platform, roomId, await buildQuoteRequest(context, search))
  if (!quoted.ok) return null
  const { stay, quote } = quoted.value
  const nights = quote.nights.length
  const [cancellation = ""] = formatCancellation(
    cancellableQuote(quoted.value),
    platform.clock.now().toISOString(),
  )
  return {
    total: quote.total,
    checkIn: formatLongDate(stay.checkIn),
    checkOut: formatLongDate(stay.checkOut),
    length: `${formatNights(nights)}, ${formatRooms(quote.rooms)}`,
    cancellation,
    bookTo: `/booking/${roomId}?${formatBookingQuery(search, { totalRupees: toRupees(quote.total), nights })}`,
  }
}
