import type { Browser, BrowserContextOptions, Page } from "@playwright/test"
import { nobody, type SignedIn } from "./guest.ts"
import { expect, test as base } from "./hotel-test.ts"
import { origin } from "./hotel-under-test.ts"
import { watch } from "./watch.ts"

type Kept = { readonly page: Page; readonly faults: readonly string[] }
type Who = "visitor" | "reader" | "desk"

type Options = BrowserContextOptions & { storageState: SignedIn["state"] | typeof nobody }

async function open(browser: Browser, options: Options): Promise<Kept> {
  // The options of the test that opens it first must not last.
  const context = await browser.newContext({ baseURL: origin, reducedMotion: "reduce", ...options })
  const faults = watch(context)
  return { page: await context.newPage(), faults }
}

const picturesAndFonts = ["avif", "webp", "jpg", "png", "woff2"].map((ending) => `*.${ending}`)

async function openReader(browser: Browser): Promise<Kept> {
  const kept = await open(browser, { storageState: nobody, javaScriptEnabled: false })
  const session = await kept.page.context().newCDPSession(kept.page)
  await session.send("Network.enable")
  await session.send("Network.setBlockedURLs", { urls: picturesAndFonts })
  return kept
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
export const test = base.extend<
  {
    visitorPage: Page
    /** A visitor's page without scripts, pictures and fonts: for what the server writes, in a third of the time. */
    readerPage: Page
    deskPage: Page
  },
  { keptPages: KeptPages }
>({
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
    const openVisitor = () => open(browser, { storageState: nobody })
    await provideKept(await keep(keptPages, "visitor", openVisitor), provide)
  },
  readerPage: async ({ keptPages, browser }, provide) => {
    await provideKept(await keep(keptPages, "reader", () => openReader(browser)), provide)
  },
  deskPage: async ({ keptPages, browser, desk }, provide) => {
    const openDesk = () => open(browser, { storageState: desk.state })
    await provideKept(await keep(keptPages, "desk", openDesk), provide)
  },
})
