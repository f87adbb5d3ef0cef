import { keepOnOneLine } from "#src/shared/format/keep-on-one-line.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { momentsOfStay } from "#src/features/day-rooms/day-room.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"

const deskPhone = keepOnOneLine(hotel.reservations.phone)

type BookedStay = Pick<Booking, "checkIn" | "checkOut" | "dayRoom" | "rooms">

type Shown = {
  readonly isWithoutAccount: boolean
  readonly isMovable: boolean
  /** Whether check-in time has come. */
  readonly isReady: boolean
}

function roomStep(booking: BookedStay, isReady: boolean): string {
  if (isReady)
    return booking.rooms === 1
      ? "Your room is ready. Bring an identity card for each guest; it is the law."
      : "Your rooms are ready. Bring an identity card for each guest; it is the law."
  const are = booking.rooms === 1 ? "Your room is" : "Your rooms are"
  return `${are} ready from ${formatTime(momentsOfStay(booking).from.time)}. Bring an identity card for each guest; it is the law.`
}

function arrivalSteps(booking: BookedStay, isReady: boolean): string[] {
  const room = roomStep(booking, isReady)
  if (booking.dayRoom)
    return [room, `Is your flight early or late? Call ${deskPhone}, and we will do what we can.`]
  return isReady
    ? [room, `Somebody is at the desk at every hour of the night. Call ${deskPhone} for anything.`]
    : [room, `Arriving in the night, or earlier? Call ${deskPhone}, and somebody will wait for you.`]
}

/** What a guest who has booked needs to know next. */
export const nextSteps = (
  booking: BookedStay & Pick<Booking, "guest">,
  { isWithoutAccount, isMovable, isReady }: Shown,
): string[] => [
  `An email with your voucher is on its way to ${booking.guest.email}.`,
  ...(isWithoutAccount
    ? [
        isMovable
          ? "The link in that email shows, changes or cancels your booking."
          : "The link in that email shows or cancels your booking.",
      ]
    : []),
  ...arrivalSteps(booking, isReady),
]
