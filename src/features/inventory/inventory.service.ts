import { databaseErrorOf, type Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type Result, refused } from "#src/shared/result.ts"
import { freeLapsedHolds, listNightsBeyond, loadInventoryNights, updateCapacity } from "./inventory.store.ts"

/** How many days ahead a job creates inventory nights; nights beyond are created when a stay asks for them. */
export const inventoryHorizonDays = 540

/** Creates the inventory nights of a stay where they are missing; safe to repeat and to run beside bookings. */
export const ensureInventoryNights = (
  sql: Sql,
  roomTypeIds: readonly string[],
  stretch: { from: CalendarDate; to: CalendarDate },
): Promise<void> => loadInventoryNights(sql, roomTypeIds, stretch)

/** Sets the capacity of the nights from `from` on. Throws 23514 on inventory_no_overbook where more are sold. */
export const setCapacity = (
  sql: Sql,
  roomTypeId: string,
  change: { from: CalendarDate; capacity: number },
): Promise<void> => updateCapacity(sql, roomTypeId, change)

/** The nights that hold or have sold more rooms than the capacity asked for. */
export type SoldBeyond = { readonly kind: "sold-beyond"; readonly nights: CalendarDate[] }

async function orSoldBeyond<T, R>(
  change: () => Promise<Result<T, R>>,
): Promise<Result<T, R> | "sold-beyond"> {
  try {
    return await change()
  } catch (error) {
    if (databaseErrorOf(error)?.constraint !== "inventory_no_overbook") throw error
    return "sold-beyond"
  }
}

/**
 * Runs a change of capacity and refuses it where the database finds more rooms held or sold, naming the nights.
 * Holds past their end do not count: they are freed, and the change is tried again.
 */
export async function refuseBelowSold<T, R>(
  platform: Platform,
  { roomTypeId, capacity }: { roomTypeId: string; capacity: number },
  change: () => Promise<Result<T, R>>,
): Promise<Result<T, R | SoldBeyond>> {
  const limit = { from: platform.clock.today(), capacity }
  const first = await orSoldBeyond(change)
  if (first !== "sold-beyond") return first
  const freed = await freeLapsedHolds(platform.db, roomTypeId, limit.from)
  const again = freed > 0 ? await orSoldBeyond(change) : first
  if (again !== "sold-beyond") return again
  const nights = await listNightsBeyond(platform.db, roomTypeId, limit)
  return refused({ kind: "sold-beyond" as const, nights })
}
