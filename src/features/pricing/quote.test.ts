import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { add, fromPaise, fromRupees, type Money, sum, times } from "#src/shared/money.ts"
import { defaultGstPeriods, gstSlabsOf2025, taxPrice } from "./gst.ts"
import { quoteNights, findUniformPrice } from "./quote.ts"
import { anyMoney, anyNightPrice } from "#src/features/availability/stays.factory.ts"

const start = calendarDateOf("2026-12-24")
const ratesOf = (prices: readonly Money[]) =>
  prices.map((price, index) => ({ night: addDays(start, index), price }))
const quote = (prices: readonly Money[], rooms: number) =>
  quoteNights(ratesOf(prices), rooms, defaultGstPeriods)
const anyPrices = fc.array(fc.oneof(anyNightPrice, anyMoney), { minLength: 1, maxLength: 30 })
const anyRooms = fc.integer({ min: 1, max: 10 })

describe("the price of a stay", () => {
  test("[AVAIL-2] total = nights x final price x rooms", () => {
    expect(quote([fromRupees(5000), fromRupees(5000), fromRupees(5000)], 2).total).toBe(fromRupees(30_000))
    fc.assert(
      fc.property(anyNightPrice, fc.integer({ min: 1, max: 30 }), anyRooms, (price, nights, rooms) => {
        const { total } = quote(Array.from<Money>({ length: nights }).fill(price), rooms)
        expect(total).toBe(price * nights * rooms)
      }),
    )
  })

  test("[CONST-7] [L-32] each night is priced and taxed by its own slab", () => {
    const mixed = quote([fromRupees(5250), fromRupees(11_800)], 1)
    expect(mixed.nights.map((night) => night.basisPoints)).toEqual([500, 1800])
    expect(mixed).toMatchObject({
      subtotal: fromRupees(15_000),
      gst: fromRupees(2050),
      total: fromRupees(17_050),
    })
  })

  test("[CONST-7] [L-19] totals are the sums of their nights, room by room, and subtotal + gst = total", () => {
    fc.assert(
      fc.property(anyPrices, anyRooms, (prices, rooms) => {
        const { nights, subtotal, gst, total } = quote(prices, rooms)
        expect(add(subtotal, gst)).toBe(total)
        expect(total).toBe(times(sum(prices), rooms))
        expect(subtotal).toBe(nights.reduce((all, night) => all + night.taxable * rooms, 0))
        expect(
          nights.map(({ price, taxable, gst: tax, basisPoints }) => ({
            price,
            taxable,
            gst: tax,
            basisPoints,
          })),
        ).toEqual(prices.map((price) => taxPrice(price, gstSlabsOf2025)))
      }),
    )
  })

  test("[L-18] two rooms cost twice one room, and two stays side by side what one stay of both costs", () => {
    fc.assert(
      fc.property(anyPrices, anyPrices, anyRooms, (first, second, rooms) => {
        const one = quote(first, 1)
        expect(quote(first, rooms).total).toBe(times(one.total, rooms))
        expect(quote(first, rooms).gst).toBe(times(one.gst, rooms))
        expect(quote([...first, ...second], rooms).total).toBe(
          add(quote(first, rooms).total, quote(second, rooms).total),
        )
      }),
    )
  })

  test("nights of one price are shown as one price, others night by night", () => {
    const price = fromRupees(4999)
    expect(findUniformPrice(quote([price, price], 3))).toBe(price)
    expect(findUniformPrice(quote([price, fromPaise(price + 100)], 3))).toBeNull()
    expect(findUniformPrice(quote([], 1))).toBeNull()
  })
})
