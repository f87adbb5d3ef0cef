import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { zero } from "#src/shared/money.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { findRoomsOfNight, listStaysOfDay, searchStaysOfDay } from "./day.store.ts"
import type { CountedList, DayList, DeskDay, FoundStay, StayList } from "./desk-stay.ts"

/** The lists of today with their counts and first stays; null without the right to see the desk. */
export async function findDeskDay(platform: Platform, actor: Actor, limit: number): Promise<DeskDay | null> {
  if (!hasRight(actor, "desk.see")) return null
  const day = platform.clock.today()
  const listStays = (list: DayList) => listStaysOfDay(platform.db, list, { day, limit })
  const [arrivals, departures, inHouse, unpaid, holds, tonight] = await Promise.all([
    listStays("arrivals"),
    listStays("departures"),
    listStays("in-house"),
    listStays("unpaid"),
    listStays("holds"),
    findRoomsOfNight(platform.db, day),
  ])
  return { arrivals, departures, "in-house": inHouse, unpaid, holds, tonight }
}

const maxListed = 300

/** All stays of one list of a day. */
export async function listDay(
  platform: Platform,
  actor: Actor,
  { list, day }: { list: DayList; day: CalendarDate },
): Promise<StayList> {
  if (!hasRight(actor, "desk.see")) return { count: 0, owed: zero, first: [] }
  return listStaysOfDay(platform.db, list, { day, limit: maxListed })
}

// Fewer characters match too many guests.
const fewestCharacters = 3

/** The stays of today that a search of three characters or more finds, for a guest at the desk; null for a shorter one. */
export async function searchToday(
  { db, clock }: Platform,
  actor: Actor,
  { words, limit }: { words: string; limit: number },
): Promise<CountedList<FoundStay> | null> {
  if (!hasRight(actor, "desk.see") || words.trim().length < fewestCharacters) return null
  return searchStaysOfDay(db, { day: clock.today(), words, limit })
}
