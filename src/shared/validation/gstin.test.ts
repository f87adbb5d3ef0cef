import fc from "fast-check"
import { expect, test } from "vitest"
import { addGstCode, formatGstState, isGstin, normalizeGstin } from "./gstin.ts"
import { hotel } from "#src/shared/hotel.ts"

// Registrations that companies print on their public invoices and sites.
const published = [
  "27AAPFU0939F1ZV",
  "24AAACC1206D1ZM",
  "29AAGCB7383J1Z4",
  "27AASCS2460H1Z0",
  "33AAACH7409R1Z8",
  "27AAACR5055K1Z7",
  "07AAACR5055K1Z9",
  "27AAACT2727Q1ZW",
]

test.each(published)("[FOLIO-6] %s is a GSTIN", (gstin) => {
  expect(isGstin(gstin)).toBe(true)
})

test("[FOLIO-6] no single wrong character passes the check", () => {
  const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("")
  fc.assert(
    fc.property(
      fc.constantFrom(...published),
      fc.nat(14),
      fc.constantFrom(...characters),
      (gstin, index, character) => {
        fc.pre(gstin[index] !== character)
        expect(isGstin(gstin.slice(0, index) + character + gstin.slice(index + 1))).toBe(false)
      },
    ),
  )
})

test.each([
  ["", "nothing"],
  ["27AAPFU0939F1Z", "fourteen characters"],
  ["27AAPFU0939F1ZVV", "sixteen characters"],
  ["27aapfu0939f1zv", "small letters, before they are normalised"],
  ["99AAPFU0939F1ZD", "an unknown state"],
])("[FOLIO-6] '%s' is no GSTIN: %s", (text) => {
  expect(isGstin(text)).toBe(false)
})

test("[FOLIO-6] spaces and small letters are accepted in a form", () => {
  expect(normalizeGstin(" 27 aapfu 0939f 1zv ")).toBe("27AAPFU0939F1ZV")
})

test("[FOLIO-6] the hotel's GSTIN is valid and of the state of its address", () => {
  expect(isGstin(hotel.legal.gstin)).toBe(true)
  expect(formatGstState(hotel.legal.gstin)).toBe(`${hotel.address.state} (07)`)
})

test.each([
  ["Rajasthan", "Rajasthan (08)"],
  [" tamil nadu ", "tamil nadu (33)"],
  ["Andhra Pradesh", "Andhra Pradesh (37)"],
  ["Bavaria", "Bavaria"],
  ["Delhi (07)", "Delhi (07)"],
  ["", ""],
])("[FOLIO-6] the state of a guest has its GST code on documents: '%s'", (state, printed) => {
  expect(addGstCode(state)).toBe(printed)
})
