import { z } from "zod"
import { fieldMessage, messages } from "#src/shared/messages.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { fromRupees } from "#src/shared/money.ts"
import { moneyField, moneyInputMessage } from "#src/shared/validation/money-input.ts"
import { requiredLine } from "#src/shared/validation/text-fields.ts"

const texts = messages.validation

const highestPrice = fromRupees(10_000_000)
const highestQuantity = 10_000

// Forms and multipart calls send numbers as text.
const number = (label: string) =>
  requiredLine(label)
    .regex(/^-?\d{1,9}(\.\d{1,2})?$/, { error: fieldMessage(label, "Must Be A Number") })
    .transform(Number)

/** An amount in rupees that is not negative (VAL-2), as money. */
export const basePrice = (label: string) =>
  moneyField(label).refine((amount) => amount <= highestPrice, {
    error: moneyInputMessage(label, "too-large"),
  })

/** A whole number that is not negative (VAL-2). */
export const quantity = (label: string) =>
  number(label).pipe(
    z
      .number()
      .min(0, { error: fieldMessage(label, texts.notNegative) })
      .max(highestQuantity, { error: fieldMessage(label, "Is Too High") })
      .int({ error: fieldMessage(label, "Must Be A Whole Number") }),
  )

/** A percentage of 0 to 100 (VAL-2). */
export const discountPercent = (label: string) =>
  number(label).pipe(
    z
      .number()
      .min(0, { error: staffMessages.validation.discount })
      .max(100, { error: staffMessages.validation.discount }),
  )
