import { randomBytes } from "node:crypto"
import fc from "fast-check"
import { expect, test } from "vitest"
import { hmacOfCode, newOneTimeCode } from "./one-time-code.ts"

const code = fc.stringMatching(/^\d{6}$/)

test("[AUTH-7] a one-time code is six digits, leading zeros included", () => {
  const codes = Array.from({ length: 2000 }, newOneTimeCode)
  expect(codes.every((one) => /^\d{6}$/.test(one))).toBe(true)
  expect(codes.some((one) => one.startsWith("0"))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1900)
})

test("[AUTH-7] the stored HMAC matches only that code, in that browser, with the server's secret", () => {
  const ticket = randomBytes(32)
  fc.assert(
    fc.property(code, code, (right, other) => {
      const kept = hmacOfCode("secret", ticket, right)
      expect(kept.equals(hmacOfCode("secret", ticket, right))).toBe(true)
      expect(kept.equals(hmacOfCode("secret", ticket, other))).toBe(right === other)
      expect(kept.equals(hmacOfCode("secret", randomBytes(32), right))).toBe(false)
      expect(kept.equals(hmacOfCode("another", ticket, right))).toBe(false)
      expect(kept.toString("utf8")).not.toContain(right)
    }),
  )
})
