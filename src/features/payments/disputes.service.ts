import type { ReportedDispute } from "#src/platform/card-payments/card-payments.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { Money } from "#src/shared/money.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { Dispute } from "./dispute.ts"
import { findOpenDisputes, listDisputeRows, upsertDispute } from "./disputes.store.ts"

export { findDisputedAmount } from "./disputes.store.ts"

/** Records the status of a dispute that a webhook or the nightly job reports. */
export async function recordDispute(platform: Platform, dispute: ReportedDispute): Promise<void> {
  if (dispute.status === "open")
    platform.log.warn({ dispute: dispute.id, payment: dispute.paymentId }, "a payment is disputed")
  await upsertDispute(platform.db, platform.cardPayments.provider, dispute)
}

/** Reads the disputes at the provider, in case a webhook was lost. */
export async function readDisputes(platform: Platform): Promise<void> {
  const reportedAt = platform.clock.now().toISOString()
  for (const dispute of await platform.cardPayments.listDisputes())
    await recordDispute(platform, { ...dispute, reportedAt })
}

/** Disputes, open ones first, and the money withheld for them; null without the right to see the revenue. */
export async function listDisputes(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<{ count: number; withheld: Money; first: Dispute[] } | null> {
  if (!hasRight(actor, "revenue.see")) return null
  const [open, first] = await Promise.all([
    findOpenDisputes(platform.db),
    listDisputeRows(platform.db, limit),
  ])
  return { ...open, first }
}
