import type { WebhookEvent } from "#src/platform/card-payments/card-payments.ts"
import type { Platform } from "#src/platform/platform.ts"
import { hasEvent, insertEvent } from "./payments.store.ts"
import { updateRefundByProviderId } from "./refunds.store.ts"

/** Whether a webhook event was dealt with before (PAY-5: replays change nothing). */
export const isKnownEvent = (platform: Platform, eventId: string): Promise<boolean> =>
  hasEvent(platform.db, eventId)

/** Remembers an event that was dealt with. */
export async function rememberEvent(platform: Platform, eventId: string, event: WebhookEvent): Promise<void> {
  await insertEvent(platform.db, eventId, event.type)
}

/** Writes what the provider says of a refund. */
export async function recordRefundEvent(platform: Platform, event: WebhookEvent): Promise<void> {
  if (!event.refund) return
  const status = event.refund.status === "pending" ? "requested" : event.refund.status
  await updateRefundByProviderId(platform.db, event.refund.id, status)
}
