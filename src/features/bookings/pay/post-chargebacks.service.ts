import { recordAudit } from "#src/features/audit/audit.service.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { insertFolioLines, isPosted, listFolioLines } from "#src/features/folio/folio.service.ts"
import { shareChargeback } from "#src/features/folio/payer-shares.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"
import { voidLines } from "#src/features/folio/void-lines.ts"
import { dropRefunds } from "#src/features/payments/refunds.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type Chargeback, chargebackKey, listChargebacksToPost } from "./chargebacks.store.ts"

/** Takes the money of lost disputes back from their folios, so that it is owed again. Repeats change nothing. */
export async function postChargebacks(platform: Platform): Promise<void> {
  for (const chargeback of await listChargebacksToPost(platform.db))
    await postChargeback(platform, chargeback)
}

function postChargeback(
  { db, clock }: Platform,
  { disputeId, bookingId, paymentId, providerPaymentId, amount }: Chargeback,
): Promise<void> {
  const key = chargebackKey(disputeId)
  return db.transaction(async (tx) => {
    await lockAndFindBooking(tx, bookingId)
    if (await isPosted(tx, bookingId, key)) return
    await dropPaidRefunds(tx, { bookingId, paymentId, businessDate: clock.today() })
    const payment = { id: paymentId, providerPaymentId, amount }
    const shares = shareChargeback(await listFolioLines(tx, bookingId), { payment, amount })
    await insertFolioLines(tx, {
      bookingId,
      actor: system,
      businessDate: clock.today(),
      key,
      lines: shares.map((share) => ({
        kind: "payment",
        description: "Chargeback",
        ...share,
        method: "online",
        reference: providerPaymentId,
        reason: `The bank decided dispute ${disputeId} for the guest.`,
      })),
    })
    await recordAudit(tx, system, {
      action: "post-chargeback",
      subjectType: "booking",
      subjectId: bookingId,
      after: { amount, dispute: disputeId },
    })
  })
}

type DisputedPayment = Pick<Chargeback, "bookingId" | "paymentId"> & { readonly businessDate: CalendarDate }

/** Drops the refunds of the payment that were not made, and voids their lines: the chargeback paid the guest. */
async function dropPaidRefunds(
  tx: Sql,
  { bookingId, paymentId, businessDate }: DisputedPayment,
): Promise<void> {
  const dropped = await dropRefunds(tx, paymentId)
  if (dropped.length === 0) return
  const posted = (await listFolioLines(tx, bookingId)).filter(
    ({ refundId }) => refundId !== null && dropped.includes(refundId),
  )
  const lines = voidLines(posted, "the bank paid the guest")
  await insertFolioLines(tx, { bookingId, actor: system, businessDate, lines })
}
