import type { Sql } from "#src/platform/db/database.ts"
import type { OwnSession } from "./own-session.ts"
import type { ActiveSessionTimes } from "./sessions.store.ts"

type StoredSessionRow = Omit<OwnSession, "isCurrent"> & { readonly secretHash: Buffer }

export const listSessionsOf = (
  sql: Sql,
  userId: string,
  { at, seenAfter }: ActiveSessionTimes,
): Promise<StoredSessionRow[]> =>
  sql.execute<StoredSessionRow>(
    `select id, secret_hash as "secretHash", device_name as "deviceName", created_at as "createdAt",
        seen_at as "seenAt"
      from sessions where user_id = $1 and expires_at > $2 and seen_at > $3
      order by seen_at desc, created_at desc, id`,
    [userId, at, seenAfter],
  )

/** False when the user has no such session. */
export async function removeSessionOf(sql: Sql, userId: string, id: string): Promise<boolean> {
  const text = "delete from sessions where user_id = $1 and id = $2 returning id"
  return (await sql.execute(text, [userId, id])).length > 0
}
