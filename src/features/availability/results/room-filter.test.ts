import fc from "fast-check"
import { expect, test } from "vitest"
import { seedRoomTypes } from "#database/seed/room-types.ts"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import {
  filterOptions,
  filterParameters,
  filterRooms,
  parseRoomFilter,
  toggleKey,
  withFilter,
} from "./room-filter.ts"

const parse = (query: string) => parseRoomFilter(new URLSearchParams(query))

const demoRooms = seedRoomTypes.map(({ slug, bed, view, sizeSqft, price }) => ({
  slug,
  room: { bed, view, sizeSqft },
  nightPrice: fromRupees(price),
}))

const slugsFor = (query: string) => filterRooms(demoRooms, parse(query)).map(({ slug }) => slug)

test("[AVAIL-7] a guest filters rooms by bed, view, size and price", () => {
  expect(slugsFor("only=bed-twin")).toEqual(["classic", "executive"])
  expect(slugsFor("only=view-runway")).toEqual(["deluxe", "super-deluxe", "suite"])
  expect(slugsFor("only=size-350")).toEqual(["super-deluxe", "suite", "family-suite"])
  expect(slugsFor("only=price-9500")).toEqual(["classic", "executive", "deluxe"])
  expect(slugsFor("only=bed-twin_bed-single")).toEqual(["classic", "executive", "family-suite"])
  expect(slugsFor("only=size-350_view-runway")).toEqual(["super-deluxe", "suite"])
  expect(slugsFor("only=view-sea")).toEqual([])
})

test("[AVAIL-7] the filters of the demo rooms are few, and each matches some rooms but not all", () => {
  const options = filterOptions(demoRooms, parse(""))
  expect(options.map(({ text }) => text)).toEqual([
    "Twin beds",
    "Single beds",
    "Airfield view",
    "Runway view",
    "350+ sq ft",
    "Up to ₹10,000",
  ])
})

test("[AVAIL-7] a chosen limit stays as it is when the prices are others", () => {
  const texts = filterOptions(demoRooms, parse("only=price-8000_size-600")).map(({ text }) => text)
  expect(texts).toContain("Up to ₹8,000")
  expect(texts).toContain("600+ sq ft")
  expect(texts.filter((text) => text.startsWith("Up to"))).toHaveLength(1)
})

const word = fc.constantFrom("King", "twin", "single", "Queen", "and", "two", "beds", "or", "sofa")
const rooms = fc.array(
  fc.record({
    room: fc.record({
      bed: fc.array(word, { maxLength: 4 }).map((words) => words.join(" ")),
      view: fc.constantFrom("", "Runway", "Sea & sky", "बग़ीचा", "Courtyard"),
      sizeSqft: fc.option(fc.integer({ min: 1, max: 2000 })),
    }),
    nightPrice: fc.integer({ min: 0, max: 5_000_000 }).map(fromPaise),
  }),
  { maxLength: 12 },
)
const query = fc.record(
  {
    only: fc.array(
      fc.oneof(
        fc.constantFrom("bed-king", "bed-twin", "view-runway", "view-sea-and-sky", "size-350", "price-9000"),
        fc.string(),
      ),
    ),
    sort: fc.constantFrom("price", "", "size"),
  },
  { requiredKeys: [] },
)
const filter = query.map(({ only = [], sort = "" }) =>
  parseRoomFilter(new URLSearchParams({ only: only.join("_"), sort })),
)

test("[AVAIL-7] equal filters have one address, which is read as it was written", () => {
  fc.assert(
    fc.property(filter, (one) => {
      const address = withFilter("?rooms=2-0", one)
      expect(parse(address)).toEqual(one)
      expect(withFilter("", parse(address))).toBe(withFilter("", one))
      expect(parseRoomFilter(new URLSearchParams(filterParameters(one).map(([k, v]) => [k, v])))).toEqual(one)
      expect(address).toBe(encodeURI(address))
    }),
  )
})

test("[AVAIL-7] no filter keeps all, one more kind of filter never shows more, and sorting loses none", () => {
  fc.assert(
    fc.property(rooms, filter, (all, one) => {
      const shown = filterRooms(all, { ...one, isByPrice: false })
      expect(shown).toEqual(all.filter((room) => shown.includes(room)))
      expect(filterRooms(all, { keys: [], isByPrice: false })).toEqual(all)
      const kindsUsed = new Set(one.keys.map((key) => key.split("-")[0]))
      if (!kindsUsed.has("size"))
        for (const room of filterRooms(all, toggleKey(one, "size-400"))) expect(shown).toContain(room)
      const sorted = filterRooms(all, { ...one, isByPrice: true })
      expect(new Set(sorted)).toEqual(new Set(shown))
      expect(sorted.map(({ nightPrice }) => nightPrice)).toEqual(
        sorted.map(({ nightPrice }) => nightPrice).toSorted((a, b) => a - b),
      )
    }),
  )
})

test("[AVAIL-7] every filter that is offered shows some rooms and hides others, and is undone by the same button", () => {
  const none = { keys: [], isByPrice: false }
  fc.assert(
    fc.property(rooms, (all) => {
      for (const { key } of filterOptions(all, none)) {
        const chosen = toggleKey(none, key)
        const count = filterRooms(all, chosen).length
        expect(count).toBeGreaterThan(0)
        expect(count).toBeLessThan(all.length)
        expect(parse(withFilter("", chosen))).toEqual(chosen)
        expect(filterOptions(all, chosen).map((option) => option.key)).toContain(key)
        expect(toggleKey(chosen, key)).toEqual(none)
      }
    }),
  )
})
