import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"

export type ModelStay = { readonly checkIn: CalendarDate; readonly nights: number }

export type ModelBooking = {
  readonly id: string
  readonly rooms: number
  readonly isOnline: boolean
  readonly isDayRoom?: boolean
  stay: ModelStay
  /** A hold that was never confirmed is never charged. */
  wasConfirmed: boolean
  status: "held" | "confirmed" | "completed" | "expired" | "cancelled"
}

/** What a hotel of one room type must do, written as simply as possible: no counters, only bookings. */
export type HotelModel = { stock: number; readonly bookings: ModelBooking[] }

const takesRooms = ({ status }: ModelBooking): boolean =>
  status === "held" || status === "confirmed" || status === "completed"

/** The nights of a stay in order. */
export const nightsOf = ({ checkIn, nights }: ModelStay): CalendarDate[] =>
  Array.from({ length: nights }, (_, index) => addDays(checkIn, index))

const takenOn = (bookings: readonly ModelBooking[], night: CalendarDate): number =>
  bookings
    .filter((one) => takesRooms(one) && nightsOf(one.stay).includes(night))
    .reduce((sum, { rooms }) => sum + rooms, 0)

/** The rooms that are free on a night. */
export const freeOn = ({ stock, bookings }: HotelModel, night: CalendarDate): number =>
  stock - takenOn(bookings, night)

/** Whether every night of a stay has this number of rooms free, those of one booking counted as free. */
export const isFree = (
  { stock, bookings }: HotelModel,
  stay: ModelStay,
  { rooms, except }: { rooms: number; except?: ModelBooking },
): boolean => {
  const others = bookings.filter((one) => one !== except)
  return nightsOf(stay).every((night) => takenOn(others, night) + rooms <= stock)
}

/** The most rooms that are taken on one night. */
export const maxTakenRooms = ({ bookings }: HotelModel): number =>
  Math.max(0, ...bookings.flatMap(({ stay }) => nightsOf(stay).map((night) => takenOn(bookings, night))))
