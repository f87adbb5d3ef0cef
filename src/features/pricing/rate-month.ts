import { type CalendarDate, calendarDateOf, daysUntil } from "#src/shared/calendar-date.ts"
import { type GstGap, isInGstGap } from "./gst.ts"
import {
  computeNightPrice,
  type PricedNight,
  type PricedRoom,
  type PricingRules,
  weekdayOf,
} from "./pricing-rules.ts"

/** One night of the calendar with a cell for each room type, in the order of the types. */
export type RateRow = {
  readonly night: CalendarDate
  readonly isWeekend: boolean
  readonly seasons: readonly string[]
  readonly cells: readonly (PricedNight & { readonly isInGap: boolean })[]
}

export type RateMonth = { readonly month: string; readonly name: string; readonly rows: readonly RateRow[] }

const names = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]

/** The month of a day, such as '2026-11'. */
export const monthOf = (date: CalendarDate): string => date.slice(0, 7)

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

const firstDay = (month: string): CalendarDate => calendarDateOf(`${month}-01`)

/** The month that is `count` months later, or earlier for a negative count. */
export function monthAfter(month: string, count: number): string {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`
}

export const nameOfMonth = (month: string): string =>
  `${names[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`

const isWeekend = (night: CalendarDate): boolean => [0, 5, 6].includes(weekdayOf(night))

type CalendarContent = {
  readonly rooms: readonly PricedRoom[]
  readonly rules: PricingRules
  readonly gaps: readonly GstGap[]
  /** The nights that can be sold. */
  readonly range: { readonly from: CalendarDate; readonly to: CalendarDate }
}

/** The nights of a month that can be sold. */
export function rateMonth(month: string, { rooms, rules, gaps, range }: CalendarContent): RateMonth {
  const nights = daysUntil(firstDay(month), firstDay(monthAfter(month, 1)))
  const rows = nights
    .filter((night) => night >= range.from && night < range.to)
    .map((night): RateRow => {
      const cells = rooms.map((room) => {
        const priced = computeNightPrice(rules, room, night)
        return { ...priced, isInGap: isInGstGap(priced.price, gaps) }
      })
      const seasons = [...new Set(cells.flatMap(({ season }) => season ?? []))]
      return { night, isWeekend: isWeekend(night), seasons, cells }
    })
  return { month, name: nameOfMonth(month), rows }
}

/** The range of nights of consecutive months. */
export const datesOfMonths = (month: string, count: number): { from: CalendarDate; to: CalendarDate } => ({
  from: firstDay(month),
  to: firstDay(monthAfter(month, count)),
})
