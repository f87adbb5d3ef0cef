import type { Sql, Statement } from "#src/platform/db/database.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"

export type AuditEntry = {
  readonly action: string
  readonly subjectType: string
  readonly subjectId: string
  readonly before?: unknown
  readonly after?: unknown
}

const insertEntry: Statement = {
  name: "insert-audit-entry",
  text: `insert into audit_log (actor_kind, actor_id, action, subject_type, subject_id, before, after)
    values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb)`,
}

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

export async function insertAuditEntry(sql: Sql, actor: Actor, entry: AuditEntry): Promise<void> {
  await sql.run(insertEntry, [
    actor.kind,
    userIdOf(actor),
    entry.action,
    entry.subjectType,
    entry.subjectId,
    asJson(entry.before),
    asJson(entry.after),
  ])
}

/** Removes who a guest was, and what was written about them, from the entries of the records whose ids a query selects. */
export const removePersonalValuesSql = (ids: string): string =>
  `update audit_log set before = without_personal_values(before), after = without_personal_values(after)
    where subject_id in (select id::text from (${ids}) as subjects)
      and (before is distinct from without_personal_values(before)
        or after is distinct from without_personal_values(after))`

/** Every action in the log, found by a loose index scan. */
export async function listAuditActions(sql: Sql): Promise<string[]> {
  const rows = await sql.execute<{ action: string }>(
    `with recursive found as (
        (select action from audit_log order by action limit 1)
        union all
        select (select action from audit_log a where a.action > found.action order by a.action limit 1)
        from found where found.action is not null
      ) select action from found where action is not null`,
    [],
  )
  return rows.map(({ action }) => action)
}
