import type { Booking } from "#src/features/bookings/booking.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import type { ChangedExtras } from "#src/features/bookings/extras/changed-extras.ts"
import type { ChargedLine } from "#src/features/folio/charge-groups.ts"
import { respreadDiscounts } from "#src/features/folio/discount-lines.ts"
import {
  accommodationSac,
  type FolioLine,
  type NewFolioLine,
  payerOfRooms,
  sumLines,
} from "#src/features/folio/folio-line.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import { fromPaise, type Money, subtract, times } from "#src/shared/money.ts"
import type { Priced, StayChange } from "./stay-change.ts"

type PricedNights = Pick<Quote, "nights" | "rooms">

/** The charges of a folio with other nights and further lines, when its discounts are spread over them. */
function chargesWith(
  lines: readonly FolioLine[],
  { nights, rooms }: PricedNights,
  added: readonly NewFolioLine[] = [],
): readonly Pick<ChargedLine, "kind" | "amount">[] {
  const payer = payerOfRooms(lines)
  const roomCharges = nights.map((night) => ({
    kind: "room" as const,
    payer,
    amount: times(night.price, night.rooms ?? rooms),
    gstBasisPoints: night.basisPoints,
    sac: accommodationSac,
  }))
  const charges = [...lines.filter(({ kind }) => kind !== "room"), ...roomCharges, ...added]
  return [...charges, ...respreadDiscounts(lines, charges, "the dates changed")]
}

/** What giving up the nights outside of new dates saves, once the discounts are spread over the nights that stay. */
export function savedByLeaving(booking: Booking, lines: readonly FolioLine[], to: Stay): Money {
  const nights = booking.nights.filter(({ night }) => night >= to.checkIn && night < to.checkOut)
  const kept = chargesWith(lines, { nights, rooms: booking.rooms })
  return fromPaise(Math.max(0, sumLines(lines).charged - sumLines(kept).charged))
}

type PricedFolio = Priced & {
  readonly lines: readonly FolioLine[]
  readonly extras: ChangedExtras
  readonly refundable: Money
}

/** What a change of dates would refund and leave to pay. */
export function computeStayChange(
  booking: Booking,
  { lines, extras, refundable, ...priced }: PricedFolio,
): StayChange {
  const difference = subtract(priced.quote.total, booking.total)
  const { paid } = sumLines(lines)
  const { charged } = sumLines(chargesWith(lines, priced.quote, [...extras.voids, ...extras.charges]))
  const balance = charged + priced.fee - paid
  const refund = fromPaise(Math.min(Math.max(0, -balance), refundable))
  return { ...priced, extras: extras.difference, difference, refund, owed: fromPaise(balance + refund) }
}
