import type { Locator, Page } from "@playwright/test"
import type { StayCalendar } from "#src/features/availability/stay-calendar.ts"
import { addDays, type CalendarDate, daysBetween } from "#src/shared/calendar-date.ts"
import { expectAccessible } from "./accessible.ts"
import { dayIn } from "./booking-steps.ts"
import { openHydrated } from "./hydrated.ts"
import { holdScripts } from "./hold-scripts.ts"
import { expect, test } from "./hotel-test.ts"
import { dayFirst, formatted, hotelToday, stayOn } from "./stay-dates.ts"
import { skipFilm } from "./visitor.ts"

const bar = (page: Page): Locator => page.getByRole("region", { name: "Book a stay" })
const stay = stayOn(3, 2)

/** Opens the calendar: above the bar on a desktop, in the sheet on a phone. */
async function openDates(page: Page): Promise<Locator> {
  const folded = bar(page).getByRole("button", { name: /^Arrive/ })
  if (await folded.isVisible()) await folded.click()
  else await bar(page).getByRole("link", { name: "Check dates and prices" }).click()
  const pane = page.getByRole("dialog").filter({ visible: true })
  await expect(pane.getByRole("grid").first()).toBeVisible()
  return pane
}

/** Chooses both days; on a phone the second one starts the search, on a desktop the button does. */
async function chooseAndSearch(page: Page, pane: Locator): Promise<void> {
  await (await dayIn(pane, stay.checkIn)).click()
  await (await dayIn(pane, stay.checkOut)).click()
  await expect(pane).toBeHidden()
  const button = bar(page).getByRole("button", { name: "Check availability" })
  if (await button.isVisible()) await button.click()
}

/** Escape closes the calendar, and the focus returns to what opened it. */
async function closeByEscape(page: Page, pane: Locator): Promise<void> {
  await expect(page.locator("[data-date]:focus")).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(pane).toBeHidden()
  await expect(
    bar(page)
      .getByRole("button", { name: /^Arrive/ })
      .or(bar(page).getByRole("link", { name: "Check dates and prices" }))
      .filter({ visible: true }),
  ).toBeFocused()
}

/** Chooses a party; the calendar then offers the nights on which that many rooms are free. */
async function chooseParty(page: Page, label: string, rooms: number): Promise<void> {
  const calendarRequest = page.waitForRequest(new RegExp(`price-calendar\\.json\\?rooms=${rooms}$`))
  await page.getByLabel("Rooms and guests").filter({ visible: true }).selectOption({ label })
  expect((await (await calendarRequest).response())?.status()).toBe(200)
}

test("[AVAIL-1] [AVAIL-7] [L-22] the bar's dates are chosen in a calendar and searched; it closes by Escape, and the search says that it is under way", async ({
  page,
}) => {
  await openHydrated(page, "/privacypolicy")
  const pane = await openDates(page)
  await expect(pane.getByLabel("Arrive (Check-In)")).toHaveCount(0)
  await expect(pane.locator("[data-date]").first()).toBeVisible()
  await expectAccessible(page)
  await closeByEscape(page, pane)
  await openDates(page)
  await chooseParty(page, "3 rooms, 6 adults", 3)
  const answered = Promise.withResolvers<void>()
  await page.route(/check-availability/, async (route) => {
    await answered.promise
    await route.continue()
  })
  await chooseAndSearch(page, pane)
  await expect(
    bar(page)
      .locator("[aria-busy=true]", { hasText: "Checking availability" })
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  answered.resolve()
  await expect(page).toHaveURL(
    new RegExp(`/check-availability\\?.*checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`),
  )
  await expect(page).toHaveURL(/rooms=2-0_2-0_2-0/)
  await expect(page.getByRole("heading", { name: "Rooms for your stay" })).toBeFocused()
})

/** The dates of the address are in the bar, or the page has its own button at the bottom of a phone. */
async function expectDatesOfAddress(page: Page, dates: string): Promise<void> {
  if (await bar(page).isVisible()) {
    await bar(page).getByRole("button", { name: "Check availability" }).click()
    await expect(page).toHaveURL(new RegExp(`/check-availability\\?.*${dates}`))
    return
  }
  const book = page.getByRole("link", { name: "BOOK NOW" })
  await expect(book).toBeInViewport()
  await book.click()
  await expect(page).toHaveURL(/\/signin\?/)
  const booked = new URL(new URL(page.url()).searchParams.get("to") ?? "", page.url()).searchParams
  expect(Object.fromEntries(booked)).toMatchObject({
    checkIn: dayFirst(stay.checkIn),
    checkOut: dayFirst(stay.checkOut),
    rooms: "2-1",
  })
}

test("[AVAIL-1] [L-17] nothing covers the bar at the lower edge of a page with a picture, and a room page with dates has them in the bar or its own button", async ({
  page,
}) => {
  await skipFilm(page)
  for (const path of ["/", "/rooms", "/rooms/deluxe", "/dine", "/corporate"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" })
    await page.evaluate(() => document.fonts.ready)
    const isOnTop = await bar(page).evaluate((region) => {
      const { left, right, top, bottom } = region.getBoundingClientRect()
      const end = Math.min(bottom, window.innerHeight) - 2
      const points = [top + 2, (top + end) / 2, end]
      return points.every((y) => region.contains(document.elementFromPoint((left + right) / 2, y)))
    })
    expect(isOnTop, path).toBe(true)
  }
  const dates = `checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&rooms=2-1`
  await page.goto(`/rooms/deluxe?${dates}`)
  await expectDatesOfAddress(page, dates)
})

test("[AVAIL-7] [GUEST-3] each day has its lowest price; sold-out nights and minimum stays are shown and enforced", {
  tag: "@once",
}, async ({ page }) => {
  const { checkIn, checkOut } = stay
  const full = addDays(checkIn, 4)
  await page.route("**/price-calendar.json*", async (route) => {
    const calendar = (await (await route.fetch()).json()) as StayCalendar
    const prices = calendar.prices.map((price, night) => (addDays(calendar.from, night) === full ? 0 : price))
    const minimums = { [daysBetween(calendar.from, checkIn)]: 2 }
    await route.fulfill({ json: { ...calendar, prices, minimums } })
  })
  await openHydrated(page, "/privacypolicy")
  const pane = await openDates(page)
  const said = pane.getByRole("status")
  await expect(await dayIn(pane, checkIn)).toHaveAccessibleName(/, from ₹[\d,]+, 2 nights minimum$/)
  const fullDay = await dayIn(pane, full)
  await expect(fullDay).toHaveAccessibleName(/, sold out$/)
  await fullDay.click({ force: true })
  await expect(said).toHaveText(`${formatted(full)} is sold out.`)
  await (await dayIn(pane, checkIn)).click()
  await expect(said).toContainText(`Arriving ${formatted(checkIn)}`)
  await expect(said).toContainText("2 nights minimum.")
  await (await dayIn(pane, addDays(checkIn, 1))).click({ force: true })
  await expect(said).toContainText(`2 nights minimum for a stay that includes ${formatted(checkIn)}`)
  await (await dayIn(pane, addDays(full, 1))).click({ force: true })
  await expect(said).toContainText(`${formatted(full)} is sold out: depart by then`)
  await pane.getByRole("button", { name: "Change arrival" }).click()
  await expect(said).toContainText("Choose when you arrive")
  await (await dayIn(pane, checkOut)).click()
  await fullDay.click()
  await expect(pane).toBeHidden()
})

test("[AVAIL-1] [L-21] dates typed into the bar before the scripts load are searched", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "a phone's bar is a link until they come")
  const wake = await holdScripts(page)
  await page.goto("/privacypolicy", { waitUntil: "commit" })
  await bar(page)
    .getByRole("button", { name: /^Arrive/ })
    .click()
  await page.getByLabel("Arrive (Check-In)").fill(stay.checkIn)
  await page.getByLabel("Depart (Check-Out)").fill(stay.checkOut)
  wake()
  await expect(page.getByRole("dialog", { name: "Your dates" }).getByRole("grid").first()).toBeVisible()
  await bar(page).getByRole("button", { name: "Check availability" }).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`))
})

test("[L-16] [AVAIL-3] the calendar of a cached page begins with the hotel's today, although the browser's clock is a day ahead or behind", async ({
  page,
}) => {
  for (const days of [1, -1]) {
    await page.clock.setFixedTime(new Date(Date.now() + days * 86_400_000))
    await openHydrated(page, "/privacypolicy")
    const pane = await openDates(page)
    await expect(pane.getByRole("button", { name: /, from ₹|, sold out/ }).first()).toBeVisible()
    const free = (date: CalendarDate) => pane.locator(`[data-date="${date}"][aria-disabled="false"]`)
    await expect(free(hotelToday())).toHaveCount(1)
    await expect(free(addDays(hotelToday(), -1))).toHaveCount(0)
  }
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[AVAIL-1] the bar has plain date fields, or a link to the page that has them", async ({ page }) => {
    await page.goto("/privacypolicy")
    const link = bar(page).getByRole("link", { name: "Check dates and prices" })
    if (await link.isVisible()) {
      await link.click()
      await expect(page).toHaveURL("/check-availability")
      return
    }
    await bar(page).getByLabel("Arrive (Check-In)").fill(stay.checkIn)
    await bar(page).getByLabel("Depart (Check-Out)").fill(stay.checkOut)
    await bar(page).getByRole("button", { name: "Check availability" }).click()
    await expect(
      page
        .getByRole("main")
        .getByText(dayFirst(stay.checkIn))
        .or(page.getByLabel("Arrive (Check-In)"))
        .first(),
    ).toBeAttached()
    await expect(page).toHaveURL(new RegExp(`checkIn=${stay.checkIn}`))
  })
})
