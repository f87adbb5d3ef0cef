import { spawn, type ChildProcess } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { admin, adminPassword, demoGuest, ownSitePort } from "./hotel-under-test.ts"
import { picture } from "./pictures.ts"

const address = `http://127.0.0.1:${ownSitePort}`
const open: { site: ChildProcess; dataDir: string }[] = []

test.describe.configure({ mode: "serial", timeout: 120_000 })

test.afterEach(async () => {
  for (const { site, dataDir } of open.splice(0)) {
    const gone = new Promise((resolve) => site.once("exit", resolve))
    site.kill("SIGTERM")
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** Starts the built server as a process, and returns what it prints once it is ready. */
async function start(settings: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "vimana-e2e-public-"))
  const own = {
    PORT: String(ownSitePort),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: "warn",
    COPY: "specification",
  }
  const site = spawn(process.execPath, ["src/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...own, ...settings },
  })
  open.push({ site, dataDir })
  let printed = ""
  site.stdout.on("data", (text: Buffer) => (printed += text.toString()))
  await expect.poll(() => printed, { timeout: 90_000 }).toContain("Vimana is open at")
  return printed
}

const signIn = (person: { username: string; password: string }) =>
  fetch(`${address}/api/user/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  })

/** '25-12-2026': a day so many days from now. */
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split("-").toReversed().join("-")

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(address + path, { headers })).status

/** A room type, made by the administrator: a public site begins without any. */
async function makeRoom(authorization: string): Promise<string> {
  const body = new FormData()
  const { name, mimeType, buffer } = await picture()
  for (const [field, value] of [
    ["name", "Neem Room"],
    ["price", "6000"],
    ["stockQuantity", "4"],
  ] as const)
    body.set(field, value)
  body.set("pic", new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const answer = await fetch(`${address}/api/roomcart`, { method: "POST", headers: { authorization }, body })
  const { data } = (await answer.json()) as { data: { _id: string } }
  return data._id
}

test("[SAFE-2] a public site starts without demo people, sandbox and mailbox, says what is missing, and offers Pay at Hotel alone", async () => {
  const printed = await start({ ORIGIN: "https://hotel.example" })
  expect(printed).toContain("WARNING: SMTP_URL is not set: no email leaves")
  expect(printed).toContain("WARNING: TRUSTED_PROXIES is 0")
  expect(printed).not.toContain(demoGuest.password)
  expect((await signIn(demoGuest)).status).toBe(401)
  expect(await statusOf("/dev/mailbox")).toBe(404)
  expect(await statusOf("/sandbox/razorpay/v1/checkout.js")).toBe(404)

  const { token } = (await (await signIn(admin)).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const room = await makeRoom(headers.authorization)
  const stay = new URLSearchParams({ checkIn: dayAhead(300), checkOut: dayAhead(302), rooms: "2-0" })
  const page = await fetch(`${address}/booking/${room}?${stay}`, { headers })
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain("Pay at Hotel")
  expect(html).not.toContain("Net Banking / Card")
})
