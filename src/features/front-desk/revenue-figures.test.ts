import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import { computeFigures } from "./revenue-figures.ts"

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
    expect(computeFigures([{ sold: 75, available: 100, revenue: fromRupees(600_000) }])).toEqual({
      sold: 75,
      revenue: fromRupees(600_000),
      occupancyBasisPoints: 7500,
      adr: fromRupees(8000),
      revpar: fromRupees(6000),
    })
  })

  test("of nothing are zero, but no room was sold at ₹0", () => {
    const nothing = { sold: 0, revenue: 0, occupancyBasisPoints: 0, adr: null, revpar: 0 }
    expect(computeFigures([])).toEqual(nothing)
    expect(computeFigures([{ sold: 0, available: 0, revenue: fromPaise(0) }])).toEqual(nothing)
  })

  test("RevPAR is ADR times occupancy, but for the rounding of each", () => {
    fc.assert(
      fc.property(anyNights, (nights) => {
        const { occupancyBasisPoints, adr, revpar } = computeFigures(nights)
        const rate = adr ?? 0
        const product = (rate * occupancyBasisPoints) / 10_000
        expect(Math.abs(product - revpar)).toBeLessThanOrEqual(2 + rate / 10_000)
      }),
    )
  })

  test("of many nights lie between the lowest and the highest of them, and their order does not matter", () => {
    fc.assert(
      fc.property(anyNights, (nights) => {
        const whole = computeFigures(nights)
        const each = nights.map((night) => computeFigures([night]))
        for (const name of ["occupancyBasisPoints", "revpar"] as const) {
          expect(whole[name]).toBeGreaterThanOrEqual(Math.min(...each.map((one) => one[name])) - 1)
          expect(whole[name]).toBeLessThanOrEqual(Math.max(...each.map((one) => one[name])) + 1)
        }
        expect(computeFigures(nights.toReversed())).toEqual(whole)
      }),
    )
  })

  test("stay as they are when every night is there twice", () => {
    fc.assert(
      fc.property(anyNights, (nights) => {
        const { occupancyBasisPoints, adr, revpar } = computeFigures(nights)
        expect(computeFigures([...nights, ...nights])).toMatchObject({ occupancyBasisPoints, adr, revpar })
      }),
    )
  })
})
