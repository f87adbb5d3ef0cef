import { randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { PicturesRefused } from "#src/features/media/picture-claim.ts"
import { type Claim, claimPictures } from "#src/features/media/pictures.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import { refuseTaken, type Taken } from "#src/platform/db/refuse-taken.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { isUnusualPrice } from "#src/shared/unusual-price.ts"
import {
  ensureInventoryNights,
  inventoryHorizon,
  refuseBelowSold,
  updateCapacity,
  type SoldBeyond,
} from "#src/features/inventory/inventory.service.ts"
import { computeFinalPrice, type RoomDraft, type RoomType, createSlug } from "./room-type.ts"
import { changeStock } from "./rooms.service.ts"
import { insertRoomType, lockRoomType } from "./rooms.store.ts"
import { findNewPosition, updateRoom, updateRoomDeleted } from "./rooms-editing.store.ts"

type Forbidden = { readonly kind: "forbidden" }
type UnknownRoom = { readonly kind: "unknown-room" }

// `/rooms/compare` is a page, and 'room' is the slug of names in other scripts: types of these get an id behind it.
const reservedSlugs: ReadonlySet<string> = new Set(["room", "compare"])

const audited = ({ id: _id, slug: _slug, version: _version, ...facts }: RoomType) => facts

const subjectOf = (id: string) => ({ subjectType: "room-type", subjectId: id })

/** The pictures of the type. */
type RoomPictures = Omit<Claim, "current">

type CreateRoom = { readonly draft: RoomDraft; readonly pictures: RoomPictures }

/** Creates a type at the end of the order, with its nights on sale. */
export async function createRoomType(
  platform: Platform,
  actor: Actor,
  { draft, pictures }: CreateRoom,
): Promise<Result<RoomType, Forbidden | Taken<"name"> | PicturesRefused>> {
  if (!hasRight(actor, "rooms.change")) return refused({ kind: "forbidden" })
  return refuseTaken(["name"], () =>
    platform.db.transaction(async (tx) => {
      const id = randomUUID()
      const requestedSlug = createSlug(draft.name) || "room"
      const { position, isSlugTaken } = await findNewPosition(tx, requestedSlug)
      const slug =
        isSlugTaken || reservedSlugs.has(requestedSlug) ? `${requestedSlug}-${id.slice(0, 8)}` : requestedSlug
      const finalPrice = computeFinalPrice(draft.price, draft.discountPercent)
      const claimed = await claimPictures(tx, actor, { ...pictures, current: [] })
      if (!claimed.ok) return refused({ kind: "pictures" as const, reason: claimed.refusal })
      const room: RoomType = { ...draft, pictureIds: claimed.value, id, slug, finalPrice, version: 1 }
      await insertRoomType(tx, room, position)
      await ensureInventoryNights(tx, [id], inventoryHorizon(platform))
      await recordAudit(tx, actor, { action: "create", ...subjectOf(id), after: audited(room) })
      return done(room)
    }),
  )
}

export type UpdateRoomRefusal =
  | Forbidden
  | UnknownRoom
  | Taken<"name">
  | SoldBeyond
  | PicturesRefused
  | { readonly kind: "edit-conflict"; readonly current: RoomType }
  | { readonly kind: "unusual-price"; readonly before: Money; readonly after: Money }

type UpdateRoom = {
  readonly id: string
  /** The version that was edited; null takes the type as it is. */
  readonly version: number | null
  readonly draft: RoomDraft
  /** Null keeps the pictures. */
  readonly pictures: RoomPictures | null
  /** Whether the user confirmed an unusual price. */
  readonly allowUnusual: boolean
}

/** Changes a type; existing bookings keep their prices. */
export async function updateRoomType(
  platform: Platform,
  actor: Actor,
  { id, version, draft, pictures, allowUnusual }: UpdateRoom,
): Promise<Result<RoomType, UpdateRoomRefusal>> {
  if (!hasRight(actor, "rooms.change")) return refused({ kind: "forbidden" })
  const limit = { roomTypeId: id, from: platform.clock.today(), stock: draft.stockQuantity }
  return refuseBelowSold(platform, limit, () =>
    refuseTaken(["name"], () =>
      platform.db.transaction(async (tx) => {
        const before = isRecordId(id) ? await lockRoomType(tx, id) : null
        if (!before) return refused<UpdateRoomRefusal>({ kind: "unknown-room" })
        if (version !== null && version !== before.version)
          return refused<UpdateRoomRefusal>({ kind: "edit-conflict", current: before })
        const unusual = allowUnusual ? null : findUnusualPrice(before, draft)
        if (unusual) return refused<UpdateRoomRefusal>(unusual)
        const claim = pictures && { ...pictures, current: before.pictureIds }
        const claimed = claim ? await claimPictures(tx, actor, claim) : done(before.pictureIds)
        if (!claimed.ok) return refused<UpdateRoomRefusal>({ kind: "pictures", reason: claimed.refusal })
        const after = { ...before, ...draft, pictureIds: claimed.value }
        return done(await writeRoom(platform, tx, { actor, before, after }))
      }),
    ),
  )
}

function findUnusualPrice({ finalPrice: before }: RoomType, { price, discountPercent }: RoomDraft) {
  const after = computeFinalPrice(price, discountPercent)
  return isUnusualPrice(before, after) ? { kind: "unusual-price" as const, before, after } : null
}

async function writeRoom(
  platform: Platform,
  tx: Sql,
  { actor, before, after }: { actor: Actor; before: RoomType; after: RoomType },
): Promise<RoomType> {
  const finalPrice = computeFinalPrice(after.price, after.discountPercent)
  const room: RoomType = { ...after, finalPrice, version: before.version + 1 }
  await updateRoom(tx, room)
  if (room.stockQuantity !== before.stockQuantity)
    await changeStock(platform, tx, { actor, room: before, stockQuantity: room.stockQuantity })
  const change = { before: audited(before), after: audited(room) }
  await recordAudit(tx, actor, { action: "update", ...subjectOf(before.id), ...change })
  return room
}

/**
 * Deletes a type without future stays; refuses and names the nights when rooms are held or sold from today on.
 * Its nights get a capacity of zero, so that a concurrent booking fails. The deletion can be undone.
 */
export async function deleteRoomType(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, Forbidden | UnknownRoom | SoldBeyond>> {
  if (!hasRight(actor, "rooms.change")) return refused({ kind: "forbidden" })
  const none = { roomTypeId: id, from: platform.clock.today(), stock: 0 }
  return refuseBelowSold(platform, none, () =>
    platform.db.transaction(async (tx) => {
      const room = isRecordId(id) ? await lockRoomType(tx, id) : null
      if (!room) return refused({ kind: "unknown-room" as const })
      await updateRoomDeleted(tx, id, true)
      await updateCapacity(tx, none)
      await recordAudit(tx, actor, { action: "delete", ...subjectOf(id), before: audited(room) })
      return done(null)
    }),
  )
}

/** Restores a deleted type with its rooms. */
export async function restoreRoomType(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, Forbidden | UnknownRoom | Taken<"name">>> {
  if (!hasRight(actor, "rooms.change")) return refused({ kind: "forbidden" })
  return refuseTaken(["name"], () =>
    platform.db.transaction(async (tx) => {
      const room = isRecordId(id) ? await lockRoomType(tx, id, "deleted") : null
      if (!room) return refused({ kind: "unknown-room" as const })
      await updateRoomDeleted(tx, id, false)
      const stock = room.stockQuantity
      await updateCapacity(tx, { roomTypeId: id, from: platform.clock.today(), stock })
      await recordAudit(tx, actor, { action: "restore", ...subjectOf(id), after: audited(room) })
      return done(null)
    }),
  )
}
