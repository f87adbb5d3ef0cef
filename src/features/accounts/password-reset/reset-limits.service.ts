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
export type ResetRequester = { readonly username: string; readonly device?: string | null }

/** With `guest`, a session guest, codes count by the email, which any number of guest records may have. */
export type CodeRequester = ResetRequester & { readonly guest?: Pick<Account, "id" | "email"> }

/**
 * Counts a request for a one-time code; returns the seconds to wait, or null when a code may be sent. Each code counts against
 * its account. A known browser has a limit of its own, so that strangers who use up that of the account do not stop the owner
 * (SAFE-5).
 */
export async function countCodeRequest(
  platform: Platform,
  { username, device = null, guest }: CodeRequester,
  address: string,
): Promise<number | null> {
  const { db, rateLimiter } = platform
  const deviceKey = await knownDeviceKey(platform, device, username)
  // Counted by the id of the account that the database finds, because an account has two names and JavaScript does not ignore
  // case exactly as PostgreSQL does. An unknown name is looked up as well, so the duration does not reveal whether it exists.
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

/** Counts a try of a code; returns the seconds to wait, or null. A code allows five tries by itself; this limits one address. */
export async function countCodeTry(
  platform: Platform,
  { username, device = null }: ResetRequester,
  address: string,
): Promise<number | null> {
  const isKnown = (await knownDeviceKey(platform, device, username)) !== null
  return isKnown ? null : platform.rateLimiter.take(resetCodeByAddress, address)
}
