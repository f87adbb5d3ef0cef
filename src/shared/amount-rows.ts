import { formatMoney, type Money } from "./money.ts"

/** A label and its value, in an email or on a voucher. */
export type LabelledValue = { readonly label: string; readonly value: string }

export type AmountLine = { readonly label: string; readonly amount: Money }

function formatColumn(amounts: readonly Money[]): string[] {
  const hasPaise = amounts.some((amount) => amount % 100 !== 0)
  return amounts.map((amount) => formatMoney(amount) + (hasPaise && amount % 100 === 0 ? ".00" : ""))
}

/** The lines of one column of amounts, with paise on all of them when any has paise. */
export function formatAmountRows(lines: readonly AmountLine[]): LabelledValue[] {
  const amounts = formatColumn(lines.map((line) => line.amount))
  return lines.map(({ label }, index) => ({ label, value: amounts[index] ?? "" }))
}
