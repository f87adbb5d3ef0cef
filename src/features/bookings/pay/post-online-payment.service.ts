import { recordAudit } from "#src/features/audit/audit.service.ts"
import { undeleteBooking } from "#src/features/bookings/booking-changes.store.ts"
import type { PostedBy } from "#src/features/bookings/booking-transitions.store.ts"
import { insertFolioLines, listFolioLines } from "#src/features/folio/folio.service.ts"
import { payers } from "#src/features/folio/folio-line.ts"
import { sharePayment } from "#src/features/folio/payer-shares.ts"
import type { Payment } from "#src/features/payments/payment.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"
import { subtract, zero } from "#src/shared/money.ts"

export const settleJob = "settle-payment"

export const postedBy = ({ clock }: Platform): PostedBy => ({ actor: system, businessDate: clock.today() })

/**
 * Posts a recorded payment to the folio of its booking: a line for each payer that it pays for (decision 113), or one line
 * for the guest if the order was for the guest's part only. The job that settles the payment is enqueued in the same
 * transaction, so that a crash loses no payment (L-6).
 */
export async function postOnlinePayment(platform: Platform, tx: Sql, payment: Payment): Promise<void> {
  const { id, bookingId, amount, providerPaymentId, isGuestPart } = payment
  if (!bookingId) return
  const line = {
    kind: "payment" as const,
    description: "Online payment",
    method: "online" as const,
    reference: providerPaymentId,
    paymentId: id,
  }
  const shares = isGuestPart
    ? [{ payer: payers[0], amount }]
    : sharePayment(await listFolioLines(tx, bookingId), amount)
  const lines = shares.map((share) => ({ ...line, payer: share.payer, amount: subtract(zero, share.amount) }))
  await insertFolioLines(tx, { bookingId, ...postedBy(platform), lines })
  await restoreDeleted(tx, bookingId)
  const data = { paymentId: id }
  await platform.queue.enqueue(tx, { name: settleJob, data, startAfterSeconds: 30 })
}

// A booking with payments is never deleted (FOLIO-3). Inserting its lines has waited for a concurrent deletion.
async function restoreDeleted(tx: Sql, bookingId: string): Promise<void> {
  if (!(await undeleteBooking(tx, bookingId))) return
  await recordAudit(tx, system, { action: "restore", subjectType: "booking", subjectId: bookingId })
}
