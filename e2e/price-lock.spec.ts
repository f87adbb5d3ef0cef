import { expectGood, inBothSizes } from "./accessible.ts"
import { confirmButton, fact, offer, priceCard, stayQuery, thanksFor } from "./booking-steps.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { classic, roomCalled } from "./hotel-api.ts"
import { formatted } from "./stay-dates.ts"

test.use({ ...asGuest, javaScriptEnabled: false })

test("[GUEST-9] a price is kept without script, shown by its address, and booked", async ({
  page,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, classic)
  await page.goto(`/check-availability/${room._id}?${stayQuery(stay)}`)
  await offer(page).getByRole("link", { name: "Keep this price for 24 hours" }).click()
  await inBothSizes(page, expectGood)
  const total = await fact(priceCard(page), "Total").innerText()
  await page.getByRole("button", { name: "Keep this price for 24 hours" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Your price is kept" })).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/^\/quote\/[\w-]+$/)
  await inBothSizes(page, expectGood)
  await expect(fact(page, "Arrive")).toContainText(formatted(stay.checkIn))
  await page.getByRole("link", { name: /^Book at ₹/ }).click()
  await expect(page.getByText("Your kept price")).toBeVisible()
  await expect(fact(priceCard(page), "Total")).toHaveText(total)
  await confirmButton(page).click()
  await thanksFor(page)
})

test("[GUEST-9] an altered receipt opens nothing", async ({ page }) => {
  expect((await page.goto(`/quote/${"a".repeat(90)}`))?.status()).toBe(404)
  await inBothSizes(page, expectGood)
})
