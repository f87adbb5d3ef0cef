import { addDays, type CalendarDate, parseIsoDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { atHotel } from "#src/shared/hotel-moment.ts"
import { millisecondsPerHour } from "#src/shared/format/durations.ts"

/** The hours for which a day room is sold. */
export const dayRoomHours = [6, 9, 12] as const

/** A room by the hour (GUEST-8): its start by the hotel's clock, '2026-12-01T08:00', and its length. */
export type DayRoom = { readonly startsAt: string; readonly hours: (typeof dayRoomHours)[number] }

/** What a stay is measured by: its nights, or the hours of a day room. */
export type StayTimes = { readonly checkIn: CalendarDate; readonly dayRoom?: DayRoom | null }

type WholeStay = StayTimes & { readonly checkOut: CalendarDate }

const halfHour = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):(00|30)$/

/** Reads a start on a half hour and a length; null for anything else. */
export function parseDayRoom(startsAt: string, length: string): DayRoom | null {
  const hours = dayRoomHours.find((known) => String(known) === length)
  const date = halfHour.exec(startsAt)?.[1]
  return hours && date && parseIsoDate(date) ? { startsAt, hours } : null
}

/** The first and the last start on these days. */
export const startsWithin = (from: CalendarDate, to: CalendarDate): { min: string; max: string } => ({
  min: `${from}T00:00`,
  max: `${to}T23:30`,
})

/** The instant of a time by the hotel's clock. */
export const instantAt = (clock: string): Date => new Date(`${clock}:00${hotel.utcOffset}`)
const dateOf = (clock: string): CalendarDate => clock.slice(0, 10) as CalendarDate
const timeOf = (clock: string): string => clock.slice(11)

/** When the hours of a day room are over, by the hotel's clock. */
export const endOf = ({ startsAt, hours }: DayRoom): string =>
  atHotel(new Date(instantAt(startsAt).getTime() + hours * millisecondsPerHour).toISOString()).slice(0, 16)

export type MomentOfDay = { readonly date: CalendarDate; readonly time: string }

/** The start and the end of a day room as dates and times of day. */
export function dayRoomTimes(dayRoom: DayRoom): { from: MomentOfDay; to: MomentOfDay } {
  const end = endOf(dayRoom)
  const { startsAt } = dayRoom
  return {
    from: { date: dateOf(startsAt), time: timeOf(startsAt) },
    to: { date: dateOf(end), time: timeOf(end) },
  }
}

/**
 * The nights that a day room takes: the shortest stay from a check-in time to a check-out time that contains its hours.
 * A start before the check-in time needs a room that was free in the night before (decision 092).
 */
export function nightsOfDayRoom(dayRoom: DayRoom): { checkIn: CalendarDate; checkOut: CalendarDate } {
  const { from, to } = dayRoomTimes(dayRoom)
  return {
    checkIn: from.time >= hotel.checkInTime ? from.date : addDays(from.date, -1),
    checkOut: to.time <= hotel.checkOutTime ? to.date : addDays(to.date, 1),
  }
}

/** When a stay begins and ends: at the check-in and check-out times, or with the hours of a day room. */
export const momentsOfStay = ({ checkIn, checkOut, dayRoom }: WholeStay): ReturnType<typeof dayRoomTimes> =>
  dayRoom
    ? dayRoomTimes(dayRoom)
    : {
        from: { date: checkIn, time: hotel.checkInTime },
        to: { date: checkOut, time: hotel.checkOutTime },
      }

/** The day on which a guest is expected: a day room may begin on the day after its first night. */
export const arrivalDayOf = ({ checkIn, dayRoom }: StayTimes): CalendarDate =>
  dayRoom ? dateOf(dayRoom.startsAt) : checkIn

/** The day on which a guest leaves. */
export const departureDayOf = ({ checkOut, dayRoom }: Omit<WholeStay, "checkIn">): CalendarDate =>
  dayRoom ? dateOf(endOf(dayRoom)) : checkOut

/** The instant at which a stay begins: the check-in time, or the start of a day room. */
export const startOfStay = ({ checkIn, dayRoom }: StayTimes): Date =>
  instantAt(dayRoom?.startsAt ?? `${checkIn}T${hotel.checkInTime}`)
