import { type BrowserContext, chromium, expect, type Page } from "@playwright/test"
import { continueOnScreen, newcomer } from "../e2e/guest.ts"
import { untilHydrated } from "../e2e/hydrated.ts"
import { dayNamed, stayOn } from "../e2e/stay-dates.ts"
import { skipFilm } from "../e2e/visitor.ts"
import { findChromium } from "../scripts/find-chromium.ts"
import { report } from "./report.ts"
import { openHotel } from "./running-hotel.ts"

// Measures the booking of a new guest on a phone with a slow connection, from the home page to the confirmation, against
// the default shop of QloApps 1.7 (counted once, by hand): taps, page loads, fields, and the time that the guest waits.
const mostSeconds = 20
const qloApps = { taps: 15, pages: 8, fields: 6 }
const line = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }

type Effort = { taps: number; pages: number; fields: Set<string>; bytes: number }

async function countEffort(context: BrowserContext, page: Page): Promise<Effort> {
  const effort: Effort = { taps: 0, pages: 0, fields: new Set(), bytes: 0 }
  await context.exposeFunction("countTap", () => void effort.taps++)
  await context.exposeFunction("countField", (name: string) => void effort.fields.add(name))
  await context.addInitScript(() => {
    const counters = window as unknown as { countTap: () => void; countField: (name: string) => void }
    document.addEventListener("click", (event) => event.isTrusted && counters.countTap(), true)
    document.addEventListener(
      "input",
      ({ target }) => counters.countField((target as HTMLInputElement).name),
      true,
    )
  })
  page.on("domcontentloaded", () => void effort.pages++)
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", line)
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    effort.bytes += encodedDataLength
  })
  return effort
}

/** The steps of the guest; each ends when what the guest needs next can be used. */
const steps = (page: Page, origin: string): Readonly<Record<string, () => Promise<void>>> => {
  const stay = stayOn(3, 2)
  const sheet = page.getByRole("dialog", { name: "Check dates and prices" })
  const bookNow = page
    .getByRole("main")
    .getByRole("link", { name: /^Book now/i })
    .first()
  const confirm = page.getByRole("button", { name: /^Confirm booking/ })
  return {
    "home page": async () => {
      await page.goto(origin, { waitUntil: "commit" })
      await untilHydrated(page)
    },
    calendar: async () => {
      await page.getByRole("link", { name: "Check dates and prices" }).tap()
      await sheet.getByRole("button", { name: dayNamed(stay.checkIn) }).tap()
    },
    "rooms for the stay": async () => {
      await sheet.getByRole("button", { name: dayNamed(stay.checkOut) }).tap()
      await expect(bookNow).toBeVisible()
    },
    "who books": async () => {
      await bookNow.tap()
      await expect(page.getByRole("form", { name: "Continue with email" })).toBeVisible()
    },
    "confirm page": async () => {
      await continueOnScreen(page, newcomer())
      await expect(confirm).toBeVisible()
    },
    confirmation: async () => {
      await confirm.tap()
      await expect(page.getByText(/^VM-[0-9A-Z]{8}$/)).toBeVisible()
    },
  }
}

const hotel = await openHotel()
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await skipFilm(page)
  const effort = await countEffort(context, page)
  let total = 0
  for (const [name, step] of Object.entries(steps(page, hotel.origin))) {
    const begun = performance.now()
    await step()
    const seconds = (performance.now() - begun) / 1000
    total += seconds
    console.log(`${name.padEnd(20)} ${seconds.toFixed(1).padStart(5)} s`)
  }
  const outcome = report({
    name: `a booking at 400 kbit/s, of ${mostSeconds} s`,
    ratio: total / mostSeconds,
    limit: 1,
    higherIsBetter: false,
  })
  console.log(
    `${"in all".padEnd(20)} ${total.toFixed(1).padStart(5)} s, ${Math.round(effort.bytes / 1024)} KB${outcome}`,
  )
  for (const [name, own] of Object.entries({ ...effort, fields: effort.fields.size }))
    if (name in qloApps) {
      const reference = qloApps[name as keyof typeof qloApps]
      console.log(`${name.padEnd(20)} ${own} of ${reference}`)
      report({
        name: `${name} of a booking, of those of QloApps`,
        ratio: own / reference,
        limit: null,
        higherIsBetter: false,
      })
    }
} finally {
  await browser.close()
  await hotel.close()
}
