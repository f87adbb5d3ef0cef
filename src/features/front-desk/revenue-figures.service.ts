import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type NightFigures, type Period, datesOfPeriod } from "./revenue-figures.ts"
import { listNightFigures } from "./revenue-figures.store.ts"

/** Night by night, what the hotel sold and earned; nothing for whoever may not see the revenue. */
export async function listFigures(platform: Platform, actor: Actor, period: Period): Promise<NightFigures[]> {
  if (!hasRight(actor, "revenue.see")) return []
  return listNightFigures(platform.db, datesOfPeriod(period, platform.clock.today()))
}
