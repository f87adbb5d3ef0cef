import type { Sql } from "#src/platform/db/database.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type AuditEntry, insertAuditEntry } from "./audit.store.ts"

/** Writes who did what to which record, in the caller's transaction (ADM-10). Nothing secret goes into it. */
export const recordAudit = (sql: Sql, actor: Actor, entry: AuditEntry): Promise<void> =>
  insertAuditEntry(sql, actor, entry)
