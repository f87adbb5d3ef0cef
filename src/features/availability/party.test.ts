import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { adultsOf, checkParty, childrenOf, maxRoomsPerBooking, partyOfTotals } from "./party.ts"
import { anyParty } from "./stays.factory.ts"

const couple = { adults: 2, children: 0 }
const judge = (...rooms: { adults: number; children: number }[]) => {
  const checked = checkParty(rooms)
  return checked.ok ? "taken" : checked.refusal
}

describe("the guests of a booking", () => {
  test.each([
    ["1 adult", { adults: 1, children: 0 }],
    ["2 adults and 2 children", { adults: 2, children: 2 }],
    ["1 adult and 2 children", { adults: 1, children: 2 }],
  ])("[AVAIL-4] a room takes %s", (_, guests) => expect(judge(guests)).toBe("taken"))

  test.each([
    ["a third adult", { adults: 3, children: 0 }, "too-many-adults"],
    ["a third child", { adults: 1, children: 3 }, "too-many-children"],
    ["children alone", { adults: 0, children: 2 }, "no-adult"],
    ["minus one adult", { adults: -1, children: 0 }, "no-adult"],
    ["minus one child", { adults: 1, children: -1 }, "too-many-children"],
    ["half an adult", { adults: 0.5, children: 0 }, "no-adult"],
    ["an unreadable number of adults", { adults: Number.NaN, children: 0 }, "no-adult"],
    ["an unreadable number of children", { adults: 1, children: Number.NaN }, "too-many-children"],
  ])("[AVAIL-4] a room does not take %s", (_, guests, reason) => {
    expect(judge(guests)).toEqual({ reason, room: 0 })
    expect(judge(couple, couple, guests, guests)).toEqual({ reason, room: 2 })
  })

  test("[AVAIL-4] at least one room is needed, and at most ten are taken at once", () => {
    expect(judge()).toEqual({ reason: "no-room", room: null })
    const rooms = (count: number) => Array.from({ length: count }, () => couple)
    expect(judge(...rooms(maxRoomsPerBooking))).toBe("taken")
    expect(judge(...rooms(maxRoomsPerBooking + 1))).toEqual({ reason: "too-many-rooms", room: null })
    expect(judge(...rooms(1000))).toEqual({ reason: "too-many-rooms", room: null })
  })
})

describe("totals of guests", () => {
  test("are spread over rooms without losing anybody", () => {
    fc.assert(
      fc.property(anyParty, (party) => {
        const totals = { adults: adultsOf(party), children: childrenOf(party), rooms: party.length }
        const spread = partyOfTotals(totals)
        expect({ adults: adultsOf(spread), children: childrenOf(spread), rooms: spread.length }).toEqual(
          totals,
        )
        expect(checkParty(spread).ok).toBe(true)
      }),
    )
  })

  test.each([
    ["no rooms", { adults: 2, children: 0, rooms: 0 }],
    ["minus one room", { adults: 2, children: 0, rooms: -1 }],
    ["an unreadable number of rooms", { adults: 2, children: 0, rooms: Number.NaN }],
    ["1,000 rooms", { adults: 2000, children: 0, rooms: 1000 }],
    ["more rooms than adults", { adults: 1, children: 0, rooms: 2 }],
    ["more adults than the rooms sleep", { adults: 5, children: 0, rooms: 2 }],
    ["endless rooms", { adults: 1, children: 0, rooms: Number.POSITIVE_INFINITY }],
  ])("[AVAIL-4] %s are no party", (_, totals) => expect(checkParty(partyOfTotals(totals)).ok).toBe(false))
})
