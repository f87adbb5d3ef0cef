import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { needsReauthentication, type SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { canManageAccounts } from "#src/features/accounts/account.ts"
import { lockAccount } from "#src/features/accounts/accounts.store.ts"
import { endAllSessions } from "./sessions.service.ts"

type EndSessionsRefusal = {
  readonly kind: "forbidden" | "reauthentication-needed" | "own-sessions" | "unknown-account"
}

/** An owner signs somebody out everywhere, as after the theft of a phone (ASVS 7.4.5). */
export async function endSessionsOfUser(
  platform: Platform,
  actor: SignedInActor,
  userId: string,
): Promise<Result<null, EndSessionsRefusal>> {
  if (!canManageAccounts(actor)) return refused({ kind: "forbidden" })
  if (needsReauthentication(actor)) return refused({ kind: "reauthentication-needed" })
  if (actor.userId === userId) return refused({ kind: "own-sessions" })
  return platform.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) return refused({ kind: "unknown-account" as const })
    await endAllSessions(tx, userId)
    await recordAudit(tx, actor, { action: "end-sessions", subjectType: "user", subjectId: userId })
    return done(null)
  })
}
