import type { RoomType } from "#src/features/rooms/room-type.ts"

type Named = Pick<RoomType, "slug">

export const minCompared = 2
export const maxCompared = 3

const maxLength = 300

/**
 * The room types that an address compares, in its order: `types=classic,deluxe`. Unknown ones are left out; where fewer
 * than two remain, the first others of the hotel join them.
 */
export function findCompared<T extends Named>(query: URLSearchParams, all: readonly T[]): T[] {
  const requested = query.getAll("types").join(",").slice(0, maxLength).split(/[,_]/)
  const known = [...new Set(requested)].flatMap((slug) => all.find((type) => type.slug === slug) ?? [])
  if (known.length >= minCompared) return known.slice(0, maxCompared)
  const others = all.filter((type) => !known.includes(type))
  return [...known, ...others].slice(0, known.length === 0 ? maxCompared : minCompared)
}

/** The address that compares these types, with the search that follows '?' in `query`. */
export const comparePath = (types: readonly Named[], query: string): string =>
  `/rooms/compare?types=${types.map(({ slug }) => slug).join(",")}${query.replace("?", "&")}`

/** The types after one more is chosen or one is left out; null when there would be too few or too many. */
export function toggleCompared<T extends Named>(compared: readonly T[], type: T): T[] | null {
  const next = compared.some(({ slug }) => slug === type.slug)
    ? compared.filter(({ slug }) => slug !== type.slug)
    : [...compared, type]
  return next.length < minCompared || next.length > maxCompared ? null : next
}
