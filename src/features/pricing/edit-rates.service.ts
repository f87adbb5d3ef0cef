import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import {
  closeNights,
  openNights,
  inventoryHorizon,
  listClosedNights,
} from "#src/features/inventory/inventory.service.ts"
import { listRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import { type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { findBookingSettings } from "./booking-settings.service.ts"
import type { GstPeriods } from "./gst.ts"
import { computeRateEffect, type RateEffect } from "./rate-effect.ts"
import {
  isEmpty,
  patchStillApplies,
  applyPatch,
  type RateChange,
  type RatePatch,
  reverseRatePatch,
} from "./rate-patch.ts"
import { nightKey, defaultNightSetting, type PricedRoom, type PricingRules } from "./pricing-rules.ts"
import { findPricingRules } from "./rates.store.ts"
import {
  insertRateChange,
  listNewestChanges,
  lockRateCalendar,
  markRateChangeUndone,
  writePatch,
} from "./rates-editing.store.ts"

async function findRulesWithClosedNights(
  sql: Sql,
  rooms: readonly RoomType[],
  range: { from: CalendarDate; to: CalendarDate },
): Promise<PricingRules> {
  const ids = rooms.map(({ id }) => id)
  const rules = await findPricingRules(sql, ids, range)
  const nights = new Map(rules.nights)
  for (const { roomTypeId, night } of await listClosedNights(sql, ids, range)) {
    const key = nightKey(roomTypeId, night)
    nights.set(key, { ...(nights.get(key) ?? defaultNightSetting), isClosed: true })
  }
  return { ...rules, nights }
}

export type RateCalendar = {
  readonly rooms: readonly RoomType[]
  readonly rules: PricingRules
  readonly gstPeriods: GstPeriods
}

/** The room types, and all rules that price and tax their nights; null without the right to see rates. */
export async function findRateCalendar(
  platform: Platform,
  actor: Actor,
  range: { from: CalendarDate; to: CalendarDate },
): Promise<RateCalendar | null> {
  if (!hasRight(actor, "rates.see")) return null
  const rooms = await listRoomTypes(platform.db)
  const { gstPeriods } = await findBookingSettings(platform.db)
  return { rooms, rules: await findRulesWithClosedNights(platform.db, rooms, range), gstPeriods }
}

/** The newest changes of the rate calendar, which can be undone. */
export async function listRateChanges(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<RateChange[]> {
  return hasRight(actor, "rates.see") ? listNewestChanges(platform.db, limit) : []
}

/** Builds a change from the current rules. */
export type BuildPatch = (rules: PricingRules, rooms: readonly PricedRoom[]) => RatePatch

type RateEdit = { readonly buildPatch: BuildPatch }

async function evaluate(platform: Platform, sql: Sql, { buildPatch }: RateEdit) {
  const range = inventoryHorizon(platform)
  const rooms = await listRoomTypes(sql)
  const before = await findRulesWithClosedNights(sql, rooms, range)
  const patch = buildPatch(before, rooms)
  const { gstPeriods } = await findBookingSettings(sql)
  const rules = { before, after: applyPatch(before, patch), gstPeriods }
  return { patch, rooms, effect: computeRateEffect(rooms, daysUntil(range.from, range.to), rules) }
}

/** The effect of a change that is not saved; null without the right to see rates. */
export async function previewRates(
  platform: Platform,
  actor: Actor,
  edit: RateEdit,
): Promise<RateEffect | null> {
  if (!hasRight(actor, "rates.see")) return null
  return (await evaluate(platform, platform.db, edit)).effect
}

export type RateRefusal =
  | { readonly kind: "forbidden" }
  | { readonly kind: "nothing-changes" }
  /** The effect differs from the one that was shown, or was not shown and somebody changed the rates in the meantime. */
  | { readonly kind: "effect-differs"; readonly effect: RateEffect; readonly newer: RateChange | null }
  | { readonly kind: "unusual-price"; readonly effect: RateEffect }

export type SaveRates = RateEdit & {
  /** The name of the change in the list of changes. */
  readonly summary: string | ((rooms: readonly RoomType[]) => string)
  /** The fingerprint of the effect that was shown; null when none was. */
  readonly expectedEffect: string | null
  /** The newest change when the form was opened, empty when there was none. */
  readonly opened?: string | undefined
  /** Whether the user confirmed unusual prices. */
  readonly allowUnusual: boolean
}

type SavedRates = { readonly changeId: string; readonly summary: string; readonly effect: RateEffect }

/**
 * Saves a change of the rates if its effect is the one that was shown and unusual prices are confirmed.
 * Existing bookings keep their prices.
 */
export async function saveRates(
  platform: Platform,
  actor: Actor,
  { expectedEffect, opened, allowUnusual, ...edit }: SaveRates,
): Promise<Result<SavedRates, RateRefusal>> {
  if (!hasRight(actor, "rates.change")) return refused({ kind: "forbidden" })
  return platform.db.transaction(async (tx) => {
    await lockRateCalendar(tx)
    const { patch, effect, rooms } = await evaluate(platform, tx, edit)
    if (isEmpty(patch)) return refused({ kind: "nothing-changes" as const })
    const newer = await findNewerChange(tx, opened)
    if (expectedEffect === null ? newer : expectedEffect !== effect.fingerprint)
      return refused({ kind: "effect-differs" as const, effect, newer })
    if (effect.unusual > 0 && !allowUnusual) return refused({ kind: "unusual-price" as const, effect })
    await writeRates(tx, patch)
    const madeAt = platform.clock.now().toISOString()
    const actorId = userIdOf(actor)
    const summary = typeof edit.summary === "string" ? edit.summary : edit.summary(rooms)
    const changeId = await insertRateChange(tx, { actorId, madeAt, summary, patch })
    await recordAudit(tx, actor, {
      action: "change-rates",
      ...subjectOf(changeId),
      ...auditStatesOf(summary, effect),
    })
    return done({ changeId, summary, effect })
  })
}

async function findNewerChange(tx: Sql, opened: string | undefined): Promise<RateChange | null> {
  const [newest] = opened === undefined ? [] : await listNewestChanges(tx, 1)
  return newest && newest.id !== opened ? newest : null
}

const rangeOf = (range: RateEffect["from"]) => (range?.low === range?.high ? range?.low : range)

/** The states of the audit log: the prices before and after, and what changed. */
function auditStatesOf(summary: string, effect: RateEffect) {
  const { fingerprint: _, dates: __, from, to, ...after } = effect
  return {
    before: { nightPrice: rangeOf(from) },
    after: { summary, ...after, nightPrice: rangeOf(to) },
  }
}

const subjectOf = (id: string) => ({ subjectType: "rate-change", subjectId: id })

async function writeRates(tx: Sql, patch: RatePatch): Promise<void> {
  await writePatch(tx, patch)
  await closeNights(
    tx,
    patch.nights.filter(({ before, after }) => !before.isClosed && after.isClosed),
  )
  await openNights(
    tx,
    patch.nights.filter(({ before, after }) => before.isClosed && !after.isClosed),
  )
}

export type UndoRefusal = "forbidden" | "unknown-change" | "edit-conflict"

/** Thrown to roll an undo back when the rates were changed again. */
class ChangedSince extends Error {}

/** Undoes a change, unless its rates were changed again. */
export async function undoRateChange(
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
  const change = await markRateChangeUndone(tx, id, platform.clock.now().toISOString())
  if (!change) return refused("unknown-change")
  const patch = reverseRatePatch(change.patch)
  const nights = patch.nights.map(({ night }) => night).toSorted()
  const { from, to } = inventoryHorizon(platform)
  const first = nights[0] && nights[0] < from ? nights[0] : from
  const rules = await findRulesWithClosedNights(tx, await listRoomTypes(tx), { from: first, to })
  if (!patchStillApplies(rules, patch)) throw new ChangedSince()
  await writeRates(tx, patch)
  await recordAudit(tx, actor, {
    action: "undo-rates",
    ...subjectOf(id),
    before: { summary: change.summary },
  })
  return done({ summary: change.summary })
}
