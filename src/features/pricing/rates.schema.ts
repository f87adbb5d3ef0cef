import { z } from "zod"
import { type CalendarDate, daysBetween, parseCalendarDate } from "#src/shared/calendar-date.ts"
import { fieldIsRequired } from "#src/shared/messages.ts"
import { fromRupees } from "#src/shared/money.ts"
import { whenValid } from "#src/shared/validation/field-errors.ts"
import { moneyInputText, parseMoney } from "#src/shared/validation/money-input.ts"
import { nameLine } from "#src/shared/validation/text-fields.ts"
import type { NightEdit, PriceEdit } from "./rate-edit.ts"
import type { PriceRule } from "./pricing-rules.ts"

function listOf(value: unknown): unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

const night = (label: string) =>
  z.string({ error: fieldIsRequired(label) }).transform((text, context): CalendarDate => {
    const date = parseCalendarDate(text)
    if (date) return date
    context.issues.push({ code: "custom", message: fieldIsRequired(label), input: text })
    return z.NEVER
  })

const highestPercent = 500
const lowestPercent = -90
const lowestPrice = fromRupees(1)
const highestPrice = fromRupees(10_000_000)

const percentRule = (text: string): PriceRule | null => {
  const percent = Number(text)
  if (!(percent >= lowestPercent && percent <= highestPercent)) return null
  return { kind: "change", hundredths: Math.round(percent * 100) }
}

const priceRule = (text: string): PriceRule | null => {
  const price = parseMoney(text)
  if (!price.ok || price.value < lowestPrice || price.value > highestPrice) return null
  return { kind: "price", price: price.value }
}

/** Parses '+30 %', '-10%' or '12,000'; undefined for an empty text, null for an invalid one. */
export function parsePriceRule(typed: string): PriceRule | null | undefined {
  const text = typed.trim()
  if (text === "") return undefined
  const percent = /^([+-]?\d{1,3}(?:\.\d{1,2})?)%$/.exec(text.replaceAll(/\s/g, ""))?.[1]
  return percent === undefined ? priceRule(text) : percentRule(percent)
}

/** The input value of a rule. */
export const formatPriceRuleInput = (rule: PriceRule | null | undefined): string => {
  if (!rule) return ""
  if (rule.kind === "price") return moneyInputText(rule.price)
  return `${rule.hundredths > 0 ? "+" : ""}${rule.hundredths / 100}%`
}

export const priceRuleMessage = "A price such as 12000, or a change such as +30%"

const percentMessage = `A percent from ${lowestPercent} to ${highestPercent}, such as 30 or -10`

const amount = z.string().trim().default("")

const edits = {
  change: (text: string): PriceEdit | null => {
    const rule = percentRule(text.replace("%", ""))
    return rule?.kind === "change" ? rule : null
  },
  set: (text: string): PriceEdit | null => {
    const rule = parsePriceRule(text)
    return rule?.kind === "price" ? { kind: "set", price: rule.price } : null
  },
}

const maxNights = 540
const tooManyNights = { path: ["lastNight"], error: `At most ${maxNights} nights at once.` }

type Nights = { readonly firstNight: CalendarDate; readonly lastNight: CalendarDate }

const isShortEnough = ({ firstNight, lastNight }: Nights): boolean =>
  daysBetween(firstNight, lastNight) <= maxNights

type SentEdit = {
  readonly edit: NightEdit
  readonly expectedEffect: string | null
  readonly opened: string | undefined
  readonly allowUnusual: boolean
}

/** The form of the rate editor: nights of room types, and the changes to them. */
export const nightEditInput = z
  .object({
    firstNight: night("First night"),
    lastNight: night("Last night"),
    room: z.unknown().optional(),
    weekday: z.unknown().optional(),
    priceKind: z.enum(["change", "set", "clear"]).default("change"),
    amount,
    minimum: z.enum(["keep", "none", "2", "3", "4", "5", "6", "7", "10", "14"]).default("keep"),
    sale: z.enum(["keep", "close", "open"]).default("keep"),
    seen: z.string().max(200).optional(),
    opened: z.string().max(100).optional(),
    allowUnusual: z.string().optional(),
  })
  .transform((fields, context): SentEdit => {
    const { firstNight, lastNight } = fields
    const refuse = (path: string, message: string) =>
      void context.issues.push({ code: "custom", path: [path], message, input: fields })
    const roomTypeIds = listOf(fields.room).filter((id) => z.guid().safeParse(id).success) as string[]
    const weekdays = listOf(fields.weekday)
      .map(Number)
      .filter((day) => day >= 0 && day <= 6)
    if (roomTypeIds.length === 0) refuse("room", "Choose at least one room type.")
    if (lastNight < firstNight) refuse("lastNight", "The last night must not be before the first.")
    const price = parsePriceEdit(fields.priceKind, fields.amount)
    if (!price)
      refuse("amount", fields.priceKind === "set" ? "A price in rupees, such as 12000" : percentMessage)
    return {
      edit: {
        scope: { roomTypeIds, firstNight, lastNight, weekdays },
        price: price ?? { kind: "keep" },
        ...(fields.minimum !== "keep" && {
          minimumNights: fields.minimum === "none" ? null : Number(fields.minimum),
        }),
        ...(fields.sale !== "keep" && { isClosed: fields.sale === "close" }),
      },
      expectedEffect: fields.seen || null,
      opened: fields.opened,
      allowUnusual: fields.allowUnusual === "yes",
    }
  })
  .refine(({ edit: { scope } }) => isShortEnough(scope), tooManyNights)

function parsePriceEdit(kind: "change" | "set" | "clear", typed: string): PriceEdit | null {
  if (kind === "clear") return { kind: "clear" }
  return typed === "" ? { kind: "keep" } : edits[kind](typed)
}

/** The name and nights of a season; the form sends its rules as one field for each room type. */
export const seasonInput = z
  .object({
    name: nameLine("Name"),
    firstNight: night("First night"),
    lastNight: night("Last night"),
  })
  .refine(({ firstNight, lastNight }) => lastNight >= firstNight, {
    path: ["lastNight"],
    error: "The last night must not be before the first.",
    when: whenValid("firstNight", "lastNight"),
  })
  .refine(isShortEnough, { ...tooManyNights, when: whenValid("firstNight", "lastNight") })
