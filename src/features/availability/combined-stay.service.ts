import { isSellable } from "#src/features/rooms/room-type.ts"
import type { Platform } from "#src/platform/platform.ts"
import { fromPaise } from "#src/shared/money.ts"
import { combineRooms } from "./combined-rooms.ts"
import { quoteStay, type QuotedRoom, type QuotedStay } from "./quote-stay.service.ts"
import type { QuoteRequest, StaySearch } from "./stay-search-url.ts"

/** Rooms of several types that are free together, and the search that books them. */
export type CombinedStay = { readonly quoted: QuotedStay; readonly search: StaySearch }

/**
 * The combination of room types for a stay that no single type has room for: with `wantedId` as many rooms of that type
 * as are left, and others beside them. Null for one room, and where a single type is free instead (GUEST-3).
 */
export async function findCombinedStay(
  platform: Platform,
  rooms: readonly QuotedRoom[],
  { search, preferredId }: { readonly search: QuoteRequest; readonly preferredId?: string },
): Promise<CombinedStay | null> {
  const { party } = search
  const open = rooms.filter(
    ({ room, left, quote, missedMinimum }) =>
      isSellable(room) && left > 0 && quote.total > 0 && missedMinimum === null,
  )
  const preferred = open.find(({ room, isAvailable }) => room.id === preferredId && !isAvailable)
  if (party.length < 2 || (!preferred && rooms.some(({ isAvailable }) => isAvailable))) return null
  const types = combineRooms(
    open.map(({ room: { slug }, left, quote }) => ({
      slug,
      left,
      roomTotal: fromPaise(quote.total / party.length),
    })),
    party,
    preferred?.room.slug,
  )
  const first = open.find(({ room }) => room.slug === types?.[0])
  if (!types || !first) return null
  const combined = { ...search, types }
  const quoted = await quoteStay(platform, first.room.id, combined)
  return quoted.ok ? { quoted: quoted.value, search: combined } : null
}
