import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  add,
  divideRoundingHalfUp,
  formatMoney,
  fromPaise,
  fromRupees,
  type Money,
  splitInProportion,
  subtract,
  sum,
  times,
  toRupees,
  zero,
} from "./money.ts"

const amount = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).map(fromPaise)

describe("money", () => {
  test.each([0.5, 99.99, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    "%d is no whole number of paise",
    (paise) => expect(() => fromPaise(paise)).toThrow(RangeError),
  )

  test("sums beyond exact integers are refused instead of rounded", () => {
    const most = fromPaise(Number.MAX_SAFE_INTEGER)
    expect(() => add(most, fromPaise(1))).toThrow(RangeError)
    expect(() => times(most, 2)).toThrow(RangeError)
    expect(() => times(fromRupees(1), 0.333)).toThrow(RangeError)
  })

  test("[CONST-7] shares in proportion sum to the amount, and none is more than its part", () => {
    const parts = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }).map(fromPaise), { minLength: 1 })
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const whole = sum(all)
        const shared = fromPaise(Math.floor(whole * share))
        const shares = splitInProportion(shared, all)
        expect(sum(shares)).toBe(shared)
        for (const [index, part] of all.entries()) {
          expect(shares[index]).toBeGreaterThanOrEqual(0)
          expect(shares[index]).toBeLessThanOrEqual(part)
          expect(Math.abs((shares[index] ?? 0) - (whole === 0 ? 0 : (part / whole) * shared))).toBeLessThan(
            1.001,
          )
        }
        expect(splitInProportion(whole, all)).toEqual(all)
      }),
    )
  })

  test("what is added can be taken away again", () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(subtract(add(a, b), b)).toBe(a)
        expect(add(a, b)).toBe(add(b, a))
      }),
    )
  })

  test("a sum is the same in any order and the product of like parts", () => {
    fc.assert(
      fc.property(fc.array(amount), fc.integer({ min: 0, max: 400 }), (amounts, count) => {
        expect(sum(amounts)).toBe(sum(amounts.toReversed()))
        for (const one of amounts.slice(0, 1)) {
          expect(sum(Array.from<Money>({ length: count }).fill(one))).toBe(add(times(one, count), zero))
        }
      }),
    )
  })

  test("[API-6] rupees and paise are the same amount, to the paisa", () => {
    fc.assert(
      fc.property(amount, (paise) => {
        expect(Math.round(toRupees(paise) * 100)).toBe(add(paise, zero))
      }),
    )
  })
})

describe("division", () => {
  test.each([
    [1, 2, 1],
    [3, 2, 2],
    [5, 10, 1],
    [4, 10, 0],
    [0, 7, 0],
    [10_000, 10_500, 1],
  ])("%i by %i is %i: halves go up", (dividend, divisor, quotient) =>
    expect(divideRoundingHalfUp(dividend, divisor)).toBe(quotient),
  )

  test("[L-19] the result is never more than half a unit away", () => {
    const dividends = fc.integer({ min: 0, max: 2 ** 50 })
    fc.assert(
      fc.property(dividends, fc.integer({ min: 1, max: 1_000_000 }), (dividend, divisor) => {
        const twice =
          2n * (BigInt(divideRoundingHalfUp(dividend, divisor)) * BigInt(divisor) - BigInt(dividend))
        expect(twice <= BigInt(divisor) && twice > -BigInt(divisor)).toBe(true)
      }),
    )
  })
})

describe("money for people", () => {
  test.each([
    [0, "₹0"],
    [100, "₹1"],
    [99_900, "₹999"],
    [1_234_567_00, "₹12,34,567"],
    [100_000_00, "₹1,00,000"],
    [1_00_00_000_00, "₹1,00,00,000"],
    [749_999, "₹7,499.99"],
    [10, "₹0.10"],
  ])("[CONST-2] %i paise read %s", (paise, text) => expect(formatMoney(fromPaise(paise))).toBe(text))

  test("[CONST-2] every amount reads as the locale of India writes it", () => {
    const currency = { style: "currency", currency: "INR" } as const
    const exact = new Intl.NumberFormat("en-IN", currency)
    const whole = new Intl.NumberFormat("en-IN", { ...currency, maximumFractionDigits: 0 })
    fc.assert(
      fc.property(amount, fc.boolean(), (any, isWhole) => {
        const read = isWhole ? fromPaise(any - (any % 100)) : any
        expect(formatMoney(read)).toBe((read % 100 === 0 ? whole : exact).format(read / 100))
      }),
    )
  })
})
