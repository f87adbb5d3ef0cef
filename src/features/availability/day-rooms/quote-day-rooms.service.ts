import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Result } from "#src/shared/result.ts"
import type { Party } from "../party.ts"
import { type QuotedRoom, searchStays, type StaySearchRefusal } from "../quote-stay.service.ts"
import { datesOfDayRoom } from "../stay-search-url.ts"

/** Hours and guests; null for hours that could not be read (`parseDayRoom`). */
type DayRoomQuestion = { readonly dayRoom: DayRoom | null; readonly party: Party }

/** Every active room type for the hours of a day room, with its price and how many are left (GUEST-8). */
export const quoteDayRooms = (
  platform: Platform,
  { dayRoom, party }: DayRoomQuestion,
): Promise<Result<QuotedRoom[], StaySearchRefusal>> =>
  searchStays(platform, { ...datesOfDayRoom(dayRoom), party })
