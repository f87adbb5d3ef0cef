import type { Request } from "@playwright/test"
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
const visits = [
  ...pages.map((path) => ({ path, url: path, most: limits })),
  ...pagesInHindi.map((path) => ({ path, url: editedHotel + path, most: limitsInHindi })),
]

test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem("welcome-seen", "1")))

for (const { path, url, most } of visits) {
  test(`a first visit of ${path} is small on a phone, and has no layout shift`, async ({ page }) => {
    const fetched: Promise<{ kind: string; bytes: number }>[] = []
    const count = (request: Request) => {
      const kind = request.resourceType()
      fetched.push(request.sizes().then(({ responseBodySize: bytes }) => ({ kind, bytes })))
    }
    page.on("requestfinished", count)
    await measureLayoutShift(page)
    await page.goto(url, { waitUntil: "networkidle" })
    // The page may be closed before the size of its last request is read.
    page.off("requestfinished", count)
    const files = await Promise.all(fetched)
    for (const [kind, limit] of Object.entries(most)) {
      const bytes = files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0)
      expect(bytes, kind).toBeGreaterThan(0)
      expect(bytes, kind).toBeLessThanOrEqual(limit)
    }
    // A machine without a Devanagari font shows boxes of another width until the font of a Hindi page has loaded.
    if (most === limits) expect(await layoutShiftOf(page)).toBeLessThan(0.005)
  })
}

for (const path of ["/", "/rooms"]) {
  test(`the first screen of ${path} does not move while the rest of the page loads`, async ({ page }) => {
    const heightOfHero = () =>
      page.getByRole("main").evaluate((main) => main.firstElementChild?.getBoundingClientRect().height)
    await page.route(path, async (route) => {
      const whole = await (await route.fetch()).text()
      await route.fulfill({ contentType: "text/html", body: whole.slice(0, whole.indexOf("</main>")) })
    })
    await page.goto(path)
    const early = await heightOfHero()
    await page.unroute(path)
    await page.reload()
    expect(early).toBe(await heightOfHero())
  })
}

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
