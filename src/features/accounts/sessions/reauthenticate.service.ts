import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import {
  type IdentityProof,
  type IdentityRefusal,
  proveIdentity,
} from "#src/features/accounts/second-factor/prove-identity.service.ts"
import { hashOfSecret } from "./session-cookie.ts"
import { updateAuthenticatedAt } from "./sessions.store.ts"

/** Authenticates the person of a session again, and returns the actor who may refund and change roles (SAFE-8). */
export async function reauthenticate(
  platform: Platform,
  actor: SignedInActor,
  { sessionSecret, ...proof }: IdentityProof & { readonly sessionSecret: string },
): Promise<Result<SignedInActor, IdentityRefusal>> {
  const refusal = await proveIdentity(platform, actor, proof)
  if (refusal) return refused(refusal)
  const at = platform.clock.now().toISOString()
  await updateAuthenticatedAt(platform.db, hashOfSecret(sessionSecret), at)
  const { needsReauthentication: _, ...authenticated } = actor
  return done(authenticated)
}
