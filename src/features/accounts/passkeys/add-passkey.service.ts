import { randomBytes } from "node:crypto"
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { findAccount, findPasswordHash, lockAccount } from "#src/features/accounts/accounts.store.ts"
import { removeSetUpsOf } from "#src/features/accounts/second-factor/set-ups.store.ts"
import { isRecentlyAuthenticated } from "#src/features/accounts/sessions/recent-authentication.service.ts"
import { endOtherSessions, type TooManyTries } from "#src/features/accounts/sessions/sessions.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { maxPasskeys } from "./passkey.ts"
import {
  keepChallenge,
  nullIfThrown,
  takeChallenge,
  countPasskeyRequest,
} from "./passkey-challenges.service.ts"
import { sendPasskeyEmail } from "./passkey-email.service.ts"
import { registeredPasskey } from "./passkeys.schema.ts"
import { findOrInsertHandle, insertPasskey, listCredentialIds } from "./passkeys.store.ts"
import { keyAlgorithms, createRelyingParty } from "./relying-party.ts"

export type AddPasskeyRefusal =
  | {
      readonly kind:
        | "no-account"
        | "reauthentication-needed"
        | "too-many-passkeys"
        | "wrong-passkey"
        | "known-passkey"
    }
  | TooManyTries

type Requester = {
  /** The secret of the passkey cookie. */
  readonly browser: string | null
  readonly sessionSecret: string | null
  /** The network address of the caller. */
  readonly address: string
}

/** Why no passkey may be added: a session guest must verify the email first, others must authenticate again. */
async function findRefusal(
  platform: Platform,
  { userId }: SignedInActor,
  { sessionSecret, address }: Requester,
): Promise<AddPasskeyRefusal | null> {
  const wait = await countPasskeyRequest(platform, address)
  if (wait) return wait
  if ((await findPasswordHash(platform.db, userId)) === null) return { kind: "no-account" }
  return (await isRecentlyAuthenticated(platform, sessionSecret)) ? null : { kind: "reauthentication-needed" }
}

/** Step 1: the options for a new passkey. */
export async function beginAddPasskey(
  platform: Platform,
  actor: SignedInActor,
  requester: Requester & { readonly browser: string },
): Promise<Result<PublicKeyCredentialCreationOptionsJSON, AddPasskeyRefusal>> {
  const refusal = await findRefusal(platform, actor, requester)
  if (refusal) return refused(refusal)
  const { db, origin } = platform
  const account = await findAccount(db, actor.userId)
  if (!account) return refused({ kind: "no-account" })
  const ids = await listCredentialIds(db, account.id)
  if (ids.length >= maxPasskeys) return refused({ kind: "too-many-passkeys" })
  const handle = await findOrInsertHandle(db, account.id, randomBytes(32).toString("base64url"))
  const { id: rpID, name: rpName } = createRelyingParty(origin)
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: account.email,
    userDisplayName: account.name,
    userID: new Uint8Array(Buffer.from(handle, "base64url")),
    timeout: 5 * 60_000,
    supportedAlgorithmIDs: keyAlgorithms,
    excludeCredentials: ids.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })
  const { browser } = requester
  await keepChallenge(platform, options.challenge, { purpose: "add", browser, userId: account.id })
  return done(options)
}

/** Step 2: stores the new passkey, ends all other sessions and emails its owner. */
export async function addPasskey(
  platform: Platform,
  actor: SignedInActor,
  { response, name, ...requester }: Requester & { readonly response: string; readonly name: string },
): Promise<Result<null, AddPasskeyRefusal>> {
  const refusal = await findRefusal(platform, actor, requester)
  if (refusal) return refused(refusal)
  const { userId } = actor
  const credential = await verifyMade(platform, response, { browser: requester.browser, userId })
  if (!credential) return refused({ kind: "wrong-passkey" })
  const { id: credentialId, publicKey, counter } = credential
  const at = platform.clock.now().toISOString()
  return platform.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) return refused({ kind: "no-account" as const })
    // Checked again: several requests may have begun below the limit.
    if ((await listCredentialIds(tx, userId)).length >= maxPasskeys)
      return refused({ kind: "too-many-passkeys" as const })
    if (!(await insertPasskey(tx, { userId, name, credentialId, publicKey, counter, at })))
      return refused({ kind: "known-passkey" as const })
    // The code of an app would replace the passkey (SAFE-8).
    await removeSetUpsOf(tx, userId)
    await endOtherSessions(tx, userId, requester.sessionSecret)
    await recordAudit(tx, actor, { action: "add-passkey", subjectType: "user", subjectId: userId })
    await sendPasskeyEmail(platform, tx, { userId, change: "added" })
    return done(null)
  })
}

async function verifyMade(
  platform: Platform,
  response: string,
  use: { readonly browser: string | null; readonly userId: string },
) {
  const parsed = registeredPasskey.safeParse(response)
  if (!parsed.success) return null
  const { clientDataJSON } = parsed.data.response
  const challenge = await takeChallenge(platform, clientDataJSON, { purpose: "add", ...use })
  if (challenge === null) return null
  const { id: expectedRPID, origin: expectedOrigin } = createRelyingParty(platform.origin)
  // It refuses other origins, a missing user verification and keys of other kinds.
  const verified = await nullIfThrown(() =>
    verifyRegistrationResponse({
      response: parsed.data,
      supportedAlgorithmIDs: keyAlgorithms,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
    }),
  )
  return verified?.verified ? verified.registrationInfo.credential : null
}
