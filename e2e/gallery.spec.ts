import type { Locator, Page } from "@playwright/test"
import { expectAccessible } from "./accessible.ts"
import { openHydrated } from "./hydrated.ts"
import { emptyHotel } from "./hotel-under-test.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { swipe } from "./visitor.ts"

const viewer = (page: Page): Locator => page.getByRole("dialog", { name: "Gallery" })
const count = (page: Page): Locator => viewer(page).getByText(/^\d+ of \d+$/)

async function openFirst(page: Page): Promise<Locator> {
  await openHydrated(page, "/gallery")
  return pressFirst(page)
}

async function pressFirst(page: Page): Promise<Locator> {
  const first = page.getByRole("main").getByRole("listitem").getByRole("link").first()
  await first.click()
  await expect(viewer(page)).toBeVisible()
  await expect(count(page)).toHaveText(/^1 of/)
  return first
}

/** A picture is zoomed at its centre, and panned. */
async function zoomAndPan(page: Page): Promise<void> {
  const stage = viewer(page).locator("li:not([inert]) > div")
  const picture = stage.locator("img").first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const before = await picture.boundingBox()
  await viewer(page).getByRole("button", { name: "Zoom in" }).click()
  await expect
    .poll(async () => (await picture.boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) * 1.5)
  const offset = await stage.evaluate((box) => box.scrollLeft - (box.scrollWidth - box.clientWidth) / 2)
  expect(Math.abs(offset)).toBeLessThan(2)
  await expectAccessible(page)
  await stage.focus()
  const from = await stage.evaluate((box) => box.scrollLeft)
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => stage.evaluate((box) => box.scrollLeft)).toBeGreaterThan(from)
  await expect(count(page)).toHaveText(/^1 of/)
  await viewer(page).getByRole("button", { name: "Zoom out" }).click()
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(before?.width)
}

test("[GALL-1] a picture opens the viewer: a finger, keys and thumbnails change the picture, it is zoomed and panned, and Escape returns the focus", {
  tag: "@once",
}, async ({ page }) => {
  await openFirst(page)
  await test.step("a finger swipes from picture to picture", async () => {
    await swipe(page, viewer(page).locator("li:not([inert]) > div"), -280)
    await expect(count(page)).toHaveText(/^2 of/)
    await swipe(page, viewer(page).locator("li:not([inert]) > div"), 280)
    await expect(count(page)).toHaveText(/^1 of/)
  })
  await page.keyboard.press("Escape")
  const first = await pressFirst(page)
  const pictures = await page.getByRole("main").locator("section ul a").count()
  await expect(count(page)).toHaveText(`1 of ${pictures}`)
  await page.keyboard.press("ArrowRight")
  await expect(count(page)).toHaveText(/^2 of/)
  await page.keyboard.press("End")
  await expect(count(page)).toHaveText(`${pictures} of ${pictures}`)
  await page.keyboard.press("Home")
  await expect(count(page)).toHaveText(/^1 of/)
  const thumbnails = viewer(page).getByRole("list", { name: "Thumbnails" }).getByRole("button")
  await expect(thumbnails).toHaveCount(pictures)
  await thumbnails.nth(2).click()
  await expect(count(page)).toHaveText(/^3 of/)
  await expect(thumbnails.nth(2)).toHaveAttribute("aria-current", "true")
  await page.keyboard.press("Escape")
  await expect(viewer(page)).toBeHidden()
  await expect(first).toBeFocused()
  await pressFirst(page)
  await test.step("it is zoomed and panned", () => zoomAndPan(page))
})

test("[GALL-1] until a picture has loaded its thumbnail is shown", async ({ page, isMobile }) => {
  test.skip(isMobile, "the page itself shows them as large as the viewer does")
  await openHydrated(page, "/gallery")
  const large = Promise.withResolvers<void>()
  await page.route(/-\d{4}\.avif$/, async (route) => {
    await large.promise
    await route.continue()
  })
  await pressFirst(page)
  const haveCome = () =>
    viewer(page)
      .locator("li:not([inert]) > div img")
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0))
  await expect.poll(haveCome).toEqual([true, false])
  large.resolve()
  await expect.poll(haveCome).toEqual([true, true])
})

test("[GALL-1] a hotel without pictures says so", { tag: "@once" }, async ({ readerPage: page }) => {
  await page.goto(`${emptyHotel}/gallery`)
  await expect(page.getByText("Images Record Not Found!!")).toBeVisible()
})
