import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import {
  ensureInventoryNights,
  inventoryHorizonDays,
  refuseBelowSold,
  updateCapacity,
  type SoldBeyond,
} from "#src/features/inventory/inventory.service.ts"
import type { RoomType } from "./room-type.ts"
import { listActiveRoomTypes, lockRoomType, updateStockQuantity } from "./rooms.store.ts"

export { listRoomTypes } from "./rooms-editing.store.ts"
export { findRoomType, listActiveRoomTypes } from "./rooms.store.ts"

type RoomWithNeighbours = { readonly room: RoomType; readonly neighbours: readonly RoomType[] }

/** The room type on sale with this slug, and the two types nearest to it in the hotel's order; null when there is none. */
export async function findRoomTypeBySlug(sql: Sql, slug: string): Promise<RoomWithNeighbours | null> {
  const rooms = await listActiveRoomTypes(sql)
  const place = rooms.findIndex((candidate) => candidate.slug === slug)
  const room = rooms[place]
  if (!room) return null
  const start = Math.max(0, Math.min(place - 1, rooms.length - 3))
  return { room, neighbours: rooms.slice(start, start + 3).filter((candidate) => candidate !== room) }
}

/** Nightly job: creates the nights of every type up to the horizon. */
export async function loadHorizon(platform: Platform): Promise<void> {
  const from = platform.clock.today()
  const rooms = await listActiveRoomTypes(platform.db)
  await ensureInventoryNights(
    platform.db,
    rooms.map((room) => room.id),
    { from, to: addDays(from, inventoryHorizonDays) },
  )
}

type StockRefusal = { kind: "forbidden" } | { kind: "unknown-room" } | SoldBeyond

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
  return refuseBelowSold(platform, { roomTypeId, capacity: stockQuantity }, () =>
    platform.db.transaction(async (tx) => {
      const before = isRecordId(roomTypeId) ? await lockRoomType(tx, roomTypeId) : null
      if (!before) return refused({ kind: "unknown-room" as const })
      await updateStockQuantity(tx, roomTypeId, stockQuantity)
      await changeCapacity(platform, tx, { actor, room: before, stockQuantity })
      return done(null)
    }),
  )
}

type CapacityChange = { actor: Actor; room: RoomType; stockQuantity: number }

/** Changes the capacity of the nights within the transaction that changes the type. */
export async function changeCapacity(
  platform: Platform,
  tx: Sql,
  { actor, room, stockQuantity }: CapacityChange,
): Promise<void> {
  await updateCapacity(tx, room.id, { from: platform.clock.today(), capacity: stockQuantity })
  const before = { stockQuantity: room.stockQuantity }
  const subject = { subjectType: "room-type", subjectId: room.id }
  await recordAudit(tx, actor, { action: "change-stock", ...subject, before, after: { stockQuantity } })
}
