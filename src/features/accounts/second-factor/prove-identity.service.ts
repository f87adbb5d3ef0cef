import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import {
  checkCurrentPassword,
  type CurrentPasswordRefusal,
} from "#src/features/accounts/passwords/current-password.service.ts"
import { checkSecondFactor, type CodeRefusal, hasSecondFactor } from "./check-code.service.ts"

export type IdentityRefusal = CurrentPasswordRefusal | CodeRefusal

/** What somebody types to prove that the session is theirs; the code counts only for an account with a second factor. */
export type IdentityProof = {
  readonly currentPassword: string
  readonly code: string
  /** The network address of the caller. */
  readonly address: string
}

/** Asks for the password, and for the code of an account with a second factor; null when they are right. */
export async function proveIdentity(
  platform: Platform,
  actor: SignedInActor,
  { currentPassword, code, address }: IdentityProof,
): Promise<IdentityRefusal | null> {
  const { userId } = actor
  const refusal = await checkCurrentPassword(platform, { userId, currentPassword, address })
  if (refusal || !(await hasSecondFactor(platform, userId))) return refusal
  return checkSecondFactor(platform, { actor, code, address })
}
