import type { Sql } from "#src/platform/db/database.ts"

/** Deletes the session guests from before this moment that nothing refers to. */
export async function removeIdleSessionGuests(sql: Sql, createdBefore: string): Promise<void> {
  await sql.execute(
    `delete from users u where is_session_guest and created_at < $1
      and not exists (select 1 from bookings b where b.user_id = u.id)
      and not exists (select 1 from waitlist_entries w where w.user_id = u.id)
      and not exists (select 1 from idempotency_keys k where k.user_id = u.id)
      and not exists (select 1 from sessions s where s.user_id = u.id)
      and not exists (select 1 from password_resets r where r.user_id = u.id)`,
    [createdBefore],
  )
}
