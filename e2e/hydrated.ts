import { expect, type Page } from "@playwright/test"

/** Waits until React handles the page's events, as the entry of the browser's script says. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-hydrated"))
  // Listeners outside of React are added after the first frame that follows.
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume))))
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** Waits until the home page has laid out its lower sections: without a layout their colours cannot be checked. */
export const untilLaidOut = (page: Page): Promise<void> =>
  expect(page.locator("[data-late]")).toHaveAttribute("data-laid", "")
