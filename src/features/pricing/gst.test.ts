import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { add, fromPaise, fromRupees } from "#src/shared/money.ts"
import { gstSlabsOf2025, gstSlabsOn, listGstGaps, splitGst, taxPrice } from "./gst.ts"
import { quoteNights } from "./quote.ts"
import { anyMoney } from "#src/features/availability/stays.factory.ts"

const tax = (rupees: number) => taxPrice(fromPaise(Math.round(rupees * 100)), gstSlabsOf2025)

describe("the tax within a price", () => {
  test.each([
    [1000, 952.38, 47.62, 500],
    [4999, 4760.95, 238.05, 500],
    [7500, 7142.86, 357.14, 500],
    [7875, 7500, 375, 500],
    [10_000, 8474.58, 1525.42, 1800],
    [8850, 7500, 1350, 1800],
    [8850.01, 7500.01, 1350, 1800],
    [0, 0, 0, 500],
  ])("[CONST-7] of %d rupees is %d and %d", (...[price, taxable, gst, basisPoints]) => {
    expect(tax(price)).toEqual({
      price: fromPaise(Math.round(price * 100)),
      taxable: fromPaise(Math.round(taxable * 100)),
      gst: fromPaise(Math.round(gst * 100)),
      basisPoints,
    })
  })

  test("[CONST-7] a price in the gap between the slabs takes the higher rate", () => {
    expect(tax(7875).basisPoints).toBe(500)
    // The value of 7,875.01 at 5 % still rounds to 7,500.01 rupees, which is above the slab.
    for (const price of [7875.01, 7876, 8000, 8500, 8849.99]) expect(tax(price).basisPoints).toBe(1800)
  })

  test("[CONST-7] [L-19] value and tax make the price, and the tax is the rate's to half a paisa", () => {
    fc.assert(
      fc.property(anyMoney, (price) => {
        const { taxable, gst, basisPoints } = taxPrice(price, gstSlabsOf2025)
        expect(add(taxable, gst)).toBe(price)
        expect(gst).toBeGreaterThanOrEqual(0)
        const exact = (price * 10_000) / (10_000 + basisPoints)
        expect(Math.abs(taxable - exact)).toBeLessThanOrEqual(0.500_001)
      }),
    )
  })

  test("[CONST-7] a lower rate is never given above its slab, nor a higher rate below it", () => {
    fc.assert(
      fc.property(anyMoney, (price) => {
        const { taxable, basisPoints } = taxPrice(price, gstSlabsOf2025)
        if (basisPoints === 500) expect(taxable).toBeLessThanOrEqual(fromRupees(7500))
        else expect(price).toBeGreaterThan(fromRupees(7875))
      }),
    )
  })

  test("[CONST-7] a dearer night never carries less tax", () => {
    fc.assert(
      fc.property(anyMoney, fc.integer({ min: 1, max: 200_000 }), (price, more) => {
        const dearer = taxPrice(fromPaise(price + more), gstSlabsOf2025)
        expect(dearer.gst).toBeGreaterThanOrEqual(taxPrice(price, gstSlabsOf2025).gst)
      }),
    )
  })

  test("[CONST-7] the slabs are configuration", () => {
    const three = [
      { upToTaxable: fromRupees(1000), basisPoints: 0 },
      { upToTaxable: fromRupees(7500), basisPoints: 1200 },
      { upToTaxable: null, basisPoints: 2800 },
    ]
    const rates = [900, 1000, 1001, 8400, 8401, 9600].map(
      (rupees) => taxPrice(fromRupees(rupees), three).basisPoints,
    )
    expect(rates).toEqual([0, 0, 1200, 1200, 2800, 2800])
    expect(() => taxPrice(fromRupees(5000), three.slice(0, 2))).not.toThrow()
    expect(() => taxPrice(fromRupees(9000), three.slice(0, 2))).toThrow(RangeError)
  })

  test("[CONST-7] a night has the slabs of the last period that began on it or before", () => {
    const [first, second] = [gstSlabsOf2025, [{ upToTaxable: null, basisPoints: 1200 }]] as const
    const [begin, change] = [calendarDateOf("2025-09-22"), calendarDateOf("2027-04-01")]
    const periods = [
      { from: begin, slabs: first },
      { from: change, slabs: second },
    ] as const
    const slabs = [addDays(begin, -1), begin, addDays(change, -1), change, addDays(change, 300)].map(
      (night) => gstSlabsOn(periods, night),
    )
    expect(slabs).toEqual([first, first, first, second, second])
    const rates = [addDays(change, -1), change].map((night) => ({ night, price: fromRupees(10_000) }))
    const quote = quoteNights(rates, 2, periods)
    expect(quote.nights.map(({ basisPoints }) => basisPoints)).toEqual([1800, 1200])
    expect(quote.total).toBe(fromRupees(40_000))
    expect(add(quote.subtotal, quote.gst)).toBe(quote.total)
  })

  test("[CONST-7] CGST and SGST are halves, apart by a paisa at most", () => {
    fc.assert(
      fc.property(anyMoney, (gst) => {
        const { cgst, sgst } = splitGst(gst)
        expect(add(cgst, sgst)).toBe(gst)
        expect([0, 1]).toContain(sgst - cgst)
      }),
    )
  })
})

test("[CONST-7] the gap of 2025 lies between 7,875 and 8,850 rupees", () => {
  expect(listGstGaps(gstSlabsOf2025)).toEqual([{ above: fromRupees(7875), upTo: fromRupees(8850) }])
})
