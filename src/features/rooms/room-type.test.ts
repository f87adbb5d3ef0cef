import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import { computeFinalPrice, formatRoomSize, isSellable, createSlug } from "./room-type.ts"

const anyPrice = fc.integer({ min: 0, max: 1_000_000 }).map(fromRupees)
const anyDiscount = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)

describe("the final price", () => {
  test.each([
    [10_000, 0, 10_000],
    [10_000, 10, 9000],
    [9999, 10, 8999],
    [5555, 15, 4722],
    [4999, 12.5, 4374],
    [1, 50, 1],
    [7000, 100, 0],
    [0, 30, 0],
    [333, 33.33, 222],
  ])("[CONST-1] of %d rupees less %d %% is %d", (price, discount, final) =>
    expect(computeFinalPrice(fromRupees(price), discount)).toBe(fromRupees(final)),
  )

  test("[CONST-1] is whole rupees, half a rupee from the exact price at most", () => {
    fc.assert(
      fc.property(anyPrice, anyDiscount, (price, discount) => {
        const final = computeFinalPrice(price, discount)
        expect(final % 100).toBe(0)
        expect(Math.abs(final - price * (1 - discount / 100))).toBeLessThanOrEqual(50.01)
        expect(final).toBeGreaterThanOrEqual(0)
        expect(final).toBeLessThanOrEqual(price)
      }),
    )
  })

  test("[CONST-1] never rises with the discount", () => {
    fc.assert(
      fc.property(anyPrice, anyDiscount, anyDiscount, (price, a, b) => {
        expect(computeFinalPrice(price, Math.max(a, b))).toBeLessThanOrEqual(
          computeFinalPrice(price, Math.min(a, b)),
        )
      }),
    )
  })

  test("[CONST-1] rounds half a rupee up", () => {
    expect(computeFinalPrice(fromPaise(100_50), 0)).toBe(fromRupees(101))
    expect(computeFinalPrice(fromPaise(100_49), 0)).toBe(fromRupees(100))
  })
})

describe("what is on sale", () => {
  const room = { isActive: true, isInStock: true, stockQuantity: 1 }
  test("[AVAIL-5] [LIST-3] is a type that is active, in stock and has a room", () => {
    expect(isSellable(room)).toBe(true)
    expect(isSellable({ ...room, isActive: false })).toBe(false)
    expect(isSellable({ ...room, isInStock: false })).toBe(false)
    expect(isSellable({ ...room, stockQuantity: 0 })).toBe(false)
  })
})

test.each([
  ["Sky & Garden Suite", "sky-and-garden-suite"],
  ["  Café 24/7 -- Room ", "caf-24-7-room"],
  ["महाराजा", ""],
])("the slug of %j is %j", (name, slug) => {
  expect(createSlug(name)).toBe(slug)
})

test("a size is given in square feet and square metres", () => {
  expect([216, 560].map(formatRoomSize)).toEqual(["216 sq ft (20 m²)", "560 sq ft (52 m²)"])
})
