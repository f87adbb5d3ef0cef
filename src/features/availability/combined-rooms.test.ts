import fc from "fast-check"
import { expect, test } from "vitest"
import { fromRupees } from "#src/shared/money.ts"
import { combineRooms, type CombinableType } from "./combined-rooms.ts"
import type { Party } from "./party.ts"

const couple = { adults: 2, children: 0 }
const family = { adults: 2, children: 2 }

const classic = { slug: "classic", left: 1, roomTotal: fromRupees(5000) }
const deluxe = { slug: "deluxe", left: 2, roomTotal: fromRupees(7000) }
const suite = { slug: "suite", left: 1, roomTotal: fromRupees(12_000) }

const anyParty: fc.Arbitrary<Party> = fc.array(
  fc.record({ adults: fc.integer({ min: 1, max: 2 }), children: fc.integer({ min: 0, max: 2 }) }),
  { minLength: 2, maxLength: 10 },
)

/** Types of which none has enough rooms alone. */
const anyTypes = (rooms: number): fc.Arbitrary<CombinableType[]> =>
  fc.uniqueArray(
    fc.record({
      slug: fc.constantFrom("a", "b", "c", "d", "e"),
      left: fc.integer({ min: 1, max: rooms - 1 }),
      roomTotal: fc.integer({ min: 1, max: 30_000 }).map(fromRupees),
    }),
    { selector: ({ slug }) => slug, maxLength: 5 },
  )

const anyQuestion = anyParty.chain((party) => fc.tuple(fc.constant(party), anyTypes(party.length)))

const roomsOf = (slugs: readonly string[], slug: string) => slugs.filter((one) => one === slug).length
const totalOf = (slugs: readonly string[], types: readonly CombinableType[]) =>
  slugs.reduce((sum, slug) => sum + (types.find((type) => type.slug === slug)?.roomTotal ?? 0), 0)

test("[GUEST-3] a combination has the requested number of free rooms, and exists whenever enough rooms are left", () => {
  fc.assert(
    fc.property(anyQuestion, ([party, types]) => {
      const slugs = combineRooms(types, party)
      const left = types.reduce((sum, type) => sum + type.left, 0)
      expect(slugs === null).toBe(left < party.length)
      expect(slugs?.length ?? party.length).toBe(party.length)
      for (const type of types) expect(roomsOf(slugs ?? [], type.slug)).toBeLessThanOrEqual(type.left)
    }),
  )
})

test("[GUEST-3] two types are combined where two have enough, at the lowest price of two", () => {
  fc.assert(
    fc.property(anyQuestion, ([party, types]) => {
      const slugs = combineRooms(types, party) ?? []
      const pairs = types.flatMap((one, place) => types.slice(place + 1).map((other) => [one, other]))
      const enough = pairs.filter((pair) => pair.reduce((sum, type) => sum + type.left, 0) >= party.length)
      if (enough.length === 0) return
      expect(new Set(slugs).size).toBe(2)
      for (const pair of enough) {
        const best = combineRooms(pair, party) ?? []
        expect(totalOf(slugs, types)).toBeLessThanOrEqual(totalOf(best, types))
      }
    }),
  )
})

test("[GUEST-3] the cheaper rooms are taken first, and the fullest room gets the dearest type", () => {
  expect(combineRooms([suite, classic, deluxe], [couple, couple])).toEqual(["deluxe", "classic"])
  expect(combineRooms([suite, classic, deluxe], [couple, family, couple])).toEqual([
    "deluxe",
    "deluxe",
    "classic",
  ])
  expect(combineRooms([suite, classic], [couple, family])).toEqual(["classic", "suite"])
  expect(combineRooms([suite, classic], [couple, couple, couple])).toBeNull()
})

test("[GUEST-3] a search for one type gets as many rooms of it as are left", () => {
  expect(combineRooms([suite, classic, deluxe], [family, couple], "suite")).toEqual(["suite", "classic"])
  expect(combineRooms([suite, classic, deluxe], [couple, couple, couple], "deluxe")).toEqual([
    "deluxe",
    "deluxe",
    "classic",
  ])
  expect(combineRooms([suite, classic, deluxe], [couple, couple, couple, couple], "classic")).toEqual([
    "suite",
    "deluxe",
    "deluxe",
    "classic",
  ])
})
