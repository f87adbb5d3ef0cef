import { recordAudit } from "#src/features/audit/audit.service.ts"
import { databaseErrorOf, type Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import {
  freeLapsedHolds,
  listNightsBeyond,
  loadInventoryNights,
  updateCapacity,
} from "#src/features/inventory/inventory.store.ts"
import type { RoomType } from "./room-type.ts"
import { listEveryRoomType } from "./rooms-editing.store.ts"
import { findRoomType, listActiveRoomTypes, lockRoomType, updateStockQuantity } from "./rooms.store.ts"

/** How many days ahead nights are kept ready; a stay beyond is made ready when it is asked for. */
export const inventoryHorizonDays = 540

/** The room types on sale, in the order of the house. */
export const listRooms = (sql: Sql): Promise<RoomType[]> => listActiveRoomTypes(sql)

/** Every type that is not deleted, shown to guests or not. */
export const listKeptRooms = (sql: Sql): Promise<RoomType[]> => listEveryRoomType(sql)

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

export type SoldBeyond = { readonly kind: "sold-beyond"; readonly nights: CalendarDate[] }

export type StockRefusal = { kind: "forbidden" } | { kind: "unknown-room" } | SoldBeyond

/**
 * Changes how many rooms of a type there are, for today and every later night.
 * Refused where more are already held or sold, naming the nights.
 */
export async function changeStock(
  platform: Platform,
  actor: Actor,
  { roomTypeId, stockQuantity }: { roomTypeId: string; stockQuantity: number },
): Promise<Result<null, StockRefusal>> {
  if (!hasRight(actor, "rooms.change")) return refused({ kind: "forbidden" })
  return withinWhatIsSold(platform, { roomTypeId, capacity: stockQuantity }, () =>
    platform.db.transaction(async (tx) => {
      const before = isRecordId(roomTypeId) ? await lockRoomType(tx, roomTypeId) : null
      if (!before) return refused({ kind: "unknown-room" as const })
      await updateStockQuantity(tx, roomTypeId, stockQuantity)
      await setCapacity(platform, tx, { actor, room: before, stockQuantity })
      return done(null)
    }),
  )
}

type CapacityChange = { actor: Actor; room: RoomType; stockQuantity: number }

/** The nights' part of a change of stock, for the transaction that changes the type itself. */
export async function setCapacity(
  platform: Platform,
  tx: Sql,
  { actor, room, stockQuantity }: CapacityChange,
): Promise<void> {
  await updateCapacity(tx, room.id, { from: platform.clock.today(), capacity: stockQuantity })
  const before = { stockQuantity: room.stockQuantity }
  const subject = { subjectType: "room-type", subjectId: room.id }
  await recordAudit(tx, actor, { action: "change-stock", ...subject, before, after: { stockQuantity } })
}

async function orBeyond<T, R>(change: () => Promise<Result<T, R>>): Promise<Result<T, R> | "beyond"> {
  try {
    return await change()
  } catch (error) {
    if (databaseErrorOf(error)?.constraint !== "inventory_no_overbook") throw error
    return "beyond"
  }
}

/**
 * Runs a change of capacities; where the database finds more held or sold, refuses and names the nights. Holds whose
 * time has passed do not count: they are freed, and the change is tried again.
 */
export async function withinWhatIsSold<T, R>(
  platform: Platform,
  { roomTypeId, capacity }: { roomTypeId: string; capacity: number },
  change: () => Promise<Result<T, R>>,
): Promise<Result<T, R | SoldBeyond>> {
  const limit = { from: platform.clock.today(), capacity }
  const first = await orBeyond(change)
  if (first !== "beyond") return first
  const freed = await freeLapsedHolds(platform.db, roomTypeId, limit.from)
  const again = freed > 0 ? await orBeyond(change) : first
  if (again !== "beyond") return again
  const nights = await listNightsBeyond(platform.db, roomTypeId, limit)
  return refused({ kind: "sold-beyond" as const, nights })
}
