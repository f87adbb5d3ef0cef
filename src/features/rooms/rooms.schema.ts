import { z } from "zod"
import { fieldMessage, messages } from "#src/shared/messages.ts"
import { toRupees } from "#src/shared/money.ts"
import { moneyInputText } from "#src/shared/validation/money-input.ts"
import { basePrice, discountPercent, quantity } from "./number-fields.ts"
import { pictureAddress } from "#src/shared/picture-address.ts"
import { picturesNeeded, sentPictures } from "#src/features/media/sent-pictures.ts"
import { nameLine, openLine, prose, versionField } from "#src/shared/validation/text-fields.ts"
import { roomFields } from "./room-fields.ts"
import { isSellable, roomAmenities, type RoomDraft, type RoomType } from "./room-type.ts"

/** A room type with the specification's field names (section 3); prices are rupees, GST included. */
export const roomcartOutput = z
  .object({
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
  .meta({ id: "RoomType" })

type RoomcartOutput = z.infer<typeof roomcartOutput>

/** The URL of a picture in a width that suits most screens. */
const addressOf = (pictureId: string): string => pictureAddress(pictureId, { width: 1200, format: "jpg" })

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
  pic: room.pictureIds.map(addressOf),
  amenities: [...roomAmenities],
})

const texts = messages.validation

const squareFeet = (label: string) =>
  openLine(label, 6)
    .refine((text) => text === "" || /^[1-9]\d{0,4}$/.test(text), {
      error: fieldMessage(label, "Must Be A Whole Number"),
    })
    .transform((text) => (text === "" ? null : Number(text)))

const yesText = ["true", "1", "yes", "in stock", "on"]

/** A boolean as the form or the API writes it; true when absent. */
const yesOrNo = z
  .union([z.string(), z.boolean()])
  .optional()
  .transform((value) => (value === undefined ? true : yesText.includes(String(value).trim().toLowerCase())))

const facts = {
  name: nameLine(roomFields.name),
  message: prose(roomFields.message, 3000)
    .refine((text) => text === "" || text.length >= 20, {
      error: fieldMessage(roomFields.message, texts.messageTooShort),
    })
    .default(""),
  kind: openLine(roomFields.kind, 30).transform((kind) => kind || "Room"),
  sizeSqft: squareFeet(roomFields.sizeSqft),
  bed: openLine(roomFields.bed, 60),
  // Guests' pages add the word: "Runway view".
  view: openLine(roomFields.view, 60).transform((view) => view.replace(/(?:^|\s+)view$/i, "")),
  price: basePrice(roomFields.price),
  discount: z.preprocess(
    (value) => (value === undefined || value === "" ? "0" : value),
    discountPercent(roomFields.discount),
  ),
  stock: yesOrNo,
  stockQuantity: quantity(roomFields.stockQuantity),
  active: yesOrNo,
  version: versionField,
  allowUnusual: z.string().optional(),
}

/** The form and call of a room type (ADM-5): `oldPic` are the pictures to keep, `pic` the new ones. */
export const roomTypeInput = z
  .object({ ...facts, oldPic: sentPictures, pic: sentPictures })
  .refine(...picturesNeeded(roomFields.pic))
  .transform(({ version, allowUnusual, discount, stock, active, oldPic: _kept, pic: _sent, ...rest }) => ({
    version,
    allowUnusual: allowUnusual === "yes",
    draft: {
      ...rest,
      discountPercent: discount,
      isInStock: stock,
      isActive: active,
    } satisfies RoomDraft,
  }))

/** A type as form fields, also for comparing edits (ADM-3). */
export const roomFormValues = (room: RoomType): Record<string, string> => ({
  name: room.name,
  message: room.message,
  kind: room.kind,
  sizeSqft: room.sizeSqft === null ? "" : String(room.sizeSqft),
  bed: room.bed,
  view: room.view,
  price: moneyInputText(room.price),
  discount: String(room.discountPercent),
  stock: String(room.isInStock),
  stockQuantity: String(room.stockQuantity),
  active: String(room.isActive),
  pic: room.pictureIds.join(" "),
})
