import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { offerFields, testimonialFields } from "#src/features/content/content-fields.ts"
import { galleryFields } from "#src/features/content/gallery/gallery-fields.ts"
import { paymentModeNames, paymentStatusNames, statusNames } from "#src/features/bookings/status-names.ts"
import { editedStaffTexts } from "./edited-staff-texts.ts"
import { editedTexts } from "./edited-texts.ts"
import { hindi } from "./translate.ts"
import "#src/shared/hindi/hindi.ts"
import { fieldIsRequired, fieldMessage, messages } from "#src/shared/messages.ts"
import { outageMessages } from "#src/shared/language/outage-messages.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { screenText } from "./screen-text.ts"

type Texts = string | ((text: string) => string) | { readonly [name: string]: Texts }

function textsOf(entry: Texts): string[] {
  if (typeof entry === "string") return [entry]
  if (typeof entry === "function") return [entry("Bookings")]
  return Object.values(entry).flatMap(textsOf)
}

const catalogue = [messages, staffMessages, outageMessages].flatMap(textsOf)
const shown = (text: string) => screenText("edited", text)

test("the specification's edition shows every text unchanged", () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...catalogue), fc.string()), (text) => {
      expect(screenText("specification", text)).toBe(text)
    }),
  )
})

test("each edited text belongs to a text of the catalogue", () => {
  const names = [statusNames, paymentModeNames].flatMap((all) => Object.values(all))
  const payment = Object.values(paymentStatusNames).map((name) => `Payment ${name}`)
  const labels = [offerFields, galleryFields, testimonialFields].flatMap((all) => Object.values(all))
  const known = new Set<string>([
    ...catalogue,
    ...names,
    ...payment,
    ...labels,
    ...labels.map(fieldIsRequired),
  ])
  const edited = Object.keys({ ...editedTexts, ...editedStaffTexts })
  expect(edited.filter((text) => !known.has(text))).toEqual([])
})

const faults = [
  /SuccessFully|Atleast|Submited|Fouond|alredy|Exits|\bupto\b|contains\b/,
  /!/,
  / [,.:!?]|\s\s|^\s|\s$/,
  /Field\b|\bRecord Not\b|^\d+ ! /,
  /\bOTP\b/,
]

describe("the edited edition", () => {
  test.each(catalogue)("%j is shown in correct English", (text) => {
    for (const fault of faults) expect(shown(text)).not.toMatch(fault)
  })

  test.each([
    [fieldIsRequired("Confirm Password"), "Confirm password is missing"],
    [fieldIsRequired("GSTIN"), "GSTIN is missing"],
    [fieldMessage("Username", messages.validation.length3To50), "Username: please use 3 to 50 characters"],
    [
      fieldMessage("Email", messages.validation.notAnEmail),
      "Please enter an address such as name@example.com",
    ],
    [fieldMessage("Phone", messages.validation.phone), "Please check this phone number"],
    [
      fieldMessage("Message", messages.validation.messageTooShort),
      "Message: please write at least 20 characters",
    ],
    ["Amount Must Be More Than ₹0", "Amount must be more than ₹0"],
    ["Flight Must Be A Flight Number Such As AI 302", "Flight must be a flight number such as AI 302"],
    [
      "Room not available: it is fully booked on Fri 25 Dec 2026.",
      "This room is not available: it is fully booked on Fri 25 Dec 2026.",
    ],
    [staffMessages.empty("Room Types"), "No room types found"],
  ])("%j reads %j", (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  test("what no catalogue knows is shown as it was written", () => {
    const inherited = Object.getOwnPropertyNames(Object.prototype)
    expect(inherited.map(shown)).toEqual(inherited)
    expect(inherited.map((text) => hindi(text))).toEqual(inherited)
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        fc.pre(!/[A-Z]/.test(text))
        expect(shown(text)).toBe(text)
      }),
    )
  })
})
