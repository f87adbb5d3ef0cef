import type { Page, Request } from "@playwright/test"
import { inLanguage } from "#src/shared/language/language.ts"
import { expect, test } from "./hotel-test.ts"
import { editedHotel } from "./hotel-under-test.ts"
import { layoutShiftOf, measureLayoutShift } from "./layout-shift.ts"

/** The most compressed bytes of a first visit (measured in full by `npm run bench:web`). */
const limits = { script: 130_000, stylesheet: 30_000, font: 80_000 } as const

/** Hindi needs the fonts of its script beside those of prices and names. */
const limitsInHindi = { ...limits, font: 160_000 } as const

const pages = [
  "/",
  "/rooms",
  "/rooms/deluxe",
  "/booking",
  "/dine",
  "/corporate",
  "/blog",
  "/signin",
  "/banquet-query",
]
// What Hindi adds, fonts and a catalogue, is the same on the others.
const pagesInHindi = ["/", "/rooms", "/booking"].map((path) => inLanguage("hi", path))
const visitsByLanguage = {
  English: pages.map((path) => ({ path, most: limits })),
  Hindi: pagesInHindi.map((path) => ({ path: editedHotel + path, most: limitsInHindi })),
}

test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem("welcome-seen", "1")))

/** The files that this page fetches from now on. */
function countFiles(page: Page): () => Promise<readonly { kind: string; bytes: number }[]> {
  const fetched: Promise<{ kind: string; bytes: number }>[] = []
  const count = (request: Request) => {
    const kind = request.resourceType()
    fetched.push(request.sizes().then(({ responseBodySize: bytes }) => ({ kind, bytes })))
  }
  page.on("requestfinished", count)
  return () => {
    // The page may be closed before the size of its last request is read.
    page.off("requestfinished", count)
    return Promise.all(fetched)
  }
}

for (const [language, visits] of Object.entries(visitsByLanguage)) {
  test(`a first visit in ${language} is small on a phone, and has no layout shift`, async ({ page }) => {
    test.slow()
    const session = await page.context().newCDPSession(page)
    await measureLayoutShift(page)
    for (const { path, most } of visits)
      await test.step(path, async () => {
        // As in a browser that was never here, without the time to open one for each page.
        await page.goto("/robots.txt")
        await session.send("Network.clearBrowserCache")
        const files = countFiles(page)
        await page.goto(path, { waitUntil: "networkidle" })
        const counted = await files()
        for (const [kind, limit] of Object.entries(most)) {
          const bytes = counted
            .filter((file) => file.kind === kind)
            .reduce((sum, file) => sum + file.bytes, 0)
          expect(bytes, kind).toBeGreaterThan(0)
          expect(bytes, kind).toBeLessThanOrEqual(limit)
        }
        // A machine without a Devanagari font shows boxes of another width until the font of a Hindi page has loaded.
        if (most === limits) expect(await layoutShiftOf(page)).toBeLessThan(0.005)
      })
  })
}

test("the first screen does not move while the rest of the page loads", async ({ page }) => {
  const heightOfHero = () =>
    page.getByRole("main").evaluate((main) => main.firstElementChild?.getBoundingClientRect().height)
  for (const path of ["/", "/rooms"]) {
    await page.route(path, async (route) => {
      const whole = await (await route.fetch()).text()
      await route.fulfill({ contentType: "text/html", body: whole.slice(0, whole.indexOf("</main>")) })
    })
    await page.goto(path)
    const early = await heightOfHero()
    await page.unroute(path)
    await page.reload()
    expect(early, path).toBe(await heightOfHero())
  }
})

test("what is below a hero loads after the first frame", async ({ page }) => {
  const pictures = new Set<string>()
  page.on("request", (request) => {
    if (request.url().includes("/media/pictures/")) pictures.add(request.url())
  })
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (paint) => held.push(paint)
    Reflect.set(window, "paintFrame", () => held.splice(0).forEach((paint) => paint(0)))
  })
  await page.goto("/dine")
  expect(pictures.size).toBe(1)
  await page.evaluate(() => Reflect.get(window, "paintFrame")())
  await expect.poll(() => pictures.size).toBeGreaterThan(3)
})

test("a link to a section opens the page there", async ({ page }) => {
  await page.goto("/dine#zaika")
  await expect(page.locator("#zaika h2")).toBeInViewport()
})
