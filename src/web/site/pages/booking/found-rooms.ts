import type { QuotedRoom } from "#src/features/availability/quote-stay.service.ts"
import { formatUnavailableNight } from "#src/features/availability/availability-messages.ts"
import { comparePath, maxCompared, minCompared } from "#src/features/availability/results/compared-types.ts"
import {
  type FilteredRoom,
  filterOptions,
  filterRooms,
  type RoomFilter,
  withFilter,
} from "#src/features/availability/results/room-filter.ts"
import { formatBookingQuery, type StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { StayResult } from "#src/features/availability/ui/stay-results.tsx"
import { findShownPictures } from "#src/features/content/pictures.service.ts"
import { formatNightPrice } from "#src/features/pricing/night-price-text.ts"
import { isSellable, roomPath, type RoomType } from "#src/features/rooms/room-type.ts"
import type { Platform } from "#src/platform/platform.ts"
import { fromPaise, toRupees } from "#src/shared/money.ts"
import { waitlistPathFor } from "./other-stays.ts"

/** A room type of a list: with the quote of a stay, or with its price from. */
type FoundRoom = FilteredRoom & { readonly room: RoomType; readonly quoted: QuotedRoom | null }

export const toUndatedRoom = (room: RoomType): FoundRoom => ({
  room,
  nightPrice: room.finalPrice,
  quoted: null,
})

export const toAvailableRoom = (quoted: QuotedRoom): FoundRoom => {
  const { total, nights, rooms } = quoted.quote
  return { room: quoted.room, nightPrice: fromPaise(Math.ceil(total / (nights.length * rooms))), quoted }
}

/** The rooms of a list that its filter shows, its filters, and the page that compares its first rooms. */
export function filterFound(all: readonly FoundRoom[], filter: RoomFilter, query: string) {
  const shown = filterRooms(all, filter)
  const free = shown.filter(({ quoted }) => quoted?.isAvailable ?? true)
  const compared = (free.length >= minCompared ? free : shown).slice(0, maxCompared)
  const compareTo =
    compared.length >= minCompared
      ? comparePath(
          compared.map(({ room }) => room),
          withFilter(query, filter),
        )
      : null
  return { shown, compareTo, list: { filter, options: filterOptions(all, filter) } }
}

const shownOf = (room: RoomType): StayResult["room"] => {
  const { id, name, kind, sizeSqft, bed, view, finalPrice } = room
  return { id, name, kind, sizeSqft, bed, view, finalPrice, isSellable: isSellable(room) }
}

/** The refusals of the hotel; a lack of rooms is shown as their number. */
function ofTheHotel(why: QuotedRoom["why"]): string | null {
  if (!why?.isClosed && why?.minimumNights === undefined) return null
  const text = formatUnavailableNight(why)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function stayOf(dated: QuotedRoom, search: StaySearch): StayResult["stay"] {
  const { room, quote, left, isAvailable, why } = dated
  const quoted = { totalRupees: toRupees(quote.total), nights: quote.nights.length }
  return {
    total: quote.total,
    offer: quote.offer ?? null,
    perNight: formatNightPrice(quote),
    nights: quoted.nights,
    rooms: quote.rooms,
    left,
    isAvailable,
    bookTo: `/booking/${room.id}?${formatBookingQuery(search, quoted)}`,
    why: ofTheHotel(why),
    joinTo: isSellable(room) ? waitlistPathFor(room.id, { search, refusal: why }) : null,
  }
}

type SearchWithQuery = { readonly search: StaySearch; readonly query: string }

/** The rooms as a page shows them; the first pictures of all of them come in one query. */
export async function buildStayResults(
  { db }: Platform,
  found: readonly FoundRoom[],
  { search, query }: SearchWithQuery,
): Promise<StayResult[]> {
  const pictures = await findShownPictures(
    db,
    found.map(({ room }) => room.pictureIds.slice(0, 1)),
  )
  return found.map(({ room, quoted }, place) => ({
    room: shownOf(room),
    picture: pictures[place]?.[0],
    stay: quoted && stayOf(quoted, search),
    roomTo: `${roomPath(room)}${query}`,
    checkTo: `/check-availability/${room.id}${query}`,
  }))
}
