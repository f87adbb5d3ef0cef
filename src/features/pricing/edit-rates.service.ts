import { recordAudit } from "#src/features/audit/audit.service.ts"
import { closeNights, findClosedNights } from "#src/features/inventory/closed-nights.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { inventoryHorizonDays } from "#src/features/inventory/inventory.service.ts"
import { listAllRooms } from "#src/features/rooms/rooms.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays, type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { computeRateEffect, type PriceGap, type RateEffect } from "./rate-effect.ts"
import { isEmpty, isUnchangedSince, applyPatch, type RatePatch, reversePatch } from "./rate-patch.ts"
import { nightKey, defaultNightSetting, type PricedRoom, type PricingRules } from "./pricing-rules.ts"
import { findPricingRules } from "./rates.store.ts"
import {
  insertRateChange,
  listNewestChanges,
  lockRateCalendar,
  type RateChange,
  takeRateChange,
  writePatch,
} from "./rates-editing.store.ts"

export type { RateChange }

/** The nights that prices can be set for: today and as far as stays can reach. */
export function rateCalendarRange({ clock }: Pick<Platform, "clock">): {
  from: CalendarDate
  to: CalendarDate
} {
  const from = clock.today()
  return { from, to: addDays(from, inventoryHorizonDays) }
}

type Nights = { readonly firstNight: CalendarDate; readonly lastNight: CalendarDate }

/** Whether prices can be set for all of these nights. */
export function isInRateCalendar(
  platform: Pick<Platform, "clock">,
  { firstNight, lastNight }: Nights,
): boolean {
  const { from, to } = rateCalendarRange(platform)
  return from <= firstNight && lastNight < to
}

async function findRulesWithClosedNights(
  sql: Sql,
  rooms: readonly RoomType[],
  stretch: { from: CalendarDate; to: CalendarDate },
): Promise<PricingRules> {
  const ids = rooms.map(({ id }) => id)
  const [plan, closed] = [
    await findPricingRules(sql, ids, stretch),
    await findClosedNights(sql, ids, stretch),
  ]
  const nights = new Map(plan.nights)
  for (const { roomTypeId, night } of closed) {
    const key = nightKey(roomTypeId, night)
    nights.set(key, { ...(nights.get(key) ?? defaultNightSetting), isClosed: true })
  }
  return { ...plan, nights }
}

export type RateCalendar = { readonly rooms: readonly RoomType[]; readonly plan: PricingRules }

/** The types of the hotel and everything that prices their nights; null without the right to see it. */
export async function findRateCalendar(
  platform: Platform,
  actor: Actor,
  stretch: { from: CalendarDate; to: CalendarDate },
): Promise<RateCalendar | null> {
  if (!hasRight(actor, "rates.see")) return null
  const rooms = await listAllRooms(platform.db)
  return { rooms, plan: await findRulesWithClosedNights(platform.db, rooms, stretch) }
}

/** The newest changes of the calendar, for looking up and undoing. */
export async function listRateChanges(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<RateChange[]> {
  return hasRight(actor, "rates.see") ? listNewestChanges(platform.db, limit) : []
}

/** Makes of the calendar as it is the change that is wanted. */
export type BuildPatch = (plan: PricingRules, rooms: readonly PricedRoom[]) => RatePatch

type Wanted = { readonly make: BuildPatch; readonly gaps: readonly PriceGap[] }

async function weigh(platform: Platform, sql: Sql, { make, gaps }: Wanted) {
  const stretch = rateCalendarRange(platform)
  const rooms = await listAllRooms(sql)
  const plan = await findRulesWithClosedNights(sql, rooms, stretch)
  const patch = make(plan, rooms)
  const plans = { before: plan, after: applyPatch(plan, patch), gaps }
  return { patch, effect: computeRateEffect(rooms, daysUntil(stretch.from, stretch.to), plans) }
}

/** What a change would do, before it is made; null without the right to see rates. */
export async function previewRates(
  platform: Platform,
  actor: Actor,
  wanted: Wanted,
): Promise<RateEffect | null> {
  if (!hasRight(actor, "rates.see")) return null
  return (await weigh(platform, platform.db, wanted)).effect
}

export type RateRefusal =
  | { readonly kind: "forbidden" }
  | { readonly kind: "nothing-changes" }
  /** It would do something else than what was shown: somebody changed the calendar in the meantime. */
  | { readonly kind: "effect-differs"; readonly effect: RateEffect }

export type SaveRates = Wanted & {
  readonly summary: string
  /** The fingerprint of the effect that was shown; null when none was. */
  readonly seen: string | null
}

export type SavedRates = { readonly changeId: string; readonly effect: RateEffect }

/** Makes a change of the calendar, if it does what was shown. Bookings that were made keep their prices. */
export async function saveRates(
  platform: Platform,
  actor: Actor,
  { summary, seen, ...wanted }: SaveRates,
): Promise<Result<SavedRates, RateRefusal>> {
  if (!hasRight(actor, "rates.change")) return refused({ kind: "forbidden" })
  return platform.db.transaction(async (tx) => {
    await lockRateCalendar(tx)
    const { patch, effect } = await weigh(platform, tx, wanted)
    if (isEmpty(patch)) return refused({ kind: "nothing-changes" as const })
    if (seen !== null && seen !== effect.fingerprint)
      return refused({ kind: "effect-differs" as const, effect })
    await write(tx, patch)
    const madeAt = platform.clock.now().toISOString()
    const actorId = actor.kind === "user" ? actor.userId : null
    const changeId = await insertRateChange(tx, { actorId, madeAt, summary, patch })
    const { fingerprint: _, ...after } = effect
    await recordAudit(tx, actor, {
      action: "change-rates",
      ...subjectOf(changeId),
      after: { summary, ...after },
    })
    return done({ changeId, effect })
  })
}

const subjectOf = (id: string) => ({ subjectType: "rate-change", subjectId: id })

async function write(tx: Sql, patch: RatePatch): Promise<void> {
  await writePatch(tx, patch)
  for (const isClosed of [true, false]) {
    const nights = patch.nights.filter(
      ({ before, after }) => before.isClosed !== isClosed && after.isClosed === isClosed,
    )
    await closeNights(tx, nights, isClosed)
  }
}

export type UndoRefusal = "forbidden" | "unknown-change" | "edit-conflict"

class ChangedSince extends Error {}

/** Takes a change back, unless what it made was changed since. */
export async function undoRates(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<{ summary: string }, UndoRefusal>> {
  if (!hasRight(actor, "rates.change")) return refused("forbidden")
  if (!isRecordId(id)) return refused("unknown-change")
  try {
    return await platform.db.transaction((tx) => undoChange(platform, tx, { actor, id }))
  } catch (error) {
    if (error instanceof ChangedSince) return refused("edit-conflict")
    throw error
  }
}

async function undoChange(
  platform: Platform,
  tx: Sql,
  { actor, id }: { actor: Actor; id: string },
): Promise<Result<{ summary: string }, UndoRefusal>> {
  await lockRateCalendar(tx)
  const change = await takeRateChange(tx, id, platform.clock.now().toISOString())
  if (!change) return refused("unknown-change")
  const patch = reversePatch(change.patch)
  const nights = patch.nights.map(({ night }) => night).toSorted()
  const { from, to } = rateCalendarRange(platform)
  const first = nights[0] && nights[0] < from ? nights[0] : from
  const plan = await findRulesWithClosedNights(tx, await listAllRooms(tx), { from: first, to })
  if (!isUnchangedSince(plan, patch)) throw new ChangedSince()
  await write(tx, patch)
  await recordAudit(tx, actor, {
    action: "undo-rates",
    ...subjectOf(id),
    before: { summary: change.summary },
  })
  return done({ summary: change.summary })
}
