import type { Locator, Page } from "@playwright/test"
import { expectNoSidewaysScroll } from "./accessible.ts"
import { findBrokenWords } from "./broken-words.ts"
import { openHydrated, untilHydrated } from "./hydrated.ts"
import { holdScripts } from "./hold-scripts.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { doubleTextSize } from "./visitor.ts"
import { adminRoleCode, roleCode } from "#src/shared/actor.ts"

const places = [
  ["Home", "/"],
  ["Corporate", "/corporate"],
  ["Rooms", "/rooms"],
  ["Gallery", "/gallery"],
  ["Blog", "/blog"],
  ["Dining", "/dine"],
  ["Contact", "/contact-us"],
] as const

const bar = (page: Page): Locator => page.getByRole("banner")
const menuButton = (page: Page): Locator => bar(page).locator("summary").getByText("Menu", { exact: true })
const clear = "rgba(0, 0, 0, 0)"

/** The links of the bar; where it is folded, its menu is opened first. */
async function links(page: Page): Promise<Locator> {
  if (!(await menuButton(page).isVisible())) return bar(page)
  await menuButton(page).click()
  return bar(page).getByRole("navigation", { name: "Menu" })
}

/** Lets this browser look as if somebody had signed in with this role. */
const storeLogin = (page: Page, role: string): Promise<unknown> =>
  page.evaluate((code) => {
    for (const [key, value] of [
      ["login", "true"],
      ["userid", "u"],
      ["role", code],
      ["token", "t"],
      ["name", "n"],
    ] as const)
      localStorage.setItem(key, value)
  }, role)

test("[NAV-1] [NAV-2] the bar leads to every part of the hotel, BOOK to the rooms, and a visitor to LOGIN", async ({
  page,
}) => {
  await page.goto("/checkin")
  const shown = await links(page)
  for (const [name, path] of places) {
    const link = shown.getByRole("link", { name, exact: true }).filter({ visible: true })
    await expect(link).toHaveAttribute("href", path)
  }
  const login = shown.getByRole("link", { name: "LOGIN" }).filter({ visible: true })
  await expect(login).toHaveAttribute("href", "/signin")
  await expect(bar(page).getByRole("link", { name: /ACCOUNT|ADMIN/, includeHidden: true })).toHaveCount(0)
  const book = bar(page).getByRole("link", { name: "BOOK", exact: true })
  await expect(book).toHaveAttribute("href", "/booking")
  await book.click()
  await expect(page).toHaveURL("/booking")
})

test("[NAV-2] [NAV-3] the bar has the account of a kept sign-in in the place of LOGIN: a guest's reads MY ACCOUNT, that of the admin code ADMIN with one icon", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/checkin")
  for (const [role, name, icons] of [
    [roleCode("guest"), "MY ACCOUNT", 0],
    [adminRoleCode, "ADMIN", 1],
  ] as const) {
    await storeLogin(page, role)
    await page.reload()
    const shown = await links(page)
    const account = shown.getByRole("link", { name, exact: true }).filter({ visible: true })
    await expect(account).toHaveAttribute("href", "/my-account")
    await expect(account.locator("svg")).toHaveCount(icons)
    await expect(bar(page).getByRole("link", { name: "LOGIN", includeHidden: true })).toHaveCount(0)
  }
})

test("[NAV-4] the bar is transparent up to 80 px of scrolling and solid beyond, and its logo changes colour", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/")
  const logo = bar(page).getByRole("link", { name: /to the first page/ })
  const colourOfLogo = () => logo.evaluate((element) => getComputedStyle(element).color)
  const overPicture = await colourOfLogo()
  await page.evaluate(() => window.scrollTo(0, 80))
  await expect(bar(page)).toHaveCSS("background-color", clear)
  await page.evaluate(() => window.scrollTo(0, 81))
  await expect(bar(page)).not.toHaveCSS("background-color", clear)
  await expect.poll(colourOfLogo).not.toBe(overPicture)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar(page)).toHaveCSS("background-color", clear)
  await expect.poll(colourOfLogo).toBe(overPicture)
})

test("[NAV-4] on a page without a picture the transparent bar scrolls with the page, so that it covers no text", {
  tag: "@once",
}, async ({ page }) => {
  await openHydrated(page, "/signup")
  const top = () => bar(page).evaluate((element) => element.getBoundingClientRect().top)
  await page.evaluate(() => window.scrollTo(0, 60))
  await expect(bar(page)).toHaveCSS("background-color", clear)
  expect(await top()).toBe(-60)
  await page.evaluate(() => window.scrollTo(0, 81))
  await expect(bar(page)).not.toHaveCSS("background-color", clear)
  expect(await top()).toBe(0)
})

type SmoothScroll = { to: string; behavior: string | undefined; after: number }

test.describe("at any window size, or at one that the test sets", { tag: "@once" }, () => {
  test("[NAV-4] [NAV-5] below 992 px the links are in a menu; the bar is solid while it is open, and it closes by its links and by Escape", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 992, height: 800 })
    await openHydrated(page, "/")
    await expect(menuButton(page)).toBeHidden()
    await expect(bar(page).getByRole("link", { name: "Gallery" })).toBeVisible()
    await page.setViewportSize({ width: 991, height: 800 })
    await expect(bar(page).getByRole("link", { name: "Gallery" })).toBeHidden()
    await expect(bar(page)).toHaveCSS("background-color", clear)
    const panel = bar(page).getByRole("navigation", { name: "Menu" })
    await menuButton(page).click()
    await expect(bar(page).getByRole("link", { name: "Gallery" })).toBeVisible()
    await expect(bar(page)).not.toHaveCSS("background-color", clear)
    await menuButton(page).click()
    await expect(bar(page)).toHaveCSS("background-color", clear)
    await menuButton(page).click()
    await panel.getByRole("link", { name: "Corporate" }).click()
    await expect(page).toHaveURL("/corporate")
    await expect(panel).toBeHidden()
    await menuButton(page).click()
    await expect(panel).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
    await expect(bar(page).locator("summary")).toBeFocused()
  })

  test("[NAV-5] a menu that is opened before the scripts load stays open", async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 })
    const wake = await holdScripts(page)
    await page.goto("/checkin", { waitUntil: "commit" })
    await menuButton(page).click()
    wake()
    await untilHydrated(page)
    await expect(bar(page).getByRole("navigation", { name: "Menu" })).toBeVisible()
    await expect(bar(page)).not.toHaveCSS("background-color", clear)
  })

  test("a page fits a window of 320 pixels (WCAG 2.2, 1.4.10)", { tag: "@once" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    for (const path of ["/offers", "/check-availability"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" })
      await expectNoSidewaysScroll(page)
      await expect(bar(page).locator("summary")).toHaveAccessibleName("Menu")
    }
  })

  test("a page fits a phone whose text is twice as large (WCAG 2.2, 1.4.4)", { tag: "@once" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await doubleTextSize(page)
    const paths = [
      "/",
      "/corporate",
      "/dine",
      "/menu",
      "/booking",
      "/rooms/compare?types=classic,super-deluxe,family-suite",
      "/between-flights",
      "/cancellationandrefund",
    ]
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" })
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px")
      await expectNoSidewaysScroll(page)
      expect(await findBrokenWords(page), path).toEqual([])
    }
  })

  test("[ROUTE-7] a navigation shows the top of the next page, and the first again when the visitor goes back during the transition", async ({
    page,
  }) => {
    await openHydrated(page, "/rooms")
    await page
      .getByRole("link", { name: /^BOOK NOW/ })
      .first()
      .evaluate(async (link: HTMLElement) => {
        const from = location.href
        const frame = () => new Promise((resume) => requestAnimationFrame(resume))
        link.click()
        while (location.href === from) await frame()
        history.back()
      })
    await expect(page).toHaveURL("/rooms")
    await expect(page.getByRole("heading", { level: 1, name: "Where the journey lies down" })).toBeVisible()
    const last = page.getByRole("link", { name: /^See the room/ }).last()
    await last.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    await last.click()
    await expect(page).toHaveURL(/\/rooms\/[\w-]+$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test("[ROUTE-7] a link with a hash scrolls smoothly to its anchor after 100 ms", async ({ page }) => {
    await page.addInitScript(() => {
      const scrolls: SmoothScroll[] = []
      let wentAt = 0
      const push = history.pushState.bind(history)
      history.pushState = (...how: Parameters<typeof push>) => {
        wentAt = performance.now()
        push(...how)
      }
      const scroll = Object.getOwnPropertyDescriptor(Element.prototype, "scrollIntoView")
      Element.prototype.scrollIntoView = function recordScroll(how) {
        const behavior = typeof how === "object" ? how.behavior : undefined
        scrolls.push({ to: this.id, behavior, after: performance.now() - wentAt })
        Reflect.apply(scroll?.value, this, [how])
      }
      Object.assign(window, { scrolls })
    })
    await openHydrated(page, "/")
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Zaika/ })
      .first()
      .click()
    await expect(page).toHaveURL("/dine#zaika")
    const scrolls = () => page.evaluate(() => (window as unknown as { scrolls: SmoothScroll[] }).scrolls)
    await expect.poll(async () => (await scrolls()).some(({ behavior }) => behavior === "smooth")).toBe(true)
    const scroll = (await scrolls()).find(({ behavior }) => behavior === "smooth")
    expect(scroll?.to).toBe("zaika")
    expect(scroll?.after).toBeGreaterThanOrEqual(95)
    await expect(page.locator("#zaika")).toBeInViewport()
  })

  test("[ROUTE-7] the back button returns to the anchor before", async ({ page }) => {
    await openHydrated(page, "/dine")
    for (const outlet of ["Udaan", "Zaika"]) {
      await page.getByRole("navigation", { name: "Outlets" }).getByRole("link", { name: outlet }).click()
      await expect(page.getByRole("heading", { level: 2, name: outlet })).toBeInViewport()
      await page.evaluate(() => window.scrollTo(0, 0))
    }
    await page.goBack()
    await expect(page).toHaveURL("/dine#udaan")
    await expect(page.getByRole("heading", { level: 2, name: "Udaan" })).toBeInViewport()
  })

  test("[ROUTE-7] a malformed hash in the address bar leaves the page as it is", async ({ browser }) => {
    // Not watched: React Router warns of the hash in the console.
    const page = await browser.newPage()
    await openHydrated(page, "/dine")
    await page.evaluate(() => {
      location.hash = "%"
    })
    await page.getByRole("navigation", { name: "Outlets" }).getByRole("link", { name: "Zaika" }).click()
    await expect(page.getByRole("heading", { level: 2, name: "Zaika" })).toBeInViewport()
    await page.close()
  })

  test("[ROUTE-9] an address that leads nowhere shows that it is not found, and leads home", async ({
    readerPage: page,
  }) => {
    expect((await page.goto("/444"))?.status()).toBe(404)
    await expect(page.getByText("404", { exact: true })).toBeVisible()
    await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible()
    await page.getByRole("link", { name: "Go Back To Home" }).click()
    await expect(page).toHaveURL("/")
  })
})
