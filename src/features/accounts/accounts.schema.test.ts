import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { messages } from "#src/shared/messages.ts"
import { aSignUp } from "./accounts.factory.ts"
import {
  newPasswordForm,
  profileInput,
  resetCodeInput,
  signInInput,
  signUpForm,
  signUpInput,
} from "./accounts.schema.ts"

const filled = { ...aSignUp(), confirmPassword: aSignUp().password }

const errorsOf = (form: object): Record<string, string> => {
  const parsed = signUpForm.safeParse(form)
  return parsed.success ? {} : fieldErrors(parsed.error)
}

describe("the sign-up form", () => {
  test("[VAL-1] every empty required field has its message", () => {
    const required = {
      name: "Name Field Is Required",
      username: "Username Field Is Required",
      email: "Email Field Is Required",
      phone: "Phone Field Is Required",
      password: "Password Field Is Required",
      confirmPassword: "Confirm Password Field Is Required",
    }
    expect(errorsOf({})).toEqual(required)
    const blank = Object.fromEntries(Object.keys(required).map((field) => [field, ""]))
    expect(errorsOf(blank)).toEqual(required)
  })

  test("[VAL-1] a valid form has no errors", () => expect(errorsOf(filled)).toEqual({}))

  test.each([
    ["name", "Jo", "Name Field Length Must Be 3-50"],
    ["name", "J".repeat(51), "Name Field Length Must Be 3-50"],
    ["username", "ab", "Username Field Length Must Be 3-50"],
    ["username", "a".repeat(51), "Username Field Length Must Be 3-50"],
    ["email", "a@b.example", "Email Field Length Must Be 13-50"],
    ["email", `${"a".repeat(40)}@example.com`, "Email Field Length Must Be 13-50"],
    ["email", "not-an-address", messages.validation.notAnEmail],
    ["email", "meera@in", messages.validation.notAnEmail],
    ["name", "Me\u0000era", "Name Must Not Contain Control Characters"],
  ])("[VAL-2] %s of %j is refused", (field, value, message) => {
    expect(errorsOf({ ...filled, [field]: value })).toEqual({ [field]: message })
  })

  test.each(["981001234", "98100123456", "5810012345", "+915810012345", "981001234a", "+44"])(
    "[VAL-4] the phone %s is refused",
    (phone) => expect(errorsOf({ ...filled, phone })).toEqual({ phone: "Invalid Phone Number" }),
  )

  test.each([
    ["98100 12345", "9810012345"],
    ["+91 98100 12345", "9810012345"],
    ["+44 7400 123456", "+447400123456"],
  ])("[VAL-4] [GUEST-2] the phone %s is stored as %s", (phone, stored) =>
    expect(signUpForm.parse({ ...filled, phone }).phone).toBe(stored),
  )

  test("[VAL-4] only ten digits that start with 6, 7, 8 or 9 are a phone number", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (phone) => {
        expect(errorsOf({ ...filled, phone })).toEqual(
          /^[6-9]/.test(phone) ? {} : { phone: "Invalid Phone Number" },
        )
      }),
    )
  })

  test("[VAL-3] a weak password gets the message with the rule", () => {
    const weak = { ...filled, password: "Password1", confirmPassword: "Password1" }
    expect(errorsOf(weak)).toEqual({ password: messages.validation.password })
  })

  test("[AUTH-1] different passwords are reported even with other errors", () => {
    const differing = { ...filled, confirmPassword: "Lantern8Courtyard" }
    expect(errorsOf(differing)).toEqual({ confirmPassword: messages.accounts.passwordsDiffer })
    expect(errorsOf({ ...differing, name: "" })).toEqual({
      name: "Name Field Is Required",
      confirmPassword: messages.accounts.passwordsDiffer,
    })
  })

  test("[VAL-2] text is trimmed before validation", () => {
    expect(signUpForm.parse({ ...filled, name: "  Meera  " }).name).toBe("Meera")
    expect(errorsOf({ ...filled, name: "  M  " })).toEqual({ name: "Name Field Length Must Be 3-50" })
  })
})

describe("the other forms", () => {
  test("[AUTH-2] a role and unknown fields in a payload are dropped", () => {
    const parsed = signUpInput.parse({ ...aSignUp(), role: "owner", id: "1" })
    expect(parsed).not.toHaveProperty("role")
    expect(parsed).not.toHaveProperty("id")
  })

  test("[VAL-1] a sign-in requires both fields", () => {
    const parsed = signInInput.safeParse({})
    expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({
      username: "Username Field Is Required",
      password: "Password Field Is Required",
    })
  })

  test("the address and its parts are optional in a profile", () => {
    const { password: _password, ...profile } = aSignUp()
    expect(profileInput.parse(profile)).toEqual(profile)
    expect(profileInput.safeParse({ ...profile, address: "x".repeat(201) }).success).toBe(false)
  })
})

describe("the forms of a forgotten password", () => {
  const newPasswordErrorsOf = (form: object): Record<string, string> => {
    const parsed = newPasswordForm.safeParse(form)
    return parsed.success ? {} : fieldErrors(parsed.error)
  }

  test("[AUTH-6] both passwords are required and must be equal", () => {
    expect(newPasswordErrorsOf({ password: "", confirmPassword: "" })).toEqual({
      password: "Password Field Is Required",
      confirmPassword: "Confirm Password Field Is Required",
    })
    expect(newPasswordErrorsOf({ password: "Terrace9Morning", confirmPassword: "Terrace9Evening" })).toEqual({
      confirmPassword: "Password and Confirm Password do not match",
    })
    expect(newPasswordErrorsOf({ password: "Terrace9Morning", confirmPassword: "Terrace9Morning" })).toEqual(
      {},
    )
  })

  test("[AUTH-7] a code is six digits, with or without spaces", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), fc.nat(6), (code, at) => {
        const otp = ` ${code.slice(0, at)} ${code.slice(at)} `
        expect(resetCodeInput.parse({ username: "meera", otp }).otp).toBe(code)
      }),
    )
    for (const otp of ["", "12345", "1234567", "12345a", "१२३४५६"])
      expect(resetCodeInput.safeParse({ username: "meera", otp }).success).toBe(false)
  })
})
