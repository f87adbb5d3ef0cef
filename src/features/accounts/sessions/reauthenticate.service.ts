import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import {
  type IdentityProof,
  type IdentityRefusal,
  verifyIdentity,
} from "#src/features/accounts/second-factor/verify-identity.service.ts"
import { renewSession } from "./sessions.service.ts"

type Reauthenticated = {
  /** May refund and change roles. */
  readonly actor: SignedInActor
  /** The new secret of the session; null when the session has already ended. */
  readonly secret: string | null
}

/** Authenticates the user of a session again, which gets a new secret (SAFE-8, ASVS 7.2.4). */
export async function reauthenticate(
  platform: Platform,
  actor: SignedInActor,
  { sessionSecret, ...proof }: IdentityProof & { readonly sessionSecret: string },
): Promise<Result<Reauthenticated, IdentityRefusal>> {
  const refusal = await verifyIdentity(platform, actor, proof)
  if (refusal) return refused(refusal)
  const { needsReauthentication: _, ...authenticated } = actor
  return done({ actor: authenticated, secret: await renewSession(platform, sessionSecret) })
}
