import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { checkSeenBalance, type FolioRefusal } from "#src/features/bookings/folio/folio-refusal.ts"
import type { PostingTarget } from "#src/features/bookings/folio/post-to-folio.service.ts"
import type { Balance } from "#src/features/folio/folio-line.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import { arrivalDayOf } from "#src/features/day-rooms/day-room.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type BookingDeposits, type Deposit, depositState, type UnpaidDeposits } from "./deposit.ts"
import {
  findDeposit,
  insertDeposit,
  listDepositsOf,
  listDepositsUnpaid,
  updateDepositWithdrawn,
} from "./deposits.store.ts"

export { findDeposit, markOverdueDeposits } from "./deposits.store.ts"

const isOpen = (deposit: Deposit): boolean => deposit.due > 0

type DepositTerms = { readonly amount: Money; readonly dueOn: CalendarDate }

function findRefusal(
  { amount, dueOn }: DepositTerms,
  { booking, owed, today }: { booking: Booking; owed: Money; today: CalendarDate },
): FolioRefusal | null {
  if (owed <= 0) return { kind: "nothing-due" }
  if (amount <= 0) return { kind: "no-amount" }
  if (amount > owed) return { kind: "too-much", owed }
  if (dueOn < today) return { kind: "due-before-today" }
  return dueOn > arrivalDayOf(booking) ? { kind: "due-after-arrival" } : null
}

/**
 * Requests a part of the balance before the arrival, and emails the guest the way to pay it. One request is open at a
 * time; a repeat of the key, which becomes the id of the request, requests nothing.
 */
export function requestDeposit(
  platform: Platform,
  actor: Actor,
  { bookingId, seenBalance, key, amount, dueOn }: PostingTarget & DepositTerms,
): Promise<Result<Balance, FolioRefusal>> {
  if (!canManageBookings(actor)) return Promise.resolve(refused({ kind: "forbidden" }))
  const terms = { amount, dueOn }
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, bookingId)
    if (booking?.status !== "confirmed") return refused({ kind: "unknown-booking" })
    const balance = await findBalance(tx, bookingId)
    const { owed } = balance
    const deposits = await listDepositsOf(tx, bookingId)
    if (deposits.some(({ id }) => id === key)) return done(balance)
    if (deposits.some(isOpen)) return refused({ kind: "deposit-open" })
    const balanceChanged = checkSeenBalance(seenBalance, owed)
    if (balanceChanged) return refused(balanceChanged)
    const refusal = findRefusal(terms, { booking, owed, today: platform.clock.today() })
    if (refusal) return refused(refusal)
    const requestedBy = userIdOf(actor)
    await insertDeposit(tx, { id: key, bookingId, requestedBy, ...terms })
    await requestBookingEmail(platform, tx, { bookingId, kind: "deposit-due", facts: { depositId: key } })
    await recordAudit(tx, actor, {
      action: "request-deposit",
      subjectType: "booking",
      subjectId: bookingId,
      after: terms,
    })
    return done(balance)
  })
}

/** Withdraws a deposit that is not paid yet; its payment link stops working. */
export function withdrawDeposit(
  platform: Platform,
  actor: Actor,
  { bookingId, depositId }: { readonly bookingId: string; readonly depositId: string },
): Promise<Result<Balance, FolioRefusal>> {
  if (!canManageBookings(actor)) return Promise.resolve(refused({ kind: "forbidden" }))
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, bookingId)
    if (!booking) return refused({ kind: "unknown-booking" })
    const deposit = await findDeposit(tx, depositId)
    if (deposit?.bookingId !== bookingId || !isOpen(deposit)) return refused({ kind: "no-deposit" })
    await updateDepositWithdrawn(tx, depositId, userIdOf(actor))
    const { amount, dueOn } = deposit
    await recordAudit(tx, actor, {
      action: "withdraw-deposit",
      subjectType: "booking",
      subjectId: bookingId,
      before: { amount, dueOn },
    })
    return done(await findBalance(tx, bookingId))
  })
}

/** The deposits of a booking, newest first; none for roles that do not see bookings. */
export async function findDeposits(
  { db, clock }: Platform,
  actor: Actor,
  { id, status, owed, ...stay }: Pick<Booking, "id" | "status" | "owed" | "checkIn" | "dayRoom">,
): Promise<BookingDeposits> {
  if (!hasRight(actor, "bookings.see")) return { deposits: [], dueDates: null }
  const today = clock.today()
  const deposits = await listDepositsOf(db, id)
  const canRequest =
    status === "confirmed" && owed > 0 && today <= arrivalDayOf(stay) && !deposits.some(isOpen)
  return {
    deposits: deposits.map((deposit) => ({ ...deposit, state: depositState(deposit, today) })),
    dueDates: canRequest ? { min: today, max: arrivalDayOf(stay) } : null,
  }
}

/** Deposits with something left to pay, the oldest first; null for roles that do not see bookings. */
export async function listUnpaidDeposits(
  { db, clock }: Platform,
  actor: Actor,
  { onlyOverdue, limit }: { readonly onlyOverdue: boolean; readonly limit: number },
): Promise<UnpaidDeposits | null> {
  if (!hasRight(actor, "bookings.see")) return null
  const today = clock.today()
  return listDepositsUnpaid(db, { today, before: onlyOverdue ? today : "infinity", limit })
}
