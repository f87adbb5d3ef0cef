import type { RouterContextProvider } from "react-router"
import { formatBookingQuery } from "#src/features/availability/stay-search-url.ts"
import { findShownPictures } from "#src/features/content/pictures.service.ts"
import { arrivalQuery } from "#src/features/layovers/arrival-query.ts"
import type { FoundLayover } from "#src/features/layovers/found-layover.ts"
import type { QuotedLayover } from "#src/features/layovers/quote-layover.service.ts"
import type { LayoverRoom } from "#src/features/layovers/ui/layover-rooms.tsx"
import { roomPath } from "#src/features/rooms/room-type.ts"
import { toRupees } from "#src/shared/money.ts"
import { platformContext } from "#src/web/context.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"

type Context = Readonly<RouterContextProvider>

/** The room types as the page shows them, each with the way to its confirm page; null without prices. */
export async function loadLayoverRooms(
  context: Context,
  layover: FoundLayover,
  quoted: QuotedLayover | null,
): Promise<LayoverRoom[] | null> {
  if (!quoted?.rooms) return null
  const { search, rooms: found } = quoted
  const t = contentTextOf(context)
  const pictures = await findShownPictures(
    context.get(platformContext).db,
    found.map(({ room }) => room.pictureIds.slice(0, 1)),
  )
  const arrival = arrivalQuery(layover, t)
  const rooms = found.map(({ room, quote, left, isAvailable }, place): LayoverRoom => {
    const { id, name, kind, sizeSqft, bed, view } = room
    const shownPrice = { totalRupees: toRupees(quote.total), nights: quote.nights.length }
    return {
      room: { id, name, kind, sizeSqft, bed, view },
      picture: pictures[place]?.[0],
      roomTo: roomPath(room),
      total: quote.total,
      left,
      bookTo: isAvailable ? `/booking/${id}?${formatBookingQuery(search, shownPrice)}&${arrival}` : null,
    }
  })
  return translateFields(t, ["alt"], rooms)
}
