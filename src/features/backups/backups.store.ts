import type { Sql } from "#src/platform/db/database.ts"
import type { BackupRecord, LastBackups } from "./backup-record.ts"

const columns = `id, taken_at as "takenAt", bytes, verified_at as "verifiedAt"`

export async function findLastBackups(sql: Sql): Promise<LastBackups> {
  const [taken] = await sql.execute<BackupRecord>(
    `select ${columns} from backups order by taken_at desc limit 1`,
  )
  const [verified] = await sql.execute<BackupRecord>(
    `select ${columns} from backups where verified_at is not null order by verified_at desc limit 1`,
  )
  return { taken: taken ?? null, verified: verified ?? null }
}

export async function hasBackupsTable(sql: Sql): Promise<boolean> {
  const rows = await sql.execute("select 1 where to_regclass('public.backups') is not null")
  return rows.length > 0
}

export async function insertBackup(
  sql: Sql,
  { id, takenAt, bytes, verifiedAt }: BackupRecord,
): Promise<void> {
  await sql.execute(
    `insert into backups (id, taken_at, bytes, verified_at) values ($1, $2, $3, $4)
      on conflict (id) do update set verified_at = coalesce(excluded.verified_at, backups.verified_at)`,
    [id, takenAt, bytes, verifiedAt],
  )
}
