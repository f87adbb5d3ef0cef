import type { Stay } from "#src/features/availability/stay.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { changeChargedExtras } from "#src/features/bookings/extras/change-extras.service.ts"
import { refundBooking } from "#src/features/bookings/pay/refund-booking.service.ts"
import { respreadDiscounts } from "#src/features/folio/discount-lines.ts"
import { feeLines } from "#src/features/folio/fee-lines.ts"
import { creditsOf, payerOfRooms, sumLines } from "#src/features/folio/folio-line.ts"
import { adjustRoomCharges, insertFolioLines, listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { atLeastZero, subtract, zero } from "#src/shared/money.ts"
import { isCheckInDayReached } from "./change-terms.service.ts"
import { balanceAfter } from "./stay-change-amounts.ts"
import type { Priced, StayChange } from "./stay-change.ts"

/** How a change is named on the folio and in its refund. */
type ChangeText = {
  readonly roomCharge: string
  readonly reason: string
  readonly refundReason: string
}

type PostedChange = {
  readonly actor: Actor
  readonly booking: Booking
  readonly to: Stay
  readonly priced: Priced
  readonly text: ChangeText
}

/**
 * Posts the difference of the nights and of the extras, the discounts that still fit, and the fee for nights that are
 * given up. An overpayment is refunded the way it was paid; a difference is owed.
 */
export async function postChange(platform: Platform, tx: Sql, change: PostedChange): Promise<StayChange> {
  const { actor, booking, to, priced, text } = change
  const { quote, fee } = priced
  const by = { bookingId: booking.id, actor, businessDate: platform.clock.today() }
  await adjustRoomCharges(tx, { ...by, description: text.roomCharge })
  const newStay = { booking, to, nights: quote.nights, reason: text.reason }
  const extras = await changeChargedExtras(tx, newStay, by)
  const removed = booking.nights.filter(({ night }) => night < to.checkIn || night >= to.checkOut)
  const lines = await listFolioLines(tx, booking.id)
  const discounts = respreadDiscounts(lines, lines, text.reason)
  const feeName = { description: "Fee for a late change", payer: payerOfRooms(lines) }
  await insertFolioLines(tx, { ...by, lines: [...discounts, ...feeLines(fee, removed, feeName)] })
  return { ...priced, extras, ...(await refundOverpayment(platform, tx, change)) }
}

// From check-in on a credit stays on the folio: the desk refunds it separately, within the limits of the clerk's role.
async function refundOverpayment(
  platform: Platform,
  tx: Sql,
  { booking, actor, priced, text }: PostedChange,
): Promise<Omit<StayChange, keyof Priced | "extras">> {
  const lines = await listFolioLines(tx, booking.id)
  const overpaid = isCheckInDayReached(booking, platform) ? zero : atLeastZero(-sumLines(lines).owed)
  const request = { bookingId: booking.id, actor, amount: overpaid, credits: creditsOf(lines) }
  const refunds = await refundBooking(platform, tx, { ...request, reason: text.refundReason })
  return { difference: subtract(priced.quote.total, booking.total), ...balanceAfter(lines, refunds) }
}
