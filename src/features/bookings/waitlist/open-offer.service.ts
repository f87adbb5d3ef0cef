import { isSessionGuestRecord } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { type OpenedSession, openSession, signOut } from "#src/features/accounts/sessions/sessions.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { WaitlistEntry } from "./waitlist-entry.ts"

/**
 * Opens a session in which a guest without an account pays for the offer of a signed link; null for a guest with an
 * account, who signs in.
 */
export async function signInForWaitlistOffer(
  platform: Platform,
  { userId }: WaitlistEntry,
  oldSecret: string | null,
): Promise<OpenedSession | null> {
  if (!(await isSessionGuestRecord(platform, userId))) return null
  if (oldSecret !== null) await signOut(platform, oldSecret)
  return openSession(platform, { userId, role: "guest" })
}
