import { createHash } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { aSignedIn, anAccount, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { signInByAccountAndAddress, signInByAddress } from "#src/features/accounts/rate-limits.ts"
import { endAllSessions, deleteEndedSessions, resolveSession, signIn, signOut } from "./sessions.service.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

const home = "203.0.113.7"
const wrong = { ok: false, refusal: { kind: "wrong-credentials" } }
const hours = (count: number) => count * 60

describe("signing in", () => {
  test("[AUTH-4] opens a session for the right password, regardless of capitals in the username", async () => {
    const { username, id } = await anAccount(platform)
    const outcome = await signIn(
      platform,
      { username: username.toUpperCase(), password: factoryPassword },
      home,
    )
    expect(outcome).toMatchObject({ ok: true, value: { userId: id, role: "guest" } })
    const session = outcome.ok ? await resolveSession(platform, outcome.value.secret) : null
    expect(session?.actor).toEqual({ kind: "user", userId: id, role: "guest" })
  })

  test("[AUTH-3] refuses a wrong password and an unknown username in the same way", async () => {
    const { username } = await anAccount(platform)
    expect(await signIn(platform, { username, password: "Lantern8Courtyard" }, home)).toEqual(wrong)
    expect(await signIn(platform, { username: "nobody", password: factoryPassword }, home)).toEqual(wrong)
  })

  test("[AUTH-3] takes the same time for an unknown username", async () => {
    const { username } = await anAccount(platform)
    const timeOf = async (name: string) => {
      const start = performance.now()
      await signIn(platform, { username: name, password: "Lantern8Courtyard" }, home)
      return performance.now() - start
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let count = 0; count < 7; count += 1) {
      known.push(await timeOf(username))
      unknown.push(await timeOf(`nobody-${count}`))
    }
    expect(median(unknown) / median(known)).toBeGreaterThan(0.5)
  })

  test("[AUTH-8] is limited by account, until time passes or the right password is given", async () => {
    const { username } = await anAccount(platform)
    const guess = () => signIn(platform, { username, password: "Lantern8Courtyard" }, home)
    const right = () => signIn(platform, { username, password: factoryPassword }, home)
    for (let count = 1; count < signInByAccountAndAddress.points; count += 1)
      expect(await guess()).toEqual(wrong)
    expect(await right()).toMatchObject({ ok: true })
    for (let count = 0; count < signInByAccountAndAddress.points; count += 1)
      expect(await guess()).toEqual(wrong)
    expect(await right()).toEqual({ ok: false, refusal: { kind: "too-many-tries", retryAfterSeconds: 900 } })
    platform.passMinutes(15)
    expect(await right()).toMatchObject({ ok: true })
  })

  test("[AUTH-8] is limited by address, without effect on other addresses", async () => {
    const { username } = await anAccount(platform)
    const from = (address: string, name: string) =>
      signIn(platform, { username: name, password: factoryPassword }, address)
    for (let count = 0; count < signInByAddress.points; count += 1) {
      await platform.rateLimiter.take(signInByAddress, "198.51.100.1")
    }
    expect(await from("198.51.100.1", username)).toMatchObject({ refusal: { kind: "too-many-tries" } })
    expect(await from(home, username)).toMatchObject({ ok: true })
  })
})

describe("a session", () => {
  test("is stored as a hash, so that a copy of the table is useless", async () => {
    const { secret } = await aSignedIn(platform)
    const rows = await platform.db.execute<{ secret_hash: Buffer }>("select secret_hash from sessions")
    expect(rows.map((row) => row.secret_hash.toString("hex"))).toEqual([
      createHash("sha256").update(secret).digest("hex"),
    ])
    expect(await resolveSession(platform, rows[0]?.secret_hash.toString("base64url") ?? "")).toBeNull()
  })

  test("ends after 12 idle hours; use extends it", async () => {
    const { secret } = await aSignedIn(platform)
    platform.passMinutes(hours(12) - 1)
    expect(await resolveSession(platform, secret)).not.toBeNull()
    platform.passMinutes(hours(12) - 1)
    expect(await resolveSession(platform, secret)).not.toBeNull()
    platform.passMinutes(hours(12))
    expect(await resolveSession(platform, secret)).toBeNull()
  })

  test("ends after 30 days, even when used", async () => {
    const { secret } = await aSignedIn(platform)
    for (let day = 0; day < 60; day += 1) {
      if (day < 59) platform.passMinutes(hours(12) - 1)
      expect(await resolveSession(platform, secret)).not.toBeNull()
    }
    platform.passMinutes(hours(11))
    platform.passMinutes(60)
    expect(await resolveSession(platform, secret)).toBeNull()
  })

  test("is marked as used at most once a minute", async () => {
    const { secret } = await aSignedIn(platform)
    const seenAt = async () => {
      await resolveSession(platform, secret)
      const [row] = await platform.db.execute<{ seen_at: string }>("select seen_at from sessions")
      return row?.seen_at
    }
    const opened = await seenAt()
    platform.passMinutes(0.9)
    expect(await seenAt()).toBe(opened)
    platform.passMinutes(0.1)
    expect(await seenAt()).toBe("2026-07-01T06:31:00.000Z")
  })

  test("[ACCT-7] ends alone when its owner signs out", async () => {
    const guest = await aSignedIn(platform)
    const again = await signIn(platform, { username: guest.username, password: factoryPassword }, home)
    await signOut(platform, guest.secret)
    await signOut(platform, guest.secret)
    expect(await resolveSession(platform, guest.secret)).toBeNull()
    expect(again.ok && (await resolveSession(platform, again.value.secret))).toBeTruthy()
  })

  test("ends with all sessions of its owner, but of nobody else", async () => {
    const guest = await aSignedIn(platform)
    const other = await aSignedIn(platform)
    await platform.db.transaction((tx) => endAllSessions(tx, guest.id))
    expect(await resolveSession(platform, guest.secret)).toBeNull()
    expect(await resolveSession(platform, other.secret)).not.toBeNull()
  })

  test("is deleted at night after it ended", async () => {
    await aSignedIn(platform)
    platform.passMinutes(hours(12))
    const { secret } = await aSignedIn(platform)
    await deleteEndedSessions(platform)
    expect(await platform.db.execute("select 1 from sessions")).toHaveLength(1)
    expect(await resolveSession(platform, secret)).not.toBeNull()
  })
})
