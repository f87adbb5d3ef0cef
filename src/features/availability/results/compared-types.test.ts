import fc from "fast-check"
import { expect, test } from "vitest"
import { comparePath, findCompared, maxCompared, minCompared, toggleCompared } from "./compared-types.ts"

const all = ["classic", "executive", "deluxe", "suite"].map((slug) => ({ slug }))
const slugsOf = (query: string) => findCompared(new URLSearchParams(query), all).map(({ slug }) => slug)

test.each([
  ["types=deluxe,classic", ["deluxe", "classic"]],
  ["types=deluxe_classic", ["deluxe", "classic"]],
  ["types=deluxe&types=classic", ["deluxe", "classic"]],
  ["types=suite,deluxe,classic,executive", ["suite", "deluxe", "classic"]],
  ["types=suite,suite", ["suite", "classic"]],
  ["types=suite,no-such-room", ["suite", "classic"]],
  ["types=", ["classic", "executive", "deluxe"]],
  ["", ["classic", "executive", "deluxe"]],
])("[GUEST-4] the address %j compares %j", (query, compared) => {
  expect(slugsOf(query)).toEqual(compared)
})

test("[GUEST-4] two or three types are compared whatever the address says, and no type twice", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...all.map(({ slug }) => slug)), fc.string())), (slugs) => {
      const compared = slugsOf(new URLSearchParams({ types: slugs.join(",") }).toString())
      expect(compared.length).toBeGreaterThanOrEqual(minCompared)
      expect(compared.length).toBeLessThanOrEqual(maxCompared)
      expect(new Set(compared).size).toBe(compared.length)
    }),
  )
})

test("[GUEST-4] a generated address is parsed to the same types, with its search", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 2, maxLength: 3 }), (types) => {
      const path = comparePath(types, "?checkIn=01-08-2026&rooms=2-0")
      const { searchParams } = new URL(path, "http://hotel.invalid")
      expect(findCompared(searchParams, all)).toEqual(types)
      expect(searchParams.get("checkIn")).toBe("01-08-2026")
      expect(searchParams.get("rooms")).toBe("2-0")
    }),
  )
})

test("[GUEST-4] a type joins up to three, and leaves down to two", () => {
  const [first, second, third, fourth] = all
  if (!first || !second || !third || !fourth) throw new Error("four types")
  expect(toggleCompared([first, second], third)).toEqual([first, second, third])
  expect(toggleCompared([first, second, third], fourth)).toBeNull()
  expect(toggleCompared([first, second, third], { slug: second.slug })).toEqual([first, third])
  expect(toggleCompared([first, second], second)).toBeNull()
})
