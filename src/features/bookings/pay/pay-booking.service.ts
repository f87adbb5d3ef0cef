import type { PaymentOrder, ProofRefusal } from "#src/features/payments/payment.ts"
import {
  isKnownEvent,
  recordRefundEvent,
  rememberEvent,
} from "#src/features/payments/payment-events.service.ts"
import {
  findMissedPayments,
  listUndecidedPayments,
  openOrder,
  verifyProof,
  captureAuthorized,
} from "#src/features/payments/payments.service.ts"
import type { WebhookEvent } from "#src/platform/card-payments/card-payments.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { type Booking, isPayable } from "#src/features/bookings/booking.ts"
import { findBalance } from "#src/features/bookings/booking-changes.store.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { type Settlement, settlePayment, settleRecorded } from "./settle-payment.service.ts"

export type StartPaymentRefusal =
  | "not-signed-in"
  | "unknown-booking"
  | "already-paid"
  | "lapsed"
  | "ended"
  | "online-payment-off"

/** Opens the order that a guest pays their booking with; the amount is the booking's own, whatever was asked. */
export async function startPayment(
  platform: Platform,
  actor: Actor,
  bookingId: string,
): Promise<Result<{ booking: Booking; order: PaymentOrder }, StartPaymentRefusal>> {
  if (actor.kind === "visitor") return refused("not-signed-in")
  const booking = await findBooking(platform, actor, bookingId)
  if (!booking) return refused("unknown-booking")
  if (booking.paymentStatus === "done") return refused("already-paid")
  if (booking.status === "expired") return refused("lapsed")
  if (!isPayable(booking)) return refused("ended")
  if (platform.cardPayments.provider === "none") return refused("online-payment-off")
  const { id, reference, total, status } = booking
  // Of a certain booking a part may be paid already, as after a move to dearer dates.
  const amount = status === "confirmed" ? (await findBalance(platform.db, id)).owed : total
  if (amount <= 0) return refused("already-paid")
  return done({ booking, order: await openOrder(platform, { id, reference, amount }) })
}

export type PaymentClaim = {
  readonly bookingId: string
  readonly paymentId: string
  readonly orderId: string | null
  readonly signature: string | null
}

export type VerifyRefusal = ProofRefusal | "not-signed-in" | "unknown-booking"

/** Proves a payment that the guest's browser tells of, and settles it (PAY-4). */
export async function verifyPayment(
  platform: Platform,
  actor: Actor,
  claim: PaymentClaim,
): Promise<Result<Exclude<Settlement, "problem">, VerifyRefusal>> {
  if (actor.kind === "visitor") return refused("not-signed-in")
  const booking = await findBooking(platform, actor, claim.bookingId)
  if (!booking) return refused("unknown-booking")
  const proven = await verifyProof(platform, { ...claim, bookingId: booking.id })
  if (!proven.ok) return proven
  const settlement = await settlePayment(platform, proven.value)
  return settlement === "problem" ? refused("amount-differs") : done(settlement)
}

/** Deals with a webhook of the provider, whose signature the caller has checked, once for each event (PAY-5). */
export async function receiveProviderEvent(
  platform: Platform,
  eventId: string,
  event: WebhookEvent,
): Promise<void> {
  if (await isKnownEvent(platform, eventId)) return
  const payment = event.payment && (await captureAuthorized(platform, event.payment))
  if (payment?.status === "captured") await settlePayment(platform, payment)
  await recordRefundEvent(platform, event)
  await rememberEvent(platform, eventId, event)
}

/** Finds money that no browser and no webhook told of, and decides what a crash left undecided. */
export async function reconcilePayments(platform: Platform): Promise<void> {
  for (const id of await listUndecidedPayments(platform)) await settleRecorded(platform, id)
  for (const payment of await findMissedPayments(platform)) await settlePayment(platform, payment)
}
