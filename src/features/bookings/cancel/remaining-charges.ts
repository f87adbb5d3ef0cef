import type { Booking } from "#src/features/bookings/booking.ts"
import { listBookedExtraLines } from "#src/features/bookings/extras/booked-extra.ts"
import { trimDiscounts } from "#src/features/folio/discount-lines.ts"
import {
  accommodationSac,
  type FolioLine,
  type NewFolioLine,
  type PayerLine,
  sumLines,
} from "#src/features/folio/folio-line.ts"
import { listRoomChargesAway } from "#src/features/folio/transferred-rooms.ts"
import { voidLines } from "#src/features/folio/void-lines.ts"
import { fromPaise, type Money, sum } from "#src/shared/money.ts"

/** What a cancellation leaves of the charges of a folio, before its fee. */
export type RemainingCharges = {
  /** Void the extras of the booking, and what the discounts are more than the charges that stay. */
  readonly voids: readonly NewFolioLine[]
  /** Extras that the desk charged and earlier fees, less their discounts. */
  readonly extras: Money
  /** The folio without its stay: the lines that stay, the voids, payments and refunds. */
  readonly lines: readonly PayerLine[]
  /** The price of the stay less the discounts on it: a stay that is cancelled costs no more than one that is not. */
  readonly stayPrice: Money
}

const reason = "the booking was cancelled"

/** The room charges are reversed by the nights of the booking. */
export function remainingCharges(booking: Booking, lines: readonly FolioLine[]): RemainingCharges {
  // A room charge that another booking pays ends with the stay, and is transferred back.
  const away = new Set(listRoomChargesAway(lines))
  const extraVoids = voidLines(listBookedExtraLines(booking, lines), reason)
  const charges = [...lines.filter((line) => line.kind !== "room" && !away.has(line)), ...extraVoids]
  const discountVoids = trimDiscounts(lines, charges, reason)
  const left = [...charges, ...discountVoids]
  const ended = sum(discountVoids.filter(({ sac }) => sac === accommodationSac).map(({ amount }) => amount))
  return {
    voids: [...extraVoids, ...discountVoids],
    extras: sumLines(left).charged,
    lines: left,
    // A discount may be of an extra of the booking as well, which can have the same code.
    stayPrice: fromPaise(Math.max(0, booking.total - ended)),
  }
}
