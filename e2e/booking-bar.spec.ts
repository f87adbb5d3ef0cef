import type { Locator, Page } from "@playwright/test"
import { expectAccessible } from "./accessible.ts"
import { openHydrated } from "./hydrated.ts"
import { holdScripts } from "./hold-scripts.ts"
import { expect, test } from "./hotel-test.ts"
import { dayFirst, dayNamed, stayOn } from "./stay-dates.ts"

const bar = (page: Page): Locator => page.getByRole("region", { name: "Book a stay" })
const stay = stayOn(3, 2)

/** The pane of dates: over the bar at a desk, in the sheet on a phone. */
async function openDates(page: Page): Promise<Locator> {
  const folded = bar(page).getByRole("button", { name: /^Arrive/ })
  if (await folded.isVisible()) await folded.click()
  else await bar(page).getByRole("link", { name: "Check dates and prices" }).click()
  const pane = page.getByRole("dialog").filter({ visible: true })
  await expect(pane.getByRole("grid").first()).toBeVisible()
  return pane
}

test("[AVAIL-1] [L-22] the bar's dates are chosen in a calendar, and asked for", async ({ page }) => {
  await openHydrated(page, "/privacypolicy")
  const pane = await openDates(page)
  await expectAccessible(page)
  await pane.getByRole("button", { name: dayNamed(stay.checkIn) }).click()
  await pane.getByRole("button", { name: dayNamed(stay.checkOut) }).click()
  await bar(page).getByRole("button", { name: "Check availability" }).filter({ visible: true }).click()
  await expect(page).toHaveURL(
    new RegExp(`/check-availability\\?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&rooms=2-0`),
  )
})

test("[AVAIL-1] [L-21] the bar's date fields can be typed into, and tell the calendar", async ({ page }) => {
  await openHydrated(page, "/privacypolicy")
  const pane = await openDates(page)
  await pane.getByLabel("Arrive (Check-In)").fill(stay.checkIn)
  await pane.getByLabel("Depart (Check-Out)").fill(stay.checkOut)
  await expect(
    pane.getByRole("button", { name: new RegExp(`${dayNamed(stay.checkIn).source}, arrive`) }),
  ).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(pane).toBeHidden()
})

test("[AVAIL-1] [L-21] dates typed into the bar before the scripts have come are asked for", async ({
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

test("[AVAIL-7] a search by the bar says that it is under way, and ends at the rooms that were found", async ({
  page,
}) => {
  await openHydrated(page, "/privacypolicy")
  const pane = await openDates(page)
  await pane.getByLabel("Arrive (Check-In)").fill(stay.checkIn)
  await pane.getByLabel("Depart (Check-Out)").fill(stay.checkOut)
  if (!(await pane.getByRole("button", { name: "Check availability" }).isVisible())) {
    await page.keyboard.press("Escape")
  }
  const answered = Promise.withResolvers<void>()
  await page.route(/check-availability/, async (route) => {
    await answered.promise
    await route.continue()
  })
  await bar(page).getByRole("button", { name: "Check availability" }).filter({ visible: true }).click()
  await expect(
    bar(page)
      .locator("[aria-busy=true]", { hasText: "Checking availability" })
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  answered.resolve()
  await expect(page.getByRole("heading", { name: "Rooms for your stay" })).toBeFocused()
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[AVAIL-1] the bar asks for dates with plain fields, or leads to the page that does", async ({
    page,
  }) => {
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
