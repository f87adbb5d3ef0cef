import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, calendarDateOf, daysUntil } from "#src/shared/calendar-date.ts"
import { maxDaysAhead, maxStayNights } from "./stay.ts"
import {
  findArrivalRefusal,
  findDepartureRefusal,
  withOwnNightsFree,
  priceOn,
  type StayCalendar,
} from "./stay-calendar.ts"

const from = calendarDateOf("2026-08-01")
const night = (index: number) => addDays(from, index)

/** A calendar of nights that are sold out, open, or open with a minimum stay. */
const anyCalendar: fc.Arbitrary<StayCalendar> = fc
  .array(fc.tuple(fc.constantFrom(0, 500_000, 740_000), fc.constantFrom(1, 1, 2, 3, 40)), {
    minLength: 45,
    maxLength: 60,
  })
  .map((nights) => ({
    from,
    prices: nights.map(([price]) => price),
    minimums: Object.fromEntries(
      nights.flatMap(([price, minimum], index) => (price > 0 && minimum > 1 ? [[index, minimum]] : [])),
    ),
  }))

/** The rule of a stay as the contract says it: every night is open, and no night requires a longer stay. */
function fits({ prices, minimums }: StayCalendar, arrival: number, departure: number): boolean {
  const indexes = Array.from({ length: departure - arrival }, (_, offset) => arrival + offset)
  return (
    departure > arrival &&
    departure - arrival <= maxStayNights &&
    indexes.every((index) => prices[index] !== 0 && (minimums[index] ?? 1) <= departure - arrival)
  )
}

test("[AVAIL-5] a departure is offered exactly when all nights of the stay are open and long enough", () => {
  const days = fc.integer({ min: 0, max: 42 })
  fc.assert(
    fc.property(anyCalendar, days, days, (calendar, arrival, departure) => {
      const refusal = findDepartureRefusal(calendar, night(arrival), night(departure))
      expect(refusal === null).toBe(fits(calendar, arrival, departure))
    }),
  )
})

test("[AVAIL-5] an arrival is offered exactly when some departure is", () => {
  fc.assert(
    fc.property(anyCalendar, fc.integer({ min: 0, max: 14 }), (calendar, arrival) => {
      const departures = Array.from({ length: maxStayNights }, (_, index) => arrival + index + 1)
      const isOffered = findArrivalRefusal(calendar, night(arrival)) === null
      expect(isOffered).toBe(departures.some((departure) => fits(calendar, arrival, departure)))
    }),
  )
})

describe("a calendar with a sold-out night and a minimum stay", () => {
  const prices = daysUntil(from, night(20)).map((_, index) => (index === 5 ? 0 : 500_000))
  const calendar: StayCalendar = { from, prices, minimums: { 4: 2, 10: 3, 18: 40 } }

  test("[AVAIL-5] nobody arrives on a sold-out night, but a stay can end there", () => {
    expect(findArrivalRefusal(calendar, night(5))).toEqual({ kind: "sold-out", night: night(5) })
    expect(findDepartureRefusal(calendar, night(3), night(5))).toBeNull()
    expect(findDepartureRefusal(calendar, night(3), night(6))).toEqual({ kind: "sold-out", night: night(5) })
  })

  test("a stay that includes a night with a minimum has at least that many nights", () => {
    const refusal = { kind: "below-minimum", night: night(10), nights: 3 }
    expect(findDepartureRefusal(calendar, night(9), night(11))).toEqual(refusal)
    expect(findDepartureRefusal(calendar, night(9), night(12))).toBeNull()
    expect(findDepartureRefusal(calendar, night(8), night(10))).toBeNull()
  })

  test("no arrival where the minimum stay meets a sold-out night, or is longer than any stay", () => {
    expect(findArrivalRefusal(calendar, night(4))).toEqual({ kind: "sold-out", night: night(5) })
    const tooLong = { kind: "stay", reason: "too-many-nights" }
    expect(findArrivalRefusal(calendar, night(18))).toEqual(tooLong)
    expect(findArrivalRefusal(calendar, night(3))).toBeNull()
  })

  test("[AVAIL-3] no arrival before today or too far ahead, no departure before the next day or too late", () => {
    const refused = (reason: string) => ({ kind: "stay", reason })
    expect(findArrivalRefusal(calendar, night(-1))).toEqual(refused("check-in-past"))
    expect(findArrivalRefusal(calendar, night(maxDaysAhead + 1))).toEqual(refused("too-far-ahead"))
    expect(findArrivalRefusal(calendar, night(maxDaysAhead))).toBeNull()
    expect(findDepartureRefusal(calendar, night(3), night(3))).toEqual(
      refused("check-out-not-after-check-in"),
    )
    expect(findDepartureRefusal(calendar, night(40), night(40 + maxStayNights + 1))).toEqual(
      refused("too-many-nights"),
    )
  })

  test("the nights of a stay that is changed are free for its guest", () => {
    const own = withOwnNightsFree(calendar, { checkIn: night(4), checkOut: night(6) })
    expect(findDepartureRefusal(own, night(4), night(7))).toBeNull()
    expect(priceOn(own, night(5))).toBeNull()
    const other = withOwnNightsFree(calendar, { checkIn: night(3), checkOut: night(5) })
    expect(findDepartureRefusal(other, night(4), night(7))).toMatchObject({ kind: "sold-out" })
  })
})

test("a night outside of the calendar can be chosen, and has no price", () => {
  const unknown: StayCalendar = { from, prices: [], minimums: {} }
  expect(priceOn(unknown, from)).toBeNull()
  expect(findArrivalRefusal(unknown, night(3))).toBeNull()
})
