import type { Locator, Page } from "@playwright/test"
import { expect } from "./hotel-test.ts"

/** A visitor who has seen the welcome film in this session. */
export const skipFilm = (page: Page): Promise<unknown> =>
  page.addInitScript(() => sessionStorage.setItem("welcome-seen", "1"))

/** Swipes sideways over an element; to the left for negative pixels. */
export async function swipe(page: Page, over: Locator, pixels: number): Promise<void> {
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  if (!box) throw new Error("there is nothing to swipe")
  const y = Math.round(box.y + box.height / 2)
  const from = Math.round(box.x + box.width / 2 - pixels / 2)
  const session = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] })
  await touch("touchStart", from)
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch("touchMove", Math.round(from + pixels * share))
    // One move for each frame: a faster swipe would skip a picture.
    await page.evaluate(() => new Promise((resume) => requestAnimationFrame(resume)))
  }
  await touch("touchEnd", from + pixels)
  await session.detach()
}

/** A visitor who has set twice the size of texts (WCAG 2.2, 1.4.4). Unlike a style, the setting changes media queries. */
export async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
}

/** From here on time passes only as the test lets it; needs `page.clock.install()` before the page is opened. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))

/** Lets a stopped clock run until a check holds, by a few milliseconds: a checked form is sent in a task of its own. */
export const runUntil = (page: Page, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1)
    await check()
  }).toPass()

/** Whether this window is as narrow as a phone's. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768
