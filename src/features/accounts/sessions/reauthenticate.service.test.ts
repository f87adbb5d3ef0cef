import { beforeEach, describe, expect, test } from "vitest"
import { aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import {
  aPersonWithSecondFactor,
  codeNow,
} from "#src/features/accounts/second-factor/second-factor.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { reauthenticate } from "./reauthenticate.service.ts"
import { resolveSession } from "./sessions.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const actorOf = async (secret: string) => {
  const session = await resolveSession(platform, secret)
  if (!session) throw new Error("the session ended")
  return session.actor
}

const proof = (sessionSecret: string, parts: object = {}) => ({
  currentPassword: factoryPassword,
  code: "",
  address: "203.0.113.7",
  sessionSecret,
  ...parts,
})

describe("a session of the staff", () => {
  test("[SAFE-8] asks for the password again ten minutes after the sign-in, and then for ten minutes not", async () => {
    const { secret } = await aSignedIn(platform, { role: "front-desk" })
    platform.passMinutes(10)
    expect(await actorOf(secret)).not.toHaveProperty("needsReauthentication")
    platform.passMinutes(1)
    const stale = await actorOf(secret)
    expect(stale).toMatchObject({ role: "front-desk", needsReauthentication: true })
    const outcome = await reauthenticate(platform, stale, proof(secret))
    if (!outcome.ok) throw new Error(outcome.refusal.kind)
    expect(outcome.value.actor).not.toHaveProperty("needsReauthentication")
    platform.passMinutes(10)
    expect(await actorOf(outcome.value.secret ?? "")).not.toHaveProperty("needsReauthentication")
  })

  test("[SAFE-8] stays as it is after a wrong password, and other sessions stay as they are after a right one", async () => {
    const { secret, actor } = await aSignedIn(platform, { role: "owner" })
    const other = await aSignedIn(platform, { role: "owner" })
    platform.passMinutes(11)
    const wrong = proof(secret, { currentPassword: "Wrong4Lantern" })
    expect(await reauthenticate(platform, actor, wrong)).toMatchObject({
      refusal: { kind: "wrong-password" },
    })
    expect(await actorOf(secret)).toHaveProperty("needsReauthentication")
    expect(await reauthenticate(platform, actor, proof(secret))).toMatchObject({ ok: true })
    expect(await actorOf(other.secret)).toHaveProperty("needsReauthentication")
  })

  test("[SAFE-8] needs a code as well when the account has a second factor", async () => {
    const { actor, secret, totpSecret } = await aPersonWithSecondFactor(platform)
    platform.passMinutes(11)
    expect(await reauthenticate(platform, actor, proof(secret))).toMatchObject({
      refusal: { kind: "code-missing" },
    })
    const withCode = proof(secret, { code: codeNow(platform, totpSecret) })
    expect(await reauthenticate(platform, actor, withCode)).toMatchObject({ ok: true })
    expect(await reauthenticate(platform, actor, withCode)).toMatchObject({ refusal: { kind: "wrong-code" } })
  })

  test("[SAFE-8] gets a new secret, and the old one opens nothing", async () => {
    const { secret, actor } = await aSignedIn(platform, { role: "owner" })
    const outcome = await reauthenticate(platform, actor, proof(secret))
    if (!outcome.ok) throw new Error(outcome.refusal.kind)
    expect(await resolveSession(platform, secret)).toBeNull()
    expect(await actorOf(outcome.value.secret ?? "")).toEqual(actor)
    expect(await reauthenticate(platform, actor, proof(secret))).toMatchObject({ value: { secret: null } })
  })
})

test("a guest is not asked again", async () => {
  const { secret } = await aSignedIn(platform)
  platform.passMinutes(60)
  expect(await actorOf(secret)).not.toHaveProperty("needsReauthentication")
})
