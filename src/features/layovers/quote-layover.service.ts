import { quoteDayRooms } from "#src/features/availability/day-rooms/quote-day-rooms.service.ts"
import { datesOfDayRoom, type StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { Party } from "#src/features/availability/party.ts"
import {
  type RoomOffer,
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
  readonly offers: readonly RoomOffer[] | null
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
    if (stay.nights > 1) return done({ search, offers: null })
    const offers = await searchStays(platform, search)
    return offers.ok ? done({ search, offers: offers.value }) : offers
  }
  const { dayRoom } = stay
  const offers = await quoteDayRooms(platform, { dayRoom, party })
  return offers.ok ? done({ search: { ...datesOfDayRoom(dayRoom), party }, offers: offers.value }) : offers
}
