import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test"
import { adminPassword, demoGuest } from "../e2e/hotel-under-test.ts"
import { nobody, signIn } from "../e2e/guest.ts"
import { inLanguage } from "#src/shared/language/language.ts"
import { isReady } from "#test/local-server.ts"
import { waitUntil } from "#test/wait-until.ts"
import { ensureBuilt } from "./ensure-built.ts"
import { findChromium } from "./find-chromium.ts"
import { type Shot, shots, type Visitor } from "./shots-list.ts"
import { contactSheet, type TakenShot } from "./shots-sheet.ts"

/**
 * Takes screenshots of every page and state at three widths, with a contact sheet: shots/index.html.
 * `npm run shots -- [http://running-site] [--hindi] [names ...]`: without a URL it starts its own site.
 */
const folder = resolve(import.meta.dirname, "..", "shots")
const widths = [390, 820, 1440]
const given = process.argv.slice(2)
const names = given.filter((word) => !word.startsWith("http") && !word.startsWith("--"))
const language = given.includes("--hindi") ? "hi" : "en"
const wanted = names.length > 0 ? shots.filter(({ name }) => names.includes(name)) : shots

type Hotel = { origin: string; close: () => void }

async function openHotel(): Promise<Hotel> {
  const running = given.find((word) => word.startsWith("http"))
  if (running) return { origin: running, close: () => undefined }
  ensureBuilt()
  const port = "3597"
  const dataDir = mkdtempSync(join(tmpdir(), "vimana-shots-"))
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: "warn",
  }
  const hotel = spawn(process.execPath, ["src/main.ts"], { stdio: "inherit", env })
  hotel.on("exit", () => rmSync(dataDir, { recursive: true, force: true }))
  const origin = `http://127.0.0.1:${port}`
  const isOpen = await waitUntil(() => isReady(origin), { seconds: 120, intervalMilliseconds: 500 })
  if (!isOpen) throw new Error("the hotel did not open")
  return { origin, close: () => void hotel.kill("SIGTERM") }
}

const people = { guest: demoGuest, desk: { username: "admin", password: adminPassword } } as const

type BrowserWindow = { browser: Browser; origin: string; width: number }

async function openAs(visitor: Visitor, { browser, origin, width }: BrowserWindow): Promise<BrowserContext> {
  const person = visitor === "visitor" ? null : await signIn(people[visitor], origin)
  const context = await browser.newContext({
    baseURL: origin,
    // Adds a style to the page.
    bypassCSP: true,
    viewport: { width, height: width < 600 ? 844 : 900 },
    hasTouch: width < 1000,
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    storageState: person?.state ?? nobody,
  })
  await person?.api.dispose()
  return context
}

/** Prepares a full-page screenshot: loads lazy pictures and hides the floating bar. */
async function unfold(page: Page): Promise<void> {
  const barAway = "[aria-label='Book a stay'] { display: none }"
  await page.addStyleTag({ content: `${barAway} * { content-visibility: visible !important }` })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}

async function open({ path, opens }: Shot, page: Page): Promise<void> {
  await page.goto(inLanguage(language, path), { waitUntil: "load" })
  if (!opens) return
  const link = await page.locator(opens).first().getAttribute("href")
  await page.goto(link ?? "/444", { waitUntil: "load" })
}

async function take(shot: Shot, context: BrowserContext, file: string): Promise<void> {
  const page = await context.newPage()
  await open(shot, page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState("networkidle")
  await (shot.act ?? unfold)(page)
  await page.waitForLoadState("networkidle")
  // Hiding the caret adds styles to fields, which a page before hydration reports as a mismatch.
  await page.screenshot({ path: file, fullPage: !shot.act, type: "jpeg", quality: 80, caret: "initial" })
  await page.close()
}

async function takeAll(sitting: BrowserWindow): Promise<TakenShot[]> {
  const taken: TakenShot[] = []
  for (const visitor of ["visitor", "guest", "desk"] as const) {
    const context = await openAs(visitor, sitting)
    const own = wanted.filter((shot) => (shot.as ?? "visitor") === visitor)
    for (const shot of own.filter(({ upTo = 9999 }) => sitting.width <= upTo)) {
      const file = `${shot.name}-${sitting.width}.jpg`
      const fault = await take(shot, context, join(folder, file)).then(
        () => null,
        (error: unknown) => String(error).split("\n")[0] ?? "failed",
      )
      if (fault) console.error(`${file}: ${fault}`)
      taken.push({ name: shot.name, path: shot.path, width: sitting.width, file, fault })
    }
    await context.close()
  }
  return taken
}

mkdirSync(folder, { recursive: true })
const { origin, close } = await openHotel()
const args = ["--no-sandbox", "--disable-gpu"]
const browser = await chromium.launch({ executablePath: findChromium(), args })
const taken: TakenShot[] = []
for (const width of widths) {
  taken.push(...(await takeAll({ browser, origin, width })))
  console.log(`${width} px: done`)
}
await browser.close()
writeFileSync(join(folder, "index.html"), contactSheet(taken))
close()
console.log(`${taken.length} pictures: ${join(folder, "index.html")}`)
