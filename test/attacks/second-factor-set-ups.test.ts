import { beforeEach, describe, expect, test } from "vitest"
import { aReset, aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import {
  checkResetCode,
  resetPassword,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import { changePassword } from "#src/features/accounts/passwords/change-password.service.ts"
import { aPasskey } from "#src/features/accounts/passkeys/passkeys.factory.ts"
import { checkSecondFactor } from "#src/features/accounts/second-factor/check-code.service.ts"
import { aBegunSecondFactor, codeNow } from "#src/features/accounts/second-factor/second-factor.factory.ts"
import {
  beginSecondFactor,
  confirmSecondFactor,
  deleteOldSetUps,
  findSecondFactorState,
} from "#src/features/accounts/second-factor/set-up.service.ts"
import { endSessionsElsewhere } from "#src/features/accounts/sessions/own-sessions.service.ts"
import { isRecentlyAuthenticated } from "#src/features/accounts/sessions/recent-authentication.service.ts"
import { openSession, renewSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { finishSignIn, signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { setUpPlatform } from "../set-up-platform.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const home = "203.0.113.7"
const attackerAddress = "198.51.100.9"

type Person = Awaited<ReturnType<typeof aSignedIn>>

const aColleague = () => aSignedIn(platform, { role: "front-desk" })

const setUps = () => platform.db.execute("select 1 from second_factor_set_ups")

const confirm = (secret: string, { actor, secret: sessionSecret }: Pick<Person, "actor" | "secret">) =>
  confirmSecondFactor(platform, actor, { code: codeNow(platform, secret), address: home, sessionSecret })

const over = { ok: false, refusal: { kind: "set-up-over" } }

describe("an authenticator app that was never confirmed", () => {
  test("[SAFE-8] opens nothing beside the passkey of staff", async () => {
    const person = await aColleague()
    const attackerSession = await openSession(platform, person.actor)
    const secret = await aBegunSecondFactor(platform, { ...person, ...attackerSession })
    await aPasskey(platform, person)
    const begun = await signIn(
      platform,
      { username: person.username, password: factoryPassword },
      attackerAddress,
    )
    if (begun.ok || begun.refusal.kind !== "code-needed") throw new Error("no code was asked for")
    const { ticket } = begun.refusal
    const finish = { ticket, code: codeNow(platform, secret) }
    expect(await finishSignIn(platform, finish, attackerAddress)).toEqual({
      ok: false,
      refusal: { kind: "sign-in-over" },
    })
  })

  test("[SAFE-8] gives no right code", async () => {
    const person = await aColleague()
    const secret = await aBegunSecondFactor(platform, person)
    const tried = { actor: person.actor, code: codeNow(platform, secret), address: attackerAddress }
    expect(await checkSecondFactor(platform, tried)).toEqual({ kind: "wrong-code" })
  })
})

describe("an unfinished set-up of an app", () => {
  test("[SAFE-8] is shown to the session that began it, and confirmed there", async () => {
    const person = await aColleague()
    const elsewhere = { ...person, ...(await openSession(platform, person.actor)) }
    const secret = await aBegunSecondFactor(platform, person)
    expect(await findSecondFactorState(platform, person.actor, elsewhere.secret)).toEqual({ kind: "off" })
    expect(await confirm(secret, elsewhere)).toEqual(over)
    const renewed = await renewSession(platform, person.secret)
    expect(await confirm(secret, { ...person, secret: renewed ?? "" })).toMatchObject({ ok: true })
    expect(await setUps()).toEqual([])
  })

  test("[SAFE-8] ends after ten minutes, and its page no longer shows the secret", async () => {
    const person = await aColleague()
    const secret = await aBegunSecondFactor(platform, person)
    platform.passMinutes(11)
    const renewed = { ...person, secret: (await renewSession(platform, person.secret)) ?? "" }
    expect(await findSecondFactorState(platform, person.actor, renewed.secret)).toEqual({ kind: "off" })
    expect(await confirm(secret, renewed)).toEqual(over)
    await deleteOldSetUps(platform)
    expect(await setUps()).toEqual([])
  })

  test("[SAFE-8] is not confirmed at a computer that somebody left unlocked", async () => {
    const person = await aColleague()
    platform.passMinutes(11)
    const { actor, secret: sessionSecret } = person
    const begin = { currentPassword: factoryPassword, address: home, sessionSecret }
    expect(await beginSecondFactor(platform, actor, begin)).toMatchObject({ ok: true })
    // The page renews the session once the password was right; without that its sign-in is too old.
    expect(await findSecondFactorState(platform, actor, sessionSecret)).toEqual({ kind: "off" })
    expect(await isRecentlyAuthenticated(platform, sessionSecret)).toBe(false)
  })

  test("[SAFE-4] [SAFE-8] of somebody who knew the old password ends with a new one", async () => {
    const person = await aColleague()
    const attackerSession = { ...person, ...(await openSession(platform, person.actor)) }
    await aBegunSecondFactor(platform, attackerSession)
    const reset = await aReset(platform, person)
    expect(await checkResetCode(platform, reset, home)).toMatchObject({ ok: true })
    const password = "Terrace9Morning"
    expect(await resetPassword(platform, { ...reset, password }, home)).toMatchObject({ ok: true })
    expect(await setUps()).toEqual([])
  })

  test("[SAFE-8] ends with a changed password and with a new passkey, in the same session too", async () => {
    const person = await aColleague()
    await aBegunSecondFactor(platform, person)
    const change = { currentPassword: factoryPassword, code: "", password: "Terrace9Morning" }
    const session = { address: home, secret: person.secret }
    expect(await changePassword(platform, person.actor, { ...change, ...session })).toMatchObject({
      ok: true,
    })
    expect(await setUps()).toEqual([])
    const other = await aColleague()
    await aBegunSecondFactor(platform, other)
    await aPasskey(platform, other)
    expect(await setUps()).toEqual([])
  })

  test("[SAFE-8] ends when its owner signs out everywhere else", async () => {
    const person = await aColleague()
    const attackerSession = { ...person, ...(await openSession(platform, person.actor)) }
    await aBegunSecondFactor(platform, attackerSession)
    await endSessionsElsewhere(platform, person.actor, person.secret)
    expect(await setUps()).toEqual([])
  })
})
