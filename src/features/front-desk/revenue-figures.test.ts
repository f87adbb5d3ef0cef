import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import { figuresOf } from "./revenue-figures.ts"

const anyNight = fc
  .record({
    available: fc.integer({ min: 1, max: 400 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    rate: fc.integer({ min: 0, max: 5_000_000 }),
  })
  .map(({ available, share, rate }) => {
    const sold = Math.floor(available * share)
    return { available, sold, revenue: fromPaise(rate * sold) }
  })
const anyNights = fc.array(anyNight, { minLength: 1, maxLength: 120 })

describe("occupancy, ADR and RevPAR", () => {
  test("of a night that everybody can check by hand", () => {
    expect(figuresOf([{ sold: 75, available: 100, revenue: fromRupees(600_000) }])).toEqual({
      occupancyBasisPoints: 7500,
      averageRate: fromRupees(8000),
      revenuePerAvailable: fromRupees(6000),
    })
  })

  test("of nothing are nothing", () => {
    const nothing = { occupancyBasisPoints: 0, averageRate: 0, revenuePerAvailable: 0 }
    expect(figuresOf([])).toEqual(nothing)
    expect(figuresOf([{ sold: 0, available: 0, revenue: fromPaise(0) }])).toEqual(nothing)
  })

  test("RevPAR is ADR times occupancy, but for the rounding of each", () => {
    fc.assert(
      fc.property(anyNights, (nights) => {
        const { occupancyBasisPoints, averageRate, revenuePerAvailable } = figuresOf(nights)
        const product = (averageRate * occupancyBasisPoints) / 10_000
        expect(Math.abs(product - revenuePerAvailable)).toBeLessThanOrEqual(2 + averageRate / 10_000)
      }),
    )
  })

  test("of many nights lie between the lowest and the highest of them, and their order does not matter", () => {
    fc.assert(
      fc.property(anyNights, (nights) => {
        const whole = figuresOf(nights)
        const each = nights.map((night) => figuresOf([night]))
        for (const name of ["occupancyBasisPoints", "revenuePerAvailable"] as const) {
          expect(whole[name]).toBeGreaterThanOrEqual(Math.min(...each.map((one) => one[name])) - 1)
          expect(whole[name]).toBeLessThanOrEqual(Math.max(...each.map((one) => one[name])) + 1)
        }
        expect(figuresOf(nights.toReversed())).toEqual(whole)
      }),
    )
  })

  test("stay as they are when every night is there twice", () => {
    fc.assert(
      fc.property(anyNights, (nights) => {
        expect(figuresOf([...nights, ...nights])).toEqual(figuresOf(nights))
      }),
    )
  })
})
