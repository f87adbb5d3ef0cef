import { recordAudit } from "#src/features/audit/audit.service.ts"
import { findBookingSettings } from "#src/features/pricing/booking-settings.service.ts"
import type { GstPeriod, GstPeriods } from "#src/features/pricing/gst.ts"
import { lockRateCalendar } from "#src/features/pricing/rates-editing.store.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { formatGstSlabs } from "./gst-text.ts"
import { saveGstPeriods } from "./gst-periods.store.ts"

/** The job that taxes booked nights from a date on by the slabs of now. */
export const retaxJob = "retax-bookings"
export type RetaxJob = { readonly from: CalendarDate }

// A booking that was quoted just before the change may be written after the first run.
const runsAfterSeconds = [0, 120]

/** The GST slabs of rooms by date; null without the right to see rates. */
export async function findGstPeriods(platform: Platform, actor: Actor): Promise<GstPeriods | null> {
  return hasRight(actor, "rates.see") ? (await findBookingSettings(platform.db)).gstPeriods : null
}

export type GstPeriodRefusal = "forbidden" | "not-ahead" | "date-taken" | "unknown-period"

/**
 * Adds slabs from a date after today on. Prices include GST and stay; booked nights from that date on are taxed again by a
 * job (CGST Act, section 14: a stay after the change has the new rate).
 */
export function addGstPeriod(
  platform: Platform,
  actor: Actor,
  period: GstPeriod,
): Promise<Result<null, GstPeriodRefusal>> {
  return changePeriods(platform, actor, {
    from: period.from,
    change: (periods) => {
      if (periods.some(({ from }) => from === period.from)) return "date-taken"
      return [...periods, period].toSorted((a, b) => (a.from < b.from ? -1 : 1))
    },
  })
}

/** Removes slabs whose date is after today: nights from it on have the slabs before. */
export function removeGstPeriod(
  platform: Platform,
  actor: Actor,
  from: CalendarDate,
): Promise<Result<null, GstPeriodRefusal>> {
  return changePeriods(platform, actor, {
    from,
    change: (periods) => {
      const kept = periods.filter((period) => period.from !== from)
      return kept.length === periods.length ? "unknown-period" : kept
    },
  })
}

type PeriodChange = {
  readonly from: CalendarDate
  readonly change: (periods: GstPeriods) => readonly GstPeriod[] | GstPeriodRefusal
}

function changePeriods(
  platform: Platform,
  actor: Actor,
  { from, change }: PeriodChange,
): Promise<Result<null, GstPeriodRefusal>> {
  return platform.db.transaction(async (tx) => {
    if (!hasRight(actor, "rates.change")) return refused("forbidden")
    if (from <= platform.clock.today()) return refused("not-ahead")
    await lockRateCalendar(tx)
    const { gstPeriods: before } = await findBookingSettings(tx)
    const changed = change(before)
    if (typeof changed === "string") return refused(changed)
    const [first, ...later] = changed
    if (!first) return refused("unknown-period")
    const after: GstPeriods = [first, ...later]
    await saveGstPeriods(tx, after)
    await recordAudit(tx, actor, {
      action: "change-gst-rates",
      subjectType: "gst-rates",
      subjectId: from,
      before: auditState(before, from),
      after: auditState(after, from),
    })
    await enqueueRetax(platform, tx, from)
    return done(null)
  })
}

const auditState = (periods: GstPeriods, date: CalendarDate) => {
  const period = periods.find(({ from }) => from === date)
  return period ? { gst: formatGstSlabs(period.slabs) } : null
}

async function enqueueRetax({ queue }: Platform, tx: Sql, from: CalendarDate): Promise<void> {
  for (const startAfterSeconds of runsAfterSeconds)
    await queue.enqueue<RetaxJob>(tx, { name: retaxJob, data: { from }, startAfterSeconds })
}
