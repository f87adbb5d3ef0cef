import { TOTP } from "otpauth"
import type { Platform } from "#src/platform/platform.ts"
import { aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import type { Account } from "#src/features/accounts/account.ts"
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactorState,
} from "#src/features/accounts/second-factor/set-up.service.ts"
import type { SignedInActor } from "#src/shared/actor.ts"

const address = "203.0.113.7"

/** The code that an authenticator app shows now. */
export const codeNow = ({ clock }: Pick<Platform, "clock">, secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: clock.now().getTime() })

type InSession = { readonly actor: SignedInActor; readonly secret: string }

/** Begins the set-up of a second factor in a session, and returns its secret. */
export async function aBegunSecondFactor(
  platform: Platform,
  { actor, secret: sessionSecret }: InSession,
): Promise<string> {
  await beginSecondFactor(platform, actor, { currentPassword: factoryPassword, address, sessionSecret })
  const state = await findSecondFactorState(platform, actor, sessionSecret)
  if (state.kind !== "unconfirmed") throw new Error("the set-up was refused")
  return state.secret
}

/** Somebody signed in with a second factor; the code of this half minute is used up. */
export async function aPersonWithSecondFactor(platform: Platform, parts: Partial<Account> = {}) {
  const person = await aSignedIn(platform, { role: "front-desk", ...parts })
  const totpSecret = await aBegunSecondFactor(platform, person)
  const code = codeNow(platform, totpSecret)
  const first = { code, address, sessionSecret: person.secret }
  const confirmed = await confirmSecondFactor(platform, person.actor, first)
  if (!confirmed.ok) throw new Error("the first code was refused")
  return { ...person, totpSecret, usedCode: code, recoveryCodes: confirmed.value.recoveryCodes }
}
