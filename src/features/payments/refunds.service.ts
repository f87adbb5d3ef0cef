import { recordAudit } from "#src/features/audit/audit.service.ts"
import {
  ProviderError,
  ProviderRefusal,
  type ProviderRefund,
  type WebhookEvent,
} from "#src/platform/card-payments/card-payments.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, needsReauthentication } from "#src/shared/actor.ts"
import { zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type {
  FailedRefund,
  Refund,
  RetryRefundRefusal,
  OutstandingRefunds,
  WaitingRefund,
} from "./payment.ts"
import { reconcileUnmatched, resolveIfRefunded } from "./unmatched-payments.service.ts"
import {
  findRefund,
  hasUnsettledDispute,
  insertRefund,
  listNewestFailed,
  listWaitingRefunds as listWaiting,
  type NewRefund,
  startNextAttempt,
  sumOutstandingRefunds,
  takeRefundsInProgress,
  updateRefund,
  updateRefundByProviderId,
  updateRefusedRefund,
} from "./refunds.store.ts"

export {
  closeFailedRefund,
  dropRefunds,
  findRefund,
  listCreditedFailures,
  listOutstandingRefunds,
  outstandingRefundSql,
} from "./refunds.store.ts"

const refundJob = "send-refund"

/** Enqueued when the card provider made a refund, so that its documents are issued. */
export const refundSettledJob = "refund-settled"
const everyHalfHour = "*/30 * * * *"

/** Records a refund and enqueues the job that sends it, in the caller's transaction. Returns its id. */
export async function requestRefund(
  platform: Pick<Platform, "queue">,
  sql: Sql,
  refund: NewRefund,
): Promise<string> {
  const refundId = await insertRefund(sql, refund)
  await platform.queue.enqueue(sql, { name: refundJob, data: { refundId } })
  return refundId
}

const statusOf = ({ status }: Pick<ProviderRefund, "status">): Refund["status"] =>
  status === "pending" ? "requested" : status

/** Registers the job that sends refunds, and the one that finishes those whose job or webhook was lost. */
export function registerRefundJobs(platform: Platform): void {
  platform.queue.work<{ refundId: string }>(refundJob, ({ refundId }) => sendRefund(platform, refundId))
  platform.queue.schedule("reconcile-refunds", everyHalfHour, () => reconcileRefunds(platform))
  platform.queue.schedule("reconcile-unmatched-payments", everyHalfHour, () => reconcileUnmatched(platform))
}

// The key belongs to one attempt, so a repeat of an attempt refunds nothing twice, and the next attempt is a new refund.
const idempotencyKeyOf = ({ id, attempt }: Refund): string => (attempt === 1 ? id : `${id}-${attempt}`)

const refusedRequest = 400

async function sendRefund(platform: Platform, refundId: string): Promise<void> {
  const refund = await findRefund(platform.db, refundId)
  if (refund?.status !== "requested" || refund.providerRefundId) return
  // A lost dispute would pay the guest a second time. The waiting refund is sent or dropped after the decision.
  if (await hasUnsettledDispute(platform.db, refundId)) return
  const { attempt, providerPaymentId: paymentId, amount } = refund
  try {
    const idempotencyKey = idempotencyKeyOf(refund)
    const reply = await platform.cardPayments.refund({ paymentId, amount, idempotencyKey })
    const answer = { attempt, providerRefundId: reply.id, status: statusOf(reply) }
    await enqueueSettled(platform, await updateRefund(platform.db, refundId, answer))
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.status !== refusedRequest) throw error
    platform.log.error({ err: error, refundId }, "the card provider refused a refund")
    await updateRefusedRefund(platform.db, { id: refundId, attempt, reason: error.description })
  }
}

async function recordStatus(
  platform: Platform,
  refund: Pick<ProviderRefund, "id" | "status">,
): Promise<void> {
  const { db } = platform
  await enqueueSettled(platform, await updateRefundByProviderId(db, refund.id, statusOf(refund)))
}

// After a crash before this, the scheduled job for missing documents issues the document.
async function enqueueSettled({ db, queue }: Platform, bookingId: string | null): Promise<void> {
  if (bookingId !== null) await queue.enqueue(db, { name: refundSettledJob, data: { bookingId } })
}

/** Sends refunds whose job failed for good, and reads the status of refunds that are pending at the provider. */
export async function reconcileRefunds(platform: Platform): Promise<void> {
  for (const id of await takeRefundsInProgress(platform.db, 50)) {
    try {
      await checkRefund(platform, id)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      platform.log.warn({ err: error, refundId: id }, "a refund could not be checked")
    }
  }
}

async function checkRefund(platform: Platform, id: string): Promise<void> {
  const refund = await findRefund(platform.db, id)
  if (!refund?.providerRefundId) return sendRefund(platform, id)
  const found = await platform.cardPayments.findRefund(refund.providerRefundId)
  if (found) await recordStatus(platform, found)
}

/** Records the status of a refund that a webhook reports; other events change nothing. */
export async function recordRefundEvent(
  platform: Platform,
  { refund, payment }: Pick<WebhookEvent, "refund" | "payment">,
): Promise<void> {
  if (!refund) return
  await recordStatus(platform, refund)
  if (refund.status === "processed") await resolveIfRefunded(platform, payment)
}

/** Refunds that the provider did not make, newest first; null without the right to refund. */
export async function listFailedRefunds(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<{ count: number; first: FailedRefund[] } | null> {
  if (!hasRight(actor, "refunds.issue")) return null
  return listNewestFailed(platform.db, limit)
}

/** Refunds that wait for the decision of a dispute, oldest first; null without the right to refund. */
export async function listWaitingRefunds(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<WaitingRefund[] | null> {
  return hasRight(actor, "refunds.issue") ? listWaiting(platform.db, limit) : null
}

/** The refunds of each booking that did not reach the guest, by the id of the booking. */
export async function findOutstandingRefunds(
  { db }: { readonly db: Sql },
  bookings: readonly { readonly id: string }[],
): Promise<(bookingId: string) => OutstandingRefunds> {
  const sums = await sumOutstandingRefunds(
    db,
    bookings.map(({ id }) => id),
  )
  const byBooking = new Map(sums.map(({ bookingId, failed, waiting }) => [bookingId, { failed, waiting }]))
  return (bookingId) => byBooking.get(bookingId) ?? { failed: zero, waiting: zero }
}

/** Sends a failed refund again, as a new refund at the provider. */
export async function retryRefund(
  platform: Platform,
  actor: Actor,
  refundId: string,
): Promise<Result<null, RetryRefundRefusal>> {
  if (!hasRight(actor, "refunds.issue")) return refused("forbidden")
  if (needsReauthentication(actor)) return refused("reauthentication-needed")
  return platform.db.transaction(async (tx) => {
    const started = await startNextAttempt(tx, refundId)
    if (!started) return refused("not-failed")
    await platform.queue.enqueue(tx, { name: refundJob, data: { refundId } })
    const subject = { subjectType: "booking", subjectId: started.bookingId }
    await recordAudit(tx, actor, { action: "retry-refund", ...subject })
    return done(null)
  })
}
