import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { divideRoundingHalfUp, fromPaise, type Money, sum, zero } from "#src/shared/money.ts"

/** What a night brought, or is to bring by today's bookings. */
export type NightFigures = {
  readonly night: CalendarDate
  /** Rooms sold and paid for or charged; holds are not sold yet. */
  readonly sold: number
  /** Rooms that the hotel has; closing a night for sale takes none away. */
  readonly available: number
  /** Room revenue before GST, without charges for cancellations. */
  readonly revenue: Money
}

/** Rooms sold of those available, revenue by room sold (ADR) and by room available (RevPAR): the industry's three. */
export type Figures = {
  /** In hundredths of a percent. */
  readonly occupancyBasisPoints: number
  readonly adr: Money
  readonly revpar: Money
}

const ratio = (dividend: number, divisor: number): number =>
  divisor === 0 ? 0 : divideRoundingHalfUp(dividend, divisor)

/** The figures of one night or of many: ratios of sums, never averages of ratios. Nothing sold gives zero. */
export function computeFigures(nights: readonly Omit<NightFigures, "night">[]): Figures {
  const sold = nights.reduce((all, night) => all + night.sold, 0)
  const available = nights.reduce((all, night) => all + night.available, 0)
  const revenue = nights.length === 0 ? zero : sum(nights.map((night) => night.revenue))
  return {
    occupancyBasisPoints: ratio(sold * 10_000, available),
    adr: fromPaise(ratio(revenue, sold)),
    revpar: fromPaise(ratio(revenue, available)),
  }
}

export const periods = ["next-30", "past-90"] as const

export type Period = (typeof periods)[number]

export const isPeriod = (text: string | null): text is Period => periods.some((period) => period === text)

/** The nights of a period: from tonight on, or up to last night. */
export const datesOfPeriod = (
  period: Period,
  today: CalendarDate,
): { from: CalendarDate; to: CalendarDate } =>
  period === "next-30" ? { from: today, to: addDays(today, 30) } : { from: addDays(today, -90), to: today }

/** '71.4 %'. */
export const formatPercent = (basisPoints: number): string => `${(basisPoints / 100).toFixed(1)} %`

/** Whole rupees, halves up: what a figure is shown as. */
export const toWholeRupees = (amount: Money): Money => fromPaise(divideRoundingHalfUp(amount, 100) * 100)
