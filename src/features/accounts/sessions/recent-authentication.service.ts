import type { Platform } from "#src/platform/platform.ts"
import { hashOfSecret } from "#src/features/accounts/secrets.ts"
import { authenticatedMinutes } from "./session-cookie.ts"
import { activeSessionTimes } from "./sessions.service.ts"
import { findSession } from "./sessions.store.ts"

/** Whether the person of a session signed in, or proved who they are, in the last ten minutes (SAFE-8). */
export async function isRecentlyAuthenticated(
  { db, clock }: Platform,
  sessionSecret: string | null,
): Promise<boolean> {
  if (sessionSecret === null) return false
  const now = clock.now().getTime()
  const session = await findSession(db, hashOfSecret(sessionSecret), activeSessionTimes(now))
  return session !== null && now - Date.parse(session.authenticatedAt) <= authenticatedMinutes * 60_000
}
