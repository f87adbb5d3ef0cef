import { quoteDayRooms } from "#src/features/availability/day-rooms/quote-day-rooms.service.ts"
import { datesOfDayRoom, type StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { Party } from "#src/features/availability/party.ts"
import {
  type QuotedRoom,
  searchStays,
  type StaySearchRefusal,
} from "#src/features/availability/quote-stay.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { done, type Result } from "#src/shared/result.ts"
import type { LayoverPlan } from "./layover.ts"

export type QuotedLayover = {
  /** The hours or the night of the layover. */
  readonly search: StaySearch
  /** Every room type with its price; null for several nights, which have a search of their own. */
  readonly rooms: readonly QuotedRoom[] | null
}

/** What each room type costs for the hours of a layover; null where there is no time for a bed (GUEST-8). */
export async function quoteLayover(
  platform: Platform,
  { stay }: LayoverPlan,
  party: Party,
): Promise<Result<QuotedLayover | null, StaySearchRefusal>> {
  if (stay.kind === "too-short") return done(null)
  if (stay.kind === "nights") {
    const search = { ...stay.stay, party }
    if (stay.nights > 1) return done({ search, rooms: null })
    const rooms = await searchStays(platform, search)
    return rooms.ok ? done({ search, rooms: rooms.value }) : rooms
  }
  const { dayRoom } = stay
  const rooms = await quoteDayRooms(platform, { dayRoom, party })
  return rooms.ok ? done({ search: { ...datesOfDayRoom(dayRoom), party }, rooms: rooms.value }) : rooms
}
