import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { type FolioLine, sumLines } from "#src/features/folio/folio-line.ts"
import { retaxDiscounts } from "#src/features/folio/discount-lines.ts"
import { exceedsCharges } from "#src/features/folio/charge-groups.ts"
import { findBalance, insertFolioLines, isPosted, listFolioLines } from "#src/features/folio/folio.service.ts"
import type { NewFolioLine } from "#src/features/folio/folio-line.ts"
import type { Balance } from "#src/features/folio/folio-line.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { ApprovalRequest } from "./approval-request.ts"
import { lockOpenApproval } from "./approvals.store.ts"
import { checkSeenBalance, type FolioRefusal } from "./folio-refusal.ts"
import { closeApproval } from "./close-approval.service.ts"

/** The target of a posting: the booking, the balance on the clerk's screen, and an idempotency key (FOLIO-4). */
export type PostingTarget = {
  readonly bookingId: string
  /** Null for callers that saw no balance, such as the API. */
  readonly seenBalance: Money | null
  readonly key: string
  /** The request that the posting approves, in the same transaction. */
  readonly approval?: ApprovalRequest
}

export type PostingContext = {
  readonly platform: Platform
  readonly tx: Sql
  readonly actor: Actor
  readonly booking: Booking
  readonly lines: readonly FolioLine[]
}

type FolioAction = {
  /** The name of the action in the audit log. */
  readonly name: string
  /** Another booking that the action posts to. */
  readonly otherBookingId?: string
  readonly lines: (context: PostingContext) => Promise<Result<readonly NewFolioLine[], FolioRefusal>>
}

// A hold that ended has a folio when money came for it: its credit is refunded.
const hasFolio = ({ status }: Booking, lines: readonly FolioLine[]): boolean =>
  status === "confirmed" || status === "completed" || (status !== "held" && lines.length > 0)

/** Whether a booking can be charged; false for a hold that was never confirmed. */
export const isChargeable = ({
  booking: { status },
  lines,
}: Pick<PostingContext, "booking" | "lines">): boolean =>
  status === "confirmed" || status === "completed" || lines.some(({ kind }) => kind === "room")

/** Enqueued when lines were posted: documents follow the folio. */
export const folioChangedJob = "folio-changed"

/**
 * Posts lines to the folio of a booking under its lock, and returns the balance afterwards. A repeat of the key posts
 * nothing; a balance that differs from the one that the clerk saw is refused.
 */
export async function postToFolio(
  platform: Platform,
  actor: Actor,
  { target, action }: { readonly target: PostingTarget; readonly action: FolioAction },
): Promise<Result<Balance, FolioRefusal>> {
  if (!canManageBookings(actor)) return refused({ kind: "forbidden" })
  const { bookingId, seenBalance, key, approval } = target
  const { otherBookingId } = action
  return platform.db.transaction(async (tx) => {
    // Two bookings are locked in the order of their ids, so that opposite transfers cannot deadlock.
    if (otherBookingId !== undefined && otherBookingId < bookingId)
      await lockAndFindBooking(tx, otherBookingId)
    const booking = await lockAndFindBooking(tx, bookingId)
    const lines = booking ? await listFolioLines(tx, bookingId) : []
    if (!booking || !hasFolio(booking, lines)) return refused({ kind: "unknown-booking" })
    if (approval && !(await lockOpenApproval(tx, approval.id))) return refused({ kind: "decided" })
    if (await isPosted(tx, bookingId, key)) return done(await findBalance(tx, bookingId))
    const { owed } = sumLines(lines)
    const balanceChanged = checkSeenBalance(seenBalance, owed)
    if (balanceChanged) return refused(balanceChanged)
    const context = { platform, tx, actor, booking, lines }
    const posted = await action.lines(context)
    if (!posted.ok) return posted
    if (exceedsCharges(lines, posted.value)) return refused({ kind: "discounted" })
    if (approval) await closeApproval(tx, actor, { request: approval, state: "approved" })
    const all = [...posted.value, ...retaxDiscounts(lines, posted.value)]
    return done(await recordPosting(context, { key, name: action.name, lines: all }))
  })
}

type RecordedPosting = {
  readonly key: string
  readonly name: string
  readonly lines: readonly NewFolioLine[]
}

/** Posts lines to the folio of a locked booking, with their audit entry, and returns the balance afterwards. */
export async function recordPosting(
  { platform, tx, actor, booking: { id: bookingId } }: Omit<PostingContext, "lines">,
  { key, name, lines }: RecordedPosting,
): Promise<Balance> {
  const { owed } = await findBalance(tx, bookingId)
  await insertFolioLines(tx, { bookingId, actor, businessDate: platform.clock.today(), key, lines })
  await platform.queue.enqueue(tx, { name: folioChangedJob, data: { bookingId } })
  const balance = await findBalance(tx, bookingId)
  await recordAudit(tx, actor, {
    action: name,
    subjectType: "booking",
    subjectId: bookingId,
    before: { balance: owed },
    after: { lines: lines.map(auditedLine), balance: balance.owed },
  })
  return balance
}

const auditedLine = ({ kind, description, amount, payer, method, reference, reason }: NewFolioLine) => ({
  kind,
  description,
  amount,
  ...(payer === "company" && { payer }),
  ...(method && { method }),
  ...(reference && { reference }),
  ...(reason && { reason }),
})
