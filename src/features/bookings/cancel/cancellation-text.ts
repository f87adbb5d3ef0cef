import { formatDateChangeRule } from "#src/shared/date-change-text.ts"
import { formatHoursBeforeCheckIn, refundTiming } from "#src/features/bookings/booking-text.ts"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { formatHotelDate, formatHotelTime } from "#src/shared/hotel-moment.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import {
  type CancellableStay,
  type CancellationStep,
  canChangeDates,
  cancellationCharge,
  freeCancellationHours,
  isFreeToCancel,
} from "#src/features/pricing/cancellation-policy.ts"
import { instantAt, startOfStay } from "#src/features/day-rooms/day-room.ts"
import { dayRoomRule } from "#src/features/day-rooms/day-room-text.ts"

/**
 * What a cancellation after the free hours costs, in words and as an amount. `now` is before the arrival or after it. It
 * costs at most the price less the discounts.
 */
function formatLateCharge(stay: CancellableStay, now: Date, discounts: Money): string {
  const arrival = startOfStay(stay)
  const full = cancellationCharge(stay, now > arrival ? now : arrival)
  const limit = subtract(stay.total, discounts)
  const charge = formatMoney(full > limit ? limit : full)
  const less = discounts > 0 ? " less its discount" : ""
  if (stay.dayRoom) return `the price of the whole day room${less}, ${charge}.`
  if (now > arrival || full > limit) return `the price of the whole stay${less}, ${charge}.`
  const nights = Math.min(stay.cancellationPolicy.lateNights, stay.nightTotals.length)
  const charged = nights === 1 ? "the first night" : `the first ${nights} nights`
  return `the price of ${charged}, ${charge}. A guest who does not arrive is charged the whole stay${less}.`
}

const freeEndedText = "Free cancellation of this stay ended before its dates were changed."

/**
 * The cancellation policy of a stay with its time limits (CONST-6). `at` is the instant at which it is read, and
 * `discounts` those that the desk gave on the stay.
 */
export function formatCancellation(stay: CancellableStay, at: string, discounts: Money = zero): string[] {
  const { cancellationPolicy: policy, rooms } = stay
  const now = new Date(at)
  const hours = freeCancellationHours(stay)
  const limit = formatHoursBeforeCheckIn(stay, hours)
  const why = rooms > policy.groupRooms ? ` for more than ${policy.groupRooms} rooms` : ""
  const terms = `${limit}, New Delhi time: ${hours} hours before check-in${why}.`
  const late = formatLateCharge(stay, now, discounts)
  const cancelling =
    cancellationCharge(stay, now) === zero
      ? [`Cancel free of charge until ${terms}`, `After that it costs ${late}`]
      : [
          policy.isFreeEnded ? freeEndedText : `Free cancellation of this stay ended at ${terms}`,
          `Cancelling costs ${late}`,
        ]
  const changing = stay.dayRoom
    ? dayRoomRule
    : formatDateChangeRule(policy, formatHoursBeforeCheckIn(stay, policy.freeHours))
  const isChangeable = stay.dayRoom || canChangeDates(stay, now)
  return [...cancelling, ...(isChangeable ? [changing] : []), refundTiming]
}

/**
 * Until when a stay can be cancelled free of charge; null when that ends today or has ended: the pages that show it are
 * cached until midnight.
 */
export function formatFreeCancellation(stay: CancellableStay, today: CalendarDate): string | null {
  const midnight = instantAt(`${addDays(today, 1)}T00:00`)
  if (!isFreeToCancel(stay, midnight)) return null
  return `Free cancellation until ${formatHoursBeforeCheckIn(stay, freeCancellationHours(stay))}.`
}

const formatLimit = (until: Date): string => {
  const instant = until.toISOString()
  return `until ${formatHotelTime(instant)} on ${formatHotelDate(instant)}`
}

const formatStep = ({ until }: CancellationStep, index: number): string => {
  if (until === null) return index === 0 ? "Cancelling from now on" : "After that, or without arriving"
  return `${index === 0 ? "Cancel" : "Then"} ${formatLimit(until)}`
}

/** What a cancellation costs by date, one row for each step. */
export const cancellationCostRows = (steps: readonly CancellationStep[]): LabelledValue[] =>
  steps.map((step, index) => ({
    label: formatStep(step, index),
    value: step.charge === 0 ? "Free" : formatMoney(step.charge),
  }))
