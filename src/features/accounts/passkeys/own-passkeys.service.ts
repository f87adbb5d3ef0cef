import { recordAudit } from "#src/features/audit/audit.service.ts"
import { isRecentlyAuthenticated } from "#src/features/accounts/sessions/recent-authentication.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { Passkey } from "./passkey.ts"
import { sendPasskeyEmail } from "./passkey-email.service.ts"
import { listPasskeysOf, removePasskey, updatePasskeyName } from "./passkeys.store.ts"

/** A person's own passkeys, the oldest first (SAFE-8). */
export const listOwnPasskeys = ({ db }: Platform, { userId }: SignedInActor): Promise<Passkey[]> =>
  listPasskeysOf(db, userId)

type UnknownPasskey = { readonly kind: "unknown-passkey" }

export async function renamePasskey(
  { db }: Platform,
  { userId }: SignedInActor,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Result<null, UnknownPasskey>> {
  return (await updatePasskeyName(db, { userId, id }, name))
    ? done(null)
    : refused({ kind: "unknown-passkey" })
}

type DeletePasskeyRefusal = UnknownPasskey | { readonly kind: "reauthentication-needed" }

/** Deletes one's own passkey, within ten minutes of a sign-in, and emails its owner. */
export async function deletePasskey(
  platform: Platform,
  actor: SignedInActor,
  { id, sessionSecret }: { readonly id: string; readonly sessionSecret: string | null },
): Promise<Result<null, DeletePasskeyRefusal>> {
  if (!(await isRecentlyAuthenticated(platform, sessionSecret)))
    return refused({ kind: "reauthentication-needed" })
  const { userId } = actor
  return platform.db.transaction(async (tx) => {
    if (!(await removePasskey(tx, { userId, id }))) return refused({ kind: "unknown-passkey" as const })
    await recordAudit(tx, actor, { action: "delete-passkey", subjectType: "user", subjectId: userId })
    await sendPasskeyEmail(platform, tx, { userId, change: "deleted" })
    return done(null)
  })
}
