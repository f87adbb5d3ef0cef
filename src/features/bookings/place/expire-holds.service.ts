import { expireLapsedHolds } from "#src/features/bookings/booking-transitions.store.ts"
import type { Platform } from "#src/platform/platform.ts"

/** Expires all lapsed holds, in batches of `expireLapsedHolds` (booking-transitions.store.ts). */
export async function expireAllLapsedHolds(platform: Pick<Platform, "db">): Promise<number> {
  let expired = 0
  for (;;) {
    const batch = await expireLapsedHolds(platform.db)
    expired += batch.length
    if (batch.length === 0) return expired
  }
}
