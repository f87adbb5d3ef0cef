import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { fromPaise, type Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import {
  type Balance,
  findBalance,
  insertLedgerTransaction,
  updatePayment,
} from "#src/features/bookings/booking-changes.store.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"

export const findBookingBalance = (platform: Platform, id: string): Promise<Balance> =>
  findBalance(platform.db, id)

export type DeskPaymentRefusal =
  | "forbidden"
  | "unknown-booking"
  | "nothing-due"
  | "no-amount"
  | "too-much"
  | "online-payment-off"

type DeskPayment = { readonly id: string; readonly amount: Money }

const canHaveBalance = ({ status }: Booking): boolean => status !== "held" && status !== "expired"

/** Records a payment at the front desk, of the whole balance or a part. A balance of zero marks the booking as paid. */
export async function recordDeskPayment(
  platform: Platform,
  actor: Actor,
  { id, amount }: DeskPayment,
): Promise<Result<{ left: Money }, DeskPaymentRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  if (amount <= 0) return refused("no-amount")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking || !canHaveBalance(booking)) return refused("unknown-booking")
    const { owed } = await findBalance(tx, id)
    if (owed <= 0) return refused("nothing-due")
    if (amount > owed) return refused("too-much")
    await insertDeskTransaction(tx, id, { kind: "payment", amount })
    const left = fromPaise(owed - amount)
    if (left === 0 && booking.status !== "cancelled")
      await updatePayment(tx, id, { paymentStatus: "done", paymentMode: "pay-at-hotel" })
    const subject = { subjectType: "booking", subjectId: id }
    await recordAudit(tx, actor, { action: "take-payment", ...subject, after: { amount, left } })
    return done({ left })
  })
}

/** Refunds at the front desk what the hotel owes the guest and cannot refund online. */
export async function refundAtDesk(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<{ amount: Money }, DeskPaymentRefusal>> {
  if (!hasRight(actor, "refunds.issue")) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking || !canHaveBalance(booking)) return refused("unknown-booking")
    const { owed } = await findBalance(tx, id)
    if (owed >= 0) return refused("nothing-due")
    await insertDeskTransaction(tx, id, { kind: "refund", amount: owed })
    const amount = fromPaise(-owed)
    const subject = { subjectType: "booking", subjectId: id }
    await recordAudit(tx, actor, { action: "hand-back", ...subject, after: { amount } })
    return done({ amount })
  })
}

type DeskTransaction = { kind: "payment" | "refund"; amount: Money }

/** The amount of a refund is negative. */
const insertDeskTransaction = (tx: Sql, id: string, { kind, amount }: DeskTransaction) =>
  insertLedgerTransaction(tx, id, {
    kind,
    entries: [
      ["front-desk", amount],
      ["guest", -amount],
    ],
  })

/** Emails a link that pays the balance without a sign-in. */
export async function emailPaymentLink(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, DeskPaymentRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  if (platform.cardPayments.provider === "none") return refused("online-payment-off")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (booking?.status !== "confirmed") return refused("unknown-booking")
    if ((await findBalance(tx, id)).owed <= 0) return refused("nothing-due")
    await requestBookingEmail(platform, tx, { bookingId: id, kind: "payment-link" })
    await recordAudit(tx, actor, { action: "mail-payment-link", subjectType: "booking", subjectId: id })
    return done(null)
  })
}
