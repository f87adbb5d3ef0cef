import type { Page } from "@playwright/test"
import { expectGood, inBothSizes } from "./accessible.ts"
import { confirmButton, fact, offer, priceCard, stayQuery, thanksFor } from "./booking-steps.ts"
import { classic, roomCalled } from "./hotel-api.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { formatted, type StayDates } from "./stay-dates.ts"

test.use(asGuest)

const keep = "Keep this price for 24 hours"

/** From the search to the page of a kept price; each screen is checked on the way. Returns the total. */
async function keepPrice(page: Page, stay: StayDates, check: () => Promise<void>): Promise<string> {
  const room = await roomCalled(page.request, classic)
  await page.goto(`/check-availability/${room._id}?${stayQuery(stay)}`)
  await offer(page).getByRole("link", { name: keep }).click()
  await expect(page.getByRole("heading", { level: 1, name: keep })).toBeVisible()
  await check()
  const total = await fact(priceCard(page), "Total").innerText()
  await page.getByRole("button", { name: keep }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Your price is kept" })).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/^\/quote\/[\w-]+$/)
  await check()
  await expect(fact(page, "Arrive")).toContainText(formatted(stay.checkIn))
  return total
}

test("[GUEST-9] a price is kept, shown by its address, and booked", async ({ page, context, freshStay }) => {
  test.slow()
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const total = await keepPrice(page, freshStay(2), () => inBothSizes(page, expectGood))
  await page.getByRole("button", { name: "Copy the link" }).click()
  await expect(page.getByText("The link is copied.")).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.getByRole("link", { name: /^Book at ₹/ }).click()
  await expect(page.getByText("Your kept price")).toBeVisible()
  await expect(fact(priceCard(page), "Total")).toHaveText(total)
  await expectGood(page)
  await confirmButton(page).click()
  await thanksFor(page)
})

test("[GUEST-9] the address of an altered receipt shows that the page is not found", async ({ page }) => {
  expect((await page.goto(`/quote/${"a".repeat(90)}`))?.status()).toBe(404)
  await inBothSizes(page, expectGood)
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[GUEST-9] a price is kept by a plain form", async ({ page, freshStay }) => {
    await keepPrice(page, freshStay(2), async () => undefined)
  })
})
