import { expect, test } from "vitest"
import { readArrival } from "./arrival/arrival.schema.ts"
import { bookForCallerForm, confirmBookingForm } from "./bookings.forms.schema.ts"

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
    arrivalTime: "",
    flight: "",
    furtherGuests: "",
    requests: "",
  })
})

test("[BOOK-1] a flight is written in one way, and a wrong time or flight is refused at its field", () => {
  const parsed = confirmBookingForm.parse({ ...form, arrivalTime: "23:40", flight: "ai302" })
  const silent = { wantsCar: false, furtherGuests: "", requests: "" }
  expect(readArrival(parsed)).toEqual({ time: "23:40", flight: "AI 302", ...silent })
  expect(readArrival(confirmBookingForm.parse({ ...form, airportCar: "yes" }))).toEqual({
    ...silent,
    time: null,
    flight: "",
    wantsCar: true,
  })
  for (const [field, value] of [
    ["arrivalTime", "24:00"],
    ["arrivalTime", "soon"],
    ["flight", "Air India"],
    ["furtherGuests", "win at http://example.com"],
    ["requests", "x".repeat(501)],
  ] as const) {
    const { error } = confirmBookingForm.safeParse({ ...form, [field]: value })
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]])
  }
})

test("[FOLIO-6] [VAL-1] a company without its GSTIN is refused together with the other errors", () => {
  const company = { companyName: "Rao Textiles", companyGstin: "", companyAddress: "4 Fort Road" }
  const sent = { ...company, paymentMode: "online", seenTotal: "100", key: "k".repeat(20) }
  const parsed = confirmBookingForm.safeParse({ ...sent, flight: "x".repeat(500) })
  const paths = parsed.error?.issues.map(({ path }) => path[0])
  expect(paths).toContain("flight")
  expect(paths).toContain("companyGstin")
})

test("[VAL-1] the errors of the desk's form for a caller have the order of its fields", () => {
  const { error } = bookForCallerForm.safeParse({})
  const fields = error?.issues.map(({ path }) => path[0])
  expect(fields?.slice(0, 3)).toEqual(["phone", "name", "payment"])
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
