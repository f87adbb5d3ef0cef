import {
  formatMinimumStay,
  formatNotAvailable,
  formatPartyRefusal,
  formatPriceDifference,
} from "#src/features/availability/availability-messages.ts"
import { termsDifferText } from "#src/features/bookings/cancel/seen-terms.ts"
import { dayRoomRule } from "#src/features/day-rooms/day-room-text.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import { messages } from "#src/shared/messages.ts"
import { formatMoney } from "#src/shared/money.ts"
import type { ChangeRoomTypeRefusal, NewRoomType } from "./room-type-change.ts"

/** The text of a refused change of room type. */
export function formatRoomTypeRefusal(refusal: ChangeRoomTypeRefusal): string {
  switch (refusal.kind) {
    case "not-booked":
      return "This booking has no room of this type any more."
    case "too-many-rooms":
      return `This booking has only ${formatCount(refusal.booked, "room")} of this type.`
    case "same-type":
      return "Choose another room type than the booked one."
    case "not-sold":
      return "This room type is not for sale."
    case "party":
      return formatPartyRefusal(refusal.reason, refusal.room).text
    case "not-available":
      return formatNotAvailable(refusal).text
    case "price-differs":
      return formatPriceDifference(refusal.quote).text
    case "over-limit":
      return `This change waives ${formatMoney(refusal.waived)} of what a cancellation costs now, and your limit is ${formatMoney(refusal.limit)}. An Admin has to change the room type.`
    case "upgrade-over-limit":
      return `At today’s price the new room type costs ${formatMoney(refusal.amount)} more, and your limit for an upgrade at the kept price is ${formatMoney(refusal.limit)}. Choose the price of the new room type, or ask an Admin for approval.`
    case "terms-differ":
      return termsDifferText
    case "too-short":
      return `Here ${formatMinimumStay(refusal)}. Confirm that you change the room type all the same.`
    case "day-room":
      return dayRoomRule
    case "has-begun":
      return "The first night of this stay is past, and a booking has one room type for all its nights. Change the Check-Out date to today, and book the other room type for the nights that are left."
    case "zero-total":
      return messages.availability.zeroTotal
    case "decided":
      return "Somebody has decided this already."
    case "not-changeable":
      return "Only a confirmed stay can be changed."
    case "forbidden":
    case "unknown-booking":
      return "You cannot change this booking."
  }
}

const fields: Partial<Record<ChangeRoomTypeRefusal["kind"], keyof NewRoomType>> = {
  "too-many-rooms": "rooms",
  "same-type": "to",
  "not-sold": "to",
  "not-available": "to",
  "upgrade-over-limit": "price",
  party: "to",
}

/** The field that a refusal belongs to; undefined for refusals of the whole form. */
export const fieldOfRoomTypeRefusal = ({ kind }: ChangeRoomTypeRefusal): keyof NewRoomType | undefined =>
  fields[kind]
