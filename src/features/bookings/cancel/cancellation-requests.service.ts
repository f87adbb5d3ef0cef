import { recordAudit } from "#src/features/audit/audit.service.ts"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor, SignedInActor } from "#src/shared/actor.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type Booking, isHidden } from "#src/features/bookings/booking.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import type { CancellationRequest, ListedCancellation } from "./cancellation-request.ts"
import { cancellationDeclinedEmail } from "./cancellation-declined.email.tsx"
import { cancellationNoticeEmail } from "./cancellation-notice.email.tsx"
import { cancellationRequestedEmail } from "./cancellation-requested.email.tsx"
import { cancellationWithdrawnEmail } from "./cancellation-withdrawn.email.tsx"
import {
  countOpenRequests,
  findNewestRequest,
  findOpenRequestOf,
  findRequest,
  insertRequest,
  listNewestRequests,
  listOpenRequests,
  listSettledRequests,
  settleRequest,
} from "./cancellation-requests.store.ts"
import { type CancelRefusal, cancellationTerms, cancelWithTerms } from "./cancel-booking.service.ts"

const now = (platform: Platform): string => platform.clock.now().toISOString()

const personOf = (actor: Actor): string | null => (actor.kind === "user" ? actor.userId : null)

const isOwn = (actor: Actor, booking: Booking): actor is SignedInActor =>
  actor.kind === "user" && actor.userId === booking.guest.id

type Correspondence = { booking: Booking; to: string; kind: string; email: ComposedEmail }

const write = (platform: Platform, tx: Sql, { booking, to, kind, email }: Correspondence) =>
  sendEmail(platform, tx, { kind, bookingId: booking.id, email: { to, ...email, attachments: [] } })

export type RequestRefusal = "unknown-booking" | "not-cancellable"

/**
 * A guest asks the desk to cancel their own booking, at the charge of this moment (ACCT-5). While a request is open,
 * asking again gives the same one and writes no more emails.
 */
export async function requestCancellation(
  platform: Platform,
  actor: Actor,
  { bookingId, note }: { bookingId: string; note: string },
): Promise<Result<CancellationRequest, RequestRefusal>> {
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, bookingId)
    if (!booking || !isOwn(actor, booking) || isHidden(booking)) return refused("unknown-booking")
    const known = await findNewestRequest(tx, bookingId)
    if (known?.state === "open") return done(known)
    if (booking.status !== "confirmed") return refused("not-cancellable")
    const { charge, refund } = await cancellationTerms({ clock: platform.clock, db: tx }, booking)
    const request = await insertRequest(tx, { bookingId, charge, note, requestedAt: now(platform) })
    const subject = { subjectType: "booking", subjectId: bookingId }
    await recordAudit(tx, actor, {
      action: "request-cancellation",
      ...subject,
      after: { charge, refund, note },
    })
    await writeAboutRequest(platform, tx, { booking, charge, refund, note })
    return done(request)
  })
}

type Asked = { booking: Booking; charge: Money; refund: Money; note: string }

async function writeAboutRequest(platform: Platform, tx: Sql, asked: Asked): Promise<void> {
  const { booking } = asked
  const { origin } = platform
  const toGuest = { to: booking.guest.email, kind: "cancellation-requested" }
  await write(platform, tx, {
    booking,
    ...toGuest,
    email: cancellationRequestedEmail(booking, asked, origin),
  })
  const toDesk = { to: hotel.reservations.email, kind: "cancellation-for-desk" }
  await write(platform, tx, { booking, ...toDesk, email: cancellationNoticeEmail(booking, asked, origin) })
}

/** A guest takes an open request back: the stay stands as before. */
export async function withdrawCancellation(
  platform: Platform,
  actor: Actor,
  bookingId: string,
): Promise<Result<null, "unknown-booking" | "not-open">> {
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, bookingId)
    if (!booking || !isOwn(actor, booking)) return refused("unknown-booking")
    const request = await findNewestRequest(tx, bookingId)
    const end = { state: "withdrawn" as const, by: actor.userId, at: now(platform) }
    if (!request || !(await settleRequest(tx, request.id, end))) return refused("not-open")
    await recordAudit(tx, actor, {
      action: "withdraw-cancellation",
      subjectType: "booking",
      subjectId: bookingId,
    })
    const toDesk = { to: hotel.reservations.email, kind: "cancellation-for-desk" }
    await write(platform, tx, { booking, ...toDesk, email: cancellationWithdrawnEmail(booking) })
    return done(null)
  })
}

export type ApproveRefusal = CancelRefusal | "not-open"

/**
 * The desk approves: the rooms are free, the charge is that of the moment of asking, and what was paid beyond it goes
 * back. The provider is spoken to afterwards, by the queue (L-13).
 */
export async function approveCancellation(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<{ charge: Money; refund: Money }, ApproveRefusal>> {
  if (!canManageBookings(actor)) return refused("forbidden")
  const known = await findRequest(platform.db, id)
  if (!known) return refused("not-open")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, known.bookingId)
    if (!booking) return refused("unknown-booking")
    if (booking.status !== "confirmed") return refused("not-cancellable")
    const end = { state: "approved" as const, by: personOf(actor), at: now(platform) }
    if (!(await settleRequest(tx, id, end))) return refused("not-open")
    const terms = await cancellationTerms({ clock: platform.clock, db: tx }, booking, { request: known })
    await cancelWithTerms(platform, tx, { actor, booking, terms })
    return done(terms)
  })
}

/** The desk declines and tells the guest why; the stay stands as before. */
export async function declineCancellation(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Result<null, "forbidden" | "not-open">> {
  if (!canManageBookings(actor)) return refused("forbidden")
  const known = await findRequest(platform.db, id)
  if (!known) return refused("not-open")
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, known.bookingId)
    const end = { state: "declined" as const, reason, by: personOf(actor), at: now(platform) }
    if (!booking || !(await settleRequest(tx, id, end))) return refused("not-open")
    const subject = { subjectType: "booking", subjectId: booking.id }
    await recordAudit(tx, actor, { action: "decline-cancellation", ...subject, after: { reason } })
    const toGuest = { to: booking.guest.email, kind: "cancellation-declined" }
    await write(platform, tx, { booking, ...toGuest, email: cancellationDeclinedEmail(booking, reason) })
    return done(null)
  })
}

/** The last request about each of these bookings, for a guest's own list; the caller has found the bookings. */
export const listCancellationRequests = (
  platform: Platform,
  bookings: readonly Booking[],
): Promise<CancellationRequest[]> =>
  listNewestRequests(
    platform.db,
    bookings.map(({ id }) => id),
  )

export type CancellationList = { isOpen: boolean; after: number | null; limit: number }

/** For the desk: requests that wait, the longest first, or those that are answered, newest first. */
export async function listCancellations(
  platform: Platform,
  actor: Actor,
  { isOpen, ...page }: CancellationList,
): Promise<ListedCancellation[]> {
  if (!hasRight(actor, "bookings.see")) return []
  return isOpen ? listOpenRequests(platform.db, page) : listSettledRequests(platform.db, page)
}

/** The request about a booking that waits for the desk; null where none does. */
export const findOpenCancellation = async (
  platform: Platform,
  actor: Actor,
  bookingId: string,
): Promise<ListedCancellation | null> =>
  hasRight(actor, "bookings.see") ? findOpenRequestOf(platform.db, bookingId) : null

/** How many requests wait for the desk. */
export const countOpenCancellations = async (platform: Platform, actor: Actor): Promise<number> =>
  hasRight(actor, "bookings.see") ? countOpenRequests(platform.db) : 0
