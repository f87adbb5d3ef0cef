import type { Locator, Page, Request, Route } from "@playwright/test"
import { openHydrated } from "./hydrated.ts"
import { expect, test } from "./hotel-test.ts"
import { isPhone, skipFilm, stopClock, swipe } from "./visitor.ts"
import { region } from "./page-parts.ts"

test.beforeEach(({ page }) => skipFilm(page))

/** The introduction names everything that the hotel has (HOME-2). */
async function expectHotel(page: Page): Promise<void> {
  const hotel = region(page, "Named after the flying palaces")
  for (const words of [
    "infinity pool",
    "wellness club and gym",
    "lounge and bar",
    "in-house brewery",
    "banquet and conference halls",
  ])
    await expect(hotel.getByText(words)).toBeVisible()
  for (const [figure, what] of [
    ["100", "rooms and suites"],
    ["4", "restaurants"],
    ["3", "event spaces"],
  ] as const) {
    const number = hotel.locator("dl > div").filter({ has: page.getByText(what, { exact: true }) })
    await expect(number.getByText(figure, { exact: true })).toBeVisible()
  }
  for (const outlet of ["Udaan", "Safar", "Aero-Stag", "Zaika"])
    await expect(hotel.getByText(outlet)).toBeVisible()
}

/** The strip has fourteen clients; their copies are neither read out nor focusable (HOME-7). */
async function expectClients(page: Page): Promise<void> {
  const clients = region(page, "In good company")
  await expect(clients.getByRole("link")).toHaveCount(14)
  await expect(clients.locator("a[href]")).toHaveCount(28)
  await expect(clients.locator("[aria-hidden=true] a:not([tabindex='-1'])")).toHaveCount(0)
  await clients.getByRole("button", { name: "Pause the logos" }).click()
  await expect(clients.getByRole("button", { name: "Play the logos" })).toBeVisible()
}

/** Eight amenities, each with a picture and a line (HOME-8). */
async function expectAmenities(page: Page): Promise<void> {
  const amenities = region(page, "Thought of, so that you need not")
  await expect(amenities.getByRole("heading", { level: 3 })).toHaveText([
    "Room Service",
    "Pick & Drop",
    "WiFi",
    "Breakfast",
    "Swimming Pool",
    "Parking Space",
    "Wheel Chair",
    "Aero Stag",
  ])
  await expect(amenities.getByRole("listitem").locator("img")).toHaveCount(8)
}

/** The blog's last post is shown by 46 words and a link (HOME-6). */
async function expectTeaser(page: Page): Promise<void> {
  const teaser = region(page, "A Night Between Two Flights & What to Do With It")
  const excerpt = await teaser.getByText(/^Most people meet Delhi twice/).textContent()
  expect(excerpt?.trim().split(/\s+/)).toHaveLength(46)
  expect(excerpt?.trim()).toMatch(/…$/)
  await teaser.getByRole("link", { name: /^Read More/ }).click()
  await expect(page).toHaveURL("/blog/a-night-between-two-flights-and-what-to-do-with-it")
}

const panels = (page: Page): Locator => region(page, "Dusk, in four movements")
const panel = (page: Page, name: string): Locator => panels(page).getByRole("button", { name, exact: true })
const isOpen = (page: Page, name: string): Promise<void> =>
  expect(panel(page, name)).toHaveAttribute("aria-pressed", "true")

/** The panel under the pointer opens over the others, those next to it by the arrow keys and the wheel (HOME-3). */
async function expectPanelsToOpen(page: Page): Promise<void> {
  await test.step("the arrow keys go from panel to panel", async () => {
    await panel(page, "Arrive").focus()
    await isOpen(page, "Arrive")
    await page.keyboard.press("ArrowRight")
    await expect(panel(page, "Swim")).toBeFocused()
    await isOpen(page, "Swim")
    await page.keyboard.press("ArrowLeft")
    await isOpen(page, "Arrive")
  })
  await test.step("the wheel moves forward and back, and not past the ends", () => turnWheel(page))
  await test.step("the panel under the pointer opens over the others", async () => {
    await panel(page, "Dine").scrollIntoViewIfNeeded()
    await panel(page, "Swim").hover()
    await isOpen(page, "Swim")
    await expect(panels(page).getByText("The pool ends where the skyline begins")).toBeVisible()
    const views = panels(page).locator("li > div:first-child")
    const countShown = () =>
      views.evaluateAll(
        (all) =>
          all.filter((view) => view.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .length,
      )
    await expect.poll(countShown, "the others are hidden when the movement ends").toBe(1)
    await expect(panels(page).getByRole("button", { pressed: true })).toHaveCount(1)
  })
}

async function turnWheel(page: Page): Promise<void> {
  await panels(page)
    .getByRole("list")
    .evaluate((list) => list.scrollIntoView({ block: "center" }))
  await panel(page, "Arrive").hover()
  await isOpen(page, "Arrive")
  for (const next of ["Swim", "Dine", "Rest"]) {
    await expect(async () => {
      await page.mouse.wheel(0, 60)
      await expect(panel(page, next)).toHaveAttribute("aria-pressed", "true", { timeout: 300 })
    }).toPass()
  }
  const before = await page.evaluate(() => window.scrollY)
  await expect(async () => {
    await page.mouse.wheel(0, 60)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
  }).toPass()
  await expect(panels(page).getByRole("button", { pressed: true })).toHaveCount(1)
}

/** How many slides are entirely inside their row. */
const slidesInSight = (row: Locator): Promise<number> =>
  row.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    return [...list.children].filter((slide) => {
      const box = slide.getBoundingClientRect()
      return box.left >= left - 1 && box.right <= right + 1
    }).length
  })

/** The offers lead to the banquet enquiry, and stand three in a row, one on a phone (HOME-4). */
async function expectOffers(page: Page): Promise<void> {
  const carousel = region(page, "Latest offers")
  const row = carousel.getByRole("list")
  await row.scrollIntoViewIfNeeded()
  expect(await slidesInSight(row)).toBe(isPhone(page) ? 1 : 3)
  const cards = row.getByRole("link")
  const count = await cards.count()
  expect(count).toBeGreaterThanOrEqual(4)
  for (const card of await cards.all())
    await expect(card).toHaveAttribute("href", /^\/banquet-query(\?offer=[0-9a-f-]{36})?$/)
  await carousel.getByRole("button", { name: "Next" }).click()
  await expect(carousel.getByText(`2 of ${count}`)).toBeVisible()
  await carousel.getByRole("button", { name: "Previous" }).click()
  await expect(carousel.getByText(`1 of ${count}`)).toBeVisible()
}

/** Companies and occasions slide over one at a time in 1200 ms, and lead on (HOME-5). */
async function expectOccasions(page: Page): Promise<void> {
  const carousel = region(page, "Companies and occasions")
  await carousel.scrollIntoViewIfNeeded()
  const cards = carousel.getByRole("listitem")
  await expect(cards.filter({ visible: true })).toHaveCount(1)
  await expect(carousel.getByRole("heading", { name: "Meet at the gate of the country" })).toBeVisible()
  const durations = await carousel
    .locator("li *, li")
    .evaluateAll((all) => all.flatMap((one) => getComputedStyle(one).transitionDuration.split(", ")))
  expect(durations).toContain("1.2s")
  await carousel.getByRole("button", { name: "Next" }).click()
  await expect(carousel.getByText("2 of 3")).toBeVisible()
  await expect(cards.filter({ visible: true })).toHaveCount(1)
  await expect(carousel.getByRole("link", { name: "Plan an evening" })).toHaveAttribute(
    "href",
    "/banquet-query",
  )
}

test("[HOME-2] [CONST-4] [HOME-4] [HOME-5] [HOME-6] [HOME-7] [HOME-8] the sections of the home page show what the contract lists", {
  tag: "@once",
}, async ({ page }) => {
  await openHydrated(page, "/")
  for (const expectSection of [
    expectHotel,
    expectClients,
    expectAmenities,
    expectOffers,
    expectOccasions,
    expectTeaser,
  ])
    await test.step(expectSection.name, () => expectSection(page))
})

test("[HOME-3] [HOME-4] where there is room, four panels stand beside each other, and three offers in a row", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile)
  await openHydrated(page, "/")
  await expectPanelsToOpen(page)
  await expectOffers(page)
})

test("[HOME-3] on a phone the panels follow each other every 3 s, until they are stopped or swiped", {
  tag: "@once",
}, async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, "/")
  await panels(page).scrollIntoViewIfNeeded()
  await stopClock(page)
  // The panels started at an unknown time: after one opens, the next opens 3 s later.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(panel(page, "Swim")).toHaveAttribute("aria-pressed", "true", { timeout: 200 })
  }).toPass()
  for (const [name, next] of [
    ["Swim", "Dine"],
    ["Dine", "Rest"],
    ["Rest", "Arrive"],
  ] as const) {
    await page.clock.runFor(2000)
    await isOpen(page, name)
    await page.clock.runFor(1200)
    await isOpen(page, next)
  }
  await page.clock.resume()
  await panels(page).getByRole("button", { name: "Pause the panels" }).click()
  const [before] = await panels(page).getByRole("button", { pressed: true }).allInnerTexts()
  await swipe(page, panels(page).getByRole("list"), -220)
  await expect(panels(page).getByRole("button", { pressed: true })).not.toHaveText(before ?? "")
})

const voices = (page: Page): Locator => region(page, "What guests say")
const call = "**/api/testimonial"
const isCall = (request: Request): boolean => request.url().endsWith("/api/testimonial")

test("[HOME-9] testimonials follow each other every 4 s, in 35 words at most; a shortened one opens in full by keyboard, and stays while it is open", {
  tag: "@once",
}, async ({ page }) => {
  // Other tests publish testimonials, so this test serves a long one as the first.
  await page.route(call, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { message: string }[] }
    const [first, ...others] = answer.data
    const long = { ...first, message: "We slept well between two flights. ".repeat(10) }
    await route.fulfill({ json: { ...answer, data: [long, ...others] } })
  })
  await page.clock.install()
  await openHydrated(page, "/")
  await expect(voices(page).getByText(/^1 of/)).toBeVisible()
  const texts = await voices(page).locator("blockquote").allTextContents()
  for (const text of texts) expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(35)
  for (const turn of [...texts.keys()].map((place) => ((place + 1) % texts.length) + 1)) {
    await page.clock.runFor(4000)
    await expect(voices(page).getByText(`${turn} of ${texts.length}`)).toBeVisible()
  }
  const more = voices(page).getByRole("button", { name: /^Read more/ })
  await expect(more).toHaveCount(1)
  const begin = (await voices(page).locator("blockquote:visible").innerText()).replace("…", "")
  await more.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  const whole = await dialog.locator("blockquote").innerText()
  expect(whole.startsWith(begin)).toBe(true)
  expect(whole.split(/\s+/).length).toBeGreaterThan(35)
  await page.clock.runFor(8000)
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await expect(more).toBeFocused()
  await expect(voices(page).getByText(/^1 of/)).toBeVisible()
})

test("[HOME-9] until they arrive the page says that it loads, also without a network or a readable answer; any other answer is shown", {
  tag: "@once",
}, async ({ page }) => {
  const alert = page.getByRole("alertdialog")
  for (const answer of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ body: "<p>not what was asked</p>" }),
  ]) {
    await page.route(call, answer)
    const ended = Promise.race([
      page.waitForEvent("requestfailed", isCall),
      page.waitForEvent("requestfinished", isCall),
    ])
    await page.goto("/")
    await ended
    // Nothing must happen after the answer, so there is no event to wait for.
    await page.waitForTimeout(500)
    await expect(voices(page).getByText("Loading testimonials...")).toBeVisible()
    await expect(alert).toHaveCount(0)
    await page.unroute(call)
  }
  await page.route(call, (route) => route.fulfill({ json: { result: "Fail" } }))
  await openHydrated(page, "/")
  await expect(alert.getByText("Record Not Found")).toBeVisible()
})
