import { recordAudit } from "#src/features/audit/audit.service.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { insertFolioLines, isPosted } from "#src/features/folio/folio.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"
import { type Chargeback, chargebackKey, listChargebacksToPost } from "./chargebacks.store.ts"

/** Takes the money of lost disputes back from their folios, so that it is owed again. Repeats change nothing. */
export async function postChargebacks(platform: Platform): Promise<void> {
  for (const chargeback of await listChargebacksToPost(platform.db))
    await postChargeback(platform, chargeback)
}

function postChargeback(
  { db, clock }: Platform,
  { disputeId, bookingId, providerPaymentId, payer, amount }: Chargeback,
): Promise<void> {
  const key = chargebackKey(disputeId)
  return db.transaction(async (tx) => {
    await lockAndFindBooking(tx, bookingId)
    if (await isPosted(tx, bookingId, key)) return
    await insertFolioLines(tx, {
      bookingId,
      actor: system,
      businessDate: clock.today(),
      key,
      lines: [
        {
          kind: "payment",
          description: "Chargeback",
          amount,
          payer,
          method: "online",
          reference: providerPaymentId,
          reason: `The bank decided dispute ${disputeId} for the guest.`,
        },
      ],
    })
    await recordAudit(tx, system, {
      action: "post-chargeback",
      subjectType: "booking",
      subjectId: bookingId,
      after: { amount, dispute: disputeId },
    })
  })
}
