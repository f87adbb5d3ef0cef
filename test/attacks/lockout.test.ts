import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  anAccount,
  codeInMail,
  factoryPassword,
  type StoredAccount,
} from "#src/features/accounts/accounts.factory.ts"
import { createApp } from "#src/server/app.ts"
import { callApi } from "../api-caller.ts"
import { setUpPlatform } from "../set-up-platform.ts"

const platform = setUpPlatform({ env: { TRUSTED_PROXIES: "1" } })
let app: ReturnType<typeof createApp>
let owner: StoredAccount

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(async () => {
  await platform.clear()
  owner = await anAccount(platform)
})

const home = "203.0.113.7"
const attacker = "198.51.100.1"
const elsewhere = (count: number) => `10.${Math.floor(count / 250)}.${count % 250}.1`
const wrongPassword = "Lantern8Courtyard"

type Caller = { readonly from: string; readonly cookie?: string }

const post = (path: string, body: object, { from, cookie = "" }: Caller) =>
  callApi(app, `/api/user/${path}`, {
    method: "POST",
    body,
    headers: { "x-forwarded-for": from, "sec-fetch-site": "same-origin", cookie },
  })

const signIn = (password: string, caller: Caller) =>
  post("signin", { username: owner.username, password }, caller)

const statusOf = async (password: string, caller: Caller) => (await signIn(password, caller)).status

/** What a browser keeps after signing in, without its session: it expires, and the browser stays known. */
async function cookieOfDevice(from: string): Promise<string> {
  const reply = await signIn(factoryPassword, { from })
  expect(reply.status).toBe(200)
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")
  return cookies.filter((cookie) => !cookie.startsWith("session=")).join("; ")
}

async function guess(times: number, from: (count: number) => string): Promise<number[]> {
  const seen: number[] = []
  for (let count = 0; count < times; count += 1)
    seen.push(await statusOf(wrongPassword, { from: from(count) }))
  return seen
}

describe("wrong passwords", () => {
  test("[SAFE-5] [AUTH-8] stop the address that sends them, and not the owner at another address", async () => {
    expect((await guess(11, () => attacker)).at(-1)).toBe(429)
    expect(await statusOf(factoryPassword, { from: attacker })).toBe(429)
    expect(await statusOf(factoryPassword, { from: home })).toBe(200)
  })

  test("[SAFE-5] do not stop a browser that has signed in before, at the attacker's own address", async () => {
    const cookie = await cookieOfDevice(home)
    await guess(110, () => attacker)
    expect(await statusOf(factoryPassword, { from: attacker })).toBe(429)
    expect(await statusOf(factoryPassword, { from: attacker, cookie })).toBe(200)
  })

  test("[AUTH-8] from many addresses of one IPv6 network are those of one address", async () => {
    const inNetwork = (count: number) => `2001:db8:7:${count.toString(16)}::1`
    expect((await guess(11, inNetwork)).at(-1)).toBe(429)
    expect(await statusOf(factoryPassword, { from: "2001:db8:8::1" })).toBe(200)
  })

  test("[SAFE-5] from many addresses leave each a few tries, the owner the first, and known browsers all", async () => {
    const cookie = await cookieOfDevice(home)
    await guess(100, elsewhere)
    expect(await guess(3, () => attacker)).toEqual([401, 401, 429])
    expect(await statusOf(wrongPassword, { from: home })).toBe(401)
    expect(await statusOf(factoryPassword, { from: home })).toBe(200)
    for (let count = 0; count < 5; count += 1)
      expect(await statusOf(wrongPassword, { from: home, cookie })).toBe(401)
    expect(await statusOf(factoryPassword, { from: home, cookie })).toBe(200)
  })

  test("[SAFE-5] [AUTH-8] in a known browser are counted as well", async () => {
    const cookie = await cookieOfDevice(home)
    for (let count = 0; count < 10; count += 1)
      expect(await statusOf(wrongPassword, { from: elsewhere(count), cookie })).toBe(401)
    expect(await statusOf(factoryPassword, { from: home, cookie })).toBe(429)
  })

  test("[SAFE-5] gain nothing from the cookie of a browser known to another account", async () => {
    const victim = owner
    owner = await anAccount(platform)
    const cookie = await cookieOfDevice(attacker)
    owner = victim
    for (let count = 0; count < 10; count += 1)
      expect(await statusOf(wrongPassword, { from: attacker, cookie })).toBe(401)
    expect(await statusOf(wrongPassword, { from: attacker, cookie })).toBe(429)
  })

  test("[SAFE-5] count the same for the username and the email of an account", async () => {
    for (let count = 0; count < 10; count += 1) {
      const username = count % 2 === 0 ? owner.username : owner.email
      await post("signin", { username, password: wrongPassword }, { from: attacker })
    }
    expect(await statusOf(factoryPassword, { from: attacker })).toBe(429)
  })
})

describe("a browser that is known", () => {
  test("[SAFE-5] is known by a cookie that no script reads and that opens nothing", async () => {
    const reply = await signIn(factoryPassword, { from: home })
    const cookie = reply.headers.getSetCookie().find((one) => one.startsWith("device=")) ?? ""
    expect(cookie).toMatch(/^device=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
    const headers = { cookie: cookie.split(";")[0] ?? "" }
    expect((await callApi(app, `/api/user/${owner.id}`, { headers })).status).toBe(401)
    const rows = await platform.db.execute<{ device_hash: Buffer }>("select device_hash from known_devices")
    expect(cookie).not.toContain(rows[0]?.device_hash.toString("base64url"))
  })

  test("[SAFE-5] is forgotten when the password is reset", async () => {
    const cookie = await cookieOfDevice(attacker)
    const { reply } = await resetPassword(home)
    expect(reply.status).toBe(200)
    await guess(10, () => attacker)
    expect(await statusOf(wrongPassword, { from: attacker, cookie })).toBe(429)
  })
})

const newPassword = "Terrace9Morning"

const requestCode = (caller: Caller) => post("forget-password-1", { username: owner.username }, caller)

async function resetPassword(from: string, cookie = "") {
  const requested = await requestCode({ from, cookie })
  const ticket = requested.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  const otp = await codeInMail(platform, owner.email)
  const caller = { from, cookie: `${ticket}; ${cookie}` }
  const entered = await post("forget-password-2", { username: owner.username, otp }, caller)
  const reply = await post("forget-password-3", { username: owner.username, password: newPassword }, caller)
  return { requested, entered, reply }
}

describe("one-time codes", () => {
  test("[SAFE-5] [AUTH-8] that somebody else requests leave the owner's own", async () => {
    for (let count = 0; count < 6; count += 1) await requestCode({ from: attacker })
    expect((await requestCode({ from: attacker })).status).toBe(429)
    expect((await resetPassword(home)).reply.status).toBe(200)
    expect(await statusOf(newPassword, { from: home })).toBe(200)
  })

  test("[SAFE-5] count by the account, however its name is written", async () => {
    const person = await anAccount(platform, { username: "iris.miki" })
    const names = [person.username, "IRIS.MIKI", "\u0130ris.miki", "iris.m\u0130ki", person.email]
    const statuses: number[] = []
    for (const username of [...names, ...names])
      statuses.push((await post("forget-password-1", { username }, { from: attacker })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    await platform.queue.runJobs()
    expect(platform.sentEmails.filter(({ to }) => to === person.email)).toHaveLength(5)
  })

  test("[SAFE-5] that somebody else guesses leave the owner's tries", async () => {
    for (let count = 0; count < 60; count += 1)
      await post("forget-password-2", { username: owner.username, otp: "123456" }, { from: elsewhere(count) })
    expect((await resetPassword(home)).reply.status).toBe(200)
  })

  test("[SAFE-5] that are requested from many addresses are limited, but not for a known browser", async () => {
    const cookie = await cookieOfDevice(home)
    for (let count = 0; count < 20; count += 1)
      expect((await requestCode({ from: elsewhere(count) })).status).toBe(200)
    expect((await requestCode({ from: attacker })).status).toBe(429)
    expect((await resetPassword(home, cookie)).reply.status).toBe(200)
  })

  test("[SAFE-5] [AUTH-8] that a known browser requests count against the limit of the account, for strangers too", async () => {
    const cookie = await cookieOfDevice(home)
    for (let count = 0; count < 5; count += 1)
      expect((await requestCode({ from: home, cookie })).status).toBe(200)
    expect((await requestCode({ from: home, cookie })).status).toBe(429)
    for (let count = 0; count < 15; count += 1)
      expect((await requestCode({ from: elsewhere(count) })).status).toBe(200)
    expect((await requestCode({ from: attacker })).status).toBe(429)
  })

  test("[SAFE-5] let their owner sign in at once, where wrong passwords had to wait", async () => {
    await guess(11, () => home)
    const { reply } = await resetPassword(home)
    const cookie = reply.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ")
    expect(await statusOf(newPassword, { from: home, cookie })).toBe(200)
  })
})

test("[SAFE-5] failed sign-ups with an email do not keep its owner from signing up", async () => {
  const wanted = { name: "Ira Sen", email: "ira.sen@example.in", phone: "9810012345", password: newPassword }
  for (let count = 0; count < 12; count += 1)
    await callApi(app, "/api/user", {
      method: "POST",
      body: { ...wanted, username: owner.username },
      headers: { "x-forwarded-for": attacker },
    })
  const reply = await callApi(app, "/api/user", {
    method: "POST",
    body: { ...wanted, username: "ira-sen" },
    headers: { "x-forwarded-for": home },
  })
  expect(reply.status).toBe(201)
})
