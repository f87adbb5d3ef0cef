import type { Platform } from "#src/platform/platform.ts"

const hour = 60 * 60

/**
 * Verifications of payments by one account, and from one network address. Each asks the card provider, which answers the
 * hotel only so many requests (SAFE-3). A payment beyond the limit is settled by its webhook or the reconciler.
 */
export const verificationsByAccount = { name: "verification-account", points: 30, seconds: hour } as const
export const verificationsByAddress = { name: "verification-address", points: 300, seconds: hour } as const

/** Counts a verification; returns the seconds to wait, or null when it is allowed. `userId`: null without a session. */
export const countVerification = async (
  { rateLimiter }: Pick<Platform, "rateLimiter">,
  { userId, address }: { readonly userId: string | null; readonly address: string },
): Promise<number | null> =>
  (await rateLimiter.take(verificationsByAddress, address)) ??
  (userId === null ? null : rateLimiter.take(verificationsByAccount, userId))
