import { recordAudit } from "#src/features/audit/audit.service.ts"
import { type Booking, canTransition, isHidden, type PaymentStatus } from "#src/features/bookings/booking.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { updateCompletion } from "#src/features/bookings/booking-changes.store.ts"
import { closeOpenRequest } from "#src/features/bookings/cancel/close-open-request.service.ts"
import { lockAndFindBooking, lockGuestOfBooking } from "#src/features/bookings/bookings.store.ts"
import {
  checkSeenBalance,
  formatFolioRefusal,
  hasReason,
} from "#src/features/bookings/folio/folio-refusal.ts"
import { folioChangedJob } from "#src/features/bookings/folio/post-to-folio.service.ts"
import { type DeskMethod, methodNames, needsReference } from "#src/features/folio/folio-line.ts"
import {
  findBalance,
  findCashLeft,
  insertFolioLines,
  listFolioLines,
} from "#src/features/folio/folio.service.ts"
import { sharePayment } from "#src/features/folio/payer-shares.ts"
import { departureDayOf } from "#src/features/day-rooms/day-room.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type Money, subtract, zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"

export type StatusRefusal =
  | { readonly kind: "balance-changed"; readonly owed: Money }
  | { readonly kind: "too-much-cash"; readonly left: Money }
  | {
      readonly kind:
        | "forbidden"
        | "unknown-booking"
        | "not-allowed"
        | "edit-conflict"
        | "not-departed"
        | "void-payment"
        | "other-day"
        | "guest-erased"
        | "no-reason"
        | "no-reference"
        | "refund-first"
    }

const texts: Readonly<Record<Exclude<StatusRefusal["kind"], "balance-changed" | "too-much-cash">, string>> = {
  forbidden: "You are not allowed to do that.",
  "unknown-booking": "There is no such booking.",
  "not-allowed": "A booking cannot go back to that status.",
  "edit-conflict": "Somebody changed this booking in the meantime. Look at it again.",
  "not-departed":
    "The guest has not departed yet. Give a reason to complete the stay before its Check-Out date.",
  "void-payment": "This booking is paid. To make it pending again, void the payment on the folio.",
  "refund-first":
    "One payer has a credit and the other one owes. Post the refund on the folio first, then the payment.",
  "other-day": "A completed stay can be reopened on the day of its completion only.",
  "guest-erased": "The details of this guest were erased. Make a new booking.",
  "no-reason": formatFolioRefusal({ kind: "no-reason" }),
  "no-reference": formatFolioRefusal({ kind: "no-reference" }),
}

export const formatStatusRefusal = (refusal: StatusRefusal): string =>
  refusal.kind === "balance-changed" || refusal.kind === "too-much-cash"
    ? formatFolioRefusal(refusal)
    : texts[refusal.kind]

const fields: Readonly<Partial<Record<StatusRefusal["kind"], string>>> = {
  "not-departed": "reason",
  "no-reason": "reason",
  "no-reference": "reference",
  "too-much-cash": "method",
  "void-payment": "paymentStatus",
  "refund-first": "paymentStatus",
}

/** The field that a refusal belongs to; undefined for refusals of the whole form. */
export const fieldOfStatusRefusal = ({ kind }: StatusRefusal): string | undefined => fields[kind]

export type StatusChange = {
  readonly isCompleted: boolean
  readonly paymentStatus: PaymentStatus
  /** Why a stay is completed before its check-out date. */
  readonly reason?: string
  readonly method?: DeskMethod
  readonly reference?: string
  /** The balance that the clerk saw; null when the caller saw none. */
  readonly seenBalance?: Money | null
}

type StatusUpdate = { readonly id: string; readonly change: StatusChange; readonly version?: number | null }

/**
 * Completes a stay, or posts a payment of its balance (ADM-7, FOLIO-1). `version` is the version that the desk opened.
 * The statuses never go back here: a payment is voided on the folio, a completion undone by `reopenStay`.
 */
export async function updateBookingStatus(
  platform: Platform,
  actor: Actor,
  { id, change, version = null }: StatusUpdate,
): Promise<Result<null, StatusRefusal>> {
  if (!canManageBookings(actor)) return refused({ kind: "forbidden" })
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking || isHidden(booking)) return refused({ kind: "unknown-booking" })
    if (version !== null && version !== booking.version) return refused({ kind: "edit-conflict" })
    const refusal = checkStatusChange(platform, booking, change)
    if (refusal) return refused(refusal)
    const { owed } = await findBalance(tx, id)
    const balanceChanged = checkSeenBalance(change.seenBalance ?? null, owed)
    if (balanceChanged) return refused(balanceChanged)
    const isPaying = change.paymentStatus === "done" && owed > 0
    if (isPaying && lacksReference(change)) return refused({ kind: "no-reference" })
    const tooMuchCash = isPaying ? await postBalance(platform, tx, { booking, actor, change, owed }) : null
    if (tooMuchCash) return refused(tooMuchCash)
    if (change.isCompleted && booking.status !== "completed")
      await completeStay(platform, tx, { booking, actor })
    await platform.queue.enqueue(tx, { name: folioChangedJob, data: { bookingId: id } })
    await recordAudit(tx, actor, {
      action: "change-status",
      subjectType: "booking",
      subjectId: id,
      before: { status: booking.status, balance: owed },
      after: {
        status: change.isCompleted ? "completed" : booking.status,
        balance: isPaying ? zero : owed,
        ...(change.reason && { reason: change.reason }),
      },
    })
    return done(null)
  })
}

function checkStatusChange(
  { clock }: Pick<Platform, "clock">,
  booking: Booking,
  { isCompleted, paymentStatus, reason = "" }: StatusChange,
): StatusRefusal | null {
  const isLive = booking.status === "confirmed" || booking.status === "completed"
  const isCompleting = isCompleted && booking.status !== "completed"
  if (!isLive || (!isCompleted && booking.status === "completed")) return { kind: "not-allowed" }
  if (isCompleting && !canTransition(booking.status, "completed")) return { kind: "not-allowed" }
  if (booking.paymentStatus === "done" && paymentStatus === "pending") return { kind: "void-payment" }
  // The hotel never holds more than the folio charges (decision 112).
  const isSettled = booking.paymentStatus === "done" || booking.owed > 0
  if (paymentStatus === "done" && !isSettled) return { kind: "refund-first" }
  const isEarly = isCompleting && clock.today() < departureDayOf(booking)
  return isEarly && !hasReason(reason) ? { kind: "not-departed" } : null
}

/** A completed stay cannot be cancelled, so a request for it ends. */
async function completeStay(
  platform: Platform,
  tx: Sql,
  { booking: { id }, actor }: { booking: Booking; actor: Actor },
): Promise<void> {
  await updateCompletion(tx, id, platform.clock.today())
  await closeOpenRequest(platform, tx, { actor, bookingId: id, state: "withdrawn" })
}

const lacksReference = ({ method = "other", reference = "" }: StatusChange): boolean =>
  needsReference(method) && reference === ""

type BalancePayment = { booking: Booking; actor: Actor; change: StatusChange; owed: Money }

/** Posts the balance as a payment; nothing when that is more cash than the law allows. */
async function postBalance(
  { clock }: Pick<Platform, "clock">,
  tx: Sql,
  { booking: { id }, actor, change, owed }: BalancePayment,
): Promise<StatusRefusal | null> {
  const { method = "other", reference = "" } = change
  const today = clock.today()
  const line = { kind: "payment" as const, method, reference, description: `${methodNames[method]} payment` }
  const posted = await listFolioLines(tx, id)
  const shares = sharePayment(posted, owed)
  for (const { payer, amount } of method === "cash" ? shares : []) {
    const left = await findCashLeft(tx, { bookingId: id, lines: posted, payer }, today)
    if (amount > left) return { kind: "too-much-cash", left }
  }
  const lines = shares.map(({ payer, amount }) => ({ ...line, payer, amount: subtract(zero, amount) }))
  await insertFolioLines(tx, { bookingId: id, actor, businessDate: today, lines })
  return null
}

/** Makes a completed stay confirmed again, on the day of its completion, with a reason. */
export async function reopenStay(
  platform: Platform,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Result<null, StatusRefusal>> {
  if (!canManageBookings(actor)) return refused({ kind: "forbidden" })
  if (!hasReason(reason)) return refused({ kind: "no-reason" })
  return platform.db.transaction(async (tx) => {
    const guest = await lockGuestOfBooking(tx, id)
    const booking = await lockAndFindBooking(tx, id)
    if (booking?.status !== "completed") return refused({ kind: "not-allowed" })
    if (guest?.isErased) return refused({ kind: "guest-erased" })
    if (booking.endedOn !== platform.clock.today()) return refused({ kind: "other-day" })
    await updateCompletion(tx, id, null)
    await recordAudit(tx, actor, {
      action: "reopen-stay",
      subjectType: "booking",
      subjectId: id,
      before: { status: "completed" },
      after: { status: "confirmed", reason },
    })
    return done(null)
  })
}
