import { findLastAudit } from "#src/features/accounting/hotel-audit.service.ts"
import { findBackups } from "#src/features/backups/backups.service.ts"
import { findLastDeliveries } from "#src/features/emails/emails.service.ts"
import { findLastWebhookAt } from "#src/features/payments/payments.service.ts"
import { ProviderError, ProviderRefusal } from "#src/platform/card-payments/card-payments.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { listReducedMeals } from "./meal-tax.store.ts"
import { type PaymentAccess, type SetUpCheck, setUpChecks } from "./set-up.ts"

// Razorpay's test keys (razorpay.com/docs/payments/dashboard/account-settings/api-keys).
const testKey = /^rzp_test_/

async function checkPaymentAccess({ cardPayments }: Platform): Promise<PaymentAccess> {
  const { provider, checkout } = cardPayments
  if (provider !== "razorpay") return provider
  try {
    await cardPayments.checkAccess()
  } catch (error) {
    if (error instanceof ProviderRefusal) return "refused"
    if (error instanceof ProviderError) return "silent"
    throw error
  }
  return testKey.test(checkout.keyId) ? "test" : "live"
}

/** What is ready for guests and what is missing; null for everybody but an owner. */
export async function findSetUp(platform: Platform, actor: Actor): Promise<SetUpCheck[] | null> {
  if (!hasRight(actor, "set-up.see")) return null
  const { db, clock, origin, mailer } = platform
  const [paymentAccess, lastWebhookAt, deliveries, audit, backups, reducedMeals] = await Promise.all([
    checkPaymentAccess(platform),
    findLastWebhookAt(db),
    findLastDeliveries(db),
    findLastAudit(platform, actor),
    findBackups(platform, actor),
    listReducedMeals(db, clock.today()),
  ])
  return setUpChecks({
    origin,
    now: clock.now().toISOString(),
    isEmbedded: db.kind === "embedded",
    paymentAccess,
    lastWebhookAt,
    mailer: mailer.kind,
    deliveries,
    audit,
    backups,
    reducedMeals,
  })
}
