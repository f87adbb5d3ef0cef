import { recordAudit } from "#src/features/audit/audit.service.ts"
import { ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import { databaseErrorOf, type Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import { fromPaise, type Money, subtract, zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { type Booking, typesOf } from "#src/features/bookings/booking.ts"
import { canManageBookings, isGuestOf } from "#src/features/bookings/booking-access.ts"
import { updateStay } from "#src/features/bookings/booking-changes.store.ts"
import { changeChargedExtras } from "#src/features/bookings/extras/change-extras.service.ts"
import { closeOpenRequest } from "#src/features/bookings/cancel/close-open-request.service.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import { feeLines } from "#src/features/folio/fee-lines.ts"
import { creditsOf, payerOfRooms, sumLines } from "#src/features/folio/folio-line.ts"
import { respreadDiscounts } from "#src/features/folio/discount-lines.ts"
import { adjustRoomCharges, insertFolioLines, listFolioLines } from "#src/features/folio/folio.service.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import {
  expireLapsedHoldsOn,
  releaseGivenUpNights,
  takeAddedNights,
} from "#src/features/bookings/booking-transitions.store.ts"
import { findBookingById, lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { canChangeDates } from "#src/features/pricing/cancellation-policy.ts"
import { refundBooking } from "#src/features/bookings/pay/refund-booking.service.ts"
import { saveBookedOffer } from "#src/features/bookings/booked-offers.store.ts"
import { checkNewStay, nightsOf, type Stay } from "#src/features/availability/stay.ts"
import { findFullNight } from "./full-night.service.ts"
import { quoteNewStay } from "./quote-new-stay.service.ts"
import {
  type AcceptedTerms,
  checkTerms,
  checkWaiver,
  isCheckInDayReached,
  findStayChange,
} from "./change-terms.service.ts"
import type { ChangeStayRefusal, Priced, StayChange } from "./stay-change.ts"
import {
  WaitlistHasPriority,
  enqueueWaitlistOffers,
  checkWaitlistPriority,
} from "#src/features/bookings/waitlist/waitlist-priority.service.ts"
import { BeyondUnpaidLimit, checkUnpaidLimits } from "#src/features/bookings/place/unpaid-limits.service.ts"

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
  const overLimit = await checkWaiver(platform, actor, terms)
  return overLimit ? refused(overLimit) : done(await findStayChange(platform, terms))
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
  const types = typesOf(checked.value).map(({ roomTypeId }) => roomTypeId)
  await ensureInventoryNights(platform.db, types, { from: to.checkIn, to: to.checkOut })
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    await expireLapsedHoldsOn(platform.db, types, to)
    const changed = await changeUnlessFull(platform, { actor, ...request })
    if (changed !== "full") return changed
    const full = await findFullNight(platform, checked.value, to)
    if (full) return refused({ kind: "not-available", ...full })
  }
  return refused({ kind: "not-available", firstFullNight: null, left: 0 })
}

// Between reading the nights and changing them, a hold may lapse or another process may expire it (L-3).
const maxAttempts = 4

async function changeUnlessFull(
  platform: Platform,
  request: ActorRequest,
): Promise<Result<StayChange, ChangeStayRefusal> | "full"> {
  try {
    return await platform.db.transaction((tx) => changeInTransaction(platform, tx, request))
  } catch (error) {
    if (error instanceof BeyondUnpaidLimit) return refused({ kind: error.limit })
    if (error instanceof WaitlistHasPriority)
      return refused({ kind: "not-available", firstFullNight: null, left: 0 })
    const isFull = databaseErrorOf(error)?.constraint === "inventory_no_overbook"
    if (!isFull && !(error instanceof NightsClosed)) throw error
    return "full"
  }
}

/** Rolls the change back: nights of the new stay are closed for sale. */
class NightsClosed extends Error {}

/**
 * Takes the added nights, for which the waitlist has priority, before it releases the others: nobody who waits could have
 * had both. The waitlist is offered what became free.
 */
async function moveNights(platform: Platform, tx: Sql, { booking, to }: { booking: Booking; to: Stay }) {
  // All inventory nights exist by now, so a missing one is closed.
  if (!(await takeAddedNights(tx, booking.id, to))) throw new NightsClosed()
  const isOwn = (night: CalendarDate) => night >= booking.checkIn && night < booking.checkOut
  const nights = daysUntil(to.checkIn, to.checkOut).filter((night) => !isOwn(night))
  const guestId = booking.guest.id
  for (const { roomTypeId, rooms } of nights.length > 0 ? typesOf(booking) : [])
    await checkWaitlistPriority(platform, tx, { guestId, roomTypeId, nights, rooms })
  await releaseGivenUpNights(tx, booking.id, to)
  await enqueueWaitlistOffers(platform, tx)
}

type ActorRequest = StayChangeRequest & { readonly actor: Actor }

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
  const refusal = await checkTerms(inside, { booking, to, priced }, request)
  if (refusal) return refused(refusal)
  const { quote, missedMinimum } = priced
  await moveNights(platform, tx, { booking, to })
  await updateStay(tx, booking, { stay: to, quote })
  if (quote.offer) await saveBookedOffer(tx, id, quote.offer)
  // Otherwise extending short stays would bypass the limit of new bookings.
  if (!canManageBookings(actor) && nightsOf(to) > nightsOf(booking))
    await checkUnpaidLimits(platform, tx, booking.guest.id)
  const posted = { actor, booking, to, fee: priced.fee, nights: quote.nights }
  const extras = await postChange(platform, tx, posted)
  // The request was for the old dates, at their charge.
  await closeOpenRequest(platform, tx, { actor, bookingId: id, state: "withdrawn" })
  const change = await refundOverpayment(platform, tx, { booking, actor, priced: { ...priced, extras } })
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
    facts: { refund: change.refund },
  })
  return done(change)
}

type PostedChange = {
  readonly actor: Actor
  readonly booking: Booking
  readonly to: Stay
  readonly fee: Money
  /** Those of the new dates. */
  readonly nights: Quote["nights"]
}

/**
 * Posts the difference of the nights and of the extras, the discounts that still fit, and the fee for nights that are
 * given up. Returns the difference of the extras.
 */
async function postChange(
  { clock }: Platform,
  tx: Sql,
  { actor, booking, to, fee, nights }: PostedChange,
): Promise<Money> {
  const by = { bookingId: booking.id, actor, businessDate: clock.today() }
  await adjustRoomCharges(tx, { ...by, description: "Room charge, changed dates" })
  const extras = await changeChargedExtras(tx, { booking, to, nights }, by)
  const removed = booking.nights.filter(({ night }) => night < to.checkIn || night >= to.checkOut)
  const lines = await listFolioLines(tx, booking.id)
  const discounts = respreadDiscounts(lines, lines, "the dates changed")
  const feeName = { description: "Fee for a late change", payer: payerOfRooms(lines) }
  await insertFolioLines(tx, { ...by, lines: [...discounts, ...feeLines(fee, removed, feeName)] })
  return extras
}

// After arrival a credit stays on the folio: its refund is an action of its own, with the limits of the clerk's role.
async function refundOverpayment(
  platform: Platform,
  tx: Sql,
  { booking, actor, priced }: { booking: Booking; actor: Actor; priced: Priced & Pick<StayChange, "extras"> },
): Promise<StayChange> {
  const lines = await listFolioLines(tx, booking.id)
  const { owed } = sumLines(lines)
  const overpaid = isCheckInDayReached(booking, platform) ? zero : fromPaise(Math.max(0, -owed))
  const reason = "the new dates cost less"
  const credits = creditsOf(lines)
  const refund =
    overpaid > 0
      ? await refundBooking(platform, tx, { bookingId: booking.id, actor, amount: overpaid, credits, reason })
      : zero
  const difference = subtract(priced.quote.total, booking.total)
  return { ...priced, difference, refund, owed: fromPaise(owed + refund) }
}
