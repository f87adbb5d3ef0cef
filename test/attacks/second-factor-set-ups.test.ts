import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { aPasskey } from "#src/features/accounts/passkeys/passkeys.factory.ts"
import { checkSecondFactor } from "#src/features/accounts/second-factor/check-code.service.ts"
import { aBegunSecondFactor, codeNow } from "#src/features/accounts/second-factor/second-factor.factory.ts"
import { finishSignIn, signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { createTestPlatform, type TestPlatform } from "../test-platform.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

const thief = "198.51.100.9"

describe("an authenticator app that was never confirmed", () => {
  test("[SAFE-8] opens nothing beside the passkey of staff", async () => {
    const person = await aSignedIn(platform, { role: "front-desk" })
    const secret = await aBegunSecondFactor(platform, person.actor)
    const attempt = { username: person.username, password: factoryPassword }
    await aPasskey(platform, person)
    const begun = await signIn(platform, attempt, thief)
    if (begun.ok || begun.refusal.kind !== "code-needed") throw new Error("no code was asked for")
    const { ticket } = begun.refusal
    const finish = { ticket, code: codeNow(platform, secret) }
    expect(await finishSignIn(platform, finish, thief)).toEqual({
      ok: false,
      refusal: { kind: "sign-in-over" },
    })
  })

  test("[SAFE-8] gives no right code", async () => {
    const { actor } = await aSignedIn(platform, { role: "front-desk" })
    const secret = await aBegunSecondFactor(platform, actor)
    const tried = { actor, code: codeNow(platform, secret), address: thief }
    expect(await checkSecondFactor(platform, tried)).toEqual({ kind: "wrong-code" })
  })

  test("[SAFE-8] is gone once a passkey was added", async () => {
    const person = await aSignedIn(platform, { role: "front-desk" })
    await aBegunSecondFactor(platform, person.actor)
    await aPasskey(platform, person)
    expect(await platform.db.execute("select 1 from second_factors")).toEqual([])
  })
})
