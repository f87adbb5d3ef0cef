import { calendarDateOf } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** The day of the rates below. Change both together (decision 091). */
export const ratesUpdatedOn = calendarDateOf("2026-09-29")

/** Rupees for one unit: one divided by the rates of `v1/currencies/inr.json` in `@fawazahmed0/currency-api` 2026.9.29 (CC0). */
export const currencies = [
  { code: "USD", name: "US dollar", symbol: "US$", rupees: 96.0853 },
  { code: "EUR", name: "Euro", symbol: "€", rupees: 109.1599 },
  { code: "GBP", name: "Pound sterling", symbol: "£", rupees: 127.1999 },
  { code: "AED", name: "UAE dirham", symbol: "AED", rupees: 26.1635 },
  { code: "JPY", name: "Japanese yen", symbol: "JP¥", rupees: 0.6102 },
] as const

type Currency = (typeof currencies)[number]

export const findCurrency = (code: string | null): Currency | undefined =>
  currencies.find((currency) => currency.code === code)

/** A price in whole units of a currency. An estimate: guests are charged in rupees. */
export const estimateIn = ({ rupees }: Pick<Currency, "rupees">, amount: Money): number =>
  Math.round(amount / 100 / rupees)

/** '≈ US$ 210'. */
export const formatEstimate = (currency: Currency, amount: Money): string =>
  `≈ ${currency.symbol}\u00a0${estimateIn(currency, amount).toLocaleString("en-US")}`
