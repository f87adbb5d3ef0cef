import { randomUUID } from "node:crypto"
import { seedOffers as offers } from "#src/features/content/texts/home-offers.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { hasHadOffers, insertOffer } from "./offers.store.ts"

/** Seeds the demo offers if there has never been one. */
export async function seedOffers({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  if (await hasHadOffers(db)) return
  await db.transaction(async (tx) => {
    for (const { validForDays, ...offer } of offers) {
      const validUntil = addDays(clock.today(), validForDays)
      await insertOffer(tx, { ...offer, id: randomUUID(), validUntil, createdAt: clock.now() })
    }
  })
}
