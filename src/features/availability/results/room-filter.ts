import { formatMoney, fromRupees, type Money, toRupees } from "#src/shared/money.ts"
import { type RoomType, createSlug } from "#src/features/rooms/room-type.ts"

/**
 * Which room types of a list are shown: keys such as 'bed-twin', 'view-runway', 'size-350' (square feet or more) and
 * 'price-10000' (rupees a night at most). Keys of one kind are alternatives; of several kinds all must hold.
 */
export type RoomFilter = { readonly keys: readonly string[]; readonly isByPrice: boolean }

/** What is filtered by: the facts of a room type, and its price for a night. */
export type FilteredRoom = {
  readonly room: Pick<RoomType, "bed" | "view" | "sizeSqft">
  readonly nightPrice: Money
}

const maxLength = 200
const keyShape = /^(?:(?:bed|view)-[a-z0-9-]{1,40}|(?:size|price)-[1-9]\d{0,6})$/

/** Reads a filter from a URL: known shapes only, in one order, so that equal filters have one address. */
export function parseRoomFilter(query: URLSearchParams): RoomFilter {
  const keys = (query.get("only") ?? "").slice(0, maxLength).split("_")
  const known = new Set(keys.filter((key) => keyShape.test(key)))
  return { keys: [...known].toSorted(), isByPrice: query.get("sort") === "price" }
}

/** The parameters of a filter; none for the whole list in the hotel's order. */
export const filterParameters = ({ keys, isByPrice }: RoomFilter): (readonly [string, string])[] => [
  ...(keys.length > 0 ? [["only", keys.join("_")] as const] : []),
  ...(isByPrice ? [["sort", "price"] as const] : []),
]

/** Adds a filter to a query such as '?checkIn=...', or to an empty one. Nothing in it needs escaping. */
export function withFilter(query: string, filter: RoomFilter): string {
  const added = filterParameters(filter).map(([name, value]) => `${name}=${value}`)
  return added.length === 0 ? query : `${query}${query === "" ? "?" : "&"}${added.join("&")}`
}

export const toggleKey = ({ keys, ...order }: RoomFilter, key: string): RoomFilter => ({
  ...order,
  keys: keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key].toSorted(),
})

const partsOf = (key: string): [kind: string, value: string] => {
  const dash = key.indexOf("-")
  return [key.slice(0, dash), key.slice(dash + 1)]
}

/** The beds of a room type, as words of its description: 'King or twin beds' has king and twin. */
const hasBed = (bed: string, word: string): boolean =>
  bed
    .toLowerCase()
    .split(/[^a-z]+/)
    .includes(word)

function satisfies({ room, nightPrice }: FilteredRoom, key: string): boolean {
  const [kind, value] = partsOf(key)
  switch (kind) {
    case "bed":
      return hasBed(room.bed, value)
    case "view":
      return createSlug(room.view) === value
    case "size":
      return room.sizeSqft !== null && room.sizeSqft >= Number(value)
    default:
      return nightPrice <= fromRupees(Number(value))
  }
}

const fits = (room: FilteredRoom, keys: readonly string[]): boolean =>
  [...Map.groupBy(keys, (key) => partsOf(key)[0]).values()].every((alternatives) =>
    alternatives.some((key) => satisfies(room, key)),
  )

/** The room types that fit, in the hotel's order or the cheapest first. */
export function filterRooms<T extends FilteredRoom>(rooms: readonly T[], filter: RoomFilter): T[] {
  const fitting = rooms.filter((room) => fits(room, filter.keys))
  return filter.isByPrice ? fitting.toSorted((a, b) => a.nightPrice - b.nightPrice) : fitting
}

/** A filter that the list offers, with its English text. */
export type FilterOption = { readonly key: string; readonly text: string }

const bedTexts = {
  king: "King bed",
  queen: "Queen bed",
  double: "Double bed",
  twin: "Twin beds",
  single: "Single beds",
} as const

const sizeOption = (squareFeet: number): FilterOption => ({
  key: `size-${squareFeet}`,
  text: `${squareFeet}+ sq ft`,
})

const priceOption = (rupees: number): FilterOption => ({
  key: `price-${rupees}`,
  text: `Up to ${formatMoney(fromRupees(rupees))}`,
})

/** The two neighbours in the middle of the values; null when all are the same. */
function middleOf(values: readonly number[]): [below: number, above: number] | null {
  const ordered = [...new Set(values)].toSorted((a, b) => a - b)
  const half = Math.ceil(ordered.length / 2)
  const [below, above] = [ordered[half - 1], ordered[half]]
  return below === undefined || above === undefined ? null : [below, above]
}

// Prefers a round number between the two middle values.
function sizeLimit(rooms: readonly FilteredRoom[]): FilterOption[] {
  const middle = middleOf(rooms.flatMap(({ room: { sizeSqft } }) => sizeSqft ?? []))
  if (!middle) return []
  const [below, above] = middle
  const round = Math.floor(above / 50) * 50
  return [sizeOption(round > below ? round : above)]
}

function priceLimit(rooms: readonly FilteredRoom[]): FilterOption[] {
  const middle = middleOf(rooms.map(({ nightPrice }) => toRupees(nightPrice)))
  if (!middle) return []
  const [below, above] = middle
  const round = Math.ceil(below / 1000) * 1000
  return [priceOption(round < above ? round : Math.ceil(below))]
}

/** The limits that the guest has chosen, which do not change when other dates have other prices. */
function chosenLimits({ keys }: RoomFilter, kind: "size" | "price"): FilterOption[] {
  const option = kind === "size" ? sizeOption : priceOption
  return keys
    .map(partsOf)
    .filter(([kindOfKey]) => kindOfKey === kind)
    .map(([, value]) => option(Number(value)))
}

const firstNonEmpty = <T>(first: readonly T[], second: readonly T[]): readonly T[] =>
  first.length > 0 ? first : second

/** The filters that match some of these room types but not all, and those that are chosen. */
export function filterOptions(rooms: readonly FilteredRoom[], filter: RoomFilter): FilterOption[] {
  const beds = Object.entries(bedTexts).map(([word, text]) => ({ key: `bed-${word}`, text }))
  const views = rooms
    .map(({ room: { view } }) => ({ key: `view-${createSlug(view)}`, text: `${view} view` }))
    .filter(({ key }, index, all) => all.findIndex((one) => one.key === key) === index)
  const narrows = ({ key }: FilterOption) => {
    const count = rooms.filter((room) => satisfies(room, key)).length
    return keyShape.test(key) && count > 0 && count < rooms.length
  }
  const isChosen = ({ key }: FilterOption) => filter.keys.includes(key)
  return [
    ...[...beds, ...views].filter((option) => narrows(option) || isChosen(option)),
    ...firstNonEmpty(chosenLimits(filter, "size"), sizeLimit(rooms).filter(narrows)),
    ...firstNonEmpty(chosenLimits(filter, "price"), priceLimit(rooms).filter(narrows)),
  ]
}
