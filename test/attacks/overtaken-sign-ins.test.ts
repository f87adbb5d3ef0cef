import { beforeEach, describe, expect, test } from "vitest"
import { aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { deletePasskey, listOwnPasskeys } from "#src/features/accounts/passkeys/own-passkeys.service.ts"
import { aPersonWithPasskey, aUse } from "#src/features/accounts/passkeys/passkeys.factory.ts"
import { changePassword } from "#src/features/accounts/passwords/change-password.service.ts"
import {
  aBegunSecondFactor,
  aPersonWithSecondFactor,
  codeNow,
} from "#src/features/accounts/second-factor/second-factor.factory.ts"
import { confirmSecondFactor } from "#src/features/accounts/second-factor/set-up.service.ts"
import { signInWithPasskey } from "#src/features/accounts/sign-in/passkey-sign-in.service.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { setUpPlatform } from "../set-up-platform.ts"
import type { TestPlatform } from "../test-platform.ts"
import { refusedAs } from "../refused-as.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const home = "203.0.113.7"
const attackerAddress = "198.51.100.9"

/** Does something between the check of a secret and the transaction that follows it. */
function inBetween(change: () => Promise<{ readonly ok: boolean }>): TestPlatform {
  const { db } = platform
  let isChanged = false
  return {
    ...platform,
    db: {
      ...db,
      async transaction(work) {
        if (!isChanged) {
          isChanged = true
          expect(await change()).toMatchObject({ ok: true })
        }
        return db.transaction(work)
      },
    },
  }
}

type Person = Awaited<ReturnType<typeof aSignedIn>>

const change = ({ actor, secret }: Person, code = "") =>
  changePassword(platform, actor, {
    currentPassword: factoryPassword,
    code,
    password: "Terrace4Lantern",
    address: home,
    secret,
  })

const sessionsOf = async ({ id }: Person) =>
  (await platform.db.execute("select 1 from sessions where user_id = $1", [id])).length

describe("a sign-in under way opens nothing when in the meantime", () => {
  test("[SAFE-4] [AUTH-3] its password was replaced", async () => {
    const person = await aSignedIn(platform)
    const attempt = { username: person.username, password: factoryPassword }
    const outcome = await signIn(
      inBetween(() => change(person)),
      attempt,
      attackerAddress,
    )
    expect(outcome).toEqual(refusedAs("wrong-credentials"))
    expect(await sessionsOf(person)).toBe(1)
  })

  test("[SAFE-4] [SAFE-8] its password was replaced, before the code", async () => {
    const person = await aPersonWithSecondFactor(platform)
    platform.passMinutes(1)
    const attempt = { username: person.username, password: factoryPassword }
    const platformOfAttacker = inBetween(() => change(person, codeNow(platform, person.totpSecret)))
    expect(await signIn(platformOfAttacker, attempt, attackerAddress)).toEqual(refusedAs("wrong-credentials"))
    expect(await platform.db.execute("select 1 from pending_sign_ins")).toEqual([])
  })

  test("[SAFE-8] a second factor was turned on", async () => {
    const person = await aSignedIn(platform)
    const code = codeNow(platform, await aBegunSecondFactor(platform, person))
    const first = { code, address: home, sessionSecret: person.secret }
    const attempt = { username: person.username, password: factoryPassword }
    const platformOfAttacker = inBetween(() => confirmSecondFactor(platform, person.actor, first))
    expect(await signIn(platformOfAttacker, attempt, attackerAddress)).toEqual(refusedAs("wrong-credentials"))
    expect(await sessionsOf(person)).toBe(1)
  })

  test("[SAFE-8] its passkey was deleted", async () => {
    const person = await aPersonWithPasskey(platform)
    const [passkey] = await listOwnPasskeys(platform, person.actor)
    const deletion = { id: passkey?.id ?? "", sessionSecret: person.secret }
    const use = await aUse(platform, person)
    const platformOfAttacker = inBetween(() => deletePasskey(platform, person.actor, deletion))
    expect(await signInWithPasskey(platformOfAttacker, use, attackerAddress)).toEqual(
      refusedAs("wrong-passkey"),
    )
    expect(await sessionsOf(person)).toBe(1)
  })
})
