import { parseDatabaseError, type Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { type Result, refused } from "#src/shared/result.ts"
import {
  type CapacityChange,
  ensureInventoryNights,
  expireLapsedHoldsOfType,
  listNightsSoldBeyond,
  type TypeNight,
  updateClosedNights,
} from "./inventory.store.ts"

export { ensureInventoryNights, listClosedNights, listOutOfOrder, updateCapacity } from "./inventory.store.ts"

/** How many days ahead a job creates inventory nights; nights beyond are created when a stay needs them. */
export const inventoryHorizonDays = 540

/** The nights that a job creates, and whose rates and rooms staff can change: from today to the end of the horizon. */
export function inventoryHorizon({ clock }: Pick<Platform, "clock">): {
  from: CalendarDate
  to: CalendarDate
} {
  const from = clock.today()
  return { from, to: addDays(from, inventoryHorizonDays) }
}

type Nights = { readonly firstNight: CalendarDate; readonly lastNight: CalendarDate }

/** Whether staff can change all these nights. */
export function isInInventoryHorizon(
  platform: Pick<Platform, "clock">,
  { firstNight, lastNight }: Nights,
): boolean {
  const { from, to } = inventoryHorizon(platform)
  return from <= firstNight && lastNight < to
}

async function saveClosedNights(sql: Sql, nights: readonly TypeNight[], isClosed: boolean): Promise<void> {
  const inOrder = nights.map(({ night }) => night).toSorted()
  const [from, last] = [inOrder[0], inOrder.at(-1)]
  if (!from || !last) return
  const roomTypeIds = [...new Set(nights.map(({ roomTypeId }) => roomTypeId))]
  await ensureInventoryNights(sql, roomTypeIds, { from, to: addDays(last, 1) })
  await updateClosedNights(sql, nights, isClosed)
}

/** Closes nights for sale, in the caller's transaction. Creates missing inventory nights. */
export const closeNights = (sql: Sql, nights: readonly TypeNight[]): Promise<void> =>
  saveClosedNights(sql, nights, true)

/** Opens nights for sale again, in the caller's transaction. */
export const openNights = (sql: Sql, nights: readonly TypeNight[]): Promise<void> =>
  saveClosedNights(sql, nights, false)

/** The nights with more rooms held or sold than the change would leave. */
export type SoldBeyond = { readonly kind: "sold-beyond"; readonly nights: CalendarDate[] }

async function catchOverbooking<T, R>(
  change: () => Promise<Result<T, R>>,
): Promise<Result<T, R> | "sold-beyond"> {
  try {
    return await change()
  } catch (error) {
    if (parseDatabaseError(error)?.constraint !== "inventory_no_overbook") throw error
    return "sold-beyond"
  }
}

const maxAttempts = 4

/**
 * Runs a change of capacity and refuses it where more rooms are held or sold, naming the nights. Lapsed holds do not
 * count: they expire, and the change runs again, also when another process expired them.
 */
export async function refuseBelowSold<T, R>(
  platform: Platform,
  limit: CapacityChange,
  change: () => Promise<Result<T, R>>,
): Promise<Result<T, R | SoldBeyond>> {
  let nights: CalendarDate[] = []
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const changed = await catchOverbooking(change)
    if (changed !== "sold-beyond") return changed
    await expireLapsedHoldsOfType(platform.db, limit.roomTypeId, limit.from)
    nights = await listNightsSoldBeyond(platform.db, limit)
    if (nights.length > 0) break
  }
  return refused({ kind: "sold-beyond" as const, nights })
}
