import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { z } from "zod"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { aBanquetForm, aContactForm, aCorporateForm } from "./enquiries.factory.ts"
import { banquetInput, contactInput, corporateInput, newsletterInput } from "./enquiries.schema.ts"
import { banquetEvents, corporateEvents, guestBands } from "./enquiry.ts"

const errorsOf = (schema: z.ZodType, form: object): Record<string, string> => {
  const parsed = schema.safeParse(form)
  return parsed.success ? {} : fieldErrors(parsed.error)
}

const blank = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, ""]))

describe("the contact form", () => {
  test("[ENQ-1] [VAL-1] every empty required field has its message", () => {
    const required = {
      name: "Name Field Is Required",
      email: "Email Field Is Required",
      phone: "Phone Field Is Required",
      message: "Message Field Is Required",
    }
    expect(errorsOf(contactInput, {})).toEqual(required)
    expect(errorsOf(contactInput, blank(required))).toEqual(required)
    expect(errorsOf(contactInput, aContactForm())).toEqual({})
  })

  test.each([
    ["name", "An", "Name Field Length Must Be 3-50"],
    ["email", "a@b.example", "Email Field Length Must Be 13-50"],
    ["email", "not-an-address-at-all", "Must Be A Valid Email Address"],
    ["phone", "5830056712", "Invalid Phone Number"],
    ["phone", "983005671", "Invalid Phone Number"],
    ["message", "Nineteen emails ok", "Message Please Enter Atleast 20 Characters"],
    ["message", `  ${"x".repeat(19)}  `, "Message Please Enter Atleast 20 Characters"],
    ["message", `A bell \u0007 rings in here, twice`, "Message Must Not Contain Control Characters"],
  ])("[VAL-2] [VAL-4] %s of %j is refused", (field, value, message) => {
    const { [field]: shown = "", ...others } = errorsOf(contactInput, aContactForm({ [field]: value }))
    expect(shown).toContain(message)
    expect(others).toEqual({})
  })

  test("[L-27] a foreign phone number needs its country code", () => {
    expect(contactInput.parse(aContactForm({ phone: "+44 20 7946 0958" })).draft.phone).toBe("+442079460958")
    expect(contactInput.parse(aContactForm({ phone: "+91 98300 56712" })).draft.phone).toBe("9830056712")
    expect(errorsOf(contactInput, aContactForm({ phone: "+91 58300 56712" }))).toEqual({
      phone: "Invalid Phone Number",
    })
  })

  test("[VAL-2] a message has a maximum length", () => {
    expect(errorsOf(contactInput, aContactForm({ message: "x".repeat(3000) }))).toEqual({})
    expect(errorsOf(contactInput, aContactForm({ message: "x".repeat(3001) }))).toEqual({
      message: "Message Field Length Must Be At Most 3000",
    })
  })

  test("[VAL-2] a message keeps its line breaks, normalised", () => {
    const parsed = contactInput.parse(aContactForm({ message: "Good morning,\r\n\r\nis breakfast early?\n" }))
    expect(parsed.draft.message).toBe("Good morning,\n\nis breakfast early?")
  })
})

describe("the enquiries about events", () => {
  test("[ENQ-4] [VAL-1] a banquet enquiry requires only name, email, phone, date, event and guests", () => {
    const required = {
      name: "Name Field Is Required",
      email: "Email Field Is Required",
      phone: "Phone Field Is Required",
      tentativeDate: "Tentative Date Field Is Required",
      event: "Event Field Is Required",
      guest: "Guest Field Is Required",
    }
    expect(errorsOf(banquetInput, {})).toEqual(required)
    expect(errorsOf(banquetInput, blank(aBanquetForm()))).toEqual(required)
    const least = Object.fromEntries(
      Object.entries(aBanquetForm()).filter(([field]) => Object.keys(required).includes(field)),
    )
    expect(banquetInput.parse(least).draft).toMatchObject({ roomsNeeded: null, message: "", companyName: "" })
  })

  test("[ENQ-4] [VAL-1] a corporate enquiry requires the same under its own names", () => {
    const required = {
      name: "Name Field Is Required",
      email: "Email Field Is Required",
      phone: "Phone Field Is Required",
      tentativeDate: "Tentative Date Field Is Required",
      eventType: "Event Type Field Is Required",
      numberOfGuests: "Number Of Guests Field Is Required",
    }
    expect(errorsOf(corporateInput, {})).toEqual(required)
    expect(errorsOf(corporateInput, blank(aCorporateForm()))).toEqual(required)
  })

  test("[ENQ-2] [ENQ-3] the specification's field names are mapped to ours", () => {
    expect(banquetInput.parse(aBanquetForm()).draft).toEqual({
      kind: "banquet",
      name: "Ananya Bhattacharya",
      email: "ananya.b@example.in",
      phone: "9830056712",
      eventOn: "2026-12-25",
      event: "Marriage Hall",
      guestBand: "101-200",
      roomsNeeded: 12,
      companyName: "",
      message: "A wedding lunch.\nWe would like the lawn as well.",
    })
    expect(corporateInput.parse(aCorporateForm()).draft).toMatchObject({
      kind: "corporate",
      eventOn: "2026-08-14",
      event: "Meeting",
      guestBand: "11-25",
      roomsNeeded: 8,
      companyName: "Bhattacharya Textiles",
      message: "A board meeting over two days.",
    })
  })

  test("[ENQ-4] only the contract's event types and guest bands are accepted", () => {
    expect(banquetEvents).toEqual(["Marriage Hall", "Party Hall", "Reception Hall", "Others"])
    expect(corporateEvents).toEqual(["Corporate", "Events", "Meeting", "Business", "Other"])
    expect(guestBands).toEqual(["Up to 10", "11-25", "26-50", "51-100", "101-200", "Other"])
    const offered: readonly string[] = [...banquetEvents]
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...banquetEvents, ...corporateEvents), fc.string()), (event) => {
        expect("event" in errorsOf(banquetInput, aBanquetForm({ event }))).toBe(!offered.includes(event))
      }),
    )
    for (const guest of guestBands) expect(errorsOf(banquetInput, aBanquetForm({ guest }))).toEqual({})
    expect(errorsOf(banquetInput, aBanquetForm({ guest: "12" }))).toHaveProperty("guest")
  })

  test.each(["2026-02-30", "31-04-2027", "tomorrow", "2026-12-25T10:00:00Z", "25/12/2026"])(
    "[ENQ-4] [L-15] %s is no day of the calendar",
    (tentativeDate) =>
      expect(errorsOf(banquetInput, aBanquetForm({ tentativeDate }))).toEqual({
        tentativeDate: "Tentative Date Must Be A Date",
      }),
  )

  test("[ENQ-4] a date is accepted in both formats", () => {
    const parse = (tentativeDate: string) => banquetInput.parse(aBanquetForm({ tentativeDate })).draft
    expect(parse("25-12-2026")).toEqual(parse("2026-12-25"))
  })

  test.each([
    ["12", 12],
    ["", null],
    [undefined, null],
    [null, null],
    [0, 0],
  ])("[ENQ-2] rooms of %j are %j", (roomOfNumber, roomsNeeded) =>
    expect(banquetInput.parse(aBanquetForm({ roomOfNumber })).draft).toMatchObject({ roomsNeeded }),
  )

  test.each(["many", "-1", 1.5, 1001, "1001", true])("[ENQ-2] rooms of %j are refused", (roomOfNumber) =>
    expect(errorsOf(banquetInput, aBanquetForm({ roomOfNumber }))).toEqual({
      roomOfNumber: "Number Of Rooms Must Be A Whole Number Of At Most 1000",
    }),
  )
})

test("[FOOT-2] [VAL-2] the newsletter requires an email address", () => {
  expect(errorsOf(newsletterInput, {})).toEqual({ email: "Email Field Is Required" })
  expect(errorsOf(newsletterInput, { email: "nobody" })["email"]).toContain("Must Be A Valid Email Address")
  expect(newsletterInput.parse({ email: " asha.m@example.in " }).email).toBe("asha.m@example.in")
})
