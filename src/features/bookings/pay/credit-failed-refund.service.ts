import { recordAudit } from "#src/features/audit/audit.service.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { insertFolioLines, listFolioLines } from "#src/features/folio/folio.service.ts"
import { voidLines } from "#src/features/folio/void-lines.ts"
import type { RetryRefundRefusal } from "#src/features/payments/payment.ts"
import { closeFailedRefund, findRefund } from "#src/features/payments/refunds.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, needsReauthentication } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"

/**
 * Closes a failed online refund: its folio line is voided, so that the folio shows the credit and the desk refunds it
 * in cash or by another method.
 */
export async function creditFailedRefund(
  platform: Platform,
  actor: Actor,
  refundId: string,
): Promise<Result<{ bookingId: string }, RetryRefundRefusal>> {
  if (!hasRight(actor, "refunds.issue")) return refused("forbidden")
  if (needsReauthentication(actor)) return refused("reauthentication-needed")
  return platform.db.transaction(async (tx) => {
    const refund = await findRefund(tx, refundId)
    if (!refund) return refused("not-failed")
    const { bookingId } = refund
    await lockAndFindBooking(tx, bookingId)
    if (!(await closeFailedRefund(tx, refundId))) return refused("not-failed")
    const posted = (await listFolioLines(tx, bookingId)).filter((line) => line.refundId === refundId)
    const lines = voidLines(posted, "the online refund failed")
    await insertFolioLines(tx, { bookingId, actor, businessDate: platform.clock.today(), lines })
    await recordAudit(tx, actor, {
      action: "credit-failed-refund",
      subjectType: "booking",
      subjectId: bookingId,
      after: { amount: refund.amount },
    })
    return done({ bookingId })
  })
}
