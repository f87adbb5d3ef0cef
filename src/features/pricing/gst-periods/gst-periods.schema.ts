import { z } from "zod"
import type { GstPeriod, GstSlab } from "#src/features/pricing/gst.ts"
import { type CalendarDate, parseIsoDate } from "#src/shared/calendar-date.ts"
import { fieldIsRequired, fieldMessage } from "#src/shared/messages.ts"
import type { Money } from "#src/shared/money.ts"
import { moneyInputMessage, parseMoney } from "#src/shared/validation/money-input.ts"
import { limitLabel, rateLabel, slabFields } from "./slab-fields.ts"

const firstDay = "First day"

const date = z.string({ error: fieldIsRequired(firstDay) }).transform((text, context): CalendarDate => {
  const parsed = parseIsoDate(text)
  if (parsed) return parsed
  context.issues.push({ code: "custom", message: fieldIsRequired(firstDay), input: text })
  return z.NEVER
})

type NeededRate = { readonly isRequired: boolean }

const rate = (label: string, { isRequired }: NeededRate = { isRequired: false }) =>
  z
    .string()
    .trim()
    .default("")
    .transform((text, context): number | null => {
      if (text === "" && !isRequired) return null
      const percent = /^(\d{1,2}(?:\.\d{1,2})?) ?%?$/.exec(text)?.[1]
      if (percent !== undefined) return Math.round(Number(percent) * 100)
      const message =
        text === ""
          ? fieldIsRequired(rateLabel(label))
          : fieldMessage(rateLabel(label), "Must Be A Percentage, Such As 18")
      context.issues.push({ code: "custom", message, input: text })
      return z.NEVER
    })

const limit = (label: string) =>
  z
    .string()
    .default("")
    .transform((text, context): Money | null => {
      const parsed = parseMoney(text)
      if (parsed.ok) return parsed.value
      if (parsed.refusal === "missing") return null
      const message = moneyInputMessage(limitLabel(label), parsed.refusal)
      context.issues.push({ code: "custom", message, input: text })
      return z.NEVER
    })

const fields = z.object({
  from: date,
  rate1: rate("First", { isRequired: true }),
  limit1: limit("First"),
  rate2: rate("Second"),
  limit2: limit("Second"),
  rate3: rate("Third"),
})

type Fields = z.infer<typeof fields>
type Problem = { readonly path: string; readonly message: string }

/** The slabs that the fields describe: each up to its limit, the last one without a limit. */
function readSlabs(form: Fields): { slabs: GstSlab[] } | { problem: Problem } {
  const slabs: GstSlab[] = []
  for (const { rate: rateName, limit: limitName, label } of slabFields) {
    const basisPoints = form[rateName]
    const upToTaxable = limitName && form[limitName]
    const before = slabs.at(-1)
    if (before && before.upToTaxable === null) {
      if (basisPoints === null && upToTaxable === null) continue
      return { problem: { path: slabFields[slabs.length - 1]?.limit ?? rateName, message: limitIsNeeded } }
    }
    if (basisPoints === null)
      return { problem: { path: rateName, message: fieldIsRequired(rateLabel(label)) } }
    if (limitName && upToTaxable !== null && upToTaxable <= (before?.upToTaxable ?? 0))
      return { problem: { path: limitName, message: fieldMessage(limitLabel(label), tooLow) } }
    slabs.push({ upToTaxable, basisPoints })
  }
  return { slabs }
}

const limitIsNeeded = "A rate before another one needs a limit."
const tooLow = "Must Be Higher Than The One Before"

/** The form of new GST slabs: a date and up to three rates. */
export const gstPeriodForm = fields.transform((form, context): GstPeriod => {
  const read = readSlabs(form)
  if ("slabs" in read) return { from: form.from, slabs: read.slabs }
  const { path, message } = read.problem
  context.issues.push({ code: "custom", path: [path], message, input: form })
  return z.NEVER
})

export const gstPeriodRemoval = z.object({ from: date })
