import { randomUUID } from "node:crypto"
import { valueOf } from "#src/features/bookings/bookings.factory.ts"
import { decideDispute, openDispute } from "#src/platform/card-payments/sandbox/disputes.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SandboxPlatform } from "#test/sandbox-platform.ts"

/** The provider reports that the hotel lost the dispute of a booking's payment. */
export async function loseDispute({ db }: Platform, bookingId: string): Promise<void> {
  await db.execute(
    `insert into payment_disputes (provider, provider_dispute_id, provider_payment_id, amount_paise, deducted_paise, reason,
        status, respond_by, opened_at, reported_at)
      select provider, $1, provider_payment_id, amount_paise, amount_paise, 'fraud', 'lost', now(), now(), now()
      from payments where booking_id = $2`,
    [`disp_${randomUUID()}`, bookingId],
  )
}

/** Opens a dispute of the captured payment at the sandbox, and delivers its webhook; returns its id. */
export async function aDispute(platform: SandboxPlatform): Promise<string> {
  const [payment] = await platform.db.execute<{ id: string }>(
    "select id from sandbox_payments where status = 'captured'",
  )
  const { id } = valueOf(await openDispute(platform, payment?.id ?? ""))
  await platform.provider.webhooks.deliver()
  return id
}

/** Decides a dispute at the sandbox, and delivers its webhook. */
export async function decide(
  platform: SandboxPlatform,
  id: string,
  status: "under_review" | "won" | "lost" | "closed",
): Promise<void> {
  valueOf(await decideDispute(platform, { id, status }))
  await platform.provider.webhooks.deliver()
}
