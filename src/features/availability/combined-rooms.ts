import type { Money } from "#src/shared/money.ts"
import type { Party, RoomGuests } from "./party.ts"

/** A room type that has rooms left for a stay, and what one of them costs. */
export type CombinableType = { readonly slug: string; readonly left: number; readonly roomTotal: Money }

type Part = { readonly type: CombinableType; readonly rooms: number }

/** Takes as many rooms as are left of each type, in order; null when they are too few. */
function fill(types: readonly CombinableType[], rooms: number): Part[] | null {
  let missing = rooms
  const parts = types.map((type) => {
    const taken = Math.min(type.left, missing)
    missing -= taken
    return { type, rooms: taken }
  })
  return missing > 0 ? null : parts.filter((part) => part.rooms > 0)
}

const totalOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { type, rooms }) => sum + type.roomTotal * rooms, 0)

const byPrice = (a: CombinableType, b: CombinableType): number => a.roomTotal - b.roomTotal

/** The cheapest pair of types with enough rooms together, else more types; null when all together have too few. */
function chooseParts(
  types: readonly CombinableType[],
  rooms: number,
  preferred: CombinableType | undefined,
): Part[] | null {
  const sorted = types.toSorted(byPrice)
  const firsts = preferred ? [preferred] : sorted
  const pairs = firsts.flatMap((one) => sorted.flatMap((other) => (other === one ? [] : [[one, other]])))
  const found = pairs.map((pair) => fill(pair, rooms)).filter((parts) => parts !== null)
  if (found.length > 0) return found.reduce((best, parts) => (totalOf(parts) < totalOf(best) ? parts : best))
  return fill([...new Set([...firsts, ...sorted])], rooms)
}

const guestsOf = ({ adults, children }: RoomGuests): number => adults + children

/**
 * The room type of each room when no single type has enough: as many of the wanted type as are left, then the lowest
 * price. The rooms with most guests get the more expensive type. Null when all types together have too few rooms (GUEST-3).
 */
export function combineRooms(
  types: readonly CombinableType[],
  party: Party,
  preferredSlug?: string,
): string[] | null {
  const preferred = types.find(({ slug }) => slug === preferredSlug)
  const parts = chooseParts(types, party.length, preferred)
  if (!parts) return null
  const dearestFirst = parts
    .toSorted((a, b) => byPrice(b.type, a.type))
    .flatMap(({ type, rooms }) => Array.from({ length: rooms }, () => type.slug))
  const fullestFirst = [...party.entries()].toSorted(([, a], [, b]) => guestsOf(b) - guestsOf(a))
  const slugs = fullestFirst.map(([place], rank) => ({ place, slug: dearestFirst[rank] ?? "" }))
  return slugs.toSorted((a, b) => a.place - b.place).map(({ slug }) => slug)
}
