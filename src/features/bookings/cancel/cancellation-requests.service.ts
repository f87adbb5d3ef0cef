import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { EmailKind } from "#src/features/emails/email-retention.ts"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import type { Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type Booking, isHidden } from "#src/features/bookings/booking.ts"
import { canManageBookings, isGuestOf } from "#src/features/bookings/booking-access.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { countStayChange } from "#src/features/bookings/change/change-stay-online.service.ts"
import type { CancellationRequest, ListedCancellation, WaitingRequest } from "./cancellation-request.ts"
import { cancellationDeclinedEmail } from "./cancellation-declined.email.tsx"
import { cancellationNoticeEmail } from "./cancellation-notice.email.tsx"
import { cancellationWithdrawnEmail } from "./cancellation-withdrawn.email.tsx"
import {
  countOpenRequests,
  findNewestRequest,
  findOpenRequestOf,
  findRequest,
  insertRequest,
  listNewestRequests,
  listOpenRequests,
  closeRequest,
} from "./cancellation-requests.store.ts"
import { differsFromSeen } from "#src/features/bookings/seen-figures.ts"
import type { SeenTerms } from "./seen-terms.ts"
import { checkCancellable } from "./check-cancellable.service.ts"
import { addWaivedCharge, isWithinWaiverLimit } from "./waivers.service.ts"
import { type CancelRefusal, cancelWithTerms } from "./cancel-booking.service.ts"
import { computeCancellationTerms, waivedByTerms } from "./cancellation-terms.service.ts"

const now = (platform: Platform): string => platform.clock.now().toISOString()

type RequestEmail = { booking: Booking; to: string; kind: EmailKind; email: ComposedEmail }

const sendRequestEmail = (platform: Platform, tx: Sql, { booking, to, kind, email }: RequestEmail) =>
  sendEmail(platform, tx, { kind, bookingId: booking.id, email: { to, ...email, attachments: [] } })

/** The recipient and the kind of an email to the staff. */
const toDesk = ({ config }: Platform) =>
  ({ to: config.mail.hotelInbox, kind: "cancellation-for-desk" }) as const

type RequestRefusal = "unknown-booking" | "not-cancellable" | "terms-differ"

type NewCancellation = { readonly bookingId: string; readonly note: string; readonly seen?: SeenTerms }

/**
 * Requests the cancellation of the guest's own booking, at the current charge (ACCT-5). While a request is open, another
 * request returns it and sends no emails.
 */
export async function requestCancellation(
  platform: Platform,
  actor: Actor,
  { bookingId, note, seen }: NewCancellation,
): Promise<Result<CancellationRequest, RequestRefusal>> {
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, bookingId)
    if (!booking || !isGuestOf(actor, booking) || isHidden(booking)) return refused("unknown-booking")
    const newest = await findNewestRequest(tx, bookingId)
    if (newest?.state === "open") return done(newest)
    if (booking.status !== "confirmed") return refused("not-cancellable")
    const inside = { clock: platform.clock, db: tx }
    const { charge, refund, companyRefund } = await computeCancellationTerms(inside, booking)
    if (differsFromSeen(seen, { charge, refund })) return refused("terms-differ")
    const request = await insertRequest(tx, { bookingId, charge, note, requestedAt: now(platform) })
    const subject = { subjectType: "booking", subjectId: bookingId }
    await recordAudit(tx, actor, {
      action: "request-cancellation",
      ...subject,
      after: { charge, refund, note },
    })
    const toGuest = {
      bookingId,
      kind: "cancellation-requested",
      facts: { charge, refund, companyRefund },
    } as const
    await requestBookingEmail(platform, tx, toGuest)
    await sendRequestEmail(platform, tx, {
      booking,
      ...toDesk(platform),
      email: cancellationNoticeEmail(booking, { charge, refund, companyRefund, note }, platform.origin),
    })
    return done(request)
  })
}

/** Withdraws the guest's open request; the booking is unchanged. Limited, so that requests and withdrawals do not alternate. */
export async function withdrawCancellation(
  platform: Platform,
  actor: Actor,
  bookingId: string,
): Promise<Result<null, "unknown-booking" | "not-open" | "too-many-changes">> {
  if ((await countStayChange(platform, actor)) !== null) return refused("too-many-changes")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, bookingId)
    if (!booking || !isGuestOf(actor, booking)) return refused("unknown-booking")
    const request = await findNewestRequest(tx, bookingId)
    const end = { state: "withdrawn" as const, by: userIdOf(actor), at: now(platform) }
    if (!request || !(await closeRequest(tx, request.id, end))) return refused("not-open")
    await recordAudit(tx, actor, {
      action: "withdraw-cancellation",
      subjectType: "booking",
      subjectId: bookingId,
    })
    await sendRequestEmail(platform, tx, {
      booking,
      ...toDesk(platform),
      email: cancellationWithdrawnEmail(booking),
    })
    return done(null)
  })
}

type ApproveRefusal = CancelRefusal | "not-open"

/**
 * Approves a request: cancels the booking at the charge of the request and refunds the rest. A job calls the provider
 * after the commit (L-13).
 */
export async function approveCancellation(
  platform: Platform,
  actor: Actor,
  { id, seen }: { readonly id: string; readonly seen?: SeenTerms },
): Promise<Result<{ charge: Money; refund: Money }, ApproveRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  const request = await findRequest(platform.db, id)
  if (request?.state !== "open") return refused("not-open")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, request.bookingId)
    if (!booking) return refused("unknown-booking")
    const refusal = await checkCancellable(tx, booking)
    if (refusal) return refused(refusal)
    const terms = await computeCancellationTerms({ clock: platform.clock, db: tx }, booking, { request })
    if (differsFromSeen(seen, terms)) return refused("terms-differ")
    const waived = { bookingId: booking.id, amount: waivedByTerms(terms) }
    if (!(await isWithinWaiverLimit(tx, actor, waived))) return refused("over-limit")
    const end = { state: "approved" as const, by: userIdOf(actor), at: now(platform) }
    if (!(await closeRequest(tx, id, end))) return refused("not-open")
    await addWaivedCharge(tx, booking.id, waived.amount)
    await cancelWithTerms(platform, tx, { actor, booking, terms })
    return done(terms)
  })
}

/** Declines a request and emails the reason to the guest; the booking is unchanged. */
export async function declineCancellation(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Result<null, "forbidden" | "not-open">> {
  if (!canManageBookings(actor)) return refused("forbidden")
  const request = await findRequest(platform.db, id)
  if (!request) return refused("not-open")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, request.bookingId)
    const end = { state: "declined" as const, reason, by: userIdOf(actor), at: now(platform) }
    if (!booking || !(await closeRequest(tx, id, end))) return refused("not-open")
    const subject = { subjectType: "booking", subjectId: booking.id }
    await recordAudit(tx, actor, { action: "decline-cancellation", ...subject, after: { reason } })
    const toGuest = { to: booking.guest.email, kind: "cancellation-declined" } as const
    await sendRequestEmail(platform, tx, {
      booking,
      ...toGuest,
      email: cancellationDeclinedEmail(booking, reason),
    })
    return done(null)
  })
}

/** The newest request of each booking; the caller has checked that the actor may see the bookings. */
export const listCancellationRequests = (
  platform: Platform,
  bookings: readonly Booking[],
): Promise<CancellationRequest[]> =>
  listNewestRequests(
    platform.db,
    bookings.map(({ id }) => id),
  )

/** The requests that wait longest for an answer, for the desk. */
export const listOpenCancellations = async (
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<ListedCancellation[]> =>
  hasRight(actor, "bookings.see") ? listOpenRequests(platform.db, limit) : []

/** The open request of a booking, with the refund that its approval makes (FOLIO-5). */
export async function findOpenCancellation(
  platform: Platform,
  actor: Actor,
  booking: Booking,
): Promise<WaitingRequest | null> {
  if (!hasRight(actor, "bookings.see")) return null
  const request = await findOpenRequestOf(platform.db, booking.id)
  if (!request) return null
  const { charge, refund } = await computeCancellationTerms(platform, booking, { request })
  return { ...request, charge, refund }
}

/** How many requests are open. */
export const countOpenCancellations = async (platform: Platform, actor: Actor): Promise<number> =>
  hasRight(actor, "bookings.see") ? countOpenRequests(platform.db) : 0
