import type { PaymentOrder, PaymentRefusal } from "#src/features/payments/payment.ts"
import { type CheckoutClaim, openOrder, verifyCheckout } from "#src/features/payments/payments.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { type Booking, isPayable } from "#src/features/bookings/booking.ts"
import { isGuestOf } from "#src/features/bookings/booking-access.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { type Deposit, depositState } from "#src/features/bookings/deposits/deposit.ts"
import { type SettleOutcome, settlePayment } from "./settle-payment.service.ts"

export type StartPaymentRefusal =
  | "not-signed-in"
  | "unknown-booking"
  | "already-paid"
  | "lapsed"
  | "ended"
  | "online-payment-off"

/** Opens the order for the amount that the booking still owes; for its guest without the part of the company. */
export async function startPayment(
  platform: Platform,
  actor: Actor,
  bookingId: string,
): Promise<Result<{ booking: Booking; order: PaymentOrder }, StartPaymentRefusal>> {
  if (actor.kind === "visitor") return refused("not-signed-in")
  const booking = await findBooking(platform, actor, bookingId)
  if (!booking) return refused("unknown-booking")
  // Its payment counts as done once it is returned.
  if (booking.status === "cancelled") return refused("ended")
  if (booking.paymentStatus === "done") return refused("already-paid")
  if (booking.status === "expired") return refused("lapsed")
  if (!isPayable(booking)) return refused("ended")
  if (platform.cardPayments.provider === "none") return refused("online-payment-off")
  const { id, reference, total, status, owed } = booking
  // A confirmed booking may be paid in part, as after a change to more expensive dates.
  const due = isGuestOf(actor, booking) ? booking.guestDue : owed
  const amount = status === "confirmed" ? due : total
  if (amount <= 0) return refused("already-paid")
  const isGuestPart = status === "confirmed" && amount < owed
  return done({ booking, order: await openOrder(platform, { id, reference, amount, isGuestPart }) })
}

/** Opens the order for what is left of a deposit, which a payment link requests. */
export async function startDepositPayment(
  platform: Platform,
  { id, reference }: Pick<Booking, "id" | "reference">,
  deposit: Deposit,
): Promise<Result<{ order: PaymentOrder }, StartPaymentRefusal>> {
  const isPaid = depositState(deposit, platform.clock.today()) === "paid"
  if (deposit.due <= 0)
    return refused(isPaid && deposit.bookingStatus !== "cancelled" ? "already-paid" : "ended")
  if (platform.cardPayments.provider === "none") return refused("online-payment-off")
  return done({
    order: await openOrder(platform, { id, reference, amount: deposit.due, isGuestPart: false }),
  })
}

export type VerifyRefusal = PaymentRefusal | "not-signed-in" | "unknown-booking"

/** Verifies a payment that the guest's browser reports, and settles it (PAY-4). */
export async function verifyPayment(
  platform: Platform,
  actor: Actor,
  claim: CheckoutClaim,
): Promise<Result<Exclude<SettleOutcome, "unmatched">, VerifyRefusal>> {
  if (actor.kind === "visitor") return refused("not-signed-in")
  const booking = await findBooking(platform, actor, claim.bookingId)
  if (!booking) return refused("unknown-booking")
  const verified = await verifyCheckout(platform, { ...claim, bookingId: booking.id })
  if (!verified.ok) return verified
  const settlement = await settlePayment(platform, verified.value)
  return settlement === "unmatched" ? refused("amount-differs") : done(settlement)
}
