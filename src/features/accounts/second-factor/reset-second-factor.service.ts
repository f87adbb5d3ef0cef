import type { Platform } from "#src/platform/platform.ts"
import { needsReauthentication, type SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { canManageAccounts } from "#src/features/accounts/account.ts"
import { lockAccount } from "#src/features/accounts/accounts.store.ts"
import { removePasskeysOf } from "#src/features/accounts/passkeys/passkeys.store.ts"
import { endAllSessions } from "#src/features/accounts/sessions/sessions.service.ts"
import { recordChange } from "./second-factor.service.ts"
import { removeSecondFactor } from "./second-factor.store.ts"

type ResetSecondFactorRefusal = {
  readonly kind:
    | "forbidden"
    | "reauthentication-needed"
    | "own-second-factor"
    | "unknown-account"
    | "no-second-factor"
}

/** An owner removes the app and the passkeys of somebody who lost them; their sessions end. */
export async function resetSecondFactor(
  platform: Platform,
  actor: SignedInActor,
  userId: string,
): Promise<Result<null, ResetSecondFactorRefusal>> {
  if (!canManageAccounts(actor)) return refused({ kind: "forbidden" })
  if (needsReauthentication(actor)) return refused({ kind: "reauthentication-needed" })
  // One's own is turned off with the password and a code, so that an open session alone cannot remove it.
  if (actor.userId === userId) return refused({ kind: "own-second-factor" })
  return platform.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) return refused({ kind: "unknown-account" as const })
    const hadApp = await removeSecondFactor(tx, userId)
    const hadPasskey = await removePasskeysOf(tx, userId)
    if (!hadApp && !hadPasskey) return refused({ kind: "no-second-factor" as const })
    await endAllSessions(tx, userId)
    await recordChange(platform, tx, { actor, userId, change: "reset" })
    return done(null)
  })
}
