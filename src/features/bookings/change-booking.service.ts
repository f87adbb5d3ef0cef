import { recordAudit } from "#src/features/audit/audit.service.ts"
import { listPaymentsOf } from "#src/features/payments/payments.service.ts"
import { requestRefund } from "#src/features/payments/refunds.service.ts"
import { listNightRates } from "#src/features/rates/rates.service.ts"
import { findRoom, makeNightsReady } from "#src/features/rooms/rooms.service.ts"
import { databaseErrorOf, type Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fromPaise, type Money, times } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { checkAvailability } from "./availability.ts"
import { listFreeNights } from "./availability.store.ts"
import type { Booking } from "./booking.ts"
import { canManageBookings } from "./booking-access.ts"
import {
  chargeDifference,
  findBalance,
  insertLedgerTransaction,
  updateStay,
} from "./booking-changes.store.ts"
import { requestBookingLetter } from "./booking-letters.service.ts"
import {
  cancelConfirmedBooking,
  cancelHeldBooking,
  expireLapsedHoldsOn,
  moveBookingNights,
} from "./booking-moves.store.ts"
import { findBookingSettings } from "./booking-settings.store.ts"
import { findBookingById, lockAndFindBooking } from "./bookings.store.ts"
import type { CancellationRequest } from "./cancellation-request.ts"
import { findNewestRequest, settleRequest } from "./cancellation-requests.store.ts"
import { cancellationCharge, refundAfter } from "./cancellation-policy.ts"
import { type Quote, quoteNights } from "./quote.ts"
import { checkStay, type Stay, type StayRefusal } from "./stay.ts"

export type CancelRefusal = "forbidden" | "unknown-booking" | "not-cancellable"

const chargeNow = (platform: Pick<Platform, "clock">, booking: Booking): Money =>
  cancellationCharge(
    { ...booking, nightTotals: booking.nights.map((night) => times(night.price, night.rooms)) },
    platform.clock.now(),
  )

/**
 * What cancelling now would charge by the booking's own policy, or by an open request that fixed it, and give back of
 * what the ledger shows as paid.
 */
export async function cancellationTerms(
  platform: Pick<Platform, "clock"> & { readonly db: Sql },
  booking: Booking,
  request?: Pick<CancellationRequest, "state" | "charge"> | null,
): Promise<{ charge: Money; refund: Money }> {
  const charge = request?.state === "open" ? request.charge : chargeNow(platform, booking)
  const { paid } = await findBalance(platform.db, booking.id)
  return { charge, refund: refundAfter(charge, paid) }
}

/** Frees the rooms, charges by the booking's policy and gives back what was paid beyond it, in one step (L-13). */
export async function cancelBooking(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<{ charge: Money; refund: Money }, CancelRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking) return refused("unknown-booking")
    if (booking.status === "held") {
      await cancelHeldBooking(tx, id)
      return done({ charge: fromPaise(0), refund: fromPaise(0) })
    }
    if (booking.status !== "confirmed") return refused("not-cancellable")
    const asked = await approveRequestOf(platform, tx, { actor, bookingId: id })
    const charge = asked?.charge ?? chargeNow(platform, booking)
    return done({ charge, refund: await endWithCharge(platform, tx, { actor, booking, charge }) })
  })
}

// A guest who has asked already pays what the policy charged at that moment, however late the desk answers.
async function approveRequestOf(
  platform: Platform,
  tx: Sql,
  { actor, bookingId }: { actor: Actor; bookingId: string },
): Promise<CancellationRequest | null> {
  const request = await findNewestRequest(tx, bookingId)
  if (request?.state !== "open") return null
  const by = actor.kind === "user" ? actor.userId : null
  const at = platform.clock.now().toISOString()
  return (await settleRequest(tx, request.id, { state: "approved", by, at })) ? request : null
}

export type Ending = { readonly actor: Actor; readonly booking: Booking; readonly charge: Money }

/** Ends a certain booking, whose row the caller has locked, at a charge; gives what goes back to the guest. */
export async function endWithCharge(
  platform: Platform,
  tx: Sql,
  { actor, booking, charge }: Ending,
): Promise<Money> {
  await cancelConfirmedBooking(tx, booking.id, charge)
  const refund = await refundBeyond(platform, tx, { booking, charge })
  const facts = { charge, refund }
  const subject = { subjectType: "booking", subjectId: booking.id }
  await recordAudit(tx, actor, { action: "cancel", ...subject, after: facts })
  await requestBookingLetter(platform, tx, { bookingId: booking.id, kind: "cancelled", facts })
  return refund
}

// Money goes back the way it came, newest order of payments kept; what was paid at the desk is given back there.
async function refundBeyond(
  platform: Platform,
  tx: Sql,
  { booking, charge }: { booking: Booking; charge: Money },
): Promise<Money> {
  const { paid } = await findBalance(tx, booking.id)
  const owedBack = refundAfter(charge, paid)
  let left: number = owedBack
  for (const payment of await listPaymentsOf(tx, booking.id)) {
    const amount = fromPaise(Math.min(left, payment.amount))
    if (amount === 0) break
    const reason = "the booking was cancelled"
    await requestRefund(platform, tx, { paymentId: payment.id, bookingId: booking.id, amount, reason })
    await insertLedgerTransaction(tx, booking.id, {
      kind: "refund",
      entries: [
        ["guest", amount],
        ["provider", -amount],
      ],
    })
    left -= amount
  }
  return owedBack
}

export type ChangeStayRefusal =
  | { readonly kind: "forbidden" | "unknown-booking" | "not-changeable" }
  | { readonly kind: "stay"; readonly reason: StayRefusal }
  | { readonly kind: "not-available"; readonly firstFullNight: Stay["checkIn"] | null }

/** Moves a certain booking to other dates at their prices, taking new nights and freeing old ones in one step. */
export async function changeStay(
  platform: Platform,
  actor: Actor,
  { id, to }: { id: string; to: Stay },
): Promise<Result<Quote, ChangeStayRefusal>> {
  if (!canManageBookings(actor)) return refused({ kind: "forbidden" })
  const checked = checkStay(to, platform.clock.today())
  if (!checked.ok) return refused({ kind: "stay", reason: checked.refusal })
  const known = await findBookingById(platform.db, id)
  if (!known) return refused({ kind: "unknown-booking" })
  const stretch = { from: to.checkIn, to: to.checkOut }
  await makeNightsReady(platform.db, [known.roomTypeId], stretch)
  await expireLapsedHoldsOn(platform.db, { roomTypeId: known.roomTypeId, ...to })
  try {
    return await platform.db.transaction((tx) => move(platform, tx, { actor, id, to: checked.value }))
  } catch (error) {
    const isFull = databaseErrorOf(error)?.constraint === "inventory_no_overbook"
    if (!isFull && !(error instanceof NightsClosed)) throw error
    return refused({ kind: "not-available", firstFullNight: await firstFullNight(platform, known, to) })
  }
}

// The nights that the booking has itself are free to it.
async function firstFullNight(platform: Platform, booking: Booking, to: Stay) {
  const stretch = { from: to.checkIn, to: to.checkOut }
  const nights =
    (await listFreeNights(platform.db, [booking.roomTypeId], stretch)).get(booking.roomTypeId) ?? []
  const isOwn = (night: CalendarDate) => night >= booking.checkIn && night < booking.checkOut
  const free = nights.map(({ night, free: left, isClosed }) => ({
    night,
    free: isOwn(night) ? (isClosed ? booking.rooms : left + booking.rooms) : left,
  }))
  const checked = checkAvailability(free, booking.rooms)
  return checked.ok ? null : checked.refusal.firstFullNight
}

/** Rolls the move back: nights of the new stay are closed for sale. */
class NightsClosed extends Error {}

type Move = { actor: Actor; id: string; to: Stay }

async function move(
  platform: Platform,
  tx: Sql,
  { actor, id, to }: Move,
): Promise<Result<Quote, ChangeStayRefusal>> {
  const booking = await lockAndFindBooking(tx, id)
  if (!booking) return refused({ kind: "unknown-booking" })
  if (booking.status !== "confirmed") return refused({ kind: "not-changeable" })
  const quote = await quoteFor(tx, booking, to)
  const nights = { from: booking, to }
  // They were made ready before, so what is missing is closed.
  if (!(await moveBookingNights(tx, id, nights))) throw new NightsClosed()
  await updateStay(tx, booking, { stay: to, quote })
  await chargeDifference(tx, booking, quote)
  const before = { checkIn: booking.checkIn, checkOut: booking.checkOut, total: booking.total }
  const after = { ...to, total: quote.total }
  await recordAudit(tx, actor, {
    action: "change-dates",
    subjectType: "booking",
    subjectId: id,
    before,
    after,
  })
  await requestBookingLetter(platform, tx, { bookingId: id, kind: "changed" })
  return done(quote)
}

async function quoteFor(tx: Sql, booking: Booking, to: Stay): Promise<Quote> {
  const room = await findRoom(tx, booking.roomTypeId)
  if (!room) throw new Error("a booking's room type is gone")
  const rates = await listNightRates(tx, [room], { from: to.checkIn, to: to.checkOut })
  const { gstSlabs } = await findBookingSettings(tx)
  return quoteNights(rates.get(room.id) ?? [], booking.rooms, gstSlabs)
}
