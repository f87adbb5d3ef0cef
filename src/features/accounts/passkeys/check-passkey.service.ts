import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server"
import type { TooManyTries } from "#src/features/accounts/sessions/sessions.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import {
  type ChallengeUse,
  keepChallenge,
  nullIfThrown,
  takeChallenge,
  countPasskeyRequest,
} from "./passkey-challenges.service.ts"
import { type UsedPasskey, usedPasskey } from "./passkeys.schema.ts"
import { findCredential, listCredentialIds, updatePasskeyUse } from "./passkeys.store.ts"
import { createRelyingParty } from "./relying-party.ts"

export type PasskeyRefusal = { readonly kind: "wrong-passkey" } | TooManyTries

type PasskeyRequest = ChallengeUse & {
  readonly purpose: "sign-in" | "reauthenticate"
  /** The network address of the caller. */
  readonly address: string
}

/** The options for the use of a passkey: at a sign-in any passkey of this site, else one of this user. */
export async function beginPasskey(
  platform: Platform,
  { address, ...use }: PasskeyRequest & { readonly browser: string },
): Promise<Result<PublicKeyCredentialRequestOptionsJSON, TooManyTries>> {
  const wait = await countPasskeyRequest(platform, address)
  if (wait) return refused(wait)
  const ids = use.userId === null ? [] : await listCredentialIds(platform.db, use.userId)
  const options = await generateAuthenticationOptions({
    rpID: createRelyingParty(platform.origin).id,
    allowCredentials: ids.map((id) => ({ id })),
    userVerification: "required",
    timeout: 5 * 60_000,
  })
  await keepChallenge(platform, options.challenge, use)
  return done(options)
}

/** The answer of an authenticator, as a form sends it, and its challenge. */
type PasskeyAssertion = PasskeyRequest & { readonly response: string }

/** The passkey that signed, and its owner. */
type SigningPasskey = { readonly userId: string; readonly passkeyId: string }

/**
 * The passkey that signed the challenge. The authenticator verified the person by a PIN or biometrics, so a passkey counts
 * as two factors (SAFE-8).
 */
export async function checkPasskey(
  platform: Platform,
  { response, address, ...use }: PasskeyAssertion,
): Promise<Result<SigningPasskey, PasskeyRefusal>> {
  const wait = await countPasskeyRequest(platform, address)
  if (wait) return refused(wait)
  const parsed = usedPasskey.safeParse(response)
  const signing = parsed.success ? await signingPasskey(platform, parsed.data, use) : null
  return signing ? done(signing) : refused({ kind: "wrong-passkey" })
}

async function signingPasskey(
  platform: Platform,
  used: UsedPasskey,
  use: ChallengeUse,
): Promise<SigningPasskey | null> {
  const challenge = await takeChallenge(platform, used.response.clientDataJSON, use)
  const stored = await findCredential(platform.db, used.id)
  if (challenge === null || !stored || !belongsToUser(stored, used, use)) return null
  const { id, userId, publicKey, counter } = stored
  const { id: expectedRPID, origin: expectedOrigin } = createRelyingParty(platform.origin)
  const credential = { id: used.id, publicKey: new Uint8Array(publicKey), counter }
  const { userHandle, ...signed } = used.response
  const response = { ...used, response: { ...signed, ...(userHandle !== undefined && { userHandle }) } }
  // It refuses other origins, a missing user verification, wrong signatures and a counter that went back.
  const verified = await nullIfThrown(() =>
    verifyAuthenticationResponse({
      response,
      credential,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
    }),
  )
  if (!verified?.verified) return null
  const at = platform.clock.now().toISOString()
  const isNew = await updatePasskeyUse(platform.db, {
    id,
    counter: verified.authenticationInfo.newCounter,
    at,
  })
  return isNew ? { userId, passkeyId: id } : null
}

// At a sign-in the user is not known yet, so the authenticator has to name the user (WebAuthn, 7.2, step 6).
function belongsToUser(
  stored: { readonly userId: string; readonly handle: string },
  { response: { userHandle } }: UsedPasskey,
  { userId }: ChallengeUse,
): boolean {
  if (userId === null) return userHandle === stored.handle
  return stored.userId === userId && (userHandle === undefined || userHandle === stored.handle)
}
