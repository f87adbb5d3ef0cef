import { dayRoomRule } from "#src/features/day-rooms/day-room-text.ts"
import { tooManyChangesText, unpaidLimitMessages } from "#src/features/bookings/place/booking-limits.ts"
import {
  type RefusalMessage,
  formatMinimumStay,
  formatNotAvailable,
  formatPriceDifference,
  formatStayRefusal,
} from "#src/features/availability/availability-messages.ts"
import { termsDifferText } from "#src/features/bookings/cancel/seen-terms.ts"
import type { NewStayRefusal } from "#src/features/availability/stay.ts"
import { messages } from "#src/shared/messages.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { ChangeStayRefusal, StayChangeReader } from "./stay-change.ts"

/** The text of a refusal of new dates, and its form field. */
export function formatNewStayRefusal(reason: NewStayRefusal): RefusalMessage {
  if (reason === "has-arrived")
    return { field: "checkIn", text: "The guest has arrived: the Check-In date cannot be changed." }
  if (reason === "check-out-past")
    return { field: "checkOut", text: "Check-Out date cannot be earlier than today." }
  return formatStayRefusal(reason)
}

/** The text of a refused change. Only the desk may confirm a stay below the minimum. */
export function formatStayChangeRefusal(refusal: ChangeStayRefusal, reader: StayChangeReader): string {
  switch (refusal.kind) {
    case "stay":
      return formatNewStayRefusal(refusal.reason).text
    case "not-available":
      return formatNotAvailable(refusal).text
    case "price-differs":
      return formatPriceDifference(refusal.quote).text
    case "over-limit":
      return `This move waives or refunds ${formatMoney(refusal.waived)} that the hotel keeps now, and your limit is ${formatMoney(refusal.limit)}. An Admin has to move it.`
    case "terms-differ":
      return termsDifferText
    case "too-short":
      return `Here ${formatMinimumStay(refusal)}.${reader === "desk" ? " Confirm that you move it all the same." : ""}`
    case "day-room":
      return dayRoomRule
    case "too-late":
      return "It is too late to change these dates here. Please call us: we will see what can be done."
    case "zero-total":
      return messages.availability.zeroTotal
    case "unverified-limit":
    case "unpaid-limit":
      return unpaidLimitMessages[refusal.kind]
    case "too-many-changes":
      return tooManyChangesText
    case "not-changeable":
      return "Only a confirmed stay can be changed."
    case "forbidden":
    case "unknown-booking":
      return "You cannot change this booking."
  }
}
