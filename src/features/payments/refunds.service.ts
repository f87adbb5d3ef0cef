import type { ProviderRefund, WebhookEvent } from "#src/platform/card-payments/card-payments.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Refund } from "./payment.ts"
import {
  findRefund,
  insertRefund,
  type NewRefund,
  updateRefund,
  updateRefundByProviderId,
} from "./refunds.store.ts"

export { listRefundsOfBooking } from "./refunds.store.ts"

const refundJob = "send-refund"

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

/** Registers the job that sends refunds. The refund's id is the idempotency key, so a repeat refunds nothing twice. */
export function registerRefundJobs(platform: Platform): void {
  platform.queue.work<{ refundId: string }>(refundJob, async ({ refundId }) => {
    const refund = await findRefund(platform.db, refundId)
    if (!refund || refund.status === "processed") return
    const reply = await platform.cardPayments.refund({
      paymentId: refund.providerPaymentId,
      amount: refund.amount,
      idempotencyKey: refund.id,
    })
    await updateRefund(platform.db, refundId, { providerRefundId: reply.id, status: statusOf(reply) })
  })
}

/** Records the status of a refund that a webhook reports; other events change nothing. */
export async function recordRefundEvent(platform: Platform, { refund }: WebhookEvent): Promise<void> {
  if (refund) await updateRefundByProviderId(platform.db, refund.id, statusOf(refund))
}
