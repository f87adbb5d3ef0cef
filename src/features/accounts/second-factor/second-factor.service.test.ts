import { beforeEach, describe, expect, test } from "vitest"
import { aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { secondFactorLimits } from "#src/features/accounts/rate-limits.ts"
import { openSession, resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import { checkSecondFactor, findSecondFactors } from "./check-code.service.ts"
import { resetSecondFactor } from "./reset-second-factor.service.ts"
import { aBegunSecondFactor, aPersonWithSecondFactor, codeNow } from "./second-factor.factory.ts"
import { renewRecoveryCodes, turnOffSecondFactor } from "./second-factor.service.ts"
import { beginSecondFactor, confirmSecondFactor, findSecondFactorState } from "./set-up.service.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
})

const address = "203.0.113.7"
const wrongCode = { kind: "wrong-code" }
const wrongRecoveryCode = { kind: "wrong-recovery-code" }

const auditActions = async () =>
  (await platform.db.execute<{ action: string }>("select action from audit_log order by id")).map(
    ({ action }) => action,
  )

const subjects = async () => {
  await platform.queue.runJobs()
  return platform.sentEmails.map(({ subject }) => subject.split(",")[0])
}

describe("setting up", () => {
  test("[SAFE-8] needs the password, and is off until the first right code", async () => {
    const person = await aSignedIn(platform, { role: "front-desk" })
    const { actor, secret: sessionSecret } = person
    const wrong = { currentPassword: "Wrong4Lantern", address, sessionSecret }
    expect(await beginSecondFactor(platform, actor, wrong)).toMatchObject({
      refusal: { kind: "wrong-password" },
    })
    expect(await findSecondFactorState(platform, actor, sessionSecret)).toEqual({ kind: "off" })
    const secret = await aBegunSecondFactor(platform, person)
    expect((await findSecondFactors(platform.db, actor.userId)).hasApp).toBe(false)
    const confirm = (code: string) => confirmSecondFactor(platform, actor, { code, address, sessionSecret })
    expect(await confirm("000000")).toEqual({ ok: false, refusal: wrongCode })
    expect(await confirm(codeNow(platform, secret))).toMatchObject({ ok: true })
    expect((await findSecondFactors(platform.db, actor.userId)).hasApp).toBe(true)
    expect(await confirm(codeNow(platform, secret))).toEqual({ ok: false, refusal: { kind: "already-on" } })
    const again = { currentPassword: factoryPassword, address, sessionSecret }
    expect(await beginSecondFactor(platform, actor, again)).toMatchObject({ refusal: { kind: "already-on" } })
  })

  test("ends all other sessions, is audited and emailed to the owner", async () => {
    const person = await aSignedIn(platform, { role: "front-desk" })
    const { actor, secret, id } = person
    const other = await openSession(platform, { userId: id, role: "front-desk" })
    const totpSecret = await aBegunSecondFactor(platform, person)
    const code = codeNow(platform, totpSecret)
    await confirmSecondFactor(platform, actor, { code, address, sessionSecret: secret })
    expect(await resolveSession(platform, secret)).not.toBeNull()
    expect(await resolveSession(platform, other.secret)).toBeNull()
    expect(await auditActions()).toEqual(["turn-on-second-factor"])
    expect(await subjects()).toEqual(["Your second factor is on"])
  })

  test("[SAFE-8] stores the secret encrypted and recovery codes hashed", async () => {
    const { totpSecret, recoveryCodes } = await aPersonWithSecondFactor(platform)
    const [factor] = await platform.db.execute<{ secret: Buffer; key_id: string }>(
      "select secret, key_id from second_factors",
    )
    expect(factor?.key_id).toBe("database")
    expect(factor?.secret.toString("latin1")).not.toContain(totpSecret)
    const codes = await platform.db.execute<{ code_hash: Buffer }>("select code_hash from recovery_codes")
    expect(codes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const { code_hash: hash } of codes) expect(hash).toHaveLength(32)
  })
})

describe("a code", () => {
  const check = (person: { actor: Parameters<typeof checkSecondFactor>[1]["actor"] }, code: string) =>
    checkSecondFactor(platform, { actor: person.actor, code, address })

  test("[SAFE-8] is accepted once, and none before the last accepted one", async () => {
    const person = await aPersonWithSecondFactor(platform)
    expect(await check(person, person.usedCode)).toEqual(wrongCode)
    platform.passMinutes(1)
    const code = codeNow(platform, person.totpSecret)
    expect(await check(person, `${code.slice(0, 3)} ${code.slice(3)}`)).toBeNull()
    expect(await check(person, code)).toEqual(wrongCode)
    expect(await check(person, person.usedCode)).toEqual(wrongCode)
  })

  test("is accepted once by two requests at the same time", async () => {
    const person = await aPersonWithSecondFactor(platform)
    platform.passMinutes(1)
    const code = codeNow(platform, person.totpSecret)
    const outcomes = await Promise.all([check(person, code), check(person, code)])
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
  })

  test("of somebody else is wrong", async () => {
    const [mine, other] = [await aPersonWithSecondFactor(platform), await aPersonWithSecondFactor(platform)]
    platform.passMinutes(1)
    expect(await check(mine, codeNow(platform, other.totpSecret))).toEqual(wrongCode)
    expect(await check(mine, other.recoveryCodes[0] ?? "")).toEqual(wrongRecoveryCode)
  })

  test("that recovers an account works once, however it is typed, and its use is emailed", async () => {
    const person = await aPersonWithSecondFactor(platform)
    const [code = ""] = person.recoveryCodes
    expect(await check(person, code.toLowerCase().replaceAll("-", " "))).toBeNull()
    expect(await check(person, code)).toEqual(wrongRecoveryCode)
    expect(await check(person, code.slice(1))).toEqual(wrongRecoveryCode)
    expect(await check(person, "00000")).toEqual(wrongCode)
    expect(await findSecondFactorState(platform, person.actor, person.secret)).toMatchObject({
      recoveryCodes: 9,
    })
    expect(await auditActions()).toContain("use-recovery-code")
    expect(await subjects()).toContain("A recovery code was used")
  })

  test("[SAFE-5] is limited by address and account, and not at another address or a known device", async () => {
    const person = await aPersonWithSecondFactor(platform)
    platform.passMinutes(1)
    const code = codeNow(platform, person.totpSecret)
    for (let count = 0; count < secondFactorLimits.byAccountAndAddress.points; count += 1)
      expect(await check(person, "000000")).toEqual(wrongCode)
    expect(await check(person, code)).toEqual({ kind: "too-many-tries", retryAfterSeconds: 900 })
    const { actor } = person
    const device = await checkSecondFactor(platform, { actor, code, address, deviceKey: "laptop" })
    expect(device).toBeNull()
    platform.passMinutes(1)
    const next = { actor, code: codeNow(platform, person.totpSecret), address: "198.51.100.9" }
    expect(await checkSecondFactor(platform, next)).toBeNull()
  })

  test("under attack from many addresses each new one has one try an hour", async () => {
    const { actor, totpSecret } = await aPersonWithSecondFactor(platform)
    for (let count = 0; count < secondFactorLimits.wrongByAccount.points; count += 1)
      await checkSecondFactor(platform, { actor, code: "000000", address: `198.51.100.${count}` })
    platform.passMinutes(1)
    const from = (code: string) => checkSecondFactor(platform, { actor, code, address: "192.0.2.1" })
    expect(await from("000000")).toEqual(wrongCode)
    expect(await from(codeNow(platform, totpSecret))).toMatchObject({ kind: "too-many-tries" })
  })
})

describe("wrong codes of known devices", () => {
  test("[SAFE-5] [SAFE-8] count against the account, and leave each known device tries of its own", async () => {
    const { actor, totpSecret } = await aPersonWithSecondFactor(platform)
    const check = (code: string, deviceKey: string | null) =>
      checkSecondFactor(platform, { actor, code, address, deviceKey })
    for (let count = 0; count < secondFactorLimits.wrongByAccount.points; count += 1)
      expect(await check("000000", `laptop ${count}`)).toEqual(wrongCode)
    const tries = secondFactorLimits.deviceUnderAttack.points
    for (let count = 0; count < tries; count += 1) {
      if (count % 3 === 2) platform.passMinutes(15)
      expect(await check("000000", "phone")).toEqual(wrongCode)
    }
    platform.passMinutes(15)
    const code = codeNow(platform, totpSecret)
    expect(await check(code, "phone")).toMatchObject({ kind: "too-many-tries" })
    expect(await check(code, "tablet")).toBeNull()
  })
})

describe("a key of the settings", () => {
  const key = (fill: number) => Buffer.alloc(32, fill)
  const withKeys = (...encryptionKeys: { id: string; key: Buffer }[]): TestPlatform => ({
    ...platform,
    config: { ...platform.config, encryptionKeys },
  })
  const keyIds = async () =>
    (await platform.db.execute<{ key_id: string }>("select key_id from second_factors")).map(
      (row) => row.key_id,
    )

  test("encrypts, and an older secret is re-encrypted at its next use", async () => {
    const person = await aPersonWithSecondFactor(platform)
    const check = async (on: TestPlatform) => {
      platform.passMinutes(1)
      const code = codeNow(platform, person.totpSecret)
      return checkSecondFactor(on, { actor: person.actor, code, address })
    }
    const first = { id: "2026-a", key: key(1) }
    expect(await check(withKeys(first))).toBeNull()
    expect(await keyIds()).toEqual(["2026-a"])
    const second = { id: "2026-b", key: key(2) }
    expect(await check(withKeys(second, first))).toBeNull()
    expect(await keyIds()).toEqual(["2026-b"])
    await expect(check(withKeys(first))).rejects.toThrow("2026-b")
    await expect(check(withKeys({ ...second, key: key(3) }))).rejects.toThrow()
  })

  test("does not decrypt a secret that was moved to another account", async () => {
    const [mine, other] = [await aPersonWithSecondFactor(platform), await aPersonWithSecondFactor(platform)]
    await platform.db.execute(
      `update second_factors set (secret, key_id) =
        (select secret, key_id from second_factors where user_id = $1) where user_id = $2`,
      [mine.id, other.id],
    )
    platform.passMinutes(1)
    const code = codeNow(platform, mine.totpSecret)
    await expect(checkSecondFactor(platform, { actor: other.actor, code, address })).rejects.toThrow()
  })
})

describe("changing", () => {
  test("[SAFE-8] turning off needs the password and a code", async () => {
    const { actor, totpSecret } = await aPersonWithSecondFactor(platform)
    platform.passMinutes(1)
    const right = { currentPassword: factoryPassword, code: codeNow(platform, totpSecret), address }
    const off = (proof: Partial<typeof right>) => turnOffSecondFactor(platform, actor, { ...right, ...proof })
    expect(await off({ currentPassword: "Wrong4Lantern" })).toMatchObject({
      refusal: { kind: "wrong-password" },
    })
    expect(await off({ code: "000000" })).toMatchObject({ refusal: wrongCode })
    expect(await off({ currentPassword: "" })).toMatchObject({ refusal: { kind: "password-missing" } })
    expect(await off({ code: " " })).toMatchObject({ refusal: { kind: "code-missing" } })
    expect(await off({})).toMatchObject({ ok: true })
    expect(await findSecondFactorState(platform, actor, null)).toEqual({ kind: "off" })
    expect(await off({})).toMatchObject({ refusal: { kind: "not-on" } })
    expect(await auditActions()).toEqual(["turn-on-second-factor", "turn-off-second-factor"])
    expect(await platform.db.execute("select 1 from recovery_codes")).toEqual([])
  })

  test("new recovery codes replace the old ones", async () => {
    const { actor, totpSecret, recoveryCodes } = await aPersonWithSecondFactor(platform)
    platform.passMinutes(1)
    const proof = { currentPassword: factoryPassword, code: codeNow(platform, totpSecret), address }
    const renewed = await renewRecoveryCodes(platform, actor, proof)
    const codes = renewed.ok ? renewed.value.recoveryCodes : []
    expect(codes).toHaveLength(10)
    const old = { actor, code: recoveryCodes[0] ?? "", address }
    expect(await checkSecondFactor(platform, old)).toEqual(wrongRecoveryCode)
    expect(await checkSecondFactor(platform, { ...old, code: codes[0] ?? "" })).toBeNull()
  })

  test("an owner resets a colleague's, which ends their sessions, and nobody else does", async () => {
    const colleague = await aPersonWithSecondFactor(platform)
    const owner = await aSignedIn(platform, { role: "owner" })
    const marketing = await aSignedIn(platform, { role: "marketing" })
    const reset = (by: typeof owner, id = colleague.id) => resetSecondFactor(platform, by.actor, id)
    expect(await reset(marketing)).toEqual({ ok: false, refusal: { kind: "forbidden" } })
    expect(await reset(owner, owner.id)).toEqual({ ok: false, refusal: { kind: "own-second-factor" } })
    expect(await reset(owner)).toMatchObject({ ok: true })
    expect(await reset(owner)).toEqual({ ok: false, refusal: { kind: "no-second-factor" } })
    expect((await findSecondFactors(platform.db, colleague.id)).hasApp).toBe(false)
    expect(await resolveSession(platform, colleague.secret)).toBeNull()
    expect(await auditActions()).toContain("reset-second-factor")
    expect(await subjects()).toContain("Your second factor was reset")
  })
})
