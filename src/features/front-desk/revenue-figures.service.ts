import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type NightFigures, type Period, datesOfPeriod } from "./revenue-figures.ts"
import { listNightFigures } from "./revenue-figures.store.ts"

/** The figures of each night of a period; empty without the right to see the revenue. */
export async function listFigures(platform: Platform, actor: Actor, period: Period): Promise<NightFigures[]> {
  if (!hasRight(actor, "revenue.see")) return []
  return listNightFigures(platform.db, datesOfPeriod(period, platform.clock.today()))
}
