import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type AuditRecord, formatActor } from "./audit-entry.ts"
import { listAuditEntries } from "./audit-log.store.ts"
import { auditQuery, type AuditQuery } from "./audit.schema.ts"
import { type AuditEntry, insertAuditEntry, listAuditActions } from "./audit.store.ts"

/** Writes who did what to which record, in the caller's transaction (ADM-10). Nothing secret goes into it. */
export const recordAudit = (sql: Sql, actor: Actor, entry: AuditEntry): Promise<void> =>
  insertAuditEntry(sql, actor, entry)

export type AuditPage = {
  readonly entries: readonly AuditRecord[]
  /** The entry that the next page follows; null on the last. */
  readonly nextBefore: number | null
}

const entriesOnAPage = 50

/** The log as it is asked for, newest first, a page at a time; for others than the owner it is empty (ADM-10). */
export async function readAuditLog(platform: Platform, actor: Actor, query: AuditQuery): Promise<AuditPage> {
  if (!hasRight(actor, "audit.see")) return { entries: [], nextBefore: null }
  const found = await listAuditEntries(platform.db, query, entriesOnAPage + 1)
  const entries = found.slice(0, entriesOnAPage)
  return { entries, nextBefore: found.length > entriesOnAPage ? (entries.at(-1)?.id ?? null) : null }
}

/** Who changed a record last, and when; null for whoever may not see the log. */
export async function findLastAct(
  platform: Platform,
  actor: Actor,
  record: string,
): Promise<{ by: string; at: string } | null> {
  if (!hasRight(actor, "audit.see")) return null
  const [entry] = await listAuditEntries(platform.db, auditQuery.parse({ record }), 1)
  return entry ? { by: formatActor(entry), at: entry.at } : null
}

/** What can be asked for by kind of act. */
export const listActions = async (platform: Platform, actor: Actor): Promise<string[]> =>
  hasRight(actor, "audit.see") ? listAuditActions(platform.db) : []
