import { findNearbyStays } from "#src/features/availability/nearby-stays.service.ts"
import { searchStays } from "#src/features/availability/quote-stay.service.ts"
import {
  backToSearchLabel,
  formatStaySearch,
  type QuoteRequest,
  type StaySearch,
} from "#src/features/availability/stay-search-url.ts"
import type { OtherStays } from "#src/features/availability/ui/other-stays.tsx"
import { findCombination } from "./combination.ts"
import { canJoinWaitlist } from "#src/features/bookings/waitlist/waitlist-entry.ts"
import type { BookOnlineRefusal } from "#src/features/bookings/place/place-booking.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import type { Platform } from "#src/platform/platform.ts"

/** The nearest dates on which one of these rooms is free, with links below `path`. */
export async function listNearbyStays(
  platform: Platform,
  { rooms, search, path }: { rooms: readonly RoomType[]; search: QuoteRequest; path: string },
): Promise<OtherStays["dates"]> {
  const found = await findNearbyStays(platform, rooms, search)
  return found.map(({ stay, total }) => ({
    stay,
    total,
    isLowest: rooms.length > 1,
    to: `${path}?${formatStaySearch({ ...search, ...stay })}`,
  }))
}

type Refused = { readonly search: StaySearch; readonly refusal: BookOnlineRefusal | null }

/** Where another day room is chosen. */
const dayRoomsPath = "/between-flights"

/** The links back to the search of a booking page, and to all rooms for its dates and guests. */
export const searchLinkFor = (roomId: string, search: StaySearch) => ({
  searchTo: searchPathFor(roomId, search),
  roomsTo: search.dayRoom === undefined ? searchAllPath(search) : "/booking",
  searchLabel: backToSearchLabel(search),
})

// A search among all room types has no room types of its own.
function searchAllPath(search: StaySearch): string {
  const query = formatStaySearch(search)
  query.delete("types")
  return `/check-availability?${query}`
}

// Rooms of several types are found among all rooms.
function searchPathFor(roomId: string, search: StaySearch): string {
  if (search.dayRoom !== undefined) return dayRoomsPath
  return search.types ? searchAllPath(search) : `/check-availability/${roomId}?${formatStaySearch(search)}`
}

/** The waitlist for a stay that is full; null where waiting would not help, for rooms of several types and for day rooms. */
export const waitlistPathFor = (roomId: string, { search, refusal }: Refused): string | null =>
  refusal?.kind === "not-available" &&
  canJoinWaitlist(refusal) &&
  search.types === undefined &&
  !search.dayRoom
    ? `/waitlist/${roomId}?${formatStaySearch(search)}`
    : null

/** What can be booked instead of a stay that is not free in `room`: near dates, and other types on the same dates. */
export async function findOtherStays(
  platform: Platform,
  room: RoomType,
  search: QuoteRequest,
): Promise<OtherStays> {
  const path = `/check-availability/${room.id}`
  const [dates, offers] = await Promise.all([
    listNearbyStays(platform, { rooms: [room], search, path }),
    searchStays(platform, search),
  ])
  const free = offers.ok
    ? offers.value.filter(({ isAvailable, quote }) => isAvailable && quote.total > 0)
    : []
  return {
    dates,
    combination: offers.ok
      ? await findCombination(platform, offers.value, { search, preferredId: room.id })
      : null,
    rooms: free.map(({ room: { id, name }, quote: { total } }) => ({
      name,
      total,
      to: `/check-availability/${id}?${formatStaySearch(search)}`,
    })),
  }
}
