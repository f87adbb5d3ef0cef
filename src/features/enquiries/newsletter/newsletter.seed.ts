import { randomUUID } from "node:crypto"
import { seedSubscribers as subscribers } from "#database/seed/content/subscribers.ts"
import type { Platform } from "#src/platform/platform.ts"
import { hasSubscribers, upsertSubscriber } from "./subscribers.store.ts"

const hourMilliseconds = 60 * 60 * 1000

/** Seeds the demo subscribers if there has never been one. */
export async function seedSubscribers({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  if (await hasSubscribers(db)) return
  const now = clock.now().getTime()
  await db.transaction(async (tx) => {
    for (const { email, hoursAgo } of subscribers) {
      const subscribedAt = new Date(now - hoursAgo * hourMilliseconds).toISOString()
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
