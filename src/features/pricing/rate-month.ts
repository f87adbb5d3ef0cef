import { addDays, type CalendarDate, calendarDateOf, daysUntil } from "#src/shared/calendar-date.ts"
import { isInGap, type PriceGap } from "./rate-effect.ts"
import {
  computeNightPrice,
  type PricedNight,
  type PricedRoom,
  type PricingRules,
  weekdayOf,
} from "./pricing-rules.ts"

/** One night of the calendar: what each type costs, in the order of the types. */
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

/** '2026-11': the month of a day. */
export const monthOf = (date: CalendarDate): string => date.slice(0, 7)

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

const firstDay = (month: string): CalendarDate => calendarDateOf(`${month}-01`)

/** A month that lies so many months later, or earlier. */
export function monthAfter(month: string, count: number): string {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`
}

export const nameOfMonth = (month: string): string =>
  `${names[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`

const isWeekend = (night: CalendarDate): boolean => [0, 5, 6].includes(weekdayOf(night))

type Shown = {
  readonly rooms: readonly PricedRoom[]
  readonly plan: PricingRules
  readonly gaps: readonly PriceGap[]
  /** The nights that can be sold at all. */
  readonly stretch: { readonly from: CalendarDate; readonly to: CalendarDate }
}

/** A month as the calendar shows it: its nights from today on. */
export function rateMonth(month: string, { rooms, plan, gaps, stretch }: Shown): RateMonth {
  const nights = daysUntil(firstDay(month), firstDay(monthAfter(month, 1)))
  const rows = nights
    .filter((night) => night >= stretch.from && night < stretch.to)
    .map((night): RateRow => {
      const cells = rooms.map((room) => {
        const planned = computeNightPrice(plan, room, night)
        return { ...planned, isInGap: isInGap(planned.price, gaps) }
      })
      const seasons = [...new Set(cells.flatMap(({ season }) => season ?? []))]
      return { night, isWeekend: isWeekend(night), seasons, cells }
    })
  return { month, name: nameOfMonth(month), rows }
}

/** The nights that months show. */
export const datesOfMonths = (month: string, count: number): { from: CalendarDate; to: CalendarDate } => ({
  from: firstDay(month),
  to: addDays(firstDay(monthAfter(month, count)), 0),
})
