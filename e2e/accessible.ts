import { readFileSync } from "node:fs"
import { AxeBuilder } from "@axe-core/playwright"
import type { JSHandle, Page } from "@playwright/test"
import { expect } from "./hotel-test.ts"
import { untilHydrated } from "./hydrated.ts"

const standards = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]

/** Half as long as the source that the builder brings, and loaded in half the time. */
const minifiedAxe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/** To load axe into a document costs as much as to run it on a short page: later runs use what is loaded. */
async function loadAxe(page: Page): Promise<AxeBuilder> {
  const isLoaded = await Promise.all(page.frames().map((frame) => frame.evaluate(() => "axe" in window)))
  return new AxeBuilder({ page, axeSource: isLoaded.every(Boolean) ? ";" : minifiedAxe })
}

/** Waits until what moves for a moment is done: a message that still fades in has less contrast than it will have. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect, timeline, playState }) => {
        const isFinite = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
        return playState === "running" && timeline === document.timeline && isFinite
      })
      // A cancelled animation is over, too.
      .map(({ finished }) => finished.catch(() => undefined))
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 2000))])
  })

/**
 * Takes the rows of tables out of the document that differ from a row before them in words and addresses alone: of the
 * same elements, classes and roles, and empty in the same places. What axe says of one it says of all, and it takes four
 * times as long on a long table. Returns what puts them back. A page that React has not hydrated yet keeps them.
 */
const takeAlikeRowsOut = (page: Page): Promise<JSHandle<() => void>> =>
  page.evaluateHandle(() => {
    const worded =
      /^(href|id|data-id|data-night|name|value|alt|title|src|srcset|for|datetime|action|aria-(label|labelledby|describedby|controls))$/
    const shapeOf = (element: Element): string => {
      const attributes = [...element.attributes].map(
        ({ name, value }) => `${name}=${worded.test(name) ? value !== "" : value}`,
      )
      const isEmpty = element.textContent?.trim() === ""
      return `${element.tagName} ${isEmpty} ${attributes.join(" ")}`
    }
    const out: { row: Element; body: Element; next: Element | null }[] = []
    for (const body of document.querySelectorAll("html[data-hydrated] tbody")) {
      const shapes = new Set<string>()
      for (const row of body.children) {
        const ground = getComputedStyle(row).backgroundColor
        const shape = [ground, ...[row, ...row.querySelectorAll("*")].map(shapeOf)].join("\n")
        if (shapes.has(shape) && !row.contains(document.activeElement)) {
          out.unshift({ row, body, next: row.nextElementSibling })
        }
        shapes.add(shape)
      }
    }
    for (const { row } of out) row.remove()
    return () => {
      for (const { row, body, next } of out) body.insertBefore(row, next)
    }
  })

async function expectNoViolations(page: Page, only: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await untilStill(page)
  // Everything is of one origin, frames included: no further page is needed to gather what each frame found.
  const axe = (await loadAxe(page)).options({ resultTypes: ["violations"] }).setLegacyMode()
  const putRowsBack = await takeAlikeRowsOut(page)
  const { violations } = await only(axe).analyze()
  await putRowsBack.evaluate((putBack) => putBack())
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  )
  expect(told, page.url()).toEqual([])
}

/** No rule of WCAG 2.2 AA is broken by what this page shows now. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.withTags(standards))

/** No rule of axe is broken, not even one of good practice. */
export const expectGoodPractice = (page: Page): Promise<void> => expectNoViolations(page, (axe) => axe)

/** The same for a page that was checked in the other language: contrast is half of what axe costs. */
export const expectGoodPracticeInSameColours = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.disableRules("color-contrast"))

const wellFormed = { headings: 1, mains: 1, hasOneCanonicalAtMost: true, idsTwice: [] }

// One call: to find a heading by its role takes a fifth of a second on a long page.
const readStructure = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
    return {
      headings: shown("h1, [role=heading][aria-level='1']"),
      mains: shown("main, [role=main]"),
      hasOneCanonicalAtMost: document.querySelectorAll("link[rel=canonical]").length <= 1,
      idsTwice: ids.filter((id, index) => ids.indexOf(id) !== index),
    }
  })

/** One h1, a title of its own, at most one canonical address and no id twice. */
export async function expectWellFormed(page: Page): Promise<void> {
  await expect.poll(() => readStructure(page), page.url()).toEqual(wellFormed)
  await expect(page).toHaveTitle(/^(\S.* \| )?Vimana New Delhi$/)
}

export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), page.url())
    .toBeLessThanOrEqual(0)

export async function expectGood(page: Page): Promise<void> {
  await expectWellFormed(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** The two sizes that each page is checked in. */
export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Waits for the change from one page to the next: a new size of the window would abort it, which the console tells. */
const untilShown = (page: Page): Promise<void> =>
  page.evaluate(() => document.activeViewTransition?.finished.catch(() => undefined))

// The size that the window has comes first: to change it lays the page out anew.
const fromPresent = <T>(
  page: Page,
  order: readonly T[],
  sizeOf: (one: T) => { width: number },
): readonly T[] =>
  order[1] && page.viewportSize()?.width === sizeOf(order[1]).width ? order.toReversed() : order

/** Runs a check of what the page shows now as wide as a desktop window and as narrow as a phone. */
export async function inBothSizes(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  for (const size of fromPresent(page, [sizes.desktop, sizes.phone], (one) => one)) {
    await untilShown(page)
    await page.setViewportSize(size)
    await check(page)
  }
}

// Each theme in one size: what differs between them are colours, which are the same in both.
const looks = [
  ["light", sizes.desktop],
  ["dark", sizes.phone],
] as const

async function setTheme(page: Page, theme: string): Promise<void> {
  // Hydration sets the theme of the cookie.
  await untilHydrated(page)
  await page.locator("[data-theme]").evaluateAll((themed, name) => {
    for (const element of themed) element.setAttribute("data-theme", name)
  }, theme)
}

/** Checks what the administration shows now, light as wide as a desk and dark as narrow as a phone. */
export async function inBothLooks(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  for (const [theme, size] of fromPresent(page, looks, (look) => look[1])) {
    await untilShown(page)
    await setTheme(page, theme)
    await page.setViewportSize(size)
    await check(page)
  }
}
