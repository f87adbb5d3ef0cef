import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./hotel-test.ts"

const film = (page: Page): Locator => page.locator("main video")

/** The addresses of the film that this page asks for. */
function filmRequests(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/brand/film/")) asked.push(request.url())
  })
  return asked
}

test("[HOME-1] the film lies over the blurred page for 4.5 s, once in a session", async ({ page }) => {
  await page.goto("/")
  await expect(film(page)).toBeVisible()
  const seenAt = Date.now()
  const overlay = film(page).locator("..")
  await expect(overlay).toHaveCSS("backdrop-filter", /^blur\(/)
  await expect(film(page)).toHaveCount(0)
  expect(Date.now() - seenAt).toBeGreaterThan(3500)
  const asked = filmRequests(page)
  await page.reload({ waitUntil: "networkidle" })
  await page
    .getByRole("link", { name: /^Zaika/ })
    .first()
    .scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
})

test("[HOME-1] it is not asked for before the page has loaded", async ({ page }) => {
  await page.goto("/")
  await expect(film(page)).toBeVisible()
  const [loadedAt, askedAt] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    const asked = performance.getEntriesByType("resource").find(({ name }) => name.includes("/brand/film/"))
    return [visit?.loadEventStart ?? 0, asked?.startTime ?? 0]
  })
  expect(loadedAt).toBeGreaterThan(0)
  expect(askedAt).toBeGreaterThanOrEqual(loadedAt)
})

test("[HOME-1] Escape ends it", async ({ page }) => {
  await page.goto("/")
  await expect(film(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(film(page)).toHaveCount(0, { timeout: 2000 })
})

test("[HOME-1] a click ends it, and presses nothing that lies under it", async ({ page }) => {
  await page.goto("/")
  await expect(film(page)).toBeVisible()
  const link = await page.getByRole("main").getByRole("link", { name: "See the rooms" }).boundingBox()
  await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 20)
  await expect(film(page)).toHaveCount(0, { timeout: 2000 })
  await expect(page).toHaveURL("/")
})

test("[HOME-1] whoever prefers reduced motion is spared it", async ({ page }) => {
  const asked = filmRequests(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/", { waitUntil: "networkidle" })
  await expect(film(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

test("[HOME-1] a film that stalls and plays on in its last moment ends all the same", async ({ page }) => {
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

test("[HOME-1] once it is over, nobody's scrolling is listened to for it", async ({ page }) => {
  await page.goto("/")
  await expect(film(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(film(page)).toHaveCount(0, { timeout: 2000 })
  // Whoever still listened would keep it again.
  await page.evaluate(() => sessionStorage.removeItem("welcome-seen"))
  for (const key of ["PageDown", "PageDown", "PageUp"]) await page.keyboard.press(key)
  expect(await page.evaluate(() => sessionStorage.getItem("welcome-seen"))).toBeNull()
})
