import fc from "fast-check"
import { expect, test } from "vitest"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import { instalmentMonths, monthlyInstalment } from "./instalments.ts"

test("a lakh over twelve months at 14% costs what banks say it costs", () => {
  expect(monthlyInstalment(fromRupees(100_000), 12)).toBe(897_871)
})

test("instalments repay at least the price, and the longer the plan the smaller each", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 1_000_000_000 }), (paise) => {
      const each = instalmentMonths.map((months) => monthlyInstalment(fromPaise(paise), months))
      expect(each).toEqual(each.toSorted((a, b) => b - a))
      for (const [index, months] of instalmentMonths.entries()) {
        expect((each[index] ?? 0) * months).toBeGreaterThanOrEqual(paise)
      }
    }),
  )
})
