import type { Browser, Page } from "@playwright/test"
import { nobody, type SignedIn } from "./guest.ts"
import { expect, test as base } from "./hotel-test.ts"
import { watch } from "./watch.ts"

type Kept = { readonly page: Page; readonly faults: readonly string[] }
type Who = "visitor" | "desk"

async function open(browser: Browser, storageState: SignedIn["state"] | typeof nobody): Promise<Kept> {
  const context = await browser.newContext({ storageState, reducedMotion: "reduce" })
  const faults = watch(context)
  return { page: await context.newPage(), faults }
}

type KeptPages = Map<Who, Promise<Kept>>

function keep(pages: KeptPages, who: Who, openPage: () => Promise<Kept>): Promise<Kept> {
  const kept = pages.get(who) ?? openPage()
  pages.set(who, kept)
  return kept
}

async function provideKept({ page, faults }: Kept, provide: (page: Page) => Promise<void>): Promise<void> {
  const known = faults.length
  await provide(page)
  expect(faults.slice(known), "what the browser complained of").toEqual([])
}

/**
 * For tests that open pages and change nothing there: they share one page of their worker, because a new browser context
 * and the process of its first page cost as much as the checks.
 */
export const test = base.extend<{ visitorPage: Page; deskPage: Page }, { keptPages: KeptPages }>({
  keptPages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
    async ({}, provide) => {
      const kept: KeptPages = new Map()
      await provide(kept)
      for (const { page } of await Promise.all(kept.values())) await page.context().close()
    },
    { scope: "worker" },
  ],
  visitorPage: async ({ keptPages, browser }, provide) => {
    await provideKept(await keep(keptPages, "visitor", () => open(browser, nobody)), provide)
  },
  deskPage: async ({ keptPages, browser, desk }, provide) => {
    await provideKept(await keep(keptPages, "desk", () => open(browser, desk.state)), provide)
  },
})
