import { addDays, calendarDateOf, formatDayFirst } from "#src/shared/calendar-date.ts"

const firstDay = addDays(calendarDateOf(new Date().toISOString().slice(0, 10)), 2)
const parties = ["2-0", "1-0", "2-1", "1-1", "2-2", "2-0_2-0", "1-0_1-0", "2-1_2-0"]
const days = 400
const nights = 14

/** The address of a search; each number below 44,800 has its own. */
export function searchAddress(number: number): string {
  const checkIn = addDays(firstDay, number % days)
  const checkOut = addDays(checkIn, 1 + (Math.floor(number / days) % nights))
  const party = parties[Math.floor(number / days / nights) % parties.length]
  return `/check-availability?checkIn=${formatDayFirst(checkIn)}&checkOut=${formatDayFirst(checkOut)}&rooms=${party}`
}

/** Returns the `count` addresses from `first` on, again and again. */
export function inTurn(first: number, count: number): () => string {
  const addresses = Array.from({ length: count }, (_, number) => searchAddress(first + number))
  let requestCount = 0
  return () => addresses[requestCount++ % count] ?? "/"
}
