import type { Sql } from "#src/platform/db/database.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { readTableQuery } from "#src/shared/table-query.ts"
import { formatActor } from "./audit-entry.ts"
import { auditLog } from "./audit-log.list.ts"
import { type AuditEntry, insertAuditEntry, listAuditActions } from "./audit.store.ts"

export { removePersonalValuesSql } from "./audit.store.ts"

/** Records who did what to which record, in the caller's transaction (ADM-10). Never pass secrets. */
export const recordAudit = (sql: Sql, actor: Actor, entry: AuditEntry): Promise<void> =>
  insertAuditEntry(sql, actor, entry)

type ExportedFile = {
  readonly name: string
  /** The fields by which its rows were chosen; not their values, because a search can be for a person. */
  readonly filters: readonly string[]
}

/** Records who took a file of records, because it leaves the hotel (DPDP Rules, r. 6(1)(c)). */
export const recordExport = (sql: Sql, actor: Actor, { name, filters }: ExportedFile): Promise<void> =>
  recordAudit(sql, actor, {
    action: "export",
    subjectType: "file",
    subjectId: name,
    ...(filters.length > 0 && { after: { filters } }),
  })

/** The audit log as a list: its filter offers the actions that were recorded. */
export const findAuditLog = async (platform: Platform) => auditLog(await listAuditActions(platform.db))

/** The last editor of a record and the time; null without the right to see the log. */
export async function findLastChange(
  platform: Platform,
  actor: Actor,
  record: string,
): Promise<{ by: string; at: string } | null> {
  if (!hasRight(actor, "audit.see")) return null
  const list = await findAuditLog(platform)
  const query = readTableQuery(list.rules, new URLSearchParams({ record }))
  const [entry] = (await readListPage(platform, actor, { list, query })).rows
  return entry ? { by: formatActor(entry), at: entry.at } : null
}
