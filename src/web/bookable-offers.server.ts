import { isBookable } from "#src/features/content/offers/offer-terms.ts"
import { listCurrentOffers } from "#src/features/content/offers/offers.service.ts"
import { findShownPictures } from "#src/features/content/pictures.service.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { RouterContextProvider } from "react-router"
import { platformContext } from "#src/web/context.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { describeOffer } from "#src/web/site/pages/booking/offer-of-search.ts"

/** The offers that can be booked today without a code, as cards (GUEST-7). */
export async function loadBookableOffers(context: Readonly<RouterContextProvider>) {
  const platform = context.get(platformContext)
  const t = contentTextOf(context)
  const today = platform.clock.today()
  const offers = (await listCurrentOffers(platform)).filter((offer) => isBookable(offer, today))
  const rooms = await listActiveRoomTypes(platform.db)
  const pictures = await findShownPictures(
    platform.db,
    offers.map(({ pictureId }) => [pictureId]),
  )
  return offers.flatMap((offer, place) => {
    const described = describeOffer(offer, rooms, t)
    if (!described) return []
    const { id, description, terms } = offer
    const card = { id, description: t(description), isForMembers: terms.audience === "members" }
    const bookTo = `/check-availability?offer=${id}`
    return [{ ...described, ...card, picture: translateFields(t, ["alt"], pictures[place]?.[0]), bookTo }]
  })
}
