import type { Booking } from "#src/features/bookings/booking.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import { changedExtras } from "#src/features/bookings/extras/changed-extras.ts"
import { cancellableQuote } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { addWaivedCharge, sumWaivers } from "#src/features/bookings/cancel/waivers.service.ts"
import { previewCancellation } from "#src/features/bookings/cancel/cancellation-terms.service.ts"
import { canChangeDates, cancellationCharge } from "#src/features/pricing/cancellation-policy.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { listPaymentsLeft } from "#src/features/bookings/pay/refund-booking.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { atLeastZero, type Money, sum, zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { findStaffLimit } from "#src/shared/staff-limits.ts"
import { differsFromSeen } from "#src/features/bookings/seen-figures.ts"
import type { Reading } from "./quote-rooms.service.ts"
import { computeStayChange } from "./stay-change-amounts.ts"
import type { ChangeTermsRefusal, Priced, SeenChange, StayChange } from "./stay-change.ts"

export const isCheckInDayReached = ({ checkIn }: Booking, { clock }: Pick<Platform, "clock">): boolean =>
  checkIn <= clock.today()

export type NewTerms = { readonly booking: Booking; readonly to: Stay; readonly priced: Priced }

/** What a change of dates or of the room type costs, refunds and leaves to pay. */
export async function findStayChange(
  platform: Reading,
  { booking, to, priced }: NewTerms,
): Promise<StayChange> {
  const lines = await listFolioLines(platform.db, booking.id)
  const payments = isCheckInDayReached(booking, platform)
    ? []
    : await listPaymentsLeft(platform.db, booking.id, lines)
  const changed = { to, nights: priced.quote.nights, today: platform.clock.today(), reason: "" }
  const extras = changedExtras(booking, lines, changed)
  return computeStayChange(booking, { ...priced, extras, lines, payments })
}

/**
 * How far a change lowers the cancellation charge that applies now, beyond the fee of the change: with another arrival or
 * a cheaper room a clerk could otherwise waive that charge without a limit (decision 108).
 */
async function waivedBy(platform: Reading, { booking, to, priced }: NewTerms): Promise<Money> {
  const now = platform.clock.now()
  // With the same arrival date the no-show charge still applies.
  const isOtherLength = to.checkIn === booking.checkIn && to.checkOut !== booking.checkOut
  if (isOtherLength || canChangeDates(booking, now)) return zero
  const { terms } = await previewCancellation(platform, booking)
  const moved = { stay: to, party: booking.bookedRooms, quote: priced.quote, settings: booking }
  const chargeAfter = cancellationCharge(cancellableQuote(moved), now)
  const charge = atLeastZero(terms.charge + terms.lateAnswer - chargeAfter - priced.fee)
  // An arrival to come takes the booked extras off the bill, as a cancellation does, and then a change refunds the credit.
  return to.checkIn > platform.clock.today() ? sum([charge, terms.endedExtras, terms.earlierCredit]) : charge
}

/**
 * What a change waives; refused when it is, with earlier waivers, more than the limit of the actor's role (FOLIO-2).
 */
export async function checkWaiver(
  platform: Reading,
  actor: Actor,
  terms: NewTerms,
): Promise<Result<Money, ChangeTermsRefusal>> {
  const change = await waivedBy(platform, terms)
  const limit = findStaffLimit(actor, "waiver")
  if (limit === null || change === 0) return done(change)
  const waived = await sumWaivers(platform.db, { bookingId: terms.booking.id, amount: change })
  return waived > limit ? refused({ kind: "over-limit", waived, limit }) : done(change)
}

/** What the caller saw and accepts. */
export type AcceptedTerms = {
  /** The total that was shown; another total refuses the change. */
  readonly seenTotal?: Money
  readonly seen?: SeenChange
  /** Allows the desk a stay below the minimum nights. */
  readonly allowsShortStay?: boolean
}

/**
 * Why these terms are not those that the caller accepted, or null. Then what they waive is stored, before the change:
 * the waivers of a booking count together.
 */
export async function acceptTerms(
  platform: Reading,
  terms: NewTerms,
  { actor, seenTotal, seen, allowsShortStay = false }: AcceptedTerms & { readonly actor: Actor },
): Promise<ChangeTermsRefusal | null> {
  const { quote, missedMinimum } = terms.priced
  if (missedMinimum && !(allowsShortStay && canManageBookings(actor)))
    return { kind: "too-short", ...missedMinimum }
  if (seenTotal !== undefined && seenTotal !== quote.total) return { kind: "price-differs", quote }
  if (seen && differsFromSeen(seen, await findStayChange(platform, terms))) return { kind: "terms-differ" }
  const waiver = await checkWaiver(platform, actor, terms)
  if (!waiver.ok) return waiver.refusal
  await addWaivedCharge(platform.db, terms.booking.id, waiver.value)
  return null
}
