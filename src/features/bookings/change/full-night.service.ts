import {
  checkAvailability,
  type FreeNight,
  type TooFewRooms,
} from "#src/features/availability/availability.ts"
import { listFreeNights } from "#src/features/availability/quote-stay.service.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import { type Booking, groupRoomsByType } from "#src/features/bookings/booking.ts"
import type { RoomsOfType } from "#src/features/pricing/quote.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

type Reading = Pick<Platform, "db">

/** The first night of new dates that has too few rooms; the booking's own nights count as free. */
export const findFullNight = (platform: Reading, booking: Booking, to: Stay): Promise<TooFewRooms | null> =>
  findFull(platform, groupRoomsByType(booking), {
    to,
    isOwnNight: (night) => night >= booking.checkIn && night < booking.checkOut,
  })

/** The first night of a stay that has too few free rooms of these types. */
export const findSoldNight = (
  platform: Reading,
  stay: Stay,
  types: readonly RoomsOfType[],
): Promise<TooFewRooms | null> => findFull(platform, types, { to: stay, isOwnNight: () => false })

type NewNights = { readonly to: Stay; readonly isOwnNight: (night: CalendarDate) => boolean }

async function findFull(
  platform: Reading,
  types: readonly RoomsOfType[],
  { to, isOwnNight }: NewNights,
): Promise<TooFewRooms | null> {
  const range = { from: to.checkIn, to: to.checkOut }
  const freeByType = await listFreeNights(
    platform.db,
    types.map(({ roomTypeId }) => roomTypeId),
    range,
  )
  for (const { roomTypeId, rooms } of types) {
    // The booking keeps its own nights even if they are closed by now.
    const free = (freeByType.get(roomTypeId) ?? []).map((one): FreeNight => {
      if (!isOwnNight(one.night)) return one
      return { night: one.night, free: one.isClosed ? rooms : one.free + rooms }
    })
    const checked = checkAvailability(free, rooms)
    if (!checked.ok) return checked.refusal
  }
  return null
}
