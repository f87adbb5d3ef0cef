import type { WebhookEvent } from "#src/platform/card-payments/card-payments.ts"
import type { Platform } from "#src/platform/platform.ts"
import { recordDispute } from "./disputes.service.ts"
import { recordRefundEvent } from "./refunds.service.ts"

/** Records what a webhook says about refunds and disputes; payments are settled with their bookings. */
export async function recordProviderEvent(platform: Platform, event: WebhookEvent): Promise<void> {
  await recordRefundEvent(platform, event)
  if (event.dispute) await recordDispute(platform, event.dispute)
}
