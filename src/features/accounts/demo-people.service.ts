import type { Platform } from "#src/platform/platform.ts"
import { findCredentials } from "./accounts.store.ts"
import { areDemoPeopleAllowed, demoSignIns } from "./demo-people.ts"
import { isPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import { endAllSessions } from "#src/features/accounts/sessions/sessions.service.ts"

/**
 * Where a database with demo people became that of a public site: ends the sessions of those who still have the published
 * password, which `signIn` refuses from then on, and gives their usernames.
 */
export async function disableDemoAccounts({ config, db }: Platform): Promise<string[]> {
  if (areDemoPeopleAllowed(config)) return []
  const found: string[] = []
  for (const { username, password } of demoSignIns) {
    const credentials = await findCredentials(db, username)
    if (!credentials || !(await isPassword(password, credentials.passwordHash))) continue
    await endAllSessions(db, credentials.account.id)
    found.push(username)
  }
  return found
}
