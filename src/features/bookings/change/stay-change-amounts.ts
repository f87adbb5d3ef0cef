import type { Booking } from "#src/features/bookings/booking.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import type { ChangedExtras } from "#src/features/bookings/extras/changed-extras.ts"
import type { ChargedLine } from "#src/features/folio/charge-groups.ts"
import { respreadDiscounts } from "#src/features/folio/discount-lines.ts"
import {
  accommodationSac,
  type AmountsByPayer,
  creditsOf,
  type FolioLine,
  type NewFolioLine,
  owedBy,
  type PayerLine,
  payerOfRooms,
  sumByPayer,
  sumLines,
} from "#src/features/folio/folio-line.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import { type PaymentLeft, refundParts } from "#src/features/bookings/pay/refund-parts.ts"
import { add, atLeastZero, type Money, subtract, times } from "#src/shared/money.ts"
import type { Priced, StayChange } from "./stay-change.ts"

type PricedNights = Pick<Quote, "nights" | "rooms">

/** The charges of a folio with new nights and added lines, and its discounts spread over them. */
function linesWith(
  lines: readonly FolioLine[],
  { nights, rooms }: PricedNights,
  added: readonly NewFolioLine[] = [],
): readonly ChargedLine[] {
  const payer = payerOfRooms(lines)
  const roomCharges = nights.map((night) => ({
    kind: "room" as const,
    payer,
    amount: times(night.price, night.rooms ?? rooms),
    gstBasisPoints: night.basisPoints,
    sac: accommodationSac,
  }))
  const charges = [...lines.filter(({ kind }) => kind !== "room"), ...roomCharges, ...added]
  return [...charges, ...respreadDiscounts(lines, charges, "")]
}

/** The amount saved by removing the nights outside of the new dates, after the discounts are spread again. */
export function savingOfRemovedNights(booking: Booking, lines: readonly FolioLine[], to: Stay): Money {
  const nights = booking.nights.filter(({ night }) => night >= to.checkIn && night < to.checkOut)
  const kept = linesWith(lines, { nights, rooms: booking.rooms })
  return atLeastZero(sumLines(lines).charged - sumLines(kept).charged)
}

type PricedFolio = Priced & {
  readonly lines: readonly FolioLine[]
  readonly extras: ChangedExtras
  /** What can be refunded online; empty from the day of check-in. */
  readonly payments: readonly PaymentLeft[]
}

/** What a change would refund and leave to pay. */
export function computeStayChange(
  booking: Booking,
  { lines, extras, payments, ...priced }: PricedFolio,
): StayChange {
  const difference = subtract(priced.quote.total, booking.total)
  const fee = { kind: "fee" as const, amount: priced.fee, payer: payerOfRooms(lines) }
  const after = [...linesWith(lines, priced.quote, [...extras.voids, ...extras.charges]), fee]
  const credit = atLeastZero(-sumLines(after).owed)
  const refunds = sumByPayer(refundParts(payments, { amount: credit, credits: creditsOf(after) }))
  return { ...priced, extras: extras.difference, difference, ...balanceAfter(after, refunds) }
}

/** What a change refunds, and the balance after it: of lines without the refunds. */
export const balanceAfter = (
  lines: readonly PayerLine[],
  refunds: AmountsByPayer,
): Pick<StayChange, "refund" | "companyRefund" | "owed" | "companyOwed"> => {
  const refund = add(refunds.guest, refunds.company)
  return {
    refund,
    companyRefund: refunds.company,
    owed: add(sumLines(lines).owed, refund),
    companyOwed: add(owedBy(lines, "company"), refunds.company),
  }
}
