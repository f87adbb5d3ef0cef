import { isErased } from "#src/features/accounts/accounts.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { owedBy, sumLines } from "#src/features/folio/folio-line.ts"
import { system } from "#src/shared/actor.ts"
import { startOfStay } from "#src/features/day-rooms/day-room.ts"
import { recordDispute } from "#src/features/payments/disputes.service.ts"
import type { Payment } from "#src/features/payments/payment.ts"
import {
  captureAuthorized,
  findMissedPayments,
  findPaymentById,
  hasPaymentEvent,
  insertPaymentEvent,
  listUnsettledPaymentIds,
  recordPayment,
  updatePaymentOutcome,
} from "#src/features/payments/payments.service.ts"
import { recordRefundEvent } from "#src/features/payments/refunds.service.ts"
import type { ProviderPayment, WebhookEvent } from "#src/platform/card-payments/card-payments.ts"
import { parseDatabaseError, type Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Booking, groupRoomsByType } from "#src/features/bookings/booking.ts"
import { updatePaymentMode } from "#src/features/bookings/booking-changes.store.ts"
import type { ReturnReason } from "#src/features/bookings/booking-email.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import {
  confirmExpiredBooking,
  confirmHeldBooking,
  expireLapsedHoldsOn,
  hasHoldEndedLongAgo,
} from "#src/features/bookings/booking-transitions.store.ts"
import {
  findBookingById,
  lockAndFindBooking,
  lockGuestOfBooking,
} from "#src/features/bookings/bookings.store.ts"
import { findSoldNight } from "#src/features/bookings/change/full-night.service.ts"
import { folioChangedJob } from "#src/features/bookings/folio/post-to-folio.service.ts"
import { postedBy, postOnlinePayment } from "./post-online-payment.service.ts"
import { postChargebacks } from "./post-chargebacks.service.ts"
import { refundPayment } from "./refund-booking.service.ts"

/** The outcome of a captured payment; `unmatched` belongs to no booking. */
export type SettleOutcome = "paid" | "refunded" | "unmatched"

/**
 * Settles a captured payment that the checkout, a webhook or the reconciler reports. It is recorded once; then it pays
 * its booking or is refunded (BOOK-10, L-5, L-11). Repeats, in any order, change nothing.
 */
export async function settlePayment(platform: Platform, provider: ProviderPayment): Promise<SettleOutcome> {
  const payment = await platform.db.transaction(async (tx) => {
    const recorded = await recordPayment(platform, tx, provider)
    if (recorded.isNew && recorded.payment.bookingId) await postOnlinePayment(platform, tx, recorded.payment)
    return recorded.payment
  })
  if (payment.problem) {
    platform.log.error(
      { paymentId: payment.providerPaymentId, problem: payment.problem },
      "a payment belongs to no booking",
    )
  }
  return settle(platform, payment)
}

/** Settles a recorded payment that has no outcome yet, as after a crash. */
export async function settleRecordedPayment(platform: Platform, paymentId: string): Promise<void> {
  const payment = await findPaymentById(platform.db, paymentId)
  if (payment) await settle(platform, payment)
}

/** Handles each webhook event once (PAY-5); the caller has verified its signature. */
export async function receiveProviderEvent(
  platform: Platform,
  eventId: string,
  event: WebhookEvent,
): Promise<void> {
  if (await hasPaymentEvent(platform.db, eventId)) return
  const payment = event.payment && (await captureAuthorized(platform, event.payment))
  if (payment?.status === "captured") await settlePayment(platform, payment)
  await recordRefundEvent(platform, event)
  if (event.dispute) {
    await recordDispute(platform, event.dispute)
    await postChargebacks(platform)
  }
  await insertPaymentEvent(platform.db, eventId, event.type)
}

/** Settles payments that a crash left unsettled, or that no callback or webhook reported; then lost disputes. */
export async function reconcilePayments(platform: Platform): Promise<void> {
  for (const id of await listUnsettledPaymentIds(platform.db)) await settleRecordedPayment(platform, id)
  for (const payment of await findMissedPayments(platform)) await settlePayment(platform, payment)
  await postChargebacks(platform)
}

async function settle(platform: Platform, payment: Payment): Promise<SettleOutcome> {
  return (
    outcomeOf(payment) ??
    (await applyUnlessSoldOut(platform, payment)) ??
    (await applyAfterExpiringHolds(platform, payment)) ??
    platform.db.transaction((tx) => refundSoldOut(platform, tx, payment))
  )
}

function outcomeOf({ problem, outcome }: Payment): SettleOutcome | null {
  if (problem) return "unmatched"
  if (outcome === null) return null
  return outcome === "applied" ? "paid" : "refunded"
}

/** Null when the booking's hold has ended and its rooms are sold out. */
async function applyUnlessSoldOut(platform: Platform, payment: Payment): Promise<SettleOutcome | null> {
  try {
    return await platform.db.transaction((tx) => applyPayment(platform, tx, payment))
  } catch (error) {
    if (parseDatabaseError(error)?.constraint !== "inventory_no_overbook") throw error
    return null
  }
}

const maxAttempts = 4

// Lapsed holds of other bookings may still occupy the rooms (L-3), and another process may expire them at this moment.
async function applyAfterExpiringHolds(platform: Platform, payment: Payment): Promise<SettleOutcome | null> {
  const booking = payment.bookingId ? await findBookingById(platform.db, payment.bookingId) : null
  if (!booking) return null
  const types = groupRoomsByType(booking).map(({ roomTypeId }) => roomTypeId)
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    await expireLapsedHoldsOn(platform.db, types, booking)
    if (await findSoldNight(platform, booking, groupRoomsByType(booking))) return null
    const applied = await applyUnlessSoldOut(platform, payment)
    if (applied) return applied
  }
  return null
}

// The outcome is read under the booking's lock, so that parallel reports of one payment settle it once.
async function lockBookingOfPayment(tx: Sql, payment: Payment) {
  const booking = await lockAndFindBooking(tx, payment.bookingId ?? "")
  if (!booking) throw new Error(`payment ${payment.id} has no booking`)
  const recorded = await findPaymentById(tx, payment.id)
  return { booking, settled: outcomeOf(recorded ?? payment) }
}

async function applyPayment(platform: Platform, tx: Sql, payment: Payment): Promise<SettleOutcome> {
  // Otherwise an expired booking could be confirmed while its guest is being erased.
  await lockGuestOfBooking(tx, payment.bookingId ?? "")
  const { booking, settled } = await lockBookingOfPayment(tx, payment)
  if (settled) return settled
  const reason = await confirmPaidBooking(platform, tx, { booking, payment })
  if (reason) return refundUnapplied(platform, tx, { booking, payment, reason })
  await updatePaymentOutcome(tx, payment.id, "applied")
  await updatePaymentMode(tx, booking.id, "online")
  await enqueueDocuments(platform, tx, booking.id)
  const kind = booking.wasConfirmed ? "paid" : "confirmed"
  await requestBookingEmail(platform, tx, { bookingId: booking.id, kind })
  return "paid"
}

// Enqueued with the outcome and not with the posting: a hold has no documents before it is confirmed.
const enqueueDocuments = ({ queue }: Platform, tx: Sql, bookingId: string): Promise<void> =>
  queue.enqueue(tx, { name: folioChangedJob, data: { bookingId } })

const refundReasons: Readonly<Record<ReturnReason, string>> = {
  paid: "the booking was paid already",
  repriced: "the price of the booking had changed",
  cancelled: "the booking had ended",
  "too-late": "the booking had ended",
  "sold-out": "the rooms were no longer free",
}

/** Whether it is too late for a stay: its first day is over, or the hours of a day room have begun. */
const hasPassed = (booking: Booking, { clock }: Pick<Platform, "clock">): boolean =>
  booking.dayRoom ? startOfStay(booking) < clock.now() : booking.checkIn < clock.today()

/** Confirms the booking, or returns why its payment is refunded. Throws 23514 when the rooms are sold out. */
async function confirmPaidBooking(
  platform: Platform,
  tx: Sql,
  { booking, payment }: { booking: Booking; payment: Payment },
): Promise<ReturnReason | null> {
  switch (booking.status) {
    case "held":
      if (booking.total !== payment.amount) return "repriced"
      await confirmHeldBooking(tx, booking.id, postedBy(platform))
      return null
    case "expired":
      if (booking.total !== payment.amount) return "repriced"
      if (hasPassed(booking, platform) || (await hasHoldEndedLongAgo(tx, booking.id))) return "too-late"
      // The hotel could not contact an erased guest about the stay.
      if (await isErased(tx, booking.guest.id)) return "cancelled"
      await confirmExpiredBooking(tx, booking.id, postedBy(platform))
      return null
    case "confirmed":
    case "completed":
      return overpaidReason(tx, booking.id, payment)
    case "cancelled":
      return "cancelled"
  }
}

// The folio includes this payment already: the balance without it says whether anything was due. What the company owes is
// no reason to keep a guest's second payment of the own part.
async function overpaidReason(tx: Sql, bookingId: string, payment: Payment): Promise<ReturnReason | null> {
  const lines = await listFolioLines(tx, bookingId)
  const { amount, isGuestPart } = payment
  if (isGuestPart && owedBy(lines, "guest") + amount <= 0) return "paid"
  const { owed } = sumLines(lines)
  if (owed >= 0) return null
  return owed + amount <= 0 ? "paid" : "repriced"
}

async function refundSoldOut(platform: Platform, tx: Sql, payment: Payment): Promise<SettleOutcome> {
  const { booking, settled } = await lockBookingOfPayment(tx, payment)
  return settled ?? refundUnapplied(platform, tx, { booking, payment, reason: "sold-out" })
}

async function refundUnapplied(
  platform: Platform,
  tx: Sql,
  { booking, payment, reason }: { booking: Booking; payment: Payment; reason: ReturnReason },
): Promise<SettleOutcome> {
  const { id, amount } = payment
  const bookingId = booking.id
  await updatePaymentOutcome(tx, id, "refunded")
  await enqueueDocuments(platform, tx, bookingId)
  await refundPayment(platform, tx, { payment, bookingId, actor: system, reason: refundReasons[reason] })
  const facts = { refund: amount, reason }
  await requestBookingEmail(platform, tx, { bookingId, kind: "lapsed-refunded", facts })
  return "refunded"
}
