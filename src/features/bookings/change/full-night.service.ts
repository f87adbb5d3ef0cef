import { checkAvailability, type TooFewRooms } from "#src/features/availability/availability.ts"
import { listFreeNights } from "#src/features/availability/quote-stay.service.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import { type Booking, typesOf } from "#src/features/bookings/booking.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

/** The first night of new dates that has too few rooms; the booking's own nights count as free. */
export const findFullNight = (
  platform: Pick<Platform, "db">,
  booking: Booking,
  to: Stay,
): Promise<TooFewRooms | null> =>
  findFull(platform, booking, {
    to,
    isOwnNight: (night) => night >= booking.checkIn && night < booking.checkOut,
  })

/** The first night of a booking without rooms that has too few of them. */
export const findSoldNight = (
  platform: Pick<Platform, "db">,
  booking: Booking,
): Promise<TooFewRooms | null> => findFull(platform, booking, { to: booking, isOwnNight: () => false })

type StayChange = { readonly to: Stay; readonly isOwnNight: (night: CalendarDate) => boolean }

async function findFull(
  platform: Pick<Platform, "db">,
  booking: Booking,
  { to, isOwnNight }: StayChange,
): Promise<TooFewRooms | null> {
  const range = { from: to.checkIn, to: to.checkOut }
  const types = typesOf(booking)
  const freeByType = await listFreeNights(
    platform.db,
    types.map(({ roomTypeId }) => roomTypeId),
    range,
  )
  for (const { roomTypeId, rooms } of types) {
    const free = (freeByType.get(roomTypeId) ?? []).map(({ night, free: left, isClosed }) => ({
      night,
      free: isOwnNight(night) ? (isClosed ? rooms : left + rooms) : left,
    }))
    const checked = checkAvailability(free, rooms)
    if (!checked.ok) return checked.refusal
  }
  return null
}
