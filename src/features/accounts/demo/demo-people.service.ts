import type { Platform } from "#src/platform/platform.ts"
import { findCredentials } from "#src/features/accounts/accounts.store.ts"
import { areDemoPeopleAllowed, demoSignIns } from "./demo-people.ts"
import { verifyPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import { endAllSessions } from "#src/features/accounts/sessions/sessions.service.ts"

/**
 * For a database with demo users that serves a public site: ends the sessions of users who still have the published
 * password, which `signIn` refuses there, and returns their usernames.
 */
export async function disableDemoAccounts({ config, db }: Platform): Promise<string[]> {
  if (areDemoPeopleAllowed(config)) return []
  const found: string[] = []
  for (const { username, password } of demoSignIns) {
    const credentials = await findCredentials(db, username)
    if (!credentials || !(await verifyPassword(password, credentials.passwordHash))) continue
    await endAllSessions(db, credentials.account.id)
    found.push(username)
  }
  return found
}
