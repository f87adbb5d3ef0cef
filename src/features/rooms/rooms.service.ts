import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import {
  ensureInventoryNights,
  inventoryHorizon,
  updateCapacity,
} from "#src/features/inventory/inventory.service.ts"
import type { RoomType } from "./room-type.ts"
import { listActiveRoomTypes } from "./rooms.store.ts"

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
  const rooms = await listActiveRoomTypes(platform.db)
  await ensureInventoryNights(
    platform.db,
    rooms.map((room) => room.id),
    inventoryHorizon(platform),
  )
}

type StockChange = { actor: Actor; room: RoomType; stockQuantity: number }

/** Changes the capacity of the nights within the transaction that changes the type. */
export async function changeStock(
  platform: Platform,
  tx: Sql,
  { actor, room, stockQuantity }: StockChange,
): Promise<void> {
  await updateCapacity(tx, { roomTypeId: room.id, from: platform.clock.today(), stock: stockQuantity })
  const before = { stockQuantity: room.stockQuantity }
  const subject = { subjectType: "room-type", subjectId: room.id }
  await recordAudit(tx, actor, { action: "change-stock", ...subject, before, after: { stockQuantity } })
}
