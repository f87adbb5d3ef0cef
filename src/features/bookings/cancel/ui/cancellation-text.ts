import { formatDateChangeRule } from "#src/shared/date-change-rule.ts"
import { formatHoursBeforeCheckIn, refundTiming } from "#src/features/bookings/booking-text.ts"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { formatHotelDate, formatHotelTime } from "#src/shared/hotel-moment.ts"
import { formatMoney } from "#src/shared/money.ts"
import {
  type CancellationPolicy,
  type CancellationStep,
  freeHoursOf,
} from "#src/features/pricing/cancellation-policy.ts"
import { startOfStay, type StayTimes } from "#src/features/day-rooms/day-room.ts"
import { dayRoomRule } from "#src/features/day-rooms/day-room-text.ts"

const millisecondsPerHour = 3_600_000

export type CancellableTerms = {
  readonly stay: StayTimes
  readonly rooms: number
  readonly policy: CancellationPolicy
}

const formatLateNights = ({ lateNights }: CancellationPolicy): string =>
  lateNights === 1 ? "the first night" : `the first ${lateNights} nights`

/** The cancellation policy of a stay with its time limits (CONST-6). `now` is an instant. */
export function formatCancellation({ stay, rooms, policy }: CancellableTerms, now: string): string[] {
  const hours = freeHoursOf({ rooms, cancellationPolicy: policy })
  const hoursLeft = (startOfStay(stay).getTime() - Date.parse(now)) / millisecondsPerHour
  const limit = formatHoursBeforeCheckIn(stay, hours)
  const why = rooms > policy.groupRooms ? ` for more than ${policy.groupRooms} rooms` : ""
  const late = formatLateNights(policy)
  const price = stay.dayRoom
    ? "the whole day room."
    : `${late}. A guest who does not arrive is charged the whole stay.`
  const isFree = hoursLeft >= hours
  const cancelling = isFree
    ? [
        `Cancel free of charge until ${limit}, New Delhi time: ${hours} hours before check-in${why}.`,
        `After that it costs the price of ${price}`,
      ]
    : [
        `Free cancellation of this stay ended at ${limit}, New Delhi time: ${hours} hours before check-in${why}.`,
        `Cancelling costs the price of ${price}`,
      ]
  const changing = stay.dayRoom
    ? dayRoomRule
    : formatDateChangeRule(policy, formatHoursBeforeCheckIn(stay, policy.freeHours))
  const isChangeable = stay.dayRoom || hoursLeft >= policy.freeHours
  return [...cancelling, ...(isChangeable ? [changing] : []), refundTiming]
}

const formatLimit = (until: Date): string => {
  const instant = until.toISOString()
  return `until ${formatHotelTime(instant)} on ${formatHotelDate(instant)}`
}

const formatStep = ({ until }: CancellationStep, index: number): string => {
  if (until === null) return index === 0 ? "From now on" : "After that, or without arriving"
  return `${index === 0 ? "Cancel" : "Then"} ${formatLimit(until)}`
}

/** What a cancellation costs by date, one row for each step. */
export const cancellationCostRows = (steps: readonly CancellationStep[]): LabelledValue[] =>
  steps.map((step, index) => ({
    label: formatStep(step, index),
    value: step.charge === 0 ? "Free" : formatMoney(step.charge),
  }))
