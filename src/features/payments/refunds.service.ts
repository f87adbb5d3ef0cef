import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Refund } from "./payment.ts"
import {
  findRefund,
  insertRefund,
  listRefundsOfBooking,
  type NewRefund,
  updateRefund,
} from "./refunds.store.ts"

const refundJob = "send-refund"

/** Writes a refund and asks for it to be sent, in the caller's transaction. */
export async function requestRefund(
  platform: Pick<Platform, "queue">,
  sql: Sql,
  refund: NewRefund,
): Promise<void> {
  const refundId = await insertRefund(sql, refund)
  await platform.queue.enqueue(sql, { name: refundJob, data: { refundId } })
}

export const listRefundsOf = (sql: Sql, bookingId: string): Promise<Refund[]> =>
  listRefundsOfBooking(sql, bookingId)

/** Sends refunds to the provider; the refund's own id is the idempotency key, so a repeat gives nothing twice. */
export function registerRefundJobs(platform: Platform): void {
  platform.queue.work<{ refundId: string }>(refundJob, async ({ refundId }) => {
    const refund = await findRefund(platform.db, refundId)
    if (!refund || refund.status === "processed") return
    const said = await platform.cardPayments.refund({
      paymentId: refund.providerPaymentId,
      amount: refund.amount,
      idempotencyKey: refund.id,
    })
    const status = said.status === "pending" ? "requested" : said.status
    await updateRefund(platform.db, refundId, { providerRefundId: said.id, status })
  })
}
