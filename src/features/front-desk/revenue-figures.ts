import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { divideRoundingHalfUp, formatMoney, fromPaise, type Money, sum, zero } from "#src/shared/money.ts"

/** The sales of a past night, or of a future night by today's bookings. */
export type NightFigures = {
  readonly night: CalendarDate
  /** Confirmed rooms, without holds. */
  readonly sold: number
  /** The capacity of the hotel, including nights that are closed for sale, without rooms out of order. */
  readonly available: number
  /** Room revenue before GST, without cancellation charges. */
  readonly revenue: Money
}

type Figures = {
  readonly sold: number
  readonly revenue: Money
  /** Rooms sold of rooms available, in hundredths of a percent. */
  readonly occupancyBasisPoints: number
  /** The average daily rate: room revenue by room sold; null where none is. */
  readonly adr: Money | null
  /** Room revenue by available room. */
  readonly revpar: Money
}

const ratio = (dividend: number, divisor: number): number =>
  divisor === 0 ? 0 : divideRoundingHalfUp(dividend, divisor)

/** The figures of one or more nights: ratios of sums, not averages of ratios. */
export function computeFigures(nights: readonly Omit<NightFigures, "night">[]): Figures {
  const sold = nights.reduce((all, night) => all + night.sold, 0)
  const available = nights.reduce((all, night) => all + night.available, 0)
  const revenue = nights.length === 0 ? zero : sum(nights.map((night) => night.revenue))
  return {
    sold,
    revenue,
    occupancyBasisPoints: ratio(sold * 10_000, available),
    adr: sold === 0 ? null : fromPaise(ratio(revenue, sold)),
    revpar: fromPaise(ratio(revenue, available)),
  }
}

export const periods = ["next-30", "next-90", "past-90"] as const

export type Period = (typeof periods)[number]

export const isPeriod = (text: string | null): text is Period => periods.some((period) => period === text)

/** The dates of a period: from tonight on, or until last night. */
export const datesOfPeriod = (
  period: Period,
  today: CalendarDate,
): { from: CalendarDate; to: CalendarDate } =>
  period === "past-90"
    ? { from: addDays(today, -90), to: today }
    : { from: today, to: addDays(today, period === "next-30" ? 30 : 90) }

/** '71.4 %'. */
export const formatPercent = (basisPoints: number): string => `${(basisPoints / 100).toFixed(1)} %`

/** '₹8,000', rounded half up to whole rupees; '–' where there is no amount. */
export const formatWholeRupees = (amount: Money | null): string =>
  amount === null ? "–" : formatMoney(fromPaise(divideRoundingHalfUp(amount, 100) * 100))
