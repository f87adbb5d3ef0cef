import { fromPaise } from "#src/shared/money.ts"
import { paiseField } from "#src/shared/validation/paise-fields.ts"
import type { RequestedExtra } from "./booked-extra.ts"

const prefix = "extra-"

/** The field of an extra; its value is the price that the guest sees, in paise. */
export const extraField = (extraId: string): string => prefix + extraId

/** The names of the extras in a form. */
export const listExtraFields = (form: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(form).filter((name) => name.startsWith(prefix))

/** The extras that are checked in a form. A manipulated price is refused later, because the price list has no such price. */
export const readRequestedExtras = (form: Readonly<Record<string, unknown>>): RequestedExtra[] =>
  listExtraFields(form).map((name) => {
    const parsedPrice = paiseField.safeParse(form[name])
    return {
      extraId: name.slice(prefix.length),
      price: parsedPrice.success ? parsedPrice.data : fromPaise(0),
    }
  })
