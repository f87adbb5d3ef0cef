import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { BackupRecord, LastBackups } from "./backup-record.ts"
import { findLastBackups, hasBackupsTable, insertBackup } from "./backups.store.ts"

/** Records that a backup was taken or verified; false when the database is older than this table. */
export async function recordBackup(sql: Sql, backup: BackupRecord): Promise<boolean> {
  if (!(await hasBackupsTable(sql))) return false
  await insertBackup(sql, backup)
  return true
}

/** The last backups, for the administration; null without the right to see the desk. */
export async function findBackups(platform: Platform, actor: Actor): Promise<LastBackups | null> {
  return hasRight(actor, "desk.see") ? findLastBackups(platform.db) : null
}
