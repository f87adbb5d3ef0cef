import fc from "fast-check"
import { expect, test } from "vitest"
import { readPhone } from "./phone.ts"

const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(""))

test("[VAL-4] without a country only ten digits that begin with 6, 7, 8 or 9 are a phone", () => {
  fc.assert(
    fc.property(digits(1, 16), (text) => {
      expect(readPhone(text)).toBe(/^[6-9]\d{9}$/.test(text) ? text : null)
    }),
  )
})

test("[VAL-4] [L-27] a number of India may carry its country, and keeps the rule", () => {
  expect(readPhone("+91 98300 56712")).toBe("9830056712")
  expect(readPhone("+91 58300 56712")).toBeNull()
  expect(readPhone("+91 98300 5671")).toBeNull()
})

test("[VAL-4] a number may be typed in the digits of Hindi", () => {
  expect(readPhone("९८३०० ५६७१२")).toBe("9830056712")
  expect(readPhone("+91 ९८३०० ५६७१२")).toBe("9830056712")
  expect(readPhone("५८३०० ५६७१२")).toBeNull()
})

test("[L-27] a number of another country is kept with it", () => {
  expect(readPhone("+44 (20) 7946-0958")).toBe("+442079460958")
  expect(readPhone("+44 20 7946\u20110958")).toBe("+442079460958")
  expect(readPhone("+1 415 555 2671")).toBe("+14155552671")
  for (const wrong of ["+0123456789", "+44", "+1234567890123456", "44 20 7946 0958", "+44 20 abc 0958"])
    expect(readPhone(wrong)).toBeNull()
})
