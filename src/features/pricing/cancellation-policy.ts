import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { type Money, subtract, zero } from "#src/shared/money.ts"

/** The policy that a booking was made under, copied to it (CONST-6, L-14). */
export type CancellationPolicy = {
  /** Free of charge when this many hours or more remain before check-in. */
  readonly freeHours: number
  /** The same for bookings of more than `groupRooms` rooms. */
  readonly groupFreeHours: number
  readonly groupRooms: number
  /** How many nights a late cancellation costs. */
  readonly lateNights: number
}

export const cancellationPolicyOf2025: CancellationPolicy = {
  freeHours: 24,
  groupFreeHours: 72,
  groupRooms: 3,
  lateNights: 1,
}

const millisecondsPerHour = 3_600_000

/** The instant of check-in at the hotel. */
export const checkInInstant = (checkIn: CalendarDate): Date =>
  new Date(`${checkIn}T${hotel.checkInTime}:00${hotel.utcOffset}`)

const hoursBefore = (now: Date, checkIn: CalendarDate): number =>
  (checkInInstant(checkIn).getTime() - now.getTime()) / millisecondsPerHour

export type CancellableStay = {
  readonly checkIn: CalendarDate
  readonly rooms: number
  readonly total: Money
  /** What each night costs, all rooms together, in order. */
  readonly nightTotals: readonly Money[]
  readonly cancellationPolicy: CancellationPolicy
}

export const freeHoursOf = (stay: Pick<CancellableStay, "rooms" | "cancellationPolicy">): number => {
  const policy = stay.cancellationPolicy
  return stay.rooms > policy.groupRooms ? policy.groupFreeHours : policy.freeHours
}

/** What cancelling now costs: nothing in time, one night late, everything after check-in (a no-show). */
export function cancellationCharge(stay: CancellableStay, now: Date): Money {
  const hours = hoursBefore(now, stay.checkIn)
  if (hours >= freeHoursOf(stay)) return zero
  if (hours < 0) return stay.total
  return stay.nightTotals
    .slice(0, stay.cancellationPolicy.lateNights)
    .reduce((a, b) => (a + b) as Money, zero)
}

/** What the guest gets back of what was paid; never negative. */
export const refundAfterCharge = (charge: Money, paid: Money): Money =>
  paid > charge ? subtract(paid, charge) : zero

/** Guests change their dates up to `freeHours` before check-in, however many rooms they have (CONST-6). */
export const canChangeDates = (
  stay: Pick<CancellableStay, "checkIn" | "cancellationPolicy">,
  now: Date,
): boolean => hoursBefore(now, stay.checkIn) >= stay.cancellationPolicy.freeHours
