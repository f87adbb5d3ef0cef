import { z } from "zod"
import { toRupees } from "#src/shared/money.ts"
import { isSellable, roomAmenities, type RoomType } from "./room-type.ts"

/** A room type in the specification's words (section 3); prices are rupees, GST included. */
export const roomcartOutput = z.object({
  _id: z.string(),
  name: z.string(),
  message: z.string(),
  type: z.string(),
  price: z.number(),
  discount: z.number(),
  finalPrice: z.number(),
  stock: z.boolean(),
  stockQuantity: z.number().int(),
  active: z.boolean(),
  pic: z.array(z.string()),
  amenities: z.array(z.string()),
})

export type RoomcartOutput = z.infer<typeof roomcartOutput>

/** Where a picture of the hotel is served in a width that suits most screens. */
const pictureAddress = (pictureId: string): string => `/media/pictures/${pictureId}-1200.jpg`

export const presentRoom = (room: RoomType): RoomcartOutput => ({
  _id: room.id,
  name: room.name,
  message: room.message,
  type: room.kind,
  price: toRupees(room.price),
  discount: room.discountPercent,
  finalPrice: toRupees(room.finalPrice),
  stock: room.isInStock && isSellable({ ...room, isActive: true }),
  stockQuantity: room.stockQuantity,
  active: room.isActive,
  pic: room.pictureIds.map(pictureAddress),
  amenities: [...roomAmenities],
})
