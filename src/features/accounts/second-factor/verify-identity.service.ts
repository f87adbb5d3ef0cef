import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import {
  checkCurrentPassword,
  type CurrentPasswordRefusal,
} from "#src/features/accounts/passwords/current-password.service.ts"
import { checkPasskey, type PasskeyRefusal } from "#src/features/accounts/passkeys/check-passkey.service.ts"
import { checkSecondFactor, type CodeRefusal } from "./check-code.service.ts"
import { findSecondFactors } from "./second-factor.store.ts"

export type IdentityRefusal =
  | CurrentPasswordRefusal
  | CodeRefusal
  | PasskeyRefusal
  | { readonly kind: "passkey-needed" | "password-missing" | "code-missing" }

/** The answer of an authenticator, as a form sends it, and the secret of the passkey cookie. */
export type SentPasskey = { readonly response: string; readonly browser: string | null }

/** The password, code or passkey that verifies the owner of the session; the code counts only for an account with an app. */
export type IdentityProof = {
  readonly currentPassword: string
  readonly code: string
  /** Takes the place of password and code; null when they were sent. */
  readonly passkey?: SentPasskey | null
  /** The network address of the caller. */
  readonly address: string
}

/** Checks a passkey, or the password and the second factor of an account with one; null when they are right. */
export async function verifyIdentity(
  platform: Platform,
  actor: SignedInActor,
  { currentPassword, code, passkey = null, address }: IdentityProof,
): Promise<IdentityRefusal | null> {
  const { userId } = actor
  if (passkey) {
    const challenge = { purpose: "reauthenticate", userId, address } as const
    const outcome = await checkPasskey(platform, { ...challenge, ...passkey })
    return outcome.ok ? null : outcome.refusal
  }
  if (currentPassword === "") return { kind: "password-missing" }
  const refusal = await checkCurrentPassword(platform, { userId, currentPassword, address })
  const { isOn, hasApp } = await findSecondFactors(platform.db, userId)
  if (refusal || !isOn) return refusal
  if (hasApp && code.trim() === "") return { kind: "code-missing" }
  return hasApp ? checkSecondFactor(platform, { actor, code, address }) : { kind: "passkey-needed" }
}
