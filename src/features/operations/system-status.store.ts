import type { Sql } from "#src/platform/db/database.ts"
import type { DatabaseStatus } from "./system-status.ts"

const emails = `select count(*) filter (where status = 'queued')::int as waiting,
    count(*) filter (where status = 'failed')::int as failed,
    min(created_at) filter (where status = 'queued') as "oldestAt"
  from emails where status in ('queued', 'failed')`

/** The status of the database and of the email queue. */
export async function readDatabaseStatus(sql: Sql): Promise<DatabaseStatus> {
  const [own] = await sql.execute<Omit<DatabaseStatus, "emails">>(
    `select current_setting('server_version') as version, current_setting('max_connections')::int as "maxConnections",
      (select count(*) from pg_stat_activity where datname = current_database())::int as connections`,
  )
  const [ofEmails] = await sql.execute<DatabaseStatus["emails"]>(emails)
  if (!own || !ofEmails) throw new Error("the database said nothing about itself")
  return { ...own, emails: ofEmails }
}
