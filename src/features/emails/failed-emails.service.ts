import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type FailedLetter, listNewestFailed } from "./failed-emails.store.ts"

/** The letters that could not be handed over (L-25); null for whoever may not see letters. */
export async function listFailedLetters(
  platform: Platform,
  actor: Actor,
  limit: number,
): Promise<{ count: number; first: readonly FailedLetter[] } | null> {
  return hasRight(actor, "letters.see") ? listNewestFailed(platform.db, limit) : null
}
