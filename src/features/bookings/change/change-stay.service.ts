import { recordAudit } from "#src/features/audit/audit.service.ts"
import { checkNewStay, nightsOf, type Stay } from "#src/features/availability/stay.ts"
import { saveBookedOffer } from "#src/features/bookings/booked-offers.store.ts"
import { canManageBookings, isGuestOf } from "#src/features/bookings/booking-access.ts"
import { updateStay } from "#src/features/bookings/booking-changes.store.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { type Booking, groupRoomsByType } from "#src/features/bookings/booking.ts"
import { findBookingById, lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { cancellableBooking } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { closeOpenRequest } from "#src/features/bookings/cancel/close-open-request.service.ts"
import { BeyondUnpaidLimit, checkUnpaidLimits } from "#src/features/bookings/place/unpaid-limits.service.ts"
import type { TakenRooms } from "#src/features/bookings/waitlist/waitlist-priority.store.ts"
import { canChangeDates, policyAfterChange } from "#src/features/pricing/cancellation-policy.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import { subtract, zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import {
  acceptTerms,
  type AcceptedTerms,
  checkWaiver,
  findStayChange,
  type NewTerms,
} from "./change-terms.service.ts"
import { findFullNight } from "./full-night.service.ts"
import { postChange } from "./post-change.service.ts"
import type { Reading } from "./quote-rooms.service.ts"
import { quoteNewStay } from "./quote-new-stay.service.ts"
import type { ChangeStayRefusal, StayChange } from "./stay-change.ts"
import { changeWhileFree, moveNights } from "./take-nights.service.ts"

type StayChangeRequest = AcceptedTerms & { readonly id: string; readonly to: Stay }

/** Quotes new dates of a confirmed booking and checks their availability, without changing anything. */
export async function previewStayChange(
  platform: Platform,
  actor: Actor,
  { id, to }: StayChangeRequest,
): Promise<Result<StayChange, ChangeStayRefusal>> {
  const checked = checkChange({ platform, actor }, await findBookingById(platform.db, id), to)
  if (!checked.ok) return checked
  const quoted = await quoteNewStay(platform, { actor, booking: checked.value, to })
  if (!quoted.ok) return quoted
  const priced = quoted.value
  const full = await findFullNight(platform, checked.value, to)
  if (full) return refused({ kind: "not-available", ...full })
  if (priced.missedMinimum && !canManageBookings(actor))
    return refused({ kind: "too-short", ...priced.missedMinimum })
  const terms = { booking: checked.value, to, priced }
  const waiver = await checkWaiver(platform, actor, terms)
  if (!waiver.ok) return waiver
  return done(await (hasSameDates(terms) ? findNoChange(platform, terms) : findStayChange(platform, terms)))
}

const hasSameDates = ({ booking, to }: NewTerms): boolean =>
  to.checkIn === booking.checkIn && to.checkOut === booking.checkOut

/** The figures of dates that stay the same: nothing is posted, so a credit that the folio has is not refunded. */
async function findNoChange(platform: Reading, terms: NewTerms): Promise<StayChange> {
  const change = await findStayChange(platform, terms)
  return {
    ...change,
    refund: zero,
    companyRefund: zero,
    owed: subtract(change.owed, change.refund),
    companyOwed: subtract(change.companyOwed, change.companyRefund),
  }
}

// The desk changes all stays; guests change their own until the time limit of the policy (CONST-6).
function checkChange(
  { platform, actor }: { platform: Platform; actor: Actor },
  booking: Booking | null,
  to: Stay,
): Result<Booking, ChangeStayRefusal> {
  const isDesk = canManageBookings(actor)
  if (!isDesk && !(booking && isGuestOf(actor, booking))) return refused({ kind: "forbidden" })
  if (!booking) return refused({ kind: "unknown-booking" })
  if (booking.status !== "confirmed") return refused({ kind: "not-changeable" })
  if (booking.dayRoom) return refused({ kind: "day-room" })
  if (!isDesk && !canChangeDates(booking, platform.clock.now())) return refused({ kind: "too-late" })
  const checked = checkNewStay(booking, to, platform.clock.today())
  return checked.ok ? done(booking) : refused({ kind: "stay", reason: checked.refusal })
}

/**
 * Changes the dates of a confirmed booking and its nights in one transaction, at the price of `quoteChangedNights`. An
 * overpayment is refunded the way it was paid; a difference is owed, and the email says so.
 */
export async function changeStay(
  platform: Platform,
  actor: Actor,
  request: StayChangeRequest,
): Promise<Result<StayChange, ChangeStayRefusal>> {
  const { id, to } = request
  const checked = checkChange({ platform, actor }, await findBookingById(platform.db, id), to)
  if (!checked.ok) return checked
  const roomTypeIds = groupRoomsByType(checked.value).map(({ roomTypeId }) => roomTypeId)
  const needed = { roomTypeIds, stay: to, findFull: () => findFullNight(platform, checked.value, to) }
  try {
    return await changeWhileFree(platform, needed, (tx) =>
      changeInTransaction(platform, tx, { actor, ...request }),
    )
  } catch (error) {
    if (error instanceof BeyondUnpaidLimit) return refused({ kind: error.limit })
    throw error
  }
}

/** The nights that new dates add, by room type. */
function addedNights(booking: Booking, to: Stay): Omit<TakenRooms, "guestId">[] {
  const isOwn = (night: CalendarDate) => night >= booking.checkIn && night < booking.checkOut
  const nights = daysUntil(to.checkIn, to.checkOut).filter((night) => !isOwn(night))
  if (nights.length === 0) return []
  return groupRoomsByType(booking).map(({ roomTypeId, rooms }) => ({ roomTypeId, rooms, nights }))
}

type ActorRequest = StayChangeRequest & { readonly actor: Actor }

const text = {
  roomCharge: "Room charge, changed dates",
  reason: "the dates changed",
  refundReason: "the new dates cost less",
}

async function changeInTransaction(
  platform: Platform,
  tx: Sql,
  request: ActorRequest,
): Promise<Result<StayChange, ChangeStayRefusal>> {
  const { actor, id, to } = request
  const locked = checkChange({ platform, actor }, await lockAndFindBooking(tx, id), to)
  if (!locked.ok) return locked
  const booking = locked.value
  const inside = { clock: platform.clock, db: tx }
  const quoted = await quoteNewStay(inside, { actor, booking, to })
  if (!quoted.ok) return quoted
  const priced = quoted.value
  const terms = { booking, to, priced }
  // The dates are already changed, as when a request is repeated after a lost answer: nothing is posted or emailed again.
  if (hasSameDates(terms)) return done(await findNoChange(inside, terms))
  const refusal = await acceptTerms(inside, terms, request)
  if (refusal) return refused(refusal)
  const { quote, missedMinimum } = priced
  await moveNights(platform, tx, { booking, to, added: addedNights(booking, to) })
  const policy = policyAfterChange(cancellableBooking(booking), platform.clock.now())
  await updateStay(tx, booking, { stay: to, quote, policy })
  if (quote.offer) await saveBookedOffer(tx, id, quote.offer)
  const change = await postChange(platform, tx, { actor, booking, to, priced, text })
  // Otherwise extending short stays would bypass the limit of new bookings. After the charge: it makes a paid stay unpaid.
  if (!canManageBookings(actor) && nightsOf(to) > nightsOf(booking))
    await checkUnpaidLimits(platform, tx, booking.guest.id)
  // An open cancellation request named the charge for the old dates.
  await closeOpenRequest(platform, tx, { actor, bookingId: id, state: "withdrawn" })
  await recordAudit(tx, actor, {
    action: "change-dates",
    subjectType: "booking",
    subjectId: id,
    before: { checkIn: booking.checkIn, checkOut: booking.checkOut, total: booking.total },
    after: {
      ...to,
      total: quote.total,
      refund: change.refund,
      owed: change.owed,
      ...(missedMinimum && { allowedBelowMinimum: missedMinimum }),
    },
  })
  await requestBookingEmail(platform, tx, {
    bookingId: id,
    kind: "changed",
    facts: { refund: change.refund, companyRefund: change.companyRefund },
  })
  return done(change)
}
