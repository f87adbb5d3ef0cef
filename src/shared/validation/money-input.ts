import { z } from "zod"
import { fieldIsRequired, fieldMessage, messages } from "#src/shared/messages.ts"
import { fromPaise, type Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"

type MoneyInputRefusal = "missing" | "not-a-number" | "negative" | "too-many-decimals" | "too-large"

// A minus is recognised so that the message can say that it is not allowed; − is the one of word processors.
const shape = /^(?:([-−])? ?₹?|₹ ?([-−])) ?([\d, ]*\d)(?:\.(\d+))?$/
const plain = /^\d+$/
// Indian groups (1,00,000) and thousands (100,000).
const grouped = /^(?:\d{1,2}(?:[, ]\d{2})*|\d{1,3}(?:[, ]\d{3})*)[, ]\d{3}$/
const maxDigits = 9

/** Reads rupees as people type them: '10,000', '1,00,000', '₹ 4500.50'. */
export function parseMoney(typed: string): Result<Money, MoneyInputRefusal> {
  const text = typed.trim().replaceAll(/\s+/g, " ")
  if (text === "" || text === "₹") return refused("missing")
  const [, minus, minusAfterSign, rupees = "", decimals = ""] = shape.exec(text) ?? []
  if (!plain.test(rupees) && !grouped.test(rupees)) return refused("not-a-number")
  if (minus ?? minusAfterSign) return refused("negative")
  if (decimals.length > 2) return refused("too-many-decimals")
  const digits = rupees.replaceAll(/[, ]/g, "").replace(/^0+(?=\d)/, "")
  if (digits.length > maxDigits) return refused("too-large")
  return done(fromPaise(Number(digits + decimals.padEnd(2, "0"))))
}

const texts: Readonly<Record<Exclude<MoneyInputRefusal, "missing">, string>> = {
  "not-a-number": "Must Be A Number, Such As 4,500 Or 4500.50",
  negative: messages.validation.notNegative,
  "too-many-decimals": "Must Have At Most 2 Decimals",
  "too-large": "Is Too High",
}

export const moneyInputMessage = (label: string, refusal: MoneyInputRefusal): string =>
  refusal === "missing" ? fieldIsRequired(label) : fieldMessage(label, texts[refusal])

/** A form field for an amount of rupees. */
export const moneyField = (label: string) =>
  z.string({ error: fieldIsRequired(label) }).transform((text, context): Money => {
    const parsed = parseMoney(text)
    if (parsed.ok) return parsed.value
    context.issues.push({ code: "custom", message: moneyInputMessage(label, parsed.refusal), input: text })
    return z.NEVER
  })

/** An amount as the value of a field, without sign and grouping: '4500.50'. */
export const moneyInputText = (amount: Money): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
