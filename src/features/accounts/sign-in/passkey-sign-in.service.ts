import { checkPasskey, type PasskeyRefusal } from "#src/features/accounts/passkeys/check-passkey.service.ts"
import { hasPasskey } from "#src/features/accounts/passkeys/passkeys.store.ts"
import type { SentPasskey } from "#src/features/accounts/second-factor/verify-identity.service.ts"
import type { OpenedSession } from "#src/features/accounts/sessions/sessions.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { logSignIn, openSignedIn, type SignInClient } from "./sign-in.service.ts"

/** Opens a session by a passkey alone: the authenticator verified the person, so no code is required (SAFE-8). */
export async function signInWithPasskey(
  platform: Platform,
  { response, browser, ...client }: SentPasskey & SignInClient,
  address: string,
): Promise<Result<OpenedSession, PasskeyRefusal>> {
  const assertion = { purpose: "sign-in", userId: null, response, browser, address } as const
  const checked = await checkPasskey(platform, assertion)
  if (!checked.ok) return logSignIn(platform, checked)
  const { userId, passkeyId } = checked.value
  const opened = await openSignedIn(platform, { ...client, userId, address }, (tx) =>
    hasPasskey(tx, passkeyId),
  )
  return logSignIn(platform, opened ? done(opened) : refused({ kind: "wrong-passkey" }))
}
