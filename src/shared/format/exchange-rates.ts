import { calendarDateOf } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** The day of the rates below. Change both together (decision 091). */
export const ratesOf = calendarDateOf("2024-12-31")

/** Rupees for one unit: the reference rates of that day; the dirham by its fixed rate to the dollar. */
export const currencies = [
  { code: "USD", name: "US dollar", symbol: "US$", rupees: 85.6232 },
  { code: "EUR", name: "Euro", symbol: "€", rupees: 89.0852 },
  { code: "GBP", name: "Pound sterling", symbol: "£", rupees: 107.4645 },
  { code: "AED", name: "UAE dirham", symbol: "AED", rupees: 23.3147 },
  { code: "JPY", name: "Japanese yen", symbol: "JP¥", rupees: 0.5482 },
] as const

export type Currency = (typeof currencies)[number]

export const findCurrency = (code: string | null): Currency | undefined =>
  currencies.find((currency) => currency.code === code)

/** A price in whole units of a currency. An estimate: guests are charged in rupees. */
export const estimateIn = ({ rupees }: Pick<Currency, "rupees">, amount: Money): number =>
  Math.round(amount / 100 / rupees)

/** '≈ US$ 210'. */
export const formatEstimate = (currency: Currency, amount: Money): string =>
  `≈ ${currency.symbol}\u00a0${estimateIn(currency, amount).toLocaleString("en-US")}`
