import { divideRoundingHalfUp, fromRupees, type Money } from "#src/shared/money.ts"

/** What the hotel sells: a type of room, its price including GST, and how many there are. */
export type RoomType = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly message: string
  /** 'Room', 'Suite' or 'Family suite'. */
  readonly kind: string
  /** Null where the hotel has not said. */
  readonly sizeSqft: number | null
  /** Empty where the hotel has not said, as is `view`. */
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

/** What the staff say of a type, beside its pictures; the hotel works out the rest. */
export type RoomDraft = Omit<RoomType, "id" | "slug" | "finalPrice" | "version" | "pictureIds">

/** What is said of a room in a line: type, size, bed and view, as far as they are known. */
export function factsOf(room: Pick<RoomType, "kind" | "sizeSqft" | "bed" | "view">): string[] {
  const size = room.sizeSqft === null ? "" : `${room.sizeSqft} sq ft`
  const view = room.view === "" ? "" : `${room.view} view`
  return [room.kind, size, room.bed, view].filter((fact) => fact !== "")
}

/** The part of an address that a name gives: 'Sky & Garden Suite' is at 'sky-and-garden-suite'; empty without emails. */
export const slugOf = (name: string): string =>
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
export function finalPriceOf(price: Money, discountPercent: number): Money {
  const hundredthsOfPercent = Math.round(discountPercent * 100)
  // paise x (100 % in hundredths) over 10,000 hundredths and 100 paise a rupee
  return fromRupees(divideRoundingHalfUp(price * (10_000 - hundredthsOfPercent), 1_000_000))
}

/** Whether the type may be booked at all, whatever the night (AVAIL-5, LIST-3). */
export const isSellable = (room: Pick<RoomType, "isActive" | "isInStock" | "stockQuantity">): boolean =>
  room.isActive && room.isInStock && room.stockQuantity > 0

export type RoomColumn = "pic" | "name" | "message" | "price" | "stock" | "active"
