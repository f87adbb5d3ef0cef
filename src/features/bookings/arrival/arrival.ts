import type { Booking } from "#src/features/bookings/booking.ts"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { arrivalDayOf } from "#src/features/day-rooms/day-room.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"

/** The arrival details and special requests that the guest entered. */
export type Arrival = {
  /** Local time at the hotel, 'HH:MM'; null when it is not known. */
  readonly time: string | null
  /** Flight number, or empty. */
  readonly flight: string
  /** Whether the guests requested the hotel's car. */
  readonly wantsCar: boolean
  /** Names of guests besides the one who booked. */
  readonly furtherGuests: string
  readonly requests: string
}

/** 'at 11:40 pm, flight AI 302, airport car'; empty when nothing is known. */
export const formatArrival = ({
  time,
  flight,
  wantsCar,
}: Pick<Arrival, "time" | "flight" | "wantsCar">): string =>
  [time && `at ${formatTime(time)}`, flight && `flight ${flight}`, wantsCar && "airport car"]
    .filter(Boolean)
    .join(", ")

/** The arrival details as rows, without the empty ones. */
export const arrivalRows = ({ time, flight, wantsCar, furtherGuests, requests }: Arrival): LabelledValue[] =>
  [
    { label: "Arrival time", value: time === null ? "" : formatTime(time) },
    { label: "Flight", value: flight },
    { label: "Airport car", value: wantsCar ? "Yes" : "" },
    { label: "Further guests", value: furtherGuests },
    { label: "Requests", value: requests },
  ].filter(({ value }) => value !== "")

type ChangeableStay = Pick<Booking, "status" | "checkIn" | "dayRoom">

/** Arrival details can be changed until the end of the day of arrival. */
export const canChangeArrival = (stay: ChangeableStay, today: CalendarDate): boolean =>
  stay.status === "confirmed" && today <= arrivalDayOf(stay)

/** Extras can be changed until the day before the arrival: they are charged on the day of arrival. */
export const canChangeExtras = (stay: ChangeableStay, today: CalendarDate): boolean =>
  stay.status === "confirmed" && today < arrivalDayOf(stay)
