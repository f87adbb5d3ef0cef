import type { Booking } from "#src/features/bookings/booking.ts"
import { listBookedExtraLines } from "#src/features/bookings/extras/booked-extra.ts"
import { firstPostedOn } from "#src/features/folio/first-posting.ts"
import { type ChargeGroup, groupCharges, negateAmounts } from "#src/features/folio/charge-groups.ts"
import { trimDiscounts } from "#src/features/folio/discount-lines.ts"
import {
  accommodationSac,
  type FolioLine,
  isReversed,
  type NewFolioLine,
  type PayerLine,
  sumLines,
} from "#src/features/folio/folio-line.ts"
import { listTransferredRoomCharges } from "#src/features/folio/transferred-rooms.ts"
import { voidLines } from "#src/features/folio/void-lines.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { add, atLeastZero, type Money, subtract, sum, zero } from "#src/shared/money.ts"

/** The charges of a folio that remain after a cancellation, before its fee. */
type RemainingCharges = {
  /** Voids of the booked extras, and of discounts beyond the remaining charges. */
  readonly voids: readonly NewFolioLine[]
  /** The remaining charges: extras that the desk charged and earlier fees, less their discounts. */
  readonly extras: Money
  /** The folio after the cancellation without room charges and fee, with voids, payments and refunds. */
  readonly lines: readonly PayerLine[]
  /** The price of the stay less its discounts: the limit of the fee, so that cancelling never costs more than staying. */
  readonly stayPrice: Money
}

const reason = "the booking was cancelled"

/**
 * The discounts that a cancellation took off the bill of a booking. Its fee is at most the discounted stay, so the guest may
 * still have them.
 */
export const sumEndedDiscounts = ({ status }: Pick<Booking, "status">, lines: readonly FolioLine[]): Money =>
  status === "cancelled"
    ? sum(
        lines
          .filter((line) => line.kind === "discount" && line.reason === reason)
          .map(({ amount }) => amount),
      )
    : zero

/** Room charges are not among the voids: the transition of the booking reverses them (`adjustRoomCharges`). */
export function remainingCharges(booking: Booking, lines: readonly FolioLine[]): RemainingCharges {
  // A room charge that was transferred to another booking ends with the stay too; the desk transfers it back.
  const transferred = new Set(listTransferredRoomCharges(lines))
  const extraVoids = voidLines(listBookedExtraLines(booking, lines), reason)
  const charges = [...lines.filter((line) => line.kind !== "room" && !transferred.has(line)), ...extraVoids]
  const discountVoids = trimDiscounts(lines, charges, reason)
  const left = [...charges, ...discountVoids]
  const ended = sum(discountVoids.filter(({ sac }) => sac === accommodationSac).map(({ amount }) => amount))
  return {
    voids: [...extraVoids, ...discountVoids],
    extras: sumLines(left).charged,
    lines: left,
    // Booked extras can have the SAC of rooms, so the voided discounts may exceed those on the stay.
    stayPrice: atLeastZero(booking.total - ended),
  }
}

/** The room charges that end with a stay, less the discounts that end with them. */
export const endedStay = (before: readonly FolioLine[], voids: readonly NewFolioLine[]): ChargeGroup[] =>
  groupCharges([
    ...before.filter(({ kind }) => kind === "room"),
    ...voids.filter(({ kind }) => kind === "discount").map((line) => ({ ...line, ...negateAmounts(line) })),
  ])

/**
 * The booked extras that a clerk waives by ending the stay: those that were charged before this day, which the desk may not
 * void (decision 125), and the paid part of today's, which would be refunded (decision 145).
 */
export function sumEndedExtras(booking: Booking, lines: readonly FolioLine[], today: CalendarDate): Money {
  const charged = listBookedExtraLines(booking, lines).filter((line) => !isReversed(line))
  const sumOf = (some: readonly FolioLine[]) => sum(some.map(({ amount }) => amount))
  const ofToday = sumOf(charged.filter((line) => firstPostedOn(line, lines) === today))
  const paidOfToday = atLeastZero(Math.min(ofToday, ofToday - sumLines(lines).owed))
  return add(subtract(sumOf(charged), ofToday), paidOfToday)
}
