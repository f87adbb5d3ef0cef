import { divideRoundingHalfUp, fromRupees, type Money } from "#src/shared/money.ts"

/** What the hotel sells: a room type, its price including GST, and its number of rooms. */
export type RoomType = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly message: string
  /** 'Room', 'Suite' or 'Family suite'. */
  readonly kind: string
  /** Null when unknown. */
  readonly sizeSqft: number | null
  /** Empty when unknown, like `view`. */
  readonly bed: string
  readonly view: string
  readonly price: Money
  readonly discountPercent: number
  readonly finalPrice: Money
  readonly isInStock: boolean
  readonly stockQuantity: number
  readonly isActive: boolean
  readonly pictureIds: readonly string[]
  readonly version: number
}

/** The fields of a room type that are texts of the content, for `translateFields`. */
export const roomTexts = ["name", "message", "kind", "bed", "view"] as const

/** The fields that staff edit, without pictures; the rest is computed. */
export type RoomDraft = Omit<RoomType, "id" | "slug" | "finalPrice" | "version" | "pictureIds">

/** The facts of a room for one line: type, size, bed and view, if known. */
export function listRoomFacts(room: Pick<RoomType, "kind" | "sizeSqft" | "bed" | "view">): string[] {
  const size = room.sizeSqft === null ? "" : `${room.sizeSqft} sq ft`
  const view = room.view === "" ? "" : `${room.view} view`
  return [room.kind, size, room.bed, view].filter((fact) => fact !== "")
}

const squareMetresPerSquareFoot = 0.09290304

/** '216 sq ft (20 m²)'. */
export const formatRoomSize = (sizeSqft: number): string =>
  `${sizeSqft} sq ft (${Math.round(sizeSqft * squareMetresPerSquareFoot)} m²)`

/** The page of a room type. */
export const roomPath = ({ slug }: Pick<RoomType, "slug">): string => `/rooms/${slug}`

/** The slug of a name: 'Sky & Garden Suite' is 'sky-and-garden-suite'; empty when the name has no Latin letters or digits. */
export const createSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")

/** The amenities of every room (LIST-2). */
export const roomAmenities = [
  "Air-Conditioning",
  "Wi-Fi",
  "King/Twin Bed",
  "Television",
  "Tea & Coffee Maker",
  "Minibar",
] as const

/** Price less discount, as a whole number of rupees, halves up (CONST-1). Discount is 0 to 100, two decimals at most. */
export function computeFinalPrice(price: Money, discountPercent: number): Money {
  const hundredthsOfPercent = Math.round(discountPercent * 100)
  // paise x (100 % in hundredths) over 10,000 hundredths and 100 paise a rupee
  return fromRupees(divideRoundingHalfUp(price * (10_000 - hundredthsOfPercent), 1_000_000))
}

/** Whether there are rooms of the type, booked or not. */
export const hasStock = (room: Pick<RoomType, "isInStock" | "stockQuantity">): boolean =>
  room.isInStock && room.stockQuantity > 0

/** Whether the type can be booked at all (AVAIL-5, LIST-3). */
export const isSellable = (room: Pick<RoomType, "isActive" | "isInStock" | "stockQuantity">): boolean =>
  room.isActive && hasStock(room)
