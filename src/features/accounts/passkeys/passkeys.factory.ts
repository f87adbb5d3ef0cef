import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import type { Account } from "#src/features/accounts/account.ts"
import type { PasskeyPurpose } from "#src/features/accounts/passkeys/passkey.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { createAuthenticator, type Lies } from "#test/software-authenticator.ts"
import { addPasskey, beginAddPasskey } from "./add-passkey.service.ts"
import { beginPasskey } from "./check-passkey.service.ts"

/** The browser of the tests: the secret of its passkey cookie. */
export const passkeyBrowser = "b".repeat(43)
export const passkeyAddress = "203.0.113.7"

type Owner = { readonly actor: SignedInActor; readonly secret: string }

/** Requests the options of a new passkey. */
export async function aCreation(platform: Platform, { actor, secret }: Owner) {
  const asker = { browser: passkeyBrowser, address: passkeyAddress, sessionSecret: secret }
  const begun = await beginAddPasskey(platform, actor, asker)
  if (!begun.ok) throw new Error(`no passkey was begun: ${begun.refusal.kind}`)
  return begun.value
}

/** Sends what an authenticator made. */
export const sendCreation = (platform: Platform, { actor, secret }: Owner, response: string) =>
  addPasskey(platform, actor, {
    response,
    name: "Chrome on Android",
    browser: passkeyBrowser,
    sessionSecret: secret,
    address: passkeyAddress,
  })

/** Adds a passkey, and returns the authenticator that holds it. */
export async function aPasskey(platform: Platform, owner: Owner) {
  const authenticator = createAuthenticator(platform.origin)
  const added = await sendCreation(platform, owner, authenticator.create(await aCreation(platform, owner)))
  if (!added.ok) throw new Error(`no passkey was added: ${added.refusal.kind}`)
  return authenticator
}

/** Somebody signed in who has a passkey. */
export async function aPersonWithPasskey(platform: Platform, parts: Partial<Account> = {}) {
  const person = await aSignedIn(platform, parts)
  return { ...person, authenticator: await aPasskey(platform, person) }
}

/** Requests the options of a use: at a sign-in, or for a user. */
export async function aRequest(
  platform: Platform,
  purpose: Exclude<PasskeyPurpose, "add"> = "sign-in",
  userId: string | null = null,
) {
  const request = { purpose, userId, browser: passkeyBrowser, address: passkeyAddress }
  const begun = await beginPasskey(platform, request)
  if (!begun.ok) throw new Error(`no passkey was asked for: ${begun.refusal.kind}`)
  return begun.value
}

type Person = Awaited<ReturnType<typeof aPersonWithPasskey>>

/** The answer of a person's authenticator to a new request, as a form sends it. */
export async function aUse(
  platform: Platform,
  { authenticator }: Pick<Person, "authenticator">,
  lies: Lies = {},
) {
  return { response: authenticator.get(await aRequest(platform), lies), browser: passkeyBrowser }
}
