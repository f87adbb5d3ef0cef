import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { anyMoney, anyParty, anyStay } from "#src/features/availability/stays.factory.ts"
import { extraUnits, gstRates } from "#src/features/folio/extra.ts"
import { taxIncludedIn } from "#src/features/pricing/gst.ts"
import { calendarDateOf, daysUntil } from "#src/shared/calendar-date.ts"
import { fromRupees, sum, times } from "#src/shared/money.ts"
import {
  type BookedExtra,
  extraAmount,
  extraChoice,
  extraLines,
  type ExtrasStay,
  formatExtras,
  formatExtrasDue,
  sumExtras,
} from "./booked-extra.ts"

const stay: ExtrasStay = {
  checkIn: calendarDateOf("2026-12-24"),
  checkOut: calendarDateOf("2026-12-27"),
  bookedRooms: [
    { adults: 2, children: 1 },
    { adults: 1, children: 0 },
  ],
}

const lateCheckOut: BookedExtra = {
  extraId: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11",
  name: "Late check-out",
  unit: "room",
  price: fromRupees(1500),
  gstBasisPoints: 500,
  sac: "996311",
  lineId: null,
}

const atFivePercent = [{ basisPoints: 500 }]

const anyExtra: fc.Arbitrary<BookedExtra> = fc
  .record({
    unit: fc.constantFrom(...extraUnits),
    price: anyMoney.filter((price) => price > 0),
    gstBasisPoints: fc.constantFrom(...gstRates),
  })
  .map((extra) => ({ ...lateCheckOut, ...extra }))

const anyExtrasStay: fc.Arbitrary<ExtrasStay> = fc
  .tuple(anyStay, anyParty)
  .map(([dates, bookedRooms]) => ({ ...dates, bookedRooms }))

describe("the extras of a booking", () => {
  test.each([
    ["stay", 1],
    ["room", 2],
    ["night", 3],
    ["guest-night", 12],
  ] as const)(
    "an extra per %s is paid %i times by two rooms, four guests and three nights",
    (unit, count) => {
      const extra = { ...lateCheckOut, unit }
      expect(extraAmount(extra, stay)).toBe(fromRupees(1500 * count))
      expect(extraLines([extra], stay, atFivePercent)).toMatchObject([
        { quantity: count, description: "Late check-out" },
      ])
    },
  )

  test("the charges are the sum that was shown, and each is its price times its quantity, taxed to the paisa", () => {
    fc.assert(
      fc.property(fc.array(anyExtra, { maxLength: 6 }), anyExtrasStay, (extras, anyone) => {
        const lines = extraLines(extras, anyone, atFivePercent)
        expect(sum(lines.map(({ amount }) => amount))).toBe(sumExtras(extras, anyone))
        const shown = extras.map((extra) => extraChoice(extra, anyone).amount)
        expect(lines.map(({ amount }) => amount)).toEqual(shown)
        for (const [index, { amount, quantity, taxable, gst }] of lines.entries()) {
          expect(amount).toBe(times(extras[index]?.price ?? fromRupees(0), quantity ?? 0))
          expect((taxable ?? 0) + (gst ?? 0)).toBe(amount)
          expect(gst).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test.each([
    ["996311", [500], 500],
    ["996311", [500, 1800, 500], 1800],
    ["996332", [1800], 500],
  ] as const)(
    "[CONST-7] an extra with SAC %s in nights at %j is taxed at %i basis points",
    (sac, rates, rate) => {
      const bed = { ...lateCheckOut, name: "Extra bed", sac }
      const [line] = extraLines(
        [bed],
        stay,
        rates.map((basisPoints) => ({ basisPoints })),
      )
      expect(line).toMatchObject({ gstBasisPoints: rate, ...taxIncludedIn(fromRupees(3000), rate) })
      expect(line?.amount).toBe(extraChoice(bed, stay).amount)
    },
  )

  test("a longer stay never pays less for an extra", () => {
    fc.assert(
      fc.property(anyExtra, anyExtrasStay, (extra, anyone) => {
        const nights = daysUntil(anyone.checkIn, anyone.checkOut)
        const shorter = { ...anyone, checkOut: nights[1] ?? anyone.checkOut }
        expect(extraAmount(extra, shorter)).toBeLessThanOrEqual(extraAmount(extra, anyone))
      }),
    )
  })

  test("a choice shows how its amount is computed, unless it is the price", () => {
    expect(extraChoice(lateCheckOut, stay)).toMatchObject({
      calculation: "₹1,500 per room × 2",
      amount: fromRupees(3000),
    })
    expect(extraChoice({ ...lateCheckOut, unit: "stay" }, stay).calculation).toBe("")
  })

  test("in one line: their names and what they cost together", () => {
    const bed = { ...lateCheckOut, name: "Extra bed", unit: "night" as const, price: fromRupees(1800) }
    expect(formatExtras([lateCheckOut, bed], stay)).toBe("Late check-out, Extra bed: ₹8,400")
    expect(formatExtras([], stay)).toBe("")
    expect(formatExtrasDue([lateCheckOut, bed], stay)).toBe(
      "Your extras, ₹8,400, are to be paid at the hotel.",
    )
    expect(formatExtrasDue([{ ...bed, lineId: bed.extraId }], stay)).toBe("")
  })
})
