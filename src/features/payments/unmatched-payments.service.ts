import { ProviderError, type ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { UnmatchedPayment } from "./payment.ts"
import { listNewestUnmatched, resolveUnmatched } from "./unmatched-payments.store.ts"

/** Payments without a booking (L-7); null without the right to see the revenue. */
export async function listUnmatchedPayments(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<{ count: number; first: readonly UnmatchedPayment[] } | null> {
  return hasRight(actor, "revenue.see") ? listNewestUnmatched(platform.db, limit) : null
}

const maxChecked = 50

/** Resolves unmatched payments whose refund was made at the provider, and whose webhook was lost. */
export async function reconcileUnmatched(platform: Platform): Promise<void> {
  const { first } = await listNewestUnmatched(platform.db, maxChecked)
  for (const { providerPaymentId } of first) {
    try {
      await resolveIfRefunded(platform, await platform.cardPayments.findPayment(providerPaymentId))
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      platform.log.warn(
        { err: error, payment: providerPaymentId },
        "an unmatched payment could not be checked",
      )
    }
  }
}

/** Resolves an unmatched payment that the provider refunded in full. */
export async function resolveIfRefunded(
  { db, cardPayments }: Platform,
  payment: ProviderPayment | null,
): Promise<void> {
  if (payment?.status === "refunded") await resolveUnmatched(db, cardPayments.provider, payment.id)
}
