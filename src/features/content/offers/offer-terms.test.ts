import { describe, expect, test } from "vitest"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { previewOffer } from "#src/features/content/ui/editing/offer-preview.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { isBookable, offerStateOn } from "./offer-terms.ts"
import { offerFormValues, offerInput } from "./offers.schema.ts"
import { someTerms } from "./offers.factory.ts"

const roomId = "6d0a3a7e-6f0b-4b55-8a57-9d8a0d9b2f01"

const card = {
  name: "Suite",
  pic: "suite",
  description: "A weekend.",
  validdate: "2026-12-31",
  offerDiscount: "15%",
  offerEating: "20%",
}

const errorsOf = (fields: Record<string, string>) => {
  const parsed = offerInput.safeParse({ ...card, ...fields })
  return parsed.success ? {} : fieldErrors(parsed.error)
}

describe("the terms of an offer", () => {
  test("[GUEST-7] are read from the form, and written into it as they were", () => {
    const fields = {
      audience: "code",
      code: " stay-3 ",
      discountPercent: "",
      discountRupees: "500",
      firstNight: "01-11-2026",
      lastNight: "2026-11-30",
      minimumNights: "3",
      bookableFrom: "",
      [`room-${roomId}`]: "on",
    }
    const { draft } = offerInput.parse({ ...card, ...fields })
    expect(draft.terms).toEqual({
      audience: "code",
      code: "STAY-3",
      discount: { kind: "amount", amount: 50_000 },
      roomTypeIds: [roomId],
      bookableFrom: null,
      firstNight: "2026-11-01",
      lastNight: "2026-11-30",
      minimumNights: 3,
    })
    const offer = { ...draft, id: "", pictureId: "suite", version: 1, terms: draft.terms ?? null }
    expect(offerFormValues(offer)).toMatchObject({ ...fields, code: "STAY-3", firstNight: "2026-11-01" })
  })

  test("[API-14] stay as they are in a call without them, and are removed from a card only", () => {
    expect(offerInput.parse(card).draft).not.toHaveProperty("terms")
    expect(offerInput.parse({ ...card, audience: "" }).draft.terms).toBeNull()
  })

  test("[GUEST-7] are refused with a reason at each field", () => {
    const percent = { audience: "public", discountPercent: "10" }
    expect(errorsOf(percent)).toEqual({})
    expect(errorsOf({ audience: "public" })).toEqual({
      discountPercent: "Percent off each night Must Be A Whole Number From 1 To 90",
    })
    expect(Object.keys(errorsOf({ ...percent, discountPercent: "91" }))).toEqual(["discountPercent"])
    expect(Object.keys(errorsOf({ ...percent, discountRupees: "500" }))).toEqual(["discountRupees"])
    expect(errorsOf({ ...percent, audience: "code", code: "no" })).toEqual({
      code: "Code Must Be 3 To 20 Letters Or Digits",
    })
    expect(errorsOf({ ...percent, firstNight: "2026-12-02", lastNight: "2026-12-01" })).toEqual({
      lastNight: "Last night Must Not Be Before First night",
    })
    expect(Object.keys(errorsOf({ ...percent, bookableFrom: "2027-01-01" }))).toEqual(["bookableFrom"])
    expect(Object.keys(errorsOf({ ...percent, minimumNights: "0" }))).toEqual(["minimumNights"])
    expect(Object.keys(errorsOf({ ...percent, audience: "everybody" }))).toEqual(["audience"])
  })

  test("[VAL-6] are refused in the order of the form, after its texts and before the picture", () => {
    const dates = { firstNight: "soon", lastNight: "later", bookableFrom: "never" }
    const wrong = { audience: "code", code: "no", discountPercent: "91", ...dates, minimumNights: "0" }
    expect(Object.keys(errorsOf({ ...wrong, name: "", description: "", pic: "" }))).toEqual([
      "name",
      "description",
      "code",
      "discountPercent",
      "firstNight",
      "lastNight",
      "minimumNights",
      "bookableFrom",
      "pic",
    ])
  })

  test("[GUEST-7] are said in a sentence while they are typed", () => {
    const rooms = [{ id: roomId, name: "Suite" }]
    const today = calendarDateOf("2026-11-30")
    const preview = (fields: Record<string, string>) => previewOffer({ ...card, ...fields }, rooms, today)
    expect(preview({ audience: "" })).toBe("This card changes no price.")
    expect(preview({ audience: "members", discountPercent: "10", minimumNights: "2" })).toBe(
      "10% off each night in every room, for guests who sign in to their account, on stays of at least 2 nights. Book it until Thu 31 Dec 2026.",
    )
    expect(preview({ audience: "public", discountRupees: "500", [`room-${roomId}`]: "on" })).toBe(
      "₹500 off each night in Suite. Book it until Thu 31 Dec 2026.",
    )
    expect(preview({ audience: "code", discountPercent: "10" })).toMatch(/^Code Must Be/)
    expect(preview({ validdate: "2026-11-29" })).toBe(
      "Its last day is before today: guests do not see this offer.",
    )
    expect(preview({ audience: "public", discountPercent: "10", validdate: "" })).toBe(
      staffMessages.offers.validDateMissing,
    )
  })
})

test("[GUEST-7] an offer is scheduled until it can be booked, active through its last day, and ended then", () => {
  const offer = {
    validUntil: calendarDateOf("2026-12-31"),
    terms: someTerms({ bookableFrom: calendarDateOf("2026-12-01") }),
  }
  const days = ["2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01"].map(calendarDateOf)
  expect(days.map((day) => offerStateOn(offer, day))).toEqual(["scheduled", "active", "active", "ended"])
  expect(days.map((day) => isBookable(offer, day))).toEqual([false, true, true, false])
  expect(isBookable({ ...offer, terms: null }, offer.validUntil)).toBe(false)
  const coded = { ...offer, terms: someTerms({ audience: "code", code: "STAY3" }) }
  expect(isBookable(coded, offer.validUntil)).toBe(false)
})
