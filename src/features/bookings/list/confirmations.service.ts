import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import {
  type Confirmation,
  listConfirmations,
  hasPostingsOfRecord,
  updateConfirmationDeleted,
} from "./confirmations.store.ts"

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

type RecordRefusal = "forbidden" | "unknown-record" | "has-postings"

async function changeConfirmation(
  platform: Platform,
  actor: Actor,
  { id, action }: { id: string; action: "delete" | "restore" },
): Promise<Result<null, RecordRefusal>> {
  if (!hasRight(actor, "bookings.delete")) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    if (action === "delete" && (await hasPostingsOfRecord(tx, id))) return refused("has-postings" as const)
    const isChanged = await updateConfirmationDeleted(tx, { id, isDeleted: action === "delete" })
    if (!isChanged) return refused("unknown-record" as const)
    await recordAudit(tx, actor, { action, subjectType: "confirmation", subjectId: id })
    return done(null)
  })
}

/** Hides a confirmed record; its booking is untouched. Records of bookings with postings stay (FOLIO-3). */
export const deleteConfirmedRecord = (platform: Platform, actor: Actor, id: string) =>
  changeConfirmation(platform, actor, { id, action: "delete" })

/** Shows a hidden record again (ADM-10). */
export const restoreConfirmedRecord = (platform: Platform, actor: Actor, id: string) =>
  changeConfirmation(platform, actor, { id, action: "restore" })
