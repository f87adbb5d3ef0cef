import { beforeEach, describe, expect, test } from "vitest"
import { aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { deletePasskey, listOwnPasskeys } from "#src/features/accounts/passkeys/own-passkeys.service.ts"
import {
  aPasskey,
  aPersonWithPasskey,
  aRequest,
  aUse,
  passkeyAddress as address,
  passkeyBrowser as browser,
} from "#src/features/accounts/passkeys/passkeys.factory.ts"
import { passkeysByAddress } from "#src/features/accounts/rate-limits.ts"
import { resetSecondFactor } from "#src/features/accounts/second-factor/reset-second-factor.service.ts"
import { aPersonWithSecondFactor } from "#src/features/accounts/second-factor/second-factor.factory.ts"
import { reauthenticate } from "#src/features/accounts/sessions/reauthenticate.service.ts"
import { openSession, resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { signInWithPasskey } from "./passkey-sign-in.service.ts"
import { signIn } from "./sign-in.service.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
})

const password = { password: factoryPassword }
const device = "d".repeat(43)

describe("a sign-in with a passkey", () => {
  test("[GUEST-1] opens a session of its owner, and ends the one that the browser had", async () => {
    const guest = await aPersonWithPasskey(platform)
    const before = await openSession(platform, { userId: guest.id, role: "guest" })
    const use = { ...(await aUse(platform, guest)), device, oldSecret: before.secret }
    const outcome = await signInWithPasskey(platform, use, address)
    if (!outcome.ok) throw new Error(outcome.refusal.kind)
    expect(await resolveSession(platform, outcome.value.secret)).toMatchObject({ actor: guest.actor })
    expect(await resolveSession(platform, before.secret)).toBeNull()
    const [passkey] = await listOwnPasskeys(platform, guest.actor)
    expect(passkey?.lastUsedAt).toBe(platform.clock.now().toISOString())
  })

  test("[SAFE-8] of a new device is reported to its owner by email", async () => {
    const guest = await aPersonWithPasskey(platform)
    await signIn(platform, { ...password, username: guest.username, device }, address)
    const use = { ...(await aUse(platform, guest)), device: "e".repeat(43), deviceName: "Safari on iPhone" }
    await signInWithPasskey(platform, use, address)
    await platform.queue.runJobs()
    expect(platform.sentEmails.at(-1)?.text).toContain("Safari on iPhone")
  })

  test("[SAFE-8] requires no code of an app, because the authenticator verified the person", async () => {
    const person = await aPersonWithSecondFactor(platform)
    const authenticator = await aPasskey(platform, person)
    const use = await aUse(platform, { authenticator })
    expect(await signInWithPasskey(platform, use, address)).toMatchObject({ ok: true })
  })

  test("[AUTH-8] is limited by address, with the questions to it", async () => {
    const { authenticator } = await aPersonWithPasskey(platform)
    const use = await aUse(platform, { authenticator })
    for (let count = 0; count < passkeysByAddress.points; count += 1)
      await platform.rateLimiter.take(passkeysByAddress, address)
    expect(await signInWithPasskey(platform, use, address)).toMatchObject({
      refusal: { kind: "too-many-tries" },
    })
  })
})

describe("the passkey of a colleague", () => {
  const username = "colleague"
  const trySignIn = (code?: string) => signIn(platform, { ...password, username, code }, address)

  test("[SAFE-8] is a second factor: the password alone opens nothing", async () => {
    const person = await aPersonWithPasskey(platform, { role: "front-desk", username })
    expect(await trySignIn()).toEqual(refusalOfCode)
    expect(await trySignIn("000000")).toEqual(refusalOfCode)
    const use = await aUse(platform, person)
    expect(await signInWithPasskey(platform, use, address)).toMatchObject({ value: { role: "front-desk" } })
  })

  const refusalOfCode = { ok: false, refusal: { kind: "code-needed", ticket: expect.any(String) } }

  test("that of a guest is not: a lost phone locks nobody out who has the password", async () => {
    await aPersonWithPasskey(platform, { username })
    expect(await trySignIn()).toMatchObject({ ok: true })
  })

  test("[SAFE-8] is enough where the hotel demands a second factor of its staff, and nothing less is", async () => {
    const config = { ...platform.config, isSecondFactorRequired: true }
    const demanding = { ...platform, config }
    const person = await aSignedIn(platform, { role: "front-desk" })
    expect(await resolveSession(demanding, person.secret)).toMatchObject({
      actor: { role: "guest", awaitsSecondFactor: true },
    })
    const other = await openSession(platform, { userId: person.id, role: "front-desk" })
    const actor = { ...person.actor, role: "guest", awaitsSecondFactor: true } as const
    await aPasskey(demanding, { actor, secret: person.secret })
    expect((await resolveSession(demanding, person.secret))?.actor).toEqual(person.actor)
    expect(await resolveSession(demanding, other.secret)).toBeNull()
    const [passkey] = await listOwnPasskeys(platform, actor)
    await deletePasskey(demanding, actor, { id: passkey?.id ?? "", sessionSecret: person.secret })
    expect(await resolveSession(demanding, person.secret)).toMatchObject({ actor: { role: "guest" } })
  })

  test("[SAFE-8] verifies who refunds and changes roles, where the password alone does not", async () => {
    const {
      actor,
      secret: sessionSecret,
      authenticator,
    } = await aPersonWithPasskey(platform, { role: "owner" })
    platform.passMinutes(11)
    const late = { ...actor, needsReauthentication: true } as const
    const proof = { currentPassword: factoryPassword, code: "", sessionSecret, address }
    expect(await reauthenticate(platform, late, proof)).toEqual(refusedAs("passkey-needed"))
    const request = await aRequest(platform, "reauthenticate", actor.userId)
    expect(request.allowCredentials).toMatchObject([{ id: authenticator.id }])
    const passkey = { response: authenticator.get(request), browser }
    const again = { currentPassword: "", code: "", passkey, sessionSecret, address }
    const outcome = await reauthenticate(platform, late, again)
    expect(outcome).toMatchObject({ value: { actor } })
    const renewed = outcome.ok ? (outcome.value.secret ?? "") : ""
    expect((await resolveSession(platform, renewed))?.actor).toEqual(actor)
  })

  test("[SAFE-8] goes when an owner resets the second factor", async () => {
    const person = await aPersonWithPasskey(platform, { role: "front-desk" })
    const owner = await aSignedIn(platform, { role: "owner" })
    const use = await aUse(platform, person)
    expect(await resetSecondFactor(platform, owner.actor, person.id)).toMatchObject({ ok: true })
    expect(await signInWithPasskey(platform, use, address)).toEqual(refusedAs("wrong-passkey"))
    expect(await resolveSession(platform, person.secret)).toBeNull()
  })
})
