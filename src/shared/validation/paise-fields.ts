import { z } from "zod"
import { fromPaise } from "#src/shared/money.ts"

const paiseIn = (shape: RegExp) =>
  z
    .string()
    .regex(shape)
    .transform((digits) => fromPaise(Number(digits)))

/** An amount in paise, of a hidden field. */
export const paiseField = paiseIn(/^\d{1,12}$/)

/** A balance in paise, which is negative when the hotel owes it. */
export const signedPaiseField = paiseIn(/^-?\d{1,12}$/)
