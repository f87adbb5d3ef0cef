import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import type { OwnSession } from "./own-session.ts"
import { listSessionsOf, removeSessionOf } from "./own-sessions.store.ts"
import { hashOfSecret } from "#src/features/accounts/secrets.ts"
import { activeSessionTimes, endOtherSessions } from "./sessions.service.ts"

/** The open sessions of a person: the current one first, then the last seen first (SAFE-8). */
export async function listOwnSessions(
  { db, clock }: Platform,
  { userId }: SignedInActor,
  secret: string | null,
): Promise<OwnSession[]> {
  const current = secret === null ? null : hashOfSecret(secret)
  const rows = await listSessionsOf(db, userId, activeSessionTimes(clock.now().getTime()))
  const sessions = rows.map(({ secretHash, ...row }) => ({
    ...row,
    isCurrent: current?.equals(secretHash) ?? false,
  }))
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Ends one of a person's own sessions; false when they have no such session. */
export const endOwnSession = ({ db }: Platform, { userId }: SignedInActor, id: string): Promise<boolean> =>
  removeSessionOf(db, userId, id)

/** Ends all sessions of a person except the one of this request. */
export const endSessionsElsewhere = (
  { db }: Platform,
  { userId }: SignedInActor,
  secret: string | null,
): Promise<void> => endOtherSessions(db, userId, secret)
