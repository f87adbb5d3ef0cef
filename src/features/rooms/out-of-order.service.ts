import { recordAudit } from "#src/features/audit/audit.service.ts"
import {
  ensureInventoryNights,
  isInInventoryHorizon,
  listOutOfOrder,
  refuseBelowSold,
  type SoldBeyond,
  updateCapacity,
} from "#src/features/inventory/inventory.service.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { findRoomType, lockRoomType } from "./rooms.store.ts"

type OutOfOrder = {
  readonly roomTypeId: string
  /** The first night. */
  readonly from: CalendarDate
  /** The day after the last night. */
  readonly to: CalendarDate
  /** How many rooms of the type cannot be sold, whatever was set before; 0 puts all back in order. */
  readonly rooms: number
}

export type OutOfOrderRefusal =
  | SoldBeyond
  | { readonly kind: "forbidden" | "unknown-room" | "outside-calendar" }
  | { readonly kind: "too-many-rooms"; readonly stock: number }

/**
 * Takes rooms of a type out of order on some nights: their capacity is the stock less these rooms, also after the stock
 * changes. Refused where more rooms are held or sold, naming the nights; booked stays are unchanged (BOOK-8).
 */
export async function changeOutOfOrder(
  platform: Platform,
  actor: Actor,
  { roomTypeId, from, to, rooms }: OutOfOrder,
): Promise<Result<null, OutOfOrderRefusal>> {
  if (!hasRight(actor, "rooms.change")) return refused({ kind: "forbidden" })
  const nights = { firstNight: from, lastNight: addDays(to, -1) }
  if (to <= from || !isInInventoryHorizon(platform, nights)) return refused({ kind: "outside-calendar" })
  const known = isRecordId(roomTypeId) ? await findRoomType(platform.db, roomTypeId) : null
  if (!known) return refused({ kind: "unknown-room" })
  const change = { roomTypeId, from, to, outOfOrder: rooms }
  return refuseBelowSold(platform, { ...change, stock: known.stockQuantity }, () =>
    platform.db.transaction(async (tx) => {
      const room = await lockRoomType(tx, roomTypeId)
      if (!room) return refused<OutOfOrderRefusal>({ kind: "unknown-room" })
      const stock = room.stockQuantity
      if (rooms > stock) return refused<OutOfOrderRefusal>({ kind: "too-many-rooms", stock })
      await ensureInventoryNights(tx, [roomTypeId], { from, to })
      const before = await listOutOfOrder(tx, roomTypeId, { from, to })
      await updateCapacity(tx, { ...change, stock })
      await recordAudit(tx, actor, {
        action: "out-of-order",
        subjectType: "room-type",
        subjectId: roomTypeId,
        before: { roomsOutOfOrder: before.join(" to ") },
        after: { roomsOutOfOrder: rooms, ...nights },
      })
      return done(null)
    }),
  )
}
