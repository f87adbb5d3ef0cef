import { expect, test } from "vitest"
import { newRecoveryCodes, readCode } from "./second-factor-code.ts"

test("recovery codes are ten, each of 28 characters in groups of four", () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){6}[A-Z2-7]{4}$/)
})

test("a recovery code is read as it is typed, also one of 16 characters as made before", () => {
  const [code = ""] = newRecoveryCodes()
  const bare = code.replaceAll("-", "")
  expect(readCode(` ${code.toLowerCase()} `)).toEqual({ kind: "recovery", code: bare })
  expect(readCode("abcd-efgh-ijkl-mnop")).toEqual({ kind: "recovery", code: "ABCDEFGHIJKLMNOP" })
  for (const odd of ["", "12345", "ABCD", `${bare}A`, bare.slice(1)]) expect(readCode(odd)).toBeNull()
})
