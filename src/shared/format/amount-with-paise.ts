import { groupDigits } from "#src/shared/format/digit-grouping.ts"
import type { Money } from "#src/shared/money.ts"

const sign = (amount: Money): string => (amount < 0 ? "-" : "")

function unsigned(amount: Money): string {
  const digits = Math.abs(amount)
  return `${groupDigits(Math.floor(digits / 100))}.${String(digits % 100).padStart(2, "0")}`
}

/** '1,23,456.50' with both digits of the paise, so that a column of figures is even. */
export const formatAmountWithPaise = (amount: Money): string => sign(amount) + unsigned(amount)

/** '₹1,23,456.50': an amount among the facts of a document, in the format of its columns. */
export const formatMoneyWithPaise = (amount: Money): string => `${sign(amount)}₹${unsigned(amount)}`
