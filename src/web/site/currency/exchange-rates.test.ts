import fc from "fast-check"
import { expect, test } from "vitest"
import { currencies, estimateIn, findCurrency, formatEstimate } from "./exchange-rates.ts"
import { fromPaise, fromRupees } from "#src/shared/money.ts"

const someCurrency = fc.constantFrom(...currencies)
const someAmount = fc.integer({ min: 0, max: 1_000_000_000 }).map(fromPaise)

test("[WORDS-1] an estimate is the price at the rate of its day, to the nearest unit", () => {
  fc.assert(
    fc.property(someCurrency, someAmount, (currency, amount) => {
      const back = estimateIn(currency, amount) * currency.rupees * 100
      expect(Math.abs(back - amount)).toBeLessThanOrEqual(currency.rupees * 50 + 1)
    }),
  )
})

test("[WORDS-1] a higher price never has a lower estimate", () => {
  fc.assert(
    fc.property(someCurrency, someAmount, someAmount, (currency, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      expect(estimateIn(currency, low)).toBeLessThanOrEqual(estimateIn(currency, high))
    }),
  )
})

test("[WORDS-1] an estimate says that it is about so much, with the currency's sign", () => {
  const dollar = findCurrency("USD")
  expect(dollar && formatEstimate(dollar, fromRupees(96_085))).toBe("≈ US$\u00a01,000")
  expect(findCurrency("XXX")).toBeUndefined()
  expect(findCurrency(null)).toBeUndefined()
})
