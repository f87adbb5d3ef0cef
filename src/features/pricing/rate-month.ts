import { type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import { addMonths, type CalendarMonth, firstDayOf, formatMonth } from "#src/shared/calendar-month.ts"
import { type GstPeriods, gstSlabsOn, isInGstGap } from "./gst.ts"
import { computeNightPrice, type PricedNight } from "./night-price.ts"
import { type PricedRoom, type PricingRules, weekdayOf } from "./pricing-rules.ts"

/** One night of the calendar with a cell for each room type, in the order of the types. */
export type RateRow = {
  readonly night: CalendarDate
  readonly isWeekend: boolean
  readonly seasons: readonly string[]
  readonly cells: readonly (PricedNight & { readonly isInGap: boolean })[]
}

export type RateMonth = {
  readonly month: CalendarMonth
  readonly name: string
  readonly rows: readonly RateRow[]
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

const isWeekend = (night: CalendarDate): boolean => [0, 5, 6].includes(weekdayOf(night))

type CalendarContent = {
  readonly rooms: readonly PricedRoom[]
  readonly rules: PricingRules
  readonly gstPeriods: GstPeriods
  /** The nights that can be sold. */
  readonly range: { readonly from: CalendarDate; readonly to: CalendarDate }
}

/** The nights of a month that can be sold. */
export function rateMonth(
  month: CalendarMonth,
  { rooms, rules, gstPeriods, range }: CalendarContent,
): RateMonth {
  const nights = daysUntil(firstDayOf(month), firstDayOf(addMonths(month, 1)))
  const rows = nights
    .filter((night) => night >= range.from && night < range.to)
    .map((night): RateRow => {
      const slabs = gstSlabsOn(gstPeriods, night)
      const cells = rooms.map((room) => {
        const priced = computeNightPrice(rules, room, night)
        return { ...priced, isInGap: isInGstGap(priced.price, slabs) }
      })
      const seasons = [...new Set(cells.flatMap(({ season }) => season ?? []))]
      return { night, isWeekend: isWeekend(night), seasons, cells }
    })
  return { month, name: formatMonth(month), rows }
}

/** The range of nights of consecutive months. */
export const datesOfMonths = (
  month: CalendarMonth,
  count: number,
): { from: CalendarDate; to: CalendarDate } => ({
  from: firstDayOf(month),
  to: firstDayOf(addMonths(month, count)),
})
