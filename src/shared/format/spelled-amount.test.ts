import fc from "fast-check"
import { expect, test } from "vitest"
import { fromPaise } from "#src/shared/money.ts"
import { formatSpelledAmount } from "./spelled-amount.ts"

test.each([
  [0, "Rupees zero only"],
  [100, "Rupees one only"],
  [1, "Rupees zero and one paisa only"],
  [5, "Rupees zero and five paise only"],
  [1_900, "Rupees nineteen only"],
  [4_250, "Rupees forty-two and fifty paise only"],
  [10_000, "Rupees one hundred only"],
  [3_284_050, "Rupees thirty-two thousand eight hundred forty and fifty paise only"],
  [10_000_000, "Rupees one lakh only"],
  [
    123_456_789,
    "Rupees twelve lakh thirty-four thousand five hundred sixty-seven and eighty-nine paise only",
  ],
  [1_000_000_000, "Rupees one crore only"],
  [
    99_999_999_999,
    "Rupees ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine and ninety-nine paise only",
  ],
  [1_000_000_000_000, "Rupees one thousand crore only"],
])("[FOLIO-6] %d paise in words", (paise, words) => {
  expect(formatSpelledAmount(fromPaise(paise))).toBe(words)
})

test("[FOLIO-6] different amounts have different words", () => {
  const amounts = fc.integer({ min: 0, max: 10_000_000_000 })
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      fc.pre(a !== b)
      expect(formatSpelledAmount(fromPaise(a))).not.toBe(formatSpelledAmount(fromPaise(b)))
    }),
  )
})
