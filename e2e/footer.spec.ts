import type { Locator, Page } from "@playwright/test"
import { expectGood } from "./accessible.ts"
import { openHydrated } from "./hydrated.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { emailTo, newsletterLinkFor } from "./mailbox.ts"
import { toasts } from "./page-parts.ts"

const footer = (page: Page): Locator => page.getByRole("contentinfo")

test("[FOOT-1] the footer has the newsletter once, contacts, working links, socials, the map, policies and keywords", async ({
  readerPage: page,
}) => {
  await page.goto("/checkin")
  const foot = footer(page)
  await expect(foot.getByRole("button", { name: "Subscribe" })).toBeVisible()
  for (const name of ["Reservations", "Guest care"]) {
    await expect(foot.getByRole("heading", { name })).toBeVisible()
  }
  await expect(foot.locator("a[href^='tel:']")).toHaveCount(2)
  await expect(foot.locator("a[href^='mailto:']")).toHaveCount(2)
  const quick = foot.getByRole("navigation", { name: "Quick links" })
  for (const path of [
    "/rooms",
    "/dine",
    "/menu",
    "/offers",
    "/between-flights",
    "/gallery",
    "/corporate",
    "/banquet-query",
    "/blog",
  ])
    await expect(quick.locator(`a[href='${path}']`)).toBeVisible()
  for (const name of ["Instagram", "Facebook", "LinkedIn", "YouTube"])
    await expect(foot.getByRole("link", { name })).toHaveAttribute("href", /^https:\/\//)
  await expect(foot.getByRole("link", { name: "The map, and the way to us" }).locator("img")).toBeVisible()
  await expect(foot.getByRole("link", { name: "Find us on the map" })).toHaveAttribute("href", /maps/)
  const law = foot.getByRole("navigation", { name: "Legal" })
  for (const path of ["/privacypolicy", "/termsandconditions", "/cancellationandrefund", "/proof"])
    await expect(law.locator(`a[href='${path}']`)).toBeVisible()
  expect(
    await foot.getByRole("navigation", { name: "Often looked for" }).getByRole("link").count(),
  ).toBeGreaterThan(8)
  const hrefs = await foot
    .locator("a[href^='/']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  for (const href of new Set(hrefs)) {
    const answer = await page.request.get(href)
    expect(answer.status(), href).toBe(200)
    const hash = href.split("#")[1]
    if (hash) expect(await answer.text(), href).toContain(`id="${hash}"`)
  }
  await page.goto("/newsletter")
  await expect(page.getByLabel("Email")).toHaveCount(1)
  await expect(page.getByRole("main").getByRole("button", { name: "Subscribe" })).toBeVisible()
})

test("[FOOT-1] Back to the top scrolls there, and moves the focus", async ({ visitorPage: page }) => {
  await page.goto("/privacypolicy")
  await footer(page).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await footer(page).getByRole("link", { name: "Back to the top" }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator("main")).toBeFocused()
})

test("[FOOT-2] a subscription shows thanks, empties the form and reloads the page", async ({ page }) => {
  await openHydrated(page, "/checkin")
  const email = footer(page).getByLabel("Email")
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  await email.fill(`reader-${Date.now()}@example.in`)
  await footer(page).getByRole("button", { name: "Subscribe" }).click()
  await expect(toasts(page).getByText("Thanks For Subscribe !")).toBeVisible()
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(false)
  await expect(email).toHaveValue("")
})

test("[FOLIO-9] the emailed link subscribes by a click, and one click unsubscribes", async ({ page }) => {
  const email = `reader-${Date.now()}@example.in`
  expect((await page.request.post("/api/newsletter", { data: { email } })).ok()).toBe(true)
  await openHydrated(page, await newsletterLinkFor(page.request, email))
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole("button", { name: "Confirm my subscription" }).click()
  await expect(page.getByRole("heading", { name: "You are on our list" })).toBeVisible()
  await expect(page.locator("main"), "the clicked button is gone").toBeFocused()
  await expectGood(page)
  const welcome = await emailTo(page.request, { to: email, about: "You are on our list" })
  await page.goto(/\/newsletter\/unsubscribe\/[\w-]+/.exec(welcome)?.[0] ?? "")
  await expectGood(page)
  await page.getByRole("button", { name: "Unsubscribe" }).click()
  await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible()
})

test("[NAV-1] [NAV-2] a step of a booking has contact and policies only, and the main links in its menu", async ({
  page,
}) => {
  const back = encodeURIComponent("/booking/any")
  for (const path of ["/check-availability", `/signin?to=${back}`]) {
    await page.goto(path, { waitUntil: "domcontentloaded" })
    const foot = footer(page)
    await expect(foot.getByRole("link")).toHaveCount(6)
    await expect(foot.locator("a[href^='tel:']")).toBeVisible()
    await expect(foot.locator("a[href^='mailto:']")).toBeVisible()
    await expect(foot.getByRole("navigation", { name: "Legal" }).getByRole("link")).toHaveCount(4)
    const bar = page.getByRole("banner")
    await expect(bar.getByRole("link", { name: /^Help by telephone/ })).toHaveAttribute("href", /^tel:/)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(bar.getByRole("link", { name: "Gallery" })).toBeHidden()
      await bar.locator("summary").click()
      for (const name of ["Gallery", "Contact", "BOOK"])
        await expect(bar.getByRole("link", { name, exact: true })).toBeVisible()
      await expect(bar.getByRole("link", { name: "LOGIN" }).filter({ visible: true }).first()).toBeVisible()
      await bar.locator("summary").click()
    }
  }
  expect(await (await page.request.get("/signin")).text()).toContain("Subscribe")
})
