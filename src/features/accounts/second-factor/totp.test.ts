import { Secret } from "otpauth"
import { expect, test } from "vitest"
import { newTotpSecret, matchTotpStep, totpUri } from "./totp.ts"

const secret = Secret.fromLatin1("12345678901234567890").base32
const at = (seconds: number) => new Date(seconds * 1000)

// RFC 6238, appendix B, SHA-1: the last six of the eight digits.
test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("the code of RFC 6238 at %d s is %s", (seconds, code) => {
  expect(matchTotpStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test("a code is right in its own step and in the ones before and after it", () => {
  const start = 1111111110
  const steps = [-31, -30, 0, 29, 59, 60].map((seconds) =>
    matchTotpStep(secret, "050471", at(start + seconds)),
  )
  const step = start / 30
  expect(steps).toEqual([null, step, step, step, step, null])
})

test("secrets are random, and the address names the hotel and the account", () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(made)
  expect(totpUri(made, "meera")).toMatch(/^otpauth:\/\/totp\/.*:meera\?issuer=.*&secret=[A-Z2-7]{32}&/)
})
