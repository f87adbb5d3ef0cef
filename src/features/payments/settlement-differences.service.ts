import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type {
  DifferenceKey,
  OpenDifferences,
  ResolvedDifference,
  ResolveDifferenceRefusal,
} from "./settlement.ts"
import {
  findOpenDifference,
  insertResolution,
  listDifferences,
  listResolved,
  removeResolution,
} from "./settlement-differences.store.ts"

const queryOf = ({ clock, cardPayments: { provider } }: Platform, limit: number) => ({
  provider,
  now: clock.now().toISOString(),
  limit,
})

/**
 * Where the settlement reports and the hotel's payments and refunds disagree, newest first; null without the right to
 * see the revenue.
 */
export async function listOpenDifferences(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<OpenDifferences | null> {
  return hasRight(actor, "revenue.see") ? listDifferences(platform.db, queryOf(platform, limit)) : null
}

/** The resolved differences, the last first; null without the right to see the revenue. */
export async function listResolvedDifferences(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<readonly ResolvedDifference[] | null> {
  return hasRight(actor, "revenue.see") ? listResolved(platform.db, queryOf(platform, limit)) : null
}

/** Takes a difference that staff explained from the open ones, with a note. */
export async function resolveDifference(
  { db, clock, cardPayments: { provider } }: Platform,
  actor: Actor,
  { kind, entityId, note }: DifferenceKey & { readonly note: string },
): Promise<Result<null, ResolveDifferenceRefusal>> {
  if (!hasRight(actor, "settlements.resolve")) return refused("forbidden")
  return db.transaction(async (tx) => {
    const key = { provider, kind, entityId }
    const difference = await findOpenDifference(tx, { ...key, now: clock.now().toISOString() })
    if (!difference) return refused("not-listed")
    if (!(await insertResolution(tx, { ...key, note, resolvedBy: userIdOf(actor) })))
      return refused("not-listed")
    const { settled, recorded } = difference
    await recordAudit(tx, actor, {
      action: "resolve-difference",
      subjectType: "settlement",
      subjectId: entityId,
      after: { kind, settledPaise: settled, recordedPaise: recorded, note },
    })
    return done(null)
  })
}

/** Lists a resolved difference as open again; the audit log has its former note. */
export async function reopenDifference(
  { db, cardPayments: { provider } }: Platform,
  actor: Actor,
  { kind, entityId }: DifferenceKey,
): Promise<Result<null, ResolveDifferenceRefusal>> {
  if (!hasRight(actor, "settlements.resolve")) return refused("forbidden")
  return db.transaction(async (tx) => {
    const removed = await removeResolution(tx, { provider, kind, entityId })
    if (!removed) return refused("not-listed")
    await recordAudit(tx, actor, {
      action: "reopen-difference",
      subjectType: "settlement",
      subjectId: entityId,
      before: { kind, note: removed.note },
    })
    return done(null)
  })
}
