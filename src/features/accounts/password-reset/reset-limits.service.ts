import type { Account } from "#src/features/accounts/account.ts"
import { findCredentials } from "#src/features/accounts/accounts.store.ts"
import { knownDeviceKey } from "#src/features/accounts/known-devices.service.ts"
import {
  resetByAccount,
  resetByAccountAndAddress,
  resetByAddress,
  resetByDevice,
  resetCodeByAddress,
} from "#src/features/accounts/rate-limits.ts"
import type { Platform } from "#src/platform/platform.ts"

/** A username or email, and the secret of the device cookie. */
export type ResetAsker = { readonly username: string; readonly device?: string | null }

/** A session guest is known: its codes count by its email, which any number of records may have. */
export type CodeAsker = ResetAsker & { readonly guest?: Pick<Account, "id" | "email"> }

/**
 * How many seconds to wait for another one-time code; null when there may be one now. Each code counts against its account; a known
 * browser has a limit of its own, so that strangers who use up that of the account do not stop the owner (SAFE-5).
 */
export async function waitForCode(
  platform: Platform,
  { username, device = null, guest }: CodeAsker,
  address: string,
): Promise<number | null> {
  const { db, rateLimiter } = platform
  const deviceKey = await knownDeviceKey(platform, device, username)
  // By the account, as the database finds it: JavaScript folds fewer letters, and an account has two names. An unknown
  // name is looked up as well, so the duration does not reveal whether it exists.
  const known = guest ? null : await findCredentials(db, username)
  const key = guest?.email.toLowerCase() ?? known?.account.id ?? username.toLowerCase()
  if (deviceKey !== null) {
    const wait = await rateLimiter.take(resetByDevice, deviceKey)
    if (wait === null) await rateLimiter.take(resetByAccount, key)
    return wait
  }
  return (
    (await rateLimiter.take(resetByAddress, address)) ??
    (await rateLimiter.take(resetByAccountAndAddress, `${key} ${address}`)) ??
    (await rateLimiter.take(resetByAccount, key))
  )
}

/** The same for the try of a code. A code allows five tries by itself; this limits the load from one address. */
export async function waitForTry(
  platform: Platform,
  { username, device = null }: ResetAsker,
  address: string,
): Promise<number | null> {
  const isKnown = (await knownDeviceKey(platform, device, username)) !== null
  return isKnown ? null : platform.rateLimiter.take(resetCodeByAddress, address)
}
