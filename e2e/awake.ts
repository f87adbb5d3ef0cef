import { expect, type Page } from "@playwright/test"

/** Waits until the page can be used: its scripts have come, and React has taken its main part over. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main")
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps$"))
  })
  // What listens outside of React is added once the first frame after that is drawn.
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume))))
}

/** Opens a page as somebody does who waits until it can be used. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAwake(page)
}

/** Waits until the home page has laid out its lower bands: of what is not laid out yet nobody can tell its colours. */
export const untilLaidOut = (page: Page): Promise<void> =>
  expect(page.locator("main :has(> [data-late]) > :last-child")).toHaveAttribute("data-laid", "")
