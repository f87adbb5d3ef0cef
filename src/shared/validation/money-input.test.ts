import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fieldErrors } from "./field-errors.ts"
import { z } from "zod"
import { formatAmount, formatMoney, fromPaise } from "#src/shared/money.ts"
import { moneyField, moneyInputText, parseMoney } from "./money-input.ts"

const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map(fromPaise)

const read = (text: string) => {
  const parsed = parseMoney(text)
  return parsed.ok ? parsed.value : parsed.refusal
}

describe("an amount of rupees as people type it", () => {
  test.each([
    ["10000", 10_000_00],
    ["10,000", 10_000_00],
    ["1,00,000", 1_00_000_00],
    ["12,34,567.50", 12_34_567_50],
    ["100,000", 1_00_000_00],
    ["₹10,000", 10_000_00],
    ["  ₹ 1 00 000 ", 1_00_000_00],
    ["\u00A04500.5\u00A0", 4500_50],
    ["4500.05", 4500_05],
    ["0", 0],
    ["007", 7_00],
    ["999999999.99", 99_999_999_999],
  ])("[VAL-1] %j is %i paise", (text, paise) => expect(read(text)).toBe(paise))

  test.each([
    ["", "missing"],
    ["   ", "missing"],
    ["₹", "missing"],
    ["many", "not-a-number"],
    ["1e5", "not-a-number"],
    ["0x10", "not-a-number"],
    ["NaN", "not-a-number"],
    ["Infinity", "not-a-number"],
    ["1,00,00", "not-a-number"],
    ["1,0,000", "not-a-number"],
    [",100", "not-a-number"],
    ["10,000,", "not-a-number"],
    ["12.3.4", "not-a-number"],
    ["10.", "not-a-number"],
    [".50", "not-a-number"],
    ["--5", "not-a-number"],
    ["+5", "not-a-number"],
    ["१०००", "not-a-number"],
    ["-1", "negative"],
    ["-₹1,000.50", "negative"],
    ["₹ -5", "negative"],
    ["−5", "negative"],
    ["0.001", "too-many-decimals"],
    ["10,000.505", "too-many-decimals"],
    ["1000000000", "too-large"],
    ["99999999999999999999", "too-large"],
  ])("[VAL-1] %j is refused: %s", (text, refusal) => expect(read(text)).toBe(refusal))

  test("[VAL-1] every amount is read back from every way in which it is written", () => {
    fc.assert(
      fc.property(amount, fc.constantFrom("", " ", "\u00A0"), (paise, space) => {
        for (const text of [formatMoney(paise), formatAmount(paise), moneyInputText(paise)]) {
          expect(read(`${space}${text}${space}`)).toBe(paise)
          expect(read(text.replace("₹", `₹${space}`))).toBe(paise)
        }
      }),
    )
  })

  test("[VAL-1] no text is read as anything but an exact amount of up to nine digits", () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[-₹ ,.\d]{1,16}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const paise = parseMoney(text)
        if (!paise.ok) return
        expect(paise.value).toBeGreaterThanOrEqual(0)
        expect(paise.value).toBeLessThanOrEqual(99_999_999_999)
        const digits = text.replaceAll(/[^\d.]/g, "")
        expect(Math.round(Number(digits) * 100)).toBe(paise.value)
      }),
    )
  })
})

describe("a field for rupees", () => {
  const form = z.object({ amount: moneyField("Amount") })
  const errorOf = (fields: object) => {
    const parsed = form.safeParse(fields)
    return parsed.success ? parsed.data.amount : fieldErrors(parsed.error)["amount"]
  }

  test.each([
    [{}, "Amount Field Is Required"],
    [{ amount: " " }, "Amount Field Is Required"],
    [{ amount: "-5" }, "Amount Must Not Be Negative"],
    [{ amount: "many" }, "Amount Must Be A Number, Such As 4,500 Or 4500.50"],
    [{ amount: "4500.505" }, "Amount Must Have At Most 2 Decimals"],
    [{ amount: "1000000000" }, "Amount Is Too High"],
    [{ amount: "10,000" }, 10_000_00],
  ])("[VAL-1] %j gives %j", (fields, answer) => expect(errorOf(fields)).toBe(answer))
})
