import type { Page } from "@playwright/test"
import { expectGood, inBothSizes, sizes } from "./accessible.ts"
import { findBrokenWords } from "./broken-words.ts"
import { openStayForm, stayQuery } from "./booking-steps.ts"
import { madeByTests } from "./hotel-api.ts"
import { expect, test } from "./hotel-test.ts"
import { openHydrated } from "./hydrated.ts"
import { stayOn } from "./stay-dates.ts"
import { main } from "./page-parts.ts"

const filters = (page: Page) => main(page).getByRole("navigation", { name: "Filter rooms" })
const results = (page: Page) =>
  main(page).getByRole("heading", { level: 3 }).filter({ hasNotText: madeByTests })
const columns = (page: Page) => main(page).getByRole("columnheader")
const query = stayQuery(stayOn(60, 2))

const filtered = /&only=size-350_view-runway&sort=price$/

/** Filters and sorts; each step is an address. */
async function filterRooms(page: Page): Promise<void> {
  await filters(page).getByRole("link", { name: "Runway view" }).click()
  await expect(results(page)).toHaveText(["Deluxe Room", "Super Deluxe Room", "Suite"])
  await expect(filters(page).getByRole("link", { name: "Runway view" })).toHaveAttribute(
    "aria-current",
    "true",
  )
  await filters(page).getByRole("link", { name: "350+ sq ft" }).click()
  await expect(results(page)).toHaveText(["Super Deluxe Room", "Suite"])
  await filters(page).getByRole("link", { name: "Lowest price first" }).click()
  await expect(page).toHaveURL(filtered)
}

/** Compares some of the filtered rooms, and returns to the list. */
async function compareRooms(page: Page): Promise<void> {
  await main(page).getByRole("link", { name: "Compare side by side" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Compare rooms" })).toBeVisible()
  await expect(columns(page)).toContainText(["Super Deluxe Room", "Suite"])
  const table = main(page).getByRole("table", { name: "Rooms side by side" })
  await expect(table).toContainText("380 sq ft (35 m²)")
  await expect(table.getByText("2 nights, 1 room, taxes included")).toHaveCount(2)
  const choices = main(page).getByRole("navigation", { name: "Rooms to compare" })
  await choices.getByRole("link", { name: "Classic Room" }).click()
  await expect(columns(page)).toContainText(["Super Deluxe Room", "Suite", "Classic Room"])
  await choices.getByRole("link", { name: "Super Deluxe Room" }).click()
  await expect(columns(page)).toContainText(["Suite", "Classic Room"])

  await main(page).getByRole("link", { name: "Back to all rooms" }).click()
  await expect(page).toHaveURL(filtered)
  await expect(results(page)).toHaveText(["Super Deluxe Room", "Suite"])
}

test("[AVAIL-7] [GUEST-4] the rooms of a stay are filtered and sorted, and some are shown side by side", async ({
  page,
}) => {
  await openHydrated(page, `/check-availability?${query}`)
  await filterRooms(page)
  await compareRooms(page)
  await inBothSizes(page, expectGood)
  await test.step("other dates keep the filter of the list", async () => {
    await page.setViewportSize(sizes.phone)
    await openStayForm(page)
    await page.getByRole("button", { name: "Add a room" }).click()
    await expect(page).toHaveURL(/rooms=2-0_2-0&only=size-350_view-runway&sort=price$/)
    await expect(results(page)).toHaveText(["Super Deluxe Room", "Suite"])
  })
  await openHydrated(page, `/rooms/compare?types=deluxe,suite,family-suite&${query}`)
  await inBothSizes(page, expectGood)
  await test.step("text at twice its size breaks no word on a phone, and only the columns scroll", async () => {
    await page.setViewportSize(sizes.phone)
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    expect(await findBrokenWords(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"))
  })
  await main(page)
    .getByRole("link", { name: /^BOOK NOW: Suite/ })
    .click()
  await expect(page).toHaveURL(/\/signin\?to=%2Fbooking%2F[\w-]+%3FcheckIn/)
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[AVAIL-7] [GUEST-4] rooms are filtered and compared by their addresses", async ({ page }) => {
    await page.goto(`/check-availability?${query}`)
    await filterRooms(page)
    await main(page).getByRole("link", { name: "Compare side by side" }).click()
    await expect(columns(page)).toContainText(["Super Deluxe Room", "Suite"])
    await page.goto("/booking?only=bed-twin")
    await expect(
      main(page).getByRole("heading", { level: 2 }).filter({ hasNotText: madeByTests }),
    ).toHaveText(["Classic Room", "Executive Room"])
    await page.goto("/booking?only=view-nowhere")
    await main(page).getByRole("link", { name: "Show all rooms" }).click()
    await expect(main(page).getByRole("heading", { name: "Family Suite" })).toBeVisible()
  })
})
