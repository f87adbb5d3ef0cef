import { formatMoney, type Money } from "./money.ts"

/** A label and its value, in an email, on a voucher or on a page. */
export type LabelledValue = { readonly label: string; readonly value: string }

export type AmountLine = { readonly label: string; readonly amount: Money }

/** The format of amounts that stand below each other: with paise on all of them when any has paise. */
export function chooseMoneyFormat(amounts: readonly Money[]): (amount: Money) => string {
  if (amounts.every((amount) => amount % 100 === 0)) return formatMoney
  return (amount) => formatMoney(amount) + (amount % 100 === 0 ? ".00" : "")
}

/** The lines of one column of amounts. */
export function formatAmountRows(lines: readonly AmountLine[]): LabelledValue[] {
  const format = chooseMoneyFormat(lines.map((line) => line.amount))
  return lines.map(({ label, amount }) => ({ label, value: format(amount) }))
}
