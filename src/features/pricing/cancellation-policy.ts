import { startOfStay, type StayTimes } from "#src/features/day-rooms/day-room.ts"
import { type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { millisecondsPerHour } from "#src/shared/format/durations.ts"

/** The policy that a booking was made under, copied to it (CONST-6, L-14). */
export type CancellationPolicy = {
  /** Free of charge when this many hours or more remain before check-in. */
  readonly freeHours: number
  /** The free hours of bookings with more than `groupRooms` rooms. */
  readonly groupFreeHours: number
  readonly groupRooms: number
  /** How many nights a late cancellation is charged. */
  readonly lateNights: number
  /** The dates were changed after free cancellation had ended: new dates do not bring it back. */
  readonly isFreeEnded?: boolean
}

export const cancellationPolicyOf2025: CancellationPolicy = {
  freeHours: 24,
  groupFreeHours: 72,
  groupRooms: 3,
  lateNights: 1,
}

const hoursBefore = (now: Date, stay: StayTimes): number =>
  (startOfStay(stay).getTime() - now.getTime()) / millisecondsPerHour

export type CancellableStay = StayTimes & {
  readonly rooms: number
  readonly total: Money
  /** The price of each night for all rooms, in order. */
  readonly nightTotals: readonly Money[]
  readonly cancellationPolicy: CancellationPolicy
}

export const freeCancellationHours = (
  stay: Pick<CancellableStay, "rooms" | "cancellationPolicy">,
): number => {
  const policy = stay.cancellationPolicy
  return stay.rooms > policy.groupRooms ? policy.groupFreeHours : policy.freeHours
}

/** Whether the free hours of a stay have not ended yet (CONST-6). */
export const isFreeToCancel = (stay: CancellableStay, now: Date): boolean =>
  stay.cancellationPolicy.isFreeEnded !== true && hoursBefore(now, stay) >= freeCancellationHours(stay)

/** The fee of a guest who does not arrive: the whole stay (CONST-6). */
const noShowFee = (stay: CancellableStay): Money => stay.total

/**
 * The fee of a cancellation: none until the free hours before check-in, then the price of the first nights, after check-in
 * time the no-show fee (CONST-6). A late cancellation of a day room costs its whole price.
 */
export function cancellationCharge(stay: CancellableStay, now: Date): Money {
  if (isFreeToCancel(stay, now)) return zero
  if (hoursBefore(now, stay) < 0 || stay.dayRoom) return noShowFee(stay)
  return sum(stay.nightTotals.slice(0, stay.cancellationPolicy.lateNights))
}

/** The charge of a cancellation up to and including an instant; null without an end. */
export type CancellationStep = { readonly until: Date | null; readonly charge: Money }

/** The charges of a cancellation from `now` on, in order of time; adjacent steps of the same charge are merged (CONST-6). */
export function listCancellationSteps(stay: CancellableStay, now: Date): CancellationStep[] {
  const checkInAt = startOfStay(stay)
  const freeUntil = new Date(checkInAt.getTime() - freeCancellationHours(stay) * millisecondsPerHour)
  const limits = stay.cancellationPolicy.isFreeEnded ? [checkInAt] : [freeUntil, checkInAt]
  const coming = limits.filter((limit) => limit >= now)
  const steps = [
    ...coming.map((until) => ({ until, charge: cancellationCharge(stay, until) })),
    { until: null, charge: noShowFee(stay) },
  ]
  return steps.filter(({ charge }, index) => charge !== steps[index + 1]?.charge)
}

/** The fee for nights given up after the time limit for changes: that of a late cancellation, for these nights (CONST-6). */
export const shorteningFee = (
  stay: StayTimes &
    Pick<CancellableStay, "cancellationPolicy"> & {
      readonly removedNightTotals: readonly Money[]
    },
  now: Date,
): Money =>
  canChangeDates(stay, now) ? zero : sum(stay.removedNightTotals.slice(0, stay.cancellationPolicy.lateNights))

/** The refund after the charge; never negative. */
export const refundAfterCharge = (charge: Money, paid: Money): Money =>
  paid > charge ? subtract(paid, charge) : zero

/** Guests may change dates until `freeHours` before check-in, for any number of rooms (CONST-6). */
export const canChangeDates = (
  stay: StayTimes & Pick<CancellableStay, "cancellationPolicy">,
  now: Date,
): boolean => hoursBefore(now, stay) >= stay.cancellationPolicy.freeHours

/**
 * The policy of a stay whose dates are changed now. A group may change its dates when free cancellation has ended; it
 * could otherwise move the stay and then cancel it free of charge. What the desk waives after the limit for changes is
 * counted elsewhere (decision 108).
 */
export const policyAfterChange = (stay: CancellableStay, now: Date): CancellationPolicy =>
  canChangeDates(stay, now) && cancellationCharge(stay, now) > 0
    ? { ...stay.cancellationPolicy, isFreeEnded: true }
    : stay.cancellationPolicy
