import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { OutletDay } from "./outlet-day.ts"
import { defaultCovers, tableOutlets } from "./table-reservation.ts"
import { findChangedCovers, listSlots, listTablesOf } from "./tables.store.ts"

/** The reservations of a day by outlet, for the staff; null without the right. */
export async function findTableDay(
  { db }: Platform,
  actor: Actor,
  day: CalendarDate,
): Promise<OutletDay[] | null> {
  if (!hasRight(actor, "tables.manage")) return null
  const [tables, changed] = await Promise.all([listTablesOf(db, day), findChangedCovers(db)])
  return Promise.all(
    tableOutlets.map(async ({ id, name }) => ({
      id,
      name,
      covers: changed.get(id) ?? defaultCovers[id],
      tables: tables.filter(({ outlet }) => outlet === id),
      slots: (await listSlots(db, id, day)).filter(({ taken }) => taken > 0),
    })),
  )
}
