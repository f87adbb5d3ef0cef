import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { findRoomsOfNight, listStaysOfDay } from "./day.store.ts"
import type { DayList, DeskStay, Short } from "./desk-stay.ts"

export type DeskDay = Readonly<Record<DayList, Short<DeskStay>>> & {
  readonly tonight: { readonly taken: number; readonly rooms: number }
}

/** Today at the desk, each list by its count and its first stays; null for whoever may not see it. */
export async function findDeskDay(platform: Platform, actor: Actor, limit: number): Promise<DeskDay | null> {
  if (!hasRight(actor, "desk.see")) return null
  const day = platform.clock.today()
  const of = (list: DayList) => listStaysOfDay(platform.db, list, { day, limit })
  const [arrivals, departures, inHouse, unpaid, holds, tonight] = await Promise.all([
    of("arrivals"),
    of("departures"),
    of("in-house"),
    of("unpaid"),
    of("holds"),
    findRoomsOfNight(platform.db, day),
  ])
  return { arrivals, departures, "in-house": inHouse, unpaid, holds, tonight }
}

const mostListed = 300

/** One list of a day, whole. */
export async function listDay(
  platform: Platform,
  actor: Actor,
  { list, day }: { list: DayList; day: CalendarDate },
): Promise<Short<DeskStay>> {
  if (!hasRight(actor, "desk.see")) return { count: 0, first: [] }
  return listStaysOfDay(platform.db, list, { day, limit: mostListed })
}
