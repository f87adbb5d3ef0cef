import { randomUUID } from "node:crypto"
import { seedSubscribers as subscribers } from "#database/seed/content/subscribers.ts"
import type { Platform } from "#src/platform/platform.ts"
import { millisecondsPerHour } from "#src/shared/format/durations.ts"
import { hasSubscribers, upsertSubscriber } from "./subscribers.store.ts"

/** Seeds the demo subscribers if there has never been one. */
export async function seedSubscribers({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  if (await hasSubscribers(db)) return
  const now = clock.now().getTime()
  await db.transaction(async (tx) => {
    for (const { email, hoursAgo } of subscribers) {
      const subscribedAt = new Date(now - hoursAgo * millisecondsPerHour).toISOString()
      await upsertSubscriber(tx, {
        id: randomUUID(),
        email,
        subscribedAt,
        confirmedAt: subscribedAt,
        suspicion: null,
      })
    }
  })
}
