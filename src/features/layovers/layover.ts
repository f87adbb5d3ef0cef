import { airport, driveMinutesOf, type TerminalId } from "#src/shared/location/airport.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { type DayRoom, dayRoomHours } from "#src/features/day-rooms/day-room.ts"
import { nightsOf, type Stay } from "#src/features/availability/stay.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { addMinutes, dateOf, type HotelMinute, minuteAt, timeOf } from "./hotel-minute.ts"

/** A landing or a departure at the airport. */
export type AirportCall = {
  readonly at: HotelMinute
  readonly terminal: TerminalId
  readonly isInternational: boolean
}

type LayoverStay =
  | { readonly kind: "day-room"; readonly dayRoom: DayRoom }
  | {
      readonly kind: "nights"
      readonly stay: Stay
      readonly nights: number
      /** The guest arrives before check-in time, or leaves after check-out time. */
      readonly isEarly: boolean
      readonly isLate: boolean
    }
  /** Not long enough for a bed. */
  | { readonly kind: "too-short"; readonly canDine: boolean }

export type LayoverPlan = {
  readonly landing: AirportCall
  readonly departure: AirportCall
  /** The car meets the guest at the terminal. */
  readonly meetsAt: HotelMinute
  /** The guest is at the front door, and leaves it. */
  readonly arrivesAt: HotelMinute
  readonly wakesAt: HotelMinute
  readonly leavesAt: HotelMinute
  readonly driveIn: number
  readonly driveOut: number
  /** A box before the restaurants open, a table afterwards; null where no breakfast falls into the stay. */
  readonly breakfast: "box" | "table" | null
  readonly stay: LayoverStay
}

const shortestRest = 120
const shortestMeal = 60
const minutesToWake = 45
/** A guest who leaves at least this long after the restaurants open has time for breakfast there. */
const minutesOfBreakfast = 30
/** Arrivals before this hour belong to the night before. */
const endOfNight = "06:00"
/** A guest who leaves later needs the next night too; until then late check-out keeps the room. */
const latestCheckOut = "18:00"
/** A guest who leaves before this hour gets no breakfast box. */
const firstBreakfast = "03:00"

const kindOf = ({ isInternational }: AirportCall) => (isInternational ? "international" : "domestic")

const floorToHalfHour = (minute: HotelMinute): HotelMinute => (Math.floor(minute / 30) * 30) as HotelMinute

type Visit = { readonly arrivesAt: HotelMinute; readonly leavesAt: HotelMinute }

/** The shortest day room from the half hour of the arrival to the way back; null when the longest is too short. */
function findDayRoom({ arrivesAt, leavesAt }: Visit): LayoverStay | null {
  const startsAt = floorToHalfHour(arrivesAt)
  const hours = dayRoomHours.find((length) => addMinutes(startsAt, length * 60) >= leavesAt)
  if (hours === undefined) return null
  return { kind: "day-room", dayRoom: { startsAt: `${dateOf(startsAt)}T${timeOf(startsAt)}`, hours } }
}

// The night before `today` is no longer sold; the guest can ask for early check-in.
function nightsFor({ arrivesAt, leavesAt }: Visit, today: CalendarDate): LayoverStay {
  const isOfLastNight = timeOf(arrivesAt) < endOfNight && dateOf(arrivesAt) > today
  const checkIn = addDays(dateOf(arrivesAt), isOfLastNight ? -1 : 0)
  const leavesOn = dateOf(leavesAt)
  const needsNextNight = leavesOn <= checkIn || timeOf(leavesAt) > latestCheckOut
  const stay = { checkIn, checkOut: needsNextNight ? addDays(leavesOn, 1) : leavesOn }
  return {
    kind: "nights",
    stay,
    nights: nightsOf(stay),
    isEarly: arrivesAt < minuteAt(checkIn, hotel.checkInTime),
    isLate: leavesAt > minuteAt(stay.checkOut, hotel.checkOutTime),
  }
}

/** Whether the restaurants are open for long enough while the guest is here. */
function hasTimeToDine({ arrivesAt, leavesAt }: Visit): boolean {
  const openOn = (date: CalendarDate): number =>
    Math.min(leavesAt, minuteAt(date, hotel.diningCloses)) -
    Math.max(arrivesAt, minuteAt(date, hotel.diningOpens))
  return Math.max(openOn(dateOf(arrivesAt)), openOn(dateOf(leavesAt))) >= shortestMeal
}

function stayFor(visit: Visit, today: CalendarDate): LayoverStay {
  if (visit.leavesAt - visit.arrivesAt < shortestRest)
    return { kind: "too-short", canDine: hasTimeToDine(visit) }
  return findDayRoom(visit) ?? nightsFor(visit, today)
}

function planBreakfast({ arrivesAt, leavesAt }: Visit): LayoverPlan["breakfast"] {
  const day = dateOf(leavesAt)
  const opensAt = minuteAt(day, hotel.diningOpens)
  const canSitDown = addMinutes(opensAt, minutesOfBreakfast)
  if (leavesAt < canSitDown) return leavesAt >= minuteAt(day, firstBreakfast) ? "box" : null
  return arrivesAt <= opensAt ? "table" : null
}

/** Plans the hours between two flights, of today or later: both cars, the room and the breakfast (GUEST-8). */
export function planLayover(
  landing: AirportCall,
  departure: AirportCall,
  today: CalendarDate,
): Result<LayoverPlan, "departs-before-landing"> {
  if (departure.at <= landing.at) return refused("departs-before-landing")
  const driveIn = driveMinutesOf(landing.terminal)
  const driveOut = driveMinutesOf(departure.terminal)
  const meetsAt = addMinutes(landing.at, airport.minutesToLeave[kindOf(landing)])
  const arrivesAt = addMinutes(meetsAt, driveIn)
  const leavesAt = addMinutes(departure.at, -airport.minutesToBoard[kindOf(departure)] - driveOut)
  const visit = { arrivesAt, leavesAt }
  return done({
    landing,
    departure,
    meetsAt,
    ...visit,
    wakesAt: addMinutes(leavesAt, -minutesToWake),
    driveIn,
    driveOut,
    breakfast: planBreakfast(visit),
    stay: stayFor(visit, today),
  })
}
