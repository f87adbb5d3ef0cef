import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, describe, expect, test } from "vitest"
import { ConfigError, readConfig } from "#src/config.ts"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { demoGuest, demoSignIns } from "#src/features/accounts/demo/demo-people.ts"
import { boot, createApp, shutDown } from "#src/server/boot.ts"
import { listStartWarnings } from "#src/server/start-notices.ts"
import { messages } from "#src/shared/messages.ts"
import { bearer, callApi } from "#test/api-caller.ts"

type Settings = Record<string, string>

const https: Settings = { ORIGIN: "https://hotel.example" }
const postgresql: Settings = { DATABASE_URL: "postgresql://db.example/hotel" }
const keys: Settings = {
  RAZORPAY_KEY_ID: "rzp_live_a",
  RAZORPAY_KEY_SECRET: "b",
  RAZORPAY_WEBHOOK_SECRET: "c",
}

const summary = (settings: Settings): string => {
  const { isPublic, seed, hasSandbox, razorpay, mail } = readConfig(settings)
  const payments = razorpay ? "razorpay" : hasSandbox ? "sandbox" : "off"
  const emails = mail.smtpUrl ? "smtp" : mail.hasMailbox ? "mailbox" : "none"
  return [isPublic ? "public" : "local", seed, payments, emails].join(" ")
}

describe("settings", () => {
  test.each<[Settings, string]>([
    [{}, "local demo sandbox mailbox"],
    [{ ORIGIN: "http://192.168.1.20:3000" }, "local demo sandbox mailbox"],
    [{ SEED: "none", PAYMENTS: "none", MAILBOX: "none" }, "local none off none"],
    [https, "public none off none"],
    [postgresql, "public none off none"],
    [{ ...https, ...postgresql }, "public none off none"],
    [{ ORIGIN: "http://hotel.example", ...postgresql }, "public none off none"],
    [{ ...https, SEED: "demo" }, "public demo off none"],
    [{ ...https, PAYMENTS: "sandbox" }, "public none sandbox none"],
    [{ ...https, MAILBOX: "local" }, "public none off mailbox"],
    [{ ...postgresql, SEED: "demo", PAYMENTS: "sandbox", MAILBOX: "local" }, "public demo sandbox mailbox"],
    [{ ...https, ...keys, SMTP_URL: "smtp://mail.example" }, "public none razorpay smtp"],
    [{ ...keys, SMTP_URL: "smtp://mail.example" }, "local demo razorpay smtp"],
  ])("[SAFE-2] %j: %s", (settings, expected) => {
    expect(summary(settings)).toBe(expected)
  })

  test.each<[Settings, string]>([
    [{ ...keys, PAYMENTS: "sandbox" }, "PAYMENTS"],
    [{ SMTP_URL: "smtp://mail.example", MAILBOX: "local" }, "MAILBOX"],
  ])("[SAFE-2] %j contradict each other and are refused", (settings, name) => {
    expect(() => readConfig(settings)).toThrow(ConfigError)
    expect(() => readConfig(settings)).toThrow(name)
  })

  const warned = (settings: Settings, shutOut: string[] = []) =>
    listStartWarnings(readConfig(settings), shutOut).join("\n")

  test("[SAFE-2] a public site is warned of what its settings leave open", () => {
    expect(warned({})).toBe("")
    expect(warned(https)).toContain("TRUSTED_PROXIES is 0")
    expect(warned(https)).toContain("SMTP_URL is not set: no email leaves")
    expect(warned(https)).toContain("online payment is off")
    expect(warned({ ...https, MAILBOX: "local" })).toContain("reads all emails")
    expect(warned({ ...https, SEED: "demo" })).toContain("passwords are published")
    expect(warned({ ...https, PAYMENTS: "sandbox" })).toContain("no money moves")
    expect(warned(postgresql, ["reception"])).toContain("Demo people are in this database: reception.")
    const complete = { ...https, ...keys, SMTP_URL: "smtp://mail.example", TRUSTED_PROXIES: "1" }
    expect(warned(complete)).toBe("")
  })
})

const folder = mkdtempSync(join(tmpdir(), "vimana-public-"))
const open: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of open.splice(0)) await close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a site over a data folder and returns its address. */
async function start(dataDir: string, settings: Settings) {
  const config = readConfig({
    DATA_DIR: join(folder, dataDir),
    ADMIN_PASSWORD: "Runway27Left",
    LOG_LEVEL: "silent",
    ...settings,
  })
  const { platform, notices } = await boot(config, config.origin ?? "http://127.0.0.1:3000")
  const app = createApp(platform)
  const close = () => shutDown(platform)
  open.push(close)
  const signIn = async (username: string, password: string) =>
    (await callApi(app, "/api/user/signin", { method: "POST", body: { username, password } })).status
  const statusOf = async (url: string, headers: Settings = {}) => (await app.request(url, { headers })).status
  const stop = async () => {
    open.splice(open.indexOf(close), 1)
    await close()
  }
  return { platform, app, notices: notices.join("\n"), signIn, statusOf, stop }
}

const here = "http://127.0.0.1:3000"

// For sites without demo people: only the first of them makes a database.
const noDemo = "no-demo"

describe("a started site", { timeout: 60_000 }, () => {
  test("[SAFE-2] over https has no demo people, no sandbox and no mailbox", async () => {
    const site = await start(noDemo, https)
    for (const { username, password } of demoSignIns) expect(await site.signIn(username, password)).toBe(401)
    expect(await site.signIn("admin", "Runway27Left")).toBe(200)
    expect(site.platform.sandbox).toBeNull()
    for (const url of [`${here}/dev/mailbox`, "https://hotel.example/dev/mailbox"])
      expect(await site.statusOf(url)).toBe(404)
    for (const path of ["/v1/checkout.js", "/v1/orders", "/v1/checkout/embedded"])
      expect(await site.statusOf(`${here}/sandbox/razorpay${path}`)).toBe(404)
    expect(site.notices).toContain("WARNING: SMTP_URL is not set: no email leaves")
    expect(site.notices).not.toContain("Dusk")
  })

  test("[SAFE-2] with SEED=demo takes bookings to be paid at the hotel, and no other", async () => {
    const { platform, app, signIn } = await start("demo", { ...https, SEED: "demo" })
    expect(await signIn(demoGuest.username, demoGuest.password)).toBe(200)
    const headers = bearer((await aSignedIn(platform)).secret)
    const [room] = await platform.db.execute<{ id: string }>("select id from room_types limit 1")
    const [night] = await platform.db.execute<{ from: string; to: string }>(
      `select to_char(current_date + 300, 'DD-MM-YYYY') as "from", to_char(current_date + 302, 'DD-MM-YYYY') as "to"`,
    )
    const stay = { roomId: room?.id, checkIn: night?.from, checkOut: night?.to, qty: 1, adult: 2, child: 0 }
    const place = (paymentMode: string) =>
      callApi(app, "/api/booking", { method: "POST", headers, body: { ...stay, paymentMode } })
    const online = await place("Net Banking")
    expect(online).toMatchObject({ status: 422, body: { reason: messages.payment.off } })
    const atHotel = await place("Pay at Hotel")
    expect(atHotel.status).toBe(201)
    const checkid = (atHotel.body["data"] as { _id: string })._id
    const order = await callApi(app, "/api/booking/orders", { method: "POST", headers, body: { checkid } })
    expect(order.status).toBe(409)
    expect(order.body["reason"]).toContain("not available")
    const claim = { razorpay_payment_id: "pay_made_up", checkid }
    const forged = await callApi(app, "/api/booking/verify", { method: "POST", headers, body: claim })
    expect(forged.status).toBe(422)
    const hook = await callApi(app, "/api/webhooks/razorpay", {
      method: "POST",
      headers: { "x-razorpay-event-id": "evt_1", "x-razorpay-signature": "00" },
      body: { event: "payment.captured" },
    })
    expect(hook.status).toBe(400)
  })

  // Over the database of the test before, which takes seconds to make.
  test("[SAFE-2] whose database was that of a demo names its demo people and lets none of them in", async () => {
    const demo = await start("demo", {})
    const signedIn = await callApi(demo.app, "/api/user/signin", {
      method: "POST",
      body: demoGuest,
    })
    const headers = bearer(String(signedIn.body["token"]))
    const profile = (app: typeof demo.app) => callApi(app, "/api/booking", { headers })
    expect((await profile(demo.app)).status).toBe(200)
    await demo.stop()

    const site = await start("demo", https)
    expect(site.notices).toContain("reception, marketing, events, aarohi")
    expect((await profile(site.app)).status).toBe(401)
    for (const { username, password } of demoSignIns) expect(await site.signIn(username, password)).toBe(401)
    await site.stop()

    const again = await start("demo", { ...https, SEED: "demo" })
    expect(await again.signIn(demoGuest.username, demoGuest.password)).toBe(200)
  })

  const proxied: Settings[] = [
    { forwarded: "for=203.0.113.9" },
    { "x-forwarded-for": "127.0.0.1" },
    { "x-forwarded-host": "localhost" },
    { "x-forwarded-proto": "http" },
    { "x-forwarded-anything": "1" },
    { via: "1.1 proxy" },
    { "x-real-ip": "127.0.0.1" },
  ]

  test("[SAFE-2] shows the local mailbox to no proxy and under no other name", async () => {
    const site = await start(noDemo, { SEED: "none" })
    expect(await site.statusOf(`${here}/dev/mailbox`)).toBe(200)
    for (const headers of proxied) expect(await site.statusOf(`${here}/dev/mailbox`, headers)).toBe(404)
    expect(await site.statusOf("http://hotel.example/dev/mailbox")).toBe(404)
    const old = await site.app.request(
      `${here}/dev/mailbox`,
      {},
      {
        incoming: { httpVersion: "1.0", socket: { remoteAddress: "127.0.0.1" } },
      },
    )
    expect(old.status).toBe(404)
  })

  test("[SAFE-2] shows it on a public site only where MAILBOX=local names it, and never by the public name", async () => {
    const site = await start(noDemo, { ...https, MAILBOX: "local" })
    expect(await site.statusOf(`${here}/dev/mailbox`)).toBe(200)
    for (const headers of proxied) expect(await site.statusOf(`${here}/dev/mailbox`, headers)).toBe(404)
    expect(await site.statusOf("https://hotel.example/dev/mailbox")).toBe(404)
  })
})
