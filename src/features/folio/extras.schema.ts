import { z } from "zod"
import { extraUnits, gstRates } from "./extra.ts"
import { fieldIsRequired } from "#src/shared/messages.ts"
import { openLine } from "#src/shared/validation/text-fields.ts"
import { moneyField } from "#src/shared/validation/money-input.ts"

const nameIsRequired = { error: fieldIsRequired("Name") }

/** The form values of an extra. */
export const extraForm = z.object({
  name: z.string(nameIsRequired).trim().min(2, nameIsRequired).max(80),
  price: moneyField("Price").refine((price) => price > 0, { error: "Price Must Be More Than ₹0" }),
  gst: z
    .string()
    .refine((text) => gstRates.some((rate) => String(rate) === text), { error: "Choose a GST rate" })
    .transform(Number),
  // Services begin with 99 in the scheme of classification (Notification 11/2017, annexure).
  sac: z
    .string()
    .trim()
    .regex(/^99\d{2,4}$/, { error: "SAC Must Be 4 To 6 Digits, The First Two 99" }),
  description: openLine("Description", 160),
  unit: z.enum(extraUnits).default("stay"),
  offered: z.literal("on").optional(),
  changesHours: z.literal("on").optional(),
})

const id = z.uuid()
const version = z.coerce.number().int().positive()

/** The forms of the price list of extras. */
export const extrasAction = z.discriminatedUnion("intent", [
  extraForm.extend({ intent: z.literal("add") }),
  extraForm.extend({ intent: z.literal("change"), id, version }),
  z.object({ intent: z.enum(["retire", "reinstate"]), id }),
])

export type ExtraDraft = z.infer<typeof extraForm>
