import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { isGuestOf } from "#src/features/bookings/booking-access.ts"
import { findBookingById, lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { formatExtras, type RequestedExtra } from "#src/features/bookings/extras/booked-extra.ts"
import { insertBookedExtras, removeBookedExtras } from "#src/features/bookings/extras/booked-extras.store.ts"
import { countStayChange } from "#src/features/bookings/change/change-stay-online.service.ts"
import { ExtraChanged } from "#src/features/bookings/place/booking-details.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { type Arrival, canChangeArrival, canChangeExtras } from "./arrival.ts"
import { removeArrival, saveArrival } from "./arrival.store.ts"

export type ChangeArrivalRefusal = "unknown-booking" | "not-changeable" | "extra-changed" | "too-many-changes"

type ArrivalChange = {
  readonly bookingId: string
  readonly arrival: Arrival | null
  /** All extras of the booking after the change; ignored once extras are charged. */
  readonly extras: readonly RequestedExtra[]
}

/** Changes the arrival details until the day of arrival, and the extras until the day before. */
export async function changeOwnArrival(
  platform: Platform,
  actor: Actor,
  { bookingId, arrival, extras }: ArrivalChange,
): Promise<Result<null, ChangeArrivalRefusal>> {
  if ((await countStayChange(platform, actor)) !== null) return refused("too-many-changes")
  const today = platform.clock.today()
  try {
    return await platform.db.transaction(async (tx) => {
      const booking = await lockAndFindBooking(tx, bookingId)
      if (!booking || !isGuestOf(actor, booking)) return refused("unknown-booking")
      if (!canChangeArrival(booking, today)) return refused("not-changeable")
      await (arrival ? saveArrival(tx, bookingId, arrival) : removeArrival(tx, bookingId))
      if (canChangeExtras(booking, today)) await replaceExtras(tx, booking, extras)
      const after = await findBookingById(tx, bookingId)
      await recordAudit(tx, actor, {
        action: "change-arrival",
        subjectType: "booking",
        subjectId: bookingId,
        before: {
          arrivalTime: booking.arrival?.time,
          airportCar: booking.arrival?.wantsCar,
          ...auditedExtras(booking),
        },
        after: {
          arrivalTime: arrival?.time,
          airportCar: arrival?.wantsCar,
          ...(after && auditedExtras(after)),
        },
      })
      return done(null)
    })
  } catch (error) {
    if (error instanceof ExtraChanged) return refused("extra-changed")
    throw error
  }
}

/** The extras of a booking with what they cost together; nothing for a booking without any. */
const auditedExtras = (booking: Booking): { readonly extras?: string } =>
  booking.extras.length === 0 ? {} : { extras: formatExtras(booking.extras, booking) }

/** An extra that was booked before keeps the price at which it was booked. */
async function replaceExtras(
  tx: Sql,
  { id, extras: booked }: Booking,
  requested: readonly RequestedExtra[],
): Promise<void> {
  const isRequested = (extra: RequestedExtra) =>
    requested.some(({ extraId, price }) => extraId === extra.extraId && price === extra.price)
  const removed = booked.filter((extra) => !isRequested(extra)).map(({ extraId }) => extraId)
  await removeBookedExtras(tx, id, removed)
  const added = requested.filter(({ extraId }) =>
    booked.every((extra) => extra.extraId !== extraId || removed.includes(extraId)),
  )
  if (!(await insertBookedExtras(tx, id, added))) throw new ExtraChanged()
}
