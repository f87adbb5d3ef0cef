import type { Payment } from "#src/features/payments/payment.ts"
import { decidePayment, findRecordedPayment, recordPayment } from "#src/features/payments/payments.service.ts"
import { requestRefund } from "#src/features/payments/refunds.service.ts"
import type { ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import { databaseErrorOf, type Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import {
  findBalance,
  insertLedgerTransaction,
  markBookingPaid,
} from "#src/features/bookings/booking-changes.store.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import {
  confirmExpiredBooking,
  confirmHeldBooking,
  expireLapsedHoldsOn,
} from "#src/features/bookings/booking-transitions.store.ts"
import { findBookingById, lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"

/** What became of money that came in. */
export type Settlement = "paid" | "refunded" | "problem"

export const settleJob = "settle-payment"

/**
 * Takes in a captured payment, from the checkout, a webhook or the reconciler alike: written once, then it pays its
 * booking or is given back (BOOK-10, L-5, L-11). Repeats and disorder change nothing.
 */
export async function settlePayment(platform: Platform, provider: ProviderPayment): Promise<Settlement> {
  const payment = await platform.db.transaction(async (tx) => {
    const recorded = await recordPayment(platform, tx, provider)
    if (recorded.isNew && recorded.payment.bookingId) await bookReceipt(platform, tx, recorded.payment)
    return recorded.payment
  })
  if (payment.problem) {
    platform.log.error(
      { paymentId: payment.providerPaymentId, problem: payment.problem },
      "money without a booking",
    )
  }
  return decide(platform, payment)
}

// The job stands ready in the same transaction, so that a crash before the decision loses nothing (L-6).
async function bookReceipt(platform: Platform, tx: Sql, payment: Payment): Promise<void> {
  if (!payment.bookingId) return
  await insertLedgerTransaction(tx, payment.bookingId, {
    kind: "payment",
    entries: [
      ["provider", payment.amount],
      ["guest", -payment.amount],
    ],
  })
  const data = { paymentId: payment.id }
  await platform.queue.enqueue(tx, { name: settleJob, data, startAfterSeconds: 30 })
}

/** Decides a recorded payment that is not decided yet, as after a crash. */
export async function settleRecorded(platform: Platform, paymentId: string): Promise<void> {
  const payment = await findRecordedPayment(platform.db, paymentId)
  if (payment) await decide(platform, payment)
}

async function decide(platform: Platform, payment: Payment): Promise<Settlement> {
  return (
    settlementOf(payment) ??
    (await tryToApply(platform, payment)) ??
    (await clearTheWayAndApply(platform, payment)) ??
    platform.db.transaction((tx) => refundSoldOut(platform, tx, payment))
  )
}

function settlementOf({ problem, outcome }: Payment): Settlement | null {
  if (problem) return "problem"
  if (outcome === null) return null
  return outcome === "applied" ? "paid" : "refunded"
}

/** Null when the rooms of a lapsed booking are taken. */
async function tryToApply(platform: Platform, payment: Payment): Promise<Settlement | null> {
  try {
    return await platform.db.transaction((tx) => apply(platform, tx, payment))
  } catch (error) {
    if (databaseErrorOf(error)?.constraint !== "inventory_no_overbook") throw error
    return null
  }
}

// Rooms in the hands of holds that have lapsed themselves are free (L-3).
async function clearTheWayAndApply(platform: Platform, payment: Payment): Promise<Settlement | null> {
  const booking = payment.bookingId ? await findBookingById(platform.db, payment.bookingId) : null
  const freed = booking ? await expireLapsedHoldsOn(platform.db, booking) : 0
  return freed > 0 ? tryToApply(platform, payment) : null
}

// Every decision locks the booking and then looks whether it was taken in the meantime: there is only ever one.
async function lockPaidBooking(tx: Sql, payment: Payment) {
  const booking = payment.bookingId ? await lockAndFindBooking(tx, payment.bookingId) : null
  const known = await findRecordedPayment(tx, payment.id)
  return { booking, decided: settlementOf(known ?? payment) }
}

async function apply(platform: Platform, tx: Sql, payment: Payment): Promise<Settlement> {
  const { booking, decided } = await lockPaidBooking(tx, payment)
  if (decided) return decided
  if (!booking) return refundBooking(platform, tx, { payment, reason: reasons.ended })
  const reason = await confirmPaidBooking(platform, tx, { booking, payment })
  if (reason) return refundBooking(platform, tx, { payment, reason })
  await decidePayment(tx, payment.id, "applied")
  await markBookingPaid(tx, booking.id, "online")
  const kind = booking.status === "confirmed" ? "paid" : "confirmed"
  await requestBookingEmail(platform, tx, { bookingId: booking.id, kind })
  return "paid"
}

const reasons = {
  paid: "the booking was paid already",
  ended: "the booking had ended",
  repriced: "the price of the booking had changed",
  soldOut: "the rooms were no longer free",
} as const

type Reason = (typeof reasons)[keyof typeof reasons]

/** Makes the booking certain, unless there is a reason to give its money back. Throws 23514 when it is sold out. */
async function confirmPaidBooking(
  platform: Platform,
  tx: Sql,
  { booking, payment }: { booking: Booking; payment: Payment },
): Promise<Reason | null> {
  if (booking.paymentStatus === "done") return reasons.paid
  if (!(await isRightAmount(tx, booking, payment))) return reasons.repriced
  switch (booking.status) {
    case "held":
      await confirmHeldBooking(tx, booking.id)
      return null
    case "expired":
      if (booking.checkIn < platform.clock.today()) return reasons.ended
      await confirmExpiredBooking(tx, booking.id)
      return null
    case "confirmed":
      return null
    case "cancelled":
    case "completed":
      return reasons.ended
  }
}

// A certain booking is charged already, and this money is in its ledger: rightly paid, nothing is owed on either side.
async function isRightAmount(tx: Sql, booking: Booking, payment: Payment): Promise<boolean> {
  if (booking.status !== "confirmed") return booking.total === payment.amount
  return (await findBalance(tx, booking.id)).owed === 0
}

async function refundSoldOut(platform: Platform, tx: Sql, payment: Payment): Promise<Settlement> {
  const { decided } = await lockPaidBooking(tx, payment)
  return decided ?? refundBooking(platform, tx, { payment, reason: reasons.soldOut })
}

async function refundBooking(
  platform: Platform,
  tx: Sql,
  { payment, reason }: { payment: Payment; reason: Reason },
): Promise<Settlement> {
  const { id, bookingId, amount } = payment
  if (!bookingId) return "problem"
  // The booking may be deleted, and then nothing was locked.
  if (!(await decidePayment(tx, id, "refunded"))) return "refunded"
  await requestRefund(platform, tx, { paymentId: id, bookingId, amount, reason })
  await insertLedgerTransaction(tx, bookingId, {
    kind: "refund",
    entries: [
      ["guest", amount],
      ["provider", -amount],
    ],
  })
  await requestBookingEmail(platform, tx, { bookingId, kind: "lapsed-refunded", facts: { refund: amount } })
  return "refunded"
}
