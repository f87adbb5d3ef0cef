import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays, type CalendarDate, daysBetween } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { findPagePattern } from "./page-pattern.ts"
import { addPageView, type PageViews, listPageViewsBetween } from "./page-views.store.ts"

/** Far above what a person can view, far below what would load the database. */
const viewsByAddress = { name: "page-views-address", points: 240, seconds: 60 } as const

/** Counts a view by page and hotel date, and stores nothing else (API-11). */
export async function countPageView(platform: Platform, path: string, address: string): Promise<void> {
  const wait = await platform.rateLimiter.take(viewsByAddress, address)
  if (wait === null) await addPageView(platform.db, findPagePattern(path), platform.clock.today())
}

type Days = { readonly from?: CalendarDate | undefined; readonly to?: CalendarDate | undefined }

const maxDays = 366

type PageViewsRefusal = { readonly kind: "forbidden" | "too-many-days" }

/** Views of each page on each day, for the administration. */
export async function listPageViews(
  platform: Platform,
  actor: Actor,
  { from, to = platform.clock.today() }: Days,
): Promise<Result<PageViews[], PageViewsRefusal>> {
  if (!hasRight(actor, "page-views.see")) return refused({ kind: "forbidden" })
  const first = from ?? addDays(to, -29)
  if (daysBetween(first, to) > maxDays) return refused({ kind: "too-many-days" })
  return done(await listPageViewsBetween(platform.db, first, to))
}
