import { addDays, type CalendarDate, daysBetween } from "#src/shared/calendar-date.ts"
import { type DayRoom, nightsOfDayRoom, startOfStay } from "#src/features/day-rooms/day-room.ts"
import { done, type Result, refused } from "#src/shared/result.ts"

/** The dates of a stay: the guest sleeps from the night of `checkIn` to the night before `checkOut`. */
export type Stay = {
  readonly checkIn: CalendarDate
  readonly checkOut: CalendarDate
  /** The hours of a day room, which takes these nights; null or missing for a stay by the night (GUEST-8). */
  readonly dayRoom?: DayRoom | null
}

export type StayRefusal =
  | "dates-missing"
  | "check-in-past"
  | "check-out-not-after-check-in"
  | "too-many-nights"
  | "too-far-ahead"
  | "hours-unknown"
  | "start-past"

/** Why other dates are refused for a stay that is booked. */
export type NewStayRefusal = StayRefusal | "has-arrived" | "check-out-past"

export const maxStayNights = 30
export const maxDaysAhead = 500

/** How many nights a stay has (CONST-2). */
export const nightsOf = (stay: Stay): number => daysBetween(stay.checkIn, stay.checkOut)

/** How many times a price by the night is charged: once for a day room. */
export const countChargedNights = (stay: Stay): number => (stay.dayRoom ? 1 : nightsOf(stay))

/** Checks the dates of a stay against today at the hotel (AVAIL-3). */
export function checkStay(
  dates: { checkIn: CalendarDate | null; checkOut: CalendarDate | null },
  today: CalendarDate,
): Result<Stay, StayRefusal> {
  const { checkIn, checkOut } = dates
  if (!checkIn || !checkOut) return refused("dates-missing")
  if (daysBetween(today, checkIn) < 0) return refused("check-in-past")
  if (daysBetween(checkIn, checkOut) <= 0) return refused("check-out-not-after-check-in")
  if (daysBetween(checkIn, checkOut) > maxStayNights) return refused("too-many-nights")
  if (checkIn > addDays(today, maxDaysAhead)) return refused("too-far-ahead")
  return done({ checkIn, checkOut })
}

/** Checks the hours of a day room against the present moment; null are hours that could not be read. */
export function checkDayRoom(
  dayRoom: DayRoom | null,
  { now, today }: { readonly now: Date; readonly today: CalendarDate },
): Result<Stay, StayRefusal> {
  if (!dayRoom) return refused("hours-unknown")
  const stay = { ...nightsOfDayRoom(dayRoom), dayRoom }
  if (startOfStay(stay) < now) return refused("start-past")
  if (stay.checkIn > addDays(today, maxDaysAhead)) return refused("too-far-ahead")
  return done(stay)
}

/** Checks new dates of a booked stay. A stay that has begun keeps its check-in; its new check-out is today or later. */
export function checkNewStay(stay: Stay, to: Stay, today: CalendarDate): Result<Stay, NewStayRefusal> {
  const hasBegun = stay.checkIn < today
  if (!hasBegun) return checkStay(to, today)
  if (to.checkIn !== stay.checkIn) return refused("has-arrived")
  if (to.checkOut !== stay.checkOut && to.checkOut < today) return refused("check-out-past")
  return checkStay(to, stay.checkIn)
}
