import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type Confirmation, listConfirmations, removeConfirmation } from "./confirmations.store.ts"

export type { Confirmation } from "./confirmations.store.ts"

const beyondAll = Number.MAX_SAFE_INTEGER

/** The confirmed records, newest first; for the administration alone. */
export async function listConfirmedRecords(
  platform: Platform,
  actor: Actor,
  page: { before?: number; limit: number },
): Promise<Confirmation[]> {
  if (!hasRight(actor, "bookings.see")) return []
  return listConfirmations(platform.db, { before: page.before ?? beyondAll, limit: page.limit })
}

/** Hides a confirmed record; its booking is untouched. */
export async function deleteConfirmedRecord(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Result<null, "forbidden" | "unknown-record">> {
  if (!hasRight(actor, "bookings.delete")) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    if (!(await removeConfirmation(tx, id))) return refused("unknown-record" as const)
    await recordAudit(tx, actor, { action: "delete", subjectType: "confirmation", subjectId: id })
    return done(null)
  })
}
