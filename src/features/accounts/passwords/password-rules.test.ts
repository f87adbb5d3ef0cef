import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isAcceptablePassword, isNamePassword } from "./password-rules.ts"

const plain = fc.stringMatching(/^[!-~]{5,97}$/)

describe("passwords", () => {
  test.each(["Dusk1Runway!", "Lantern7Courtyard", "Ñandú2volando", `Aa1${"x".repeat(97)}`])(
    "[VAL-3] %s is accepted",
    (password) => expect(isAcceptablePassword(password)).toBe(true),
  )

  test.each([
    ["too short", "Dusk1Ru"],
    ["too long", `Aa1${"x".repeat(98)}`],
    ["without an upper case character", "dusk1runway"],
    ["without a lower case character", "DUSK1RUNWAY"],
    ["without a digit", "DuskRunway"],
    ["with a space", "Dusk1 Runway"],
    ["with a tab", "Dusk1\tRunway"],
    ["empty", ""],
  ])("[VAL-3] a password %s is refused", (_, password) => expect(isAcceptablePassword(password)).toBe(false))

  test.each([
    "Password1",
    "PASSWORd1",
    "Qwerty123",
    "P@ssw0rd",
    "Welcome123",
    "India@123",
    "1qaz2wsX",
    "Trustno1",
  ])("[VAL-3] %s is too common", (password) => expect(isAcceptablePassword(password)).toBe(false))

  test("[VAL-3] any text of 8 to 100 characters of all three kinds is accepted", () => {
    fc.assert(fc.property(plain, (rest) => isAcceptablePassword(`zQ~${rest}7`.slice(0, 99).concat("7"))))
  })

  test("[VAL-3] white space is refused anywhere in a password", () => {
    const place = fc.tuple(plain, fc.nat(), fc.constantFrom(" ", "\n", "\t", "\u00a0"))
    fc.assert(
      fc.property(place, ([rest, at, space]) => {
        const good = `Aa1${rest}`
        const index = at % (good.length + 1)
        return !isAcceptablePassword(good.slice(0, index) + space + good.slice(index))
      }),
    )
  })

  const names = { username: "Meera-Krishna7", email: "Meera.K9runway@example.in" }

  test.each(["Meera-Krishna7", "mEERA-kRISHNA7", "meera.k9runway@EXAMPLE.in", "Meera.k9Runway"])(
    "[VAL-3] %s is no password of an account with that name",
    (password) => expect(isNamePassword(password, names)).toBe(true),
  )

  test("[VAL-3] a password may contain a name", () =>
    expect(isNamePassword("Meera-Krishna77", names)).toBe(false))
})
