import type { Locator, Page } from "@playwright/test"
import { holdScripts } from "./hold-scripts.ts"
import { expect, test } from "./hotel-test.ts"
import { untilHydrated } from "./hydrated.ts"

const film = (page: Page): Locator => page.locator("main video")

/** The URLs of the film that this page requests. */
function filmRequests(page: Page): string[] {
  const requests: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/brand/film/")) requests.push(request.url())
  })
  return requests
}

test("[HOME-1] the film lies over the blurred page for 4.5 s, once in a session", async ({ page }) => {
  await page.goto("/")
  await expect(film(page)).toBeVisible()
  const seenAt = Date.now()
  const overlay = film(page).locator("..")
  await expect(overlay).toHaveCSS("backdrop-filter", /^blur\(/)
  await expect(film(page)).toHaveCount(0)
  expect(Date.now() - seenAt).toBeGreaterThan(3500)
  const requests = filmRequests(page)
  await page.reload({ waitUntil: "networkidle" })
  await page
    .getByRole("link", { name: /^Zaika/ })
    .first()
    .scrollIntoViewIfNeeded()
  expect(requests).toEqual([])
})

test("[HOME-1] it loads after the page, fills the screen with its whole logo, and Escape ends it for the session", async ({
  page,
}) => {
  await page.goto("/")
  await expect(film(page)).toBeVisible()
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
  await page.keyboard.press("Escape")
  await expect(film(page)).toHaveCount(0, { timeout: 2000 })
  // A scroll listener that was not removed would store it again.
  await page.evaluate(() => sessionStorage.removeItem("welcome-seen"))
  for (const key of ["PageDown", "PageDown", "PageUp"]) await page.keyboard.press(key)
  expect(await page.evaluate(() => sessionStorage.getItem("welcome-seen"))).toBeNull()
})

test("[HOME-1] a click ends it, and does not activate what is under it", async ({ page }) => {
  await page.goto("/")
  await expect(film(page)).toBeVisible()
  const link = await page.getByRole("main").getByRole("link", { name: "See the rooms" }).boundingBox()
  await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 20)
  await expect(film(page)).toHaveCount(0, { timeout: 2000 })
  await expect(page).toHaveURL("/")
})

test("[HOME-1] Skip is visible and ends it", async ({ page }) => {
  await page.goto("/")
  const skip = page.getByRole("main").getByRole("button", { name: "Skip", exact: true })
  await expect(skip).toBeInViewport({ ratio: 1 })
  await skip.click()
  await expect(film(page)).toHaveCount(0, { timeout: 2000 })
  await expect(page).toHaveURL("/")
})

for (const [how, use] of [
  ["clicked", (page: Page) => page.mouse.click(5, 300)],
  ["scrolled", (page: Page) => page.evaluate(() => window.scrollTo(0, 200))],
] as const) {
  test(`[HOME-1] a visitor who has ${how} before the scripts load does not see it`, async ({ page }) => {
    const requests = filmRequests(page)
    const wake = await holdScripts(page)
    await page.goto("/", { waitUntil: "commit" })
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await use(page)
    wake()
    await untilHydrated(page)
    await page.waitForLoadState("networkidle")
    await expect(film(page)).toHaveCount(0)
    expect(requests).toEqual([])
  })
}

test("[HOME-1] a visitor who prefers reduced motion does not see it", async ({ page }) => {
  const requests = filmRequests(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/", { waitUntil: "networkidle" })
  await expect(film(page)).toHaveCount(0)
  expect(requests).toEqual([])
})

test("[HOME-1] a film that stalls and resumes just before its end still ends", async ({ page }) => {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    const stall = (then: () => void, after?: number) =>
      wait(() => {
        then()
        if (after === 4500) document.querySelector("video")?.dispatchEvent(new Event("playing"))
      }, after)
    Object.assign(window, { setTimeout: stall })
  })
  await page.goto("/")
  await expect(film(page)).toBeVisible()
  await expect(film(page)).toHaveCount(0)
  await page.getByRole("main").getByRole("link", { name: "See the rooms" }).click()
  await expect(page).toHaveURL("/rooms")
})
