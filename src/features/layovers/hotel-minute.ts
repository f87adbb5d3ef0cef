import { addDays, type CalendarDate, calendarDateOf, daysBetween } from "#src/shared/calendar-date.ts"

declare const hotelMinute: unique symbol

/** A minute on the hotel's clock, counted from 1970. The clock is never put forward or back. */
export type HotelMinute = number & { readonly [hotelMinute]: true }

const minutesPerDay = 24 * 60
const firstDay = calendarDateOf("1970-01-01")

const minutesOfTime = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export const minuteAt = (date: CalendarDate, time: string): HotelMinute =>
  (daysBetween(firstDay, date) * minutesPerDay + minutesOfTime(time)) as HotelMinute

export const addMinutes = (minute: HotelMinute, minutes: number): HotelMinute =>
  (minute + minutes) as HotelMinute

export const dateOf = (minute: HotelMinute): CalendarDate =>
  addDays(firstDay, Math.floor(minute / minutesPerDay))

const twoDigits = (number: number): string => String(number).padStart(2, "0")

/** 'HH:MM'. */
export function timeOf(minute: HotelMinute): string {
  const ofDay = ((minute % minutesPerDay) + minutesPerDay) % minutesPerDay
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`
}
