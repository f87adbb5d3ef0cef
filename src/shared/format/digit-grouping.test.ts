import fc from "fast-check"
import { expect, test } from "vitest"
import { groupDigits } from "./digit-grouping.ts"

const byIntl = new Intl.NumberFormat("en-IN")

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [99_999, "99,999"],
  [100_000, "1,00,000"],
  [12_345_678, "1,23,45,678"],
  [-100, "-100"],
  [-123_456, "-1,23,456"],
])("[CONST-2] %d reads %s", (whole, words) => expect(groupDigits(whole)).toBe(words))

test("[CONST-2] every whole number reads as the locale of India writes it", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      expect(groupDigits(whole)).toBe(byIntl.format(whole))
    }),
  )
})
