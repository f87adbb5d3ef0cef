import type { Locator, Page } from "@playwright/test"
import { holdScripts } from "./hold-scripts.ts"
import { expect, test } from "./hotel-test.ts"
import { untilHydrated } from "./hydrated.ts"

const film = (page: Page): Locator => page.locator("main video")

/** Opens the home page in a session that has not seen the film; not as a reload, which would keep its scroll position. */
async function openAgain(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto("/robots.txt")
  await page.goto("/")
}

/** The URLs of the film that this page requests. */
function filmRequests(page: Page): string[] {
  const requests: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/brand/film/")) requests.push(request.url())
  })
  return requests
}

/** Stores when the film began and when it was gone, by the clock of the page. */
const recordFilm = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const times: { playsAt?: number; endsAt?: number } = {}
    Object.assign(window, { times })
    document.addEventListener("playing", () => (times.playsAt ??= Date.now()), true)
    new MutationObserver(() => {
      if (times.playsAt && !document.querySelector("main video")) times.endsAt ??= Date.now()
    }).observe(document, { childList: true, subtree: true })
  })

const readTimes = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "times") as { playsAt?: number; endsAt?: number })

test("[HOME-1] the film lies over the blurred page for 4.5 s, also when it stalls and resumes, and once in a session", async ({
  page,
}) => {
  await page.clock.install()
  await recordFilm(page)
  await page.goto("/")
  await expect(film(page).locator("..")).toHaveCSS("backdrop-filter", /^blur\(/)
  await expect.poll(async () => (await readTimes(page)).playsAt).toBeDefined()
  await page.clock.runFor(3000)
  await film(page).dispatchEvent("playing")
  await page.clock.runFor(1500)
  await expect(film(page)).toHaveCount(0, { timeout: 1000 })
  const { playsAt = 0, endsAt = 0 } = await readTimes(page)
  expect(endsAt - playsAt).toBeGreaterThanOrEqual(4400)
  const requests = filmRequests(page)
  await page.reload({ waitUntil: "networkidle" })
  await page
    .getByRole("link", { name: /^Zaika/ })
    .first()
    .scrollIntoViewIfNeeded()
  expect(requests).toEqual([])
  await page.getByRole("main").getByRole("link", { name: "See the rooms" }).click()
  await expect(page).toHaveURL("/rooms")
})

/** It begins after the page has loaded, and fills the screen with its whole logo. */
async function expectWholeLogo(page: Page): Promise<void> {
  const [loadedAt, requestedAt] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    const filmEntry = performance
      .getEntriesByType("resource")
      .find(({ name }) => name.includes("/brand/film/"))
    return [visit?.loadEventStart ?? 0, filmEntry?.startTime ?? 0]
  })
  expect(loadedAt).toBeGreaterThan(0)
  expect(requestedAt).toBeGreaterThanOrEqual(loadedAt)
  const [width, logo] = await film(page).evaluate((video: HTMLVideoElement) => {
    const { clientWidth, clientHeight, videoWidth, videoHeight } = video
    const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight)
    // The logo is the middle two fifths of the film.
    return [clientWidth, 0.4 * videoWidth * scale]
  })
  expect(width).toBe(page.viewportSize()?.width)
  expect(logo).toBeLessThanOrEqual(width ?? 0)
}

const isGone = (page: Page): Promise<void> => expect(film(page)).toHaveCount(0, { timeout: 2000 })

test("[HOME-1] it loads after the page and fills the screen with its whole logo; Escape, a click and Skip end it for the session", async ({
  page,
}) => {
  await page.goto("/")
  await expect(film(page)).toBeVisible()
  await expectWholeLogo(page)
  await test.step("Escape ends it", async () => {
    await page.keyboard.press("Escape")
    await isGone(page)
    // A scroll listener that was not removed would store it again.
    await page.evaluate(() => sessionStorage.removeItem("welcome-seen"))
    for (const key of ["PageDown", "PageDown", "PageUp"]) await page.keyboard.press(key)
    expect(await page.evaluate(() => sessionStorage.getItem("welcome-seen"))).toBeNull()
  })
  await test.step("a click ends it, and does not activate what is under it", async () => {
    await openAgain(page)
    await expect(film(page)).toBeVisible()
    const link = await page.getByRole("main").getByRole("link", { name: "See the rooms" }).boundingBox()
    await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 20)
    await isGone(page)
    await expect(page).toHaveURL("/")
  })
  await test.step("Skip is visible and ends it", async () => {
    await openAgain(page)
    const skip = page.getByRole("main").getByRole("button", { name: "Skip", exact: true })
    await expect(skip).toBeInViewport({ ratio: 1 })
    await skip.click()
    await isGone(page)
    await expect(page).toHaveURL("/")
  })
})

test("[HOME-1] a visitor who has clicked or scrolled before the scripts load does not see it", async ({
  page,
}) => {
  const requests = filmRequests(page)
  for (const use of [() => page.mouse.click(5, 300), () => page.evaluate(() => window.scrollTo(0, 200))]) {
    const wake = await holdScripts(page)
    await page.goto("/", { waitUntil: "commit" })
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await use()
    wake()
    await untilHydrated(page)
    await page.waitForLoadState("networkidle")
    await expect(film(page)).toHaveCount(0)
    expect(requests).toEqual([])
    await page.unrouteAll()
    await page.evaluate(() => sessionStorage.clear())
  }
})

test("[HOME-1] [HOME-3] a visitor who prefers reduced motion sees neither the film nor moving panels", async ({
  page,
}) => {
  const requests = filmRequests(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.clock.install()
  await page.goto("/", { waitUntil: "networkidle" })
  await expect(film(page)).toHaveCount(0)
  expect(requests).toEqual([])
  const panels = page.getByRole("main").getByRole("region", { name: "Dusk, in four movements" })
  await expect(panels.getByRole("button", { name: "Play the panels" })).toBeVisible()
  await page.clock.runFor(10_000)
  const first = panels.getByRole("button", { name: "Arrive", exact: true })
  await expect(first).toHaveAttribute("aria-pressed", "true")
})
