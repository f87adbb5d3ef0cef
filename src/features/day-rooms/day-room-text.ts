import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { type DayRoom, type MomentOfDay, dayRoomTimes } from "./day-room.ts"

const formatMoment = ({ date, time }: MomentOfDay): string => `${formatLongDate(date)}, ${formatTime(time)}`

/** '6 hours'. */
export const formatHours = ({ hours }: Pick<DayRoom, "hours">): string => formatCount(hours, "hour")

/** 'Tue 1 Dec 2026, 8:00 am' twice: when the guest arrives and leaves. */
export function dayRoomMoments(dayRoom: DayRoom): { arrive: string; depart: string } {
  const { from, to } = dayRoomTimes(dayRoom)
  return { arrive: formatMoment(from), depart: formatMoment(to) }
}

/** 'Tue 1 Dec 2026, 8:00 am' and '2:00 pm'; a day room over midnight names both days. */
export function dayRoomSpan(dayRoom: DayRoom): { from: string; to: string } {
  const { from, to } = dayRoomTimes(dayRoom)
  return { from: formatMoment(from), to: from.date === to.date ? formatTime(to.time) : formatMoment(to) }
}

/** 'Tue 1 Dec 2026, 8:00 am to 2:00 pm (6 hours)'. */
export function formatDayRoom(dayRoom: DayRoom): string {
  const { from, to } = dayRoomSpan(dayRoom)
  return `${from} to ${to} (${formatHours(dayRoom)})`
}

type Dates = {
  readonly checkIn: CalendarDate
  readonly checkOut: CalendarDate
  readonly dayRoom?: DayRoom | null | undefined
}

/** When a guest arrives and leaves: the dates of a stay, or the dates and times of a day room. */
export const formatArrivalAndDeparture = ({
  checkIn,
  checkOut,
  dayRoom,
}: Dates): { arrive: string; depart: string } =>
  dayRoom ? dayRoomMoments(dayRoom) : { arrive: formatLongDate(checkIn), depart: formatLongDate(checkOut) }

/** 'Wed 2 Dec 2026', or with the time at which a day room ends. */
export const formatDeparture = ({ checkOut, dayRoom }: Omit<Dates, "checkIn">): string =>
  dayRoom ? dayRoomMoments(dayRoom).depart : formatLongDate(checkOut)

/** Why a day room has no other dates. */
export const dayRoomRule = "The hours of a day room cannot be changed. Please cancel it and book again."

/** 'Tue 1 Dec 2026 to Thu 3 Dec 2026', or the hours of a day room. */
export const formatStayDates = ({ checkIn, checkOut, dayRoom }: Dates): string =>
  dayRoom ? formatDayRoom(dayRoom) : `${formatLongDate(checkIn)} to ${formatLongDate(checkOut)}`
