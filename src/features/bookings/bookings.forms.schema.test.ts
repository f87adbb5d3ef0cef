import { expect, test } from "vitest"
import { confirmBookingForm } from "./bookings.forms.schema.ts"

const form = {
  paymentMode: "pay-at-hotel",
  seenTotal: "1400000",
  key: "7c1f0d52-1f9b-4a33-9a1d-2f1a7c1f0d52",
}

test("[BOOK-1] a confirmation says how it will be paid, what was seen, and which confirmation it is", () => {
  expect(confirmBookingForm.parse(form)).toEqual({
    ...form,
    seenTotal: 1_400_000,
    companyName: "",
    companyGstin: "",
    companyAddress: "",
  })
})

test("[BOOK-7] a confirmation with anything else in it is refused", () => {
  for (const wrong of [
    { ...form, paymentMode: "free" },
    { ...form, seenTotal: "1.5" },
    { ...form, seenTotal: "-1" },
    { ...form, key: "short" },
    { ...form, key: "a".repeat(61) },
    {},
  ]) {
    expect(confirmBookingForm.safeParse(wrong).success).toBe(false)
  }
})
