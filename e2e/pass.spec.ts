import { expectAccessible, expectNoSidewaysScroll } from "./accessible.ts"
import { confirmBooking, stayQuery, thanksFor } from "./booking-steps.ts"
import { classic, roomCalled } from "./hotel-api.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { stayOn } from "./stay-dates.ts"

test.use(asGuest)

test("[GUEST-6] the pass of a booking opens without a network, and is gone after the sign-out", async ({
  page,
}) => {
  const room = await roomCalled(page.request, classic)
  await page.goto(`/booking/${room._id}?${stayQuery(stayOn(12, 2))}`)
  await confirmBooking(page)
  const reference = await thanksFor(page)
  await page.getByRole("link", { name: "Pass for your phone" }).click()
  await expect(page.getByText("Saved on this phone")).toBeVisible()
  await expect(page.getByRole("img", { name: "Code for the front desk" })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const pass = page.url()

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByRole("link", { name: "Your bookings" })).toBeHidden()
  await page.context().setOffline(false)

  await page.goto("/signout")
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click()
  await expect(page).toHaveURL("/")
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  expect((await page.goto(pass))?.status()).toBe(404)
})
