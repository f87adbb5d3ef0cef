import { randomUUID } from "node:crypto"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, system } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { updateRoomType } from "./edit-rooms.service.ts"
import type { RoomType } from "./room-type.ts"
import { findRoomType, insertRoomType, type NewRoomType } from "./rooms.store.ts"

/** A stored room type: five rooms at 5,000 rupees a night by default. */
export async function aRoom(
  platform: Pick<Platform, "db">,
  parts: Partial<NewRoomType> = {},
): Promise<RoomType> {
  const id = randomUUID()
  const mark = id.slice(0, 8)
  const room: NewRoomType = {
    id,
    slug: `courtyard-${mark}`,
    name: `Courtyard Room ${mark}`,
    message: "A quiet room on the courtyard.",
    kind: "Room",
    sizeSqft: 216,
    bed: "King",
    view: "Courtyard",
    price: fromRupees(5000),
    discountPercent: 0,
    finalPrice: parts.price ?? fromRupees(5000),
    isInStock: true,
    stockQuantity: 5,
    isActive: true,
    pictureIds: [],
    ...parts,
  }
  await insertRoomType(platform.db, room, 0)
  const stored = await findRoomType(platform.db, room.id)
  if (!stored) throw new Error("a room type was stored and is not there")
  return stored
}

type Stock = { readonly roomTypeId: string; readonly stockQuantity: number }

/** Changes how many rooms of a type there are, as the page of the type does. */
export async function setStock(
  platform: Platform,
  { roomTypeId, stockQuantity }: Stock,
  actor: Actor = system,
): ReturnType<typeof updateRoomType> {
  const room = await findRoomType(platform.db, roomTypeId)
  if (!room) throw new Error("there is no such room type")
  return updateRoomType(platform, actor, {
    id: roomTypeId,
    version: null,
    draft: { ...room, stockQuantity },
    pictures: null,
    allowUnusual: false,
  })
}
