import { hash } from "@node-rs/argon2"
import { beforeEach, describe, expect, test } from "vitest"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { newSecret } from "#src/features/accounts/secrets.ts"
import { createLog } from "#src/platform/log/log.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { anAccount, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { findCredentials } from "#src/features/accounts/accounts.store.ts"
import { signInByAccountAndAddress, signInByAddress } from "#src/features/accounts/rate-limits.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { signIn, type SignInClient } from "./sign-in.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const home = "203.0.113.7"
const wrong = { ok: false, refusal: { kind: "wrong-credentials" } }

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

  test("[AUTH-2] hashes the password again when the algorithm or its cost has changed", async () => {
    const { username, id } = await anAccount(platform)
    const weak = await hash(factoryPassword, { memoryCost: 4096, timeCost: 1, parallelism: 1 })
    await platform.db.execute("update users set password_hash = $2 where id = $1", [id, weak])
    const storedHash = async () => (await findCredentials(platform.db, username))?.passwordHash ?? ""
    expect(await signIn(platform, { username, password: "Lantern8Courtyard" }, home)).toEqual(wrong)
    expect(await storedHash()).toBe(weak)
    expect(await signIn(platform, { username, password: factoryPassword }, home)).toMatchObject({ ok: true })
    const renewed = await storedHash()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await signIn(platform, { username, password: factoryPassword }, home)).toMatchObject({ ok: true })
    expect(await storedHash()).toBe(renewed)
  })

  test("[AUTH-3] refuses a wrong password and an unknown username in the same way", async () => {
    const { username } = await anAccount(platform)
    expect(await signIn(platform, { username, password: "Lantern8Courtyard" }, home)).toEqual(wrong)
    expect(await signIn(platform, { username: "nobody", password: factoryPassword }, home)).toEqual(wrong)
  })

  test("[AUTH-3] does the same work for an unknown username", async () => {
    const { username } = await anAccount(platform)
    // Processor time, which other processes do not change: nearly all of it is the hash.
    const workOf = async (name: string) => {
      const before = process.cpuUsage()
      await signIn(platform, { username: name, password: "Lantern8Courtyard" }, home)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    let [known, unknown] = [0, 0]
    for (let count = 0; count < 7; count += 1) {
      known += await workOf(username)
      unknown += await workOf(`nobody-${count}`)
    }
    expect(unknown / known).toBeGreaterThan(0.5)
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

test("[AUTH-8] a sign-in is logged with its outcome, and without the name, password or address", async () => {
  const lines: string[] = []
  const log = createLog("info", { write: (line) => lines.push(line) })
  const { id, username } = await anAccount(platform)
  for (const password of [factoryPassword, "Wrong4Lantern"])
    await signIn({ ...platform, log }, { username, password }, home)
  expect(lines).toEqual([
    expect.stringMatching(`somebody signed in.*${id}`),
    expect.stringMatching("a sign-in was refused.*wrong-credentials"),
  ])
  for (const secret of [username, factoryPassword, "Wrong4Lantern", home])
    expect(lines.join("\n")).not.toContain(secret)
})

describe("the browser that signs in", () => {
  const from = async (username: string, client: SignInClient, address = home) => {
    const outcome = await signIn(platform, { username, password: factoryPassword, ...client }, address)
    if (!outcome.ok) throw new Error("the sign-in was refused")
    return outcome.value.secret
  }
  const notices = async () => {
    await platform.queue.runJobs()
    return platform.sentEmails.filter(({ subject }) => subject.startsWith("A new device"))
  }

  beforeEach(() => registerEmailJobs(platform))

  test("[AUTH-4] gets a new session, and the one that it presents ends", async () => {
    const { username } = await anAccount(platform)
    const planted = await from((await anAccount(platform)).username, {})
    const secret = await from(username, { oldSecret: planted })
    expect(secret).not.toBe(planted)
    expect(await resolveSession(platform, planted)).toBeNull()
    expect(await resolveSession(platform, secret)).not.toBeNull()
  })

  test("[AUTH-4] keeps its session when the password is wrong", async () => {
    const mine = await from((await anAccount(platform)).username, {})
    await signIn(platform, { username: "nobody", password: "Lantern8Courtyard", oldSecret: mine }, home)
    expect(await resolveSession(platform, mine)).not.toBeNull()
  })

  test("is reported to the owner by email when it is new to the account, once", async () => {
    const { username, email } = await anAccount(platform)
    const [phone, laptop] = [newSecret(), newSecret()]
    await from(username, { device: phone, deviceName: "Chrome on Android" })
    expect(await notices()).toEqual([])
    await from(username, { device: laptop, deviceName: "Firefox on Windows" })
    await from(username, { device: laptop, deviceName: "Firefox on Windows" })
    await from(username, { device: phone, deviceName: "Chrome on Android" })
    const [notice, ...more] = await notices()
    expect(more).toEqual([])
    expect(notice).toMatchObject({ to: email })
    expect(notice?.text).toContain("Firefox on Windows on Wed 1 Jul 2026, 12 noon, New Delhi time.")
  })

  test("a program without the device cookie is known by its address", async () => {
    const { username } = await anAccount(platform)
    await from(username, { device: newSecret() })
    await from(username, {}, "198.51.100.9")
    await from(username, {}, "198.51.100.9")
    expect(await notices()).toHaveLength(1)
  })
})
