import type { Platform } from "#src/platform/platform.ts"
import { findPasswordHash } from "#src/features/accounts/accounts.store.ts"
import { verifyPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import { currentPasswordByAddress } from "#src/features/accounts/rate-limits.ts"
import type { TooManyTries } from "#src/features/accounts/sessions/sessions.service.ts"

export type CurrentPasswordRefusal = { readonly kind: "wrong-password" } | TooManyTries

type CurrentPassword = {
  readonly userId: string
  readonly currentPassword: string
  /** The network address of the caller. */
  readonly address: string
}

/**
 * Checks the password again: a session alone, such as at an unlocked computer, must not be enough to take over the
 * account (SAFE-4). Null when it is right.
 */
export async function checkCurrentPassword(
  { rateLimiter, db, log }: Platform,
  { userId, currentPassword, address }: CurrentPassword,
): Promise<CurrentPasswordRefusal | null> {
  const key = `${userId} ${address}`
  const wait = await rateLimiter.take(currentPasswordByAddress, key)
  if (wait !== null) return { kind: "too-many-tries", retryAfterSeconds: wait }
  const fits = await verifyPassword(currentPassword, await findPasswordHash(db, userId))
  if (!fits) {
    log.info({ userId }, "a current password was refused")
    return { kind: "wrong-password" }
  }
  await rateLimiter.reset(currentPasswordByAddress, key)
  return null
}
