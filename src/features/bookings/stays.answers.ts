import type { z } from "zod"
import { toRupees } from "#src/shared/money.ts"
import { type Party, partyOfTotals } from "#src/features/availability/party.ts"
import type { AppliedOffer } from "#src/features/pricing/offers/applied-offer.ts"
import { countNights, formatRoomTypes, type QuotedNight } from "#src/features/pricing/quote.ts"
import { toRoomsOfType } from "#src/features/availability/types-of-stay.ts"
import type { QuotedStay } from "#src/features/availability/quote-stay.service.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { datesOfCall } from "./day-rooms/day-room.schema.ts"
import { type availabilityQuery, maxShownLeft, type stayQuoteOutput } from "./stays.schema.ts"

type Query = z.infer<typeof availabilityQuery>

/** The search of an API call; two adults in each room by default. */
export function toStaySearch({ qty, adult, child, ...dates }: Query): StaySearch {
  const party: Party = partyOfTotals({ rooms: qty, adults: adult ?? 2 * qty, children: child })
  return { ...datesOfCall(dates), party }
}

const presentNight = ({ night, price, taxable, gst, roomTypeId, rooms }: QuotedNight) => ({
  date: night,
  ...(roomTypeId && { roomId: roomTypeId, qty: rooms }),
  price: toRupees(price),
  subtotal: toRupees(taxable),
  gst: toRupees(gst),
})

const presentAppliedOffer = ({ name, code, saving }: AppliedOffer) => ({
  name,
  code,
  saving: toRupees(saving),
})

export const presentStayQuote = ({
  room,
  types,
  quote,
  left,
}: QuotedStay): z.infer<typeof stayQuoteOutput> => ({
  roomId: room.id,
  name: formatRoomTypes(types.map(toRoomsOfType)),
  days: countNights(quote.nights),
  qty: quote.rooms,
  nights: quote.nights.map(presentNight),
  subtotal: toRupees(quote.subtotal),
  gst: toRupees(quote.gst),
  total: toRupees(quote.total),
  offer: quote.offer ? presentAppliedOffer(quote.offer) : null,
  left: Math.min(left, maxShownLeft),
})
