import { randomUUID } from "node:crypto"
import { seedRoomTypes } from "#database/seed/room-types.ts"
import type { Platform } from "#src/platform/platform.ts"
import { fromRupees } from "#src/shared/money.ts"
import { computeFinalPrice } from "./room-type.ts"
import { loadHorizon } from "./rooms.service.ts"
import { countRoomTypes, insertRoomType } from "./rooms.store.ts"

/** Seeds the demo room types and their nights into an empty hotel; returns whether it did. */
export async function seedRooms(platform: Platform): Promise<boolean> {
  const isFurnished = (await countRoomTypes(platform.db)) > 0
  if (isFurnished) return false
  await platform.db.transaction(async (tx) => {
    for (const [position, room] of seedRoomTypes.entries()) {
      const price = fromRupees(room.price)
      const shared = { id: randomUUID(), isInStock: true, isActive: true, stockQuantity: room.stock }
      const prices = {
        price,
        discountPercent: room.discount,
        finalPrice: computeFinalPrice(price, room.discount),
      }
      const { slug, name, message, kind, sizeSqft, bed, view, pictures } = room
      const facts = { slug, name, message, kind, sizeSqft, bed, view, pictureIds: pictures }
      await insertRoomType(tx, { ...shared, ...prices, ...facts }, position)
    }
  })
  await loadHorizon(platform)
  return true
}
