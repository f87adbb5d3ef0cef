import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type FailedEmail, listNewestFailed } from "./failed-emails.store.ts"

/** The emails that could not be handed over (L-25); null for anyone who may not see emails. */
export async function listFailedEmails(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<{ count: number; first: readonly FailedEmail[] } | null> {
  return hasRight(actor, "emails.see") ? listNewestFailed(platform.db, limit) : null
}
