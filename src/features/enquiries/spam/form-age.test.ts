import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { expect, test } from "vitest"
import { verifyFormTime, signFormTime } from "./form-age.ts"

const instant = fc.date({
  min: new Date("2026-01-01T00:00:00Z"),
  max: new Date("2100-01-01T00:00:00Z"),
  noInvalidDate: true,
})

test("[ENQ-5] [L-29] a signed timestamp holds the time of the form to the millisecond", () => {
  const secret = randomUUID()
  fc.assert(
    fc.property(instant, (at) => {
      expect(verifyFormTime(secret, signFormTime(secret, at))).toEqual(at)
    }),
  )
})

test("[ENQ-5] [L-29] a timestamp with one changed character is invalid", () => {
  const secret = randomUUID()
  fc.assert(
    fc.property(instant, fc.nat(), fc.stringMatching(/^[0-9a-zA-Z_.-]$/), (at, where, other) => {
      const seal = signFormTime(secret, at)
      const index = where % seal.length
      fc.pre(seal[index] !== other)
      expect(verifyFormTime(secret, seal.slice(0, index) + other + seal.slice(index + 1))).toBeNull()
    }),
  )
})

test("[ENQ-5] [L-29] no text is a valid timestamp without the right secret", () => {
  const secret = randomUUID()
  fc.assert(fc.property(fc.string(), (text) => verifyFormTime(secret, text) === null))
  expect(verifyFormTime(secret, signFormTime(randomUUID(), new Date()))).toBeNull()
  expect(verifyFormTime(secret, `${"z".repeat(500)}.${"a".repeat(43)}`)).toBeNull()
})
