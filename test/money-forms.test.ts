import { describe, expect, test } from "vitest"
import { folioAction } from "#src/features/bookings/folio/folio-forms.schema.ts"
import { nightEditInput, parsePriceRule } from "#src/features/pricing/rates.schema.ts"
import { roomTypeInput } from "#src/features/rooms/rooms.schema.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"

const roomId = "00000000-0000-4000-8000-000000000001"
const nights = { firstNight: "2026-12-01", lastNight: "2026-12-02", room: roomId, priceKind: "set" }
const room = { name: "Neem Room", stockQuantity: "3", oldPic: "suite" }

const target = { seenBalance: "0", key: "0123456789abcdef" }

/** Every form of the administration that takes an amount: what it reads of a text, in paise. */
const forms: readonly (readonly [string, (text: string) => number | null])[] = [
  [
    "the payment at the desk",
    (amount) => {
      const parsed = folioAction.safeParse({ intent: "post-payment", ...target, amount, method: "cash" })
      return parsed.success && parsed.data.intent === "post-payment" ? parsed.data.amount : null
    },
  ],
  ["the room type", (price) => roomTypeInput.safeParse({ ...room, price }).data?.draft.price ?? null],
  [
    "the season and the weekday",
    (text) => {
      const rule = parsePriceRule(text)
      return rule?.kind === "price" ? rule.price : null
    },
  ],
  [
    "the calendar of rates",
    (amount) => {
      const price = nightEditInput.safeParse({ ...nights, amount }).data?.edit.price
      return price?.kind === "set" ? price.price : null
    },
  ],
]

describe.each(forms)("the form of %s", (_, read) => {
  test.each([
    ["10000", 10_000_00],
    ["10,000", 10_000_00],
    ["1,00,000", 1_00_000_00],
    ["₹10,000", 10_000_00],
    [" ₹ 1 00 000 ", 1_00_000_00],
    ["4500.5", 4_500_50],
    ["many", null],
    ["-5", null],
    ["1,00,00", null],
    ["4500.505", null],
  ])("[VAL-1] reads %j as every other form does: %s", (text, paise) => expect(read(text)).toBe(paise))
})

describe("the payment at the desk", () => {
  test.each([
    ["", "Amount Field Is Required"],
    ["0", "Amount Must Be More Than ₹0"],
    ["0.00", "Amount Must Be More Than ₹0"],
    ["-500", "Amount Must Not Be Negative"],
    ["five", "Amount Must Be A Number, Such As 4,500 Or 4500.50"],
    ["1.005", "Amount Must Have At Most 2 Decimals"],
  ])("[VAL-1] refuses %j: %s", (amount, message) => {
    const parsed = folioAction.safeParse({ intent: "post-payment", ...target, amount, method: "cash" })
    expect(parsed.error && fieldErrors(parsed.error)).toEqual({ amount: message })
  })
})
