import { readFileSync } from "node:fs"
import { AxeBuilder } from "@axe-core/playwright"
import type { JSHandle, Page } from "@playwright/test"
import { expect } from "./hotel-test.ts"
import { untilHydrated } from "./hydrated.ts"

const standards = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]

/** Half the size of the source that AxeBuilder injects by default, and loaded in half the time. */
const minifiedAxe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/** Loading axe into a document takes as long as running it on a short page, so later runs reuse it. */
async function loadAxe(page: Page): Promise<AxeBuilder> {
  const isLoaded = await Promise.all(page.frames().map((frame) => frame.evaluate(() => "axe" in window)))
  return new AxeBuilder({ page, axeSource: isLoaded.every(Boolean) ? ";" : minifiedAxe })
}

/** Waits for short animations to end: a message that still fades in has less contrast than at the end. */
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
 * Removes table rows that differ from an earlier row only in text and addresses: they have the same elements, classes
 * and roles, and are empty in the same places. axe finds the same in all of them, and takes four times as long on a long
 * table. Returns a function that puts them back. A page that React has not hydrated yet keeps its rows.
 */
const removeSimilarRows = (page: Page): Promise<JSHandle<() => void>> =>
  page.evaluateHandle(() => {
    const worded =
      /^(href|id|data-id|data-night|name|value|alt|title|src|srcset|fill|for|datetime|action|aria-(label|labelledby|describedby|controls))$/
    // The class of a picture says which part of it is shown.
    const isWorded = (element: Element, name: string): boolean =>
      worded.test(name) || (name === "class" && element.tagName === "IMG")
    const shapeOf = (element: Element): string => {
      const attributes = [...element.attributes].map(
        ({ name, value }) => `${name}=${isWorded(element, name) ? value !== "" : value}`,
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
  // All frames have the same origin, so axe needs no further page to collect the results of each frame.
  const axe = (await loadAxe(page)).options({ resultTypes: ["violations"] }).setLegacyMode()
  const putRowsBack = await removeSimilarRows(page)
  const { violations } = await only(axe).analyze()
  await putRowsBack.evaluate((putBack) => putBack())
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  )
  expect(found, page.url()).toEqual([])
}

/** No rule of WCAG 2.2 AA is broken by what this page shows now. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.withTags(standards))

/** No rule of axe is broken, not even one of good practice. */
export const expectGoodPractice = (page: Page): Promise<void> => expectNoViolations(page, (axe) => axe)

/** The same without contrast, which takes half of the time: for a page that was checked in another language. */
export const expectGoodPracticeInSameColours = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.disableRules("color-contrast"))

const wellFormed = { headings: 1, mains: 1, hasOneCanonicalAtMost: true, idsTwice: [], sentencesApart: [] }

// One call, because finding a heading by its role takes 200 ms on a long page.
const readStructure = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
    // In a grid or a flex box the text before and after an element becomes an item each, and the sentence falls apart.
    const isText = (node: ChildNode | null) =>
      node?.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? "")
    const sentences = [...document.querySelectorAll("main * > *")]
      .filter(({ previousSibling, nextSibling }) => isText(previousSibling) && isText(nextSibling))
      .flatMap(({ parentElement }) => parentElement ?? [])
    return {
      headings: shown("h1, [role=heading][aria-level='1']"),
      mains: shown("main, [role=main]"),
      hasOneCanonicalAtMost: document.querySelectorAll("link[rel=canonical]").length <= 1,
      idsTwice: ids.filter((id, index) => ids.indexOf(id) !== index),
      sentencesApart: sentences
        .filter((element) => /grid|flex/.test(getComputedStyle(element).display))
        .map(({ textContent }) => textContent),
    }
  })

/** One h1, a title of its own, at most one canonical address and no id twice. */
async function expectWellFormed(page: Page): Promise<void> {
  await expect.poll(() => readStructure(page), page.url()).toEqual(wellFormed)
  await expect(page).toHaveTitle(/^(\S.* \| )?Vimana New Delhi$/)
}

/** The width of the window is no measure: a phone zooms out until a wide page fits into it. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      page.url(),
    )
    .toBeLessThanOrEqual(0)

export async function expectGood(page: Page): Promise<void> {
  await expectWellFormed(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** The two sizes that each page is checked in. */
export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/**
 * Resizes the window, once the view transition between pages is over: it would abort and log an error. The pictures that
 * the page preloads are loaded already; a narrower window would preload smaller ones, which nothing uses.
 */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.evaluate(async () => {
    await document.activeViewTransition?.finished.catch(() => undefined)
    for (const link of document.querySelectorAll("link[rel=preload][as=image]")) link.remove()
  })
  await page.setViewportSize(size)
}

// The current window size comes first, because each resize causes a new layout.
const fromPresent = <T>(
  page: Page,
  order: readonly T[],
  sizeOf: (one: T) => { width: number },
): readonly T[] =>
  order[1] && page.viewportSize()?.width === sizeOf(order[1]).width ? order.toReversed() : order

/** Runs a check of what the page shows now as wide as a desktop window and as narrow as a phone. */
export async function inBothSizes(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  for (const size of fromPresent(page, [sizes.desktop, sizes.phone], (one) => one)) {
    await resize(page, size)
    await check(page)
  }
}

// Each theme in one size: themes differ only in colours, which are the same in both sizes.
const looks = [
  ["light", sizes.desktop],
  ["dark", sizes.phone],
] as const

async function show(page: Page, [theme, size]: (typeof looks)[number]): Promise<void> {
  // Hydration sets the theme of the cookie.
  await untilHydrated(page)
  await page.locator("[data-theme]").evaluateAll((themed, name) => {
    for (const element of themed) element.setAttribute("data-theme", name)
  }, theme)
  await resize(page, size)
}

/** Checks the current page of the administration in the light theme on a desktop and the dark theme on a phone. */
export async function inBothLooks(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  for (const look of fromPresent(page, looks, ([, size]) => size)) {
    await show(page, look)
    await check(page)
  }
}

/** The same checks as `inBothLooks(page, expectGood)`: with the similar rows of a long table out, a resize is quick. */
export async function expectGoodInBothLooks(page: Page): Promise<void> {
  const order = fromPresent(page, looks, ([, size]) => size)
  for (const look of order) {
    await show(page, look)
    await expectWellFormed(page)
    await expectNoSidewaysScroll(page)
  }
  const putRowsBack = await removeSimilarRows(page)
  for (const look of order.toReversed()) {
    await show(page, look)
    await expectAccessible(page)
  }
  await putRowsBack.evaluate((putBack) => putBack())
}
