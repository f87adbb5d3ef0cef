import { recordAudit } from "#src/features/audit/audit.service.ts"
import { databaseErrorOf, type Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { listNightsBeyond, loadInventoryNights, updateCapacity } from "./inventory.store.ts"
import type { RoomType } from "./room-type.ts"
import { findRoomType, listActiveRoomTypes, lockRoomType, updateStockQuantity } from "./rooms.store.ts"

/** How many days ahead nights are kept ready; a stay beyond is made ready when it is asked for. */
export const inventoryHorizonDays = 540

/** The room types on sale, in the order of the house. */
export const listRooms = (sql: Sql): Promise<RoomType[]> => listActiveRoomTypes(sql)

/** A room type by its id, on sale or not; null when there is none. */
export async function findRoom(sql: Sql, id: string): Promise<RoomType | null> {
  return isRecordId(id) ? findRoomType(sql, id) : null
}

/** Makes the nights of a stay ready for sale; safe to repeat and to run beside bookings. */
export const makeNightsReady = (
  sql: Sql,
  roomTypeIds: readonly string[],
  stretch: { from: CalendarDate; to: CalendarDate },
): Promise<void> => loadInventoryNights(sql, roomTypeIds, stretch)

/** Keeps the nights of every type ready up to the horizon; a nightly job. */
export async function loadHorizon(platform: Platform): Promise<void> {
  const from = platform.clock.today()
  const rooms = await listActiveRoomTypes(platform.db)
  await loadInventoryNights(
    platform.db,
    rooms.map((room) => room.id),
    { from, to: addDays(from, inventoryHorizonDays) },
  )
}

export type StockRefusal =
  | { kind: "forbidden" }
  | { kind: "unknown-room" }
  | { kind: "sold-beyond"; nights: CalendarDate[] }

/**
 * Changes how many rooms of a type there are, for today and every later night.
 * Refused where more are already held or sold, naming the nights.
 */
export async function changeStock(
  platform: Platform,
  actor: Actor,
  change: { roomTypeId: string; stockQuantity: number },
): Promise<Result<null, StockRefusal>> {
  if (!hasRight(actor, "rooms.change")) return refused({ kind: "forbidden" })
  const from = platform.clock.today()
  const limit = { from, capacity: change.stockQuantity }
  try {
    return await platform.db.transaction(async (tx) => {
      const before = isRecordId(change.roomTypeId) ? await lockRoomType(tx, change.roomTypeId) : null
      if (!before) return refused({ kind: "unknown-room" as const })
      await updateCapacity(tx, change.roomTypeId, limit)
      await updateStockQuantity(tx, change.roomTypeId, change.stockQuantity)
      const after = { stockQuantity: change.stockQuantity }
      const subject = { subjectType: "room-type", subjectId: change.roomTypeId }
      await recordAudit(tx, actor, { action: "change-stock", ...subject, before, after })
      return done(null)
    })
  } catch (error) {
    if (databaseErrorOf(error)?.constraint !== "inventory_no_overbook") throw error
    const nights = await listNightsBeyond(platform.db, change.roomTypeId, limit)
    return refused({ kind: "sold-beyond", nights })
  }
}
