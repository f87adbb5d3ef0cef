import type { Locator, Page } from "@playwright/test"
import { openHydrated } from "./hydrated.ts"
import { chooseDates, fact, stayQuery } from "./booking-steps.ts"
import { book, bookingOf, classic, deluxe, inRupees, roomCalled } from "./hotel-api.ts"
import { asGuest, expect } from "./hotel-test.ts"
import { test } from "./own-room.ts"
import { formatted, stayOn } from "./stay-dates.ts"
import { toasts } from "./page-parts.ts"

test.use(asGuest)

const stayOf = (page: Page, reference: string): Locator => page.getByRole("article", { name: reference })

test("[CONST-6] [GUEST-6] the page of new dates shows the price first, then moves the stay", async ({
  page,
  guest,
  freshStay,
}) => {
  const booking = await book(guest, { room: await roomCalled(guest.api, deluxe), stay: freshStay(2) })
  const to = freshStay(3)
  await openHydrated(page, "/user-booking")
  await stayOf(page, booking.reference)
    .getByRole("link", { name: /^Change dates/ })
    .click()
  await expect(page.getByRole("heading", { level: 1, name: "Change dates" })).toBeVisible()
  const form = page.getByRole("form", { name: "New dates" })
  await form.getByRole("button", { name: "See the price" }).click()
  const unchanged = page.getByText("These are the dates of the stay.")
  await expect(unchanged).toBeVisible()
  await chooseDates(page, to)
  await expect(unchanged).toBeHidden()
  await form.getByRole("button", { name: "See the price" }).click()
  const perNight = booking.total / 2
  await expect(fact(page, "New price, GST included")).toHaveText(inRupees(perNight * 3))
  await expect(page.locator("div:focus").getByRole("button", { name: "Change to these dates" })).toBeVisible()
  await expect(fact(page, "Difference")).toHaveText(`${inRupees(perNight)} more`)
  expect((await bookingOf(guest, booking._id)).total).toBe(booking.total)
  await page.getByRole("button", { name: "Change to these dates" }).click()
  await expect(toasts(page)).toContainText("Your dates are changed.")
  await expect(page).toHaveURL("/user-booking")
  const moved = stayOf(page, booking.reference)
  await expect(fact(moved, "Arrive")).toContainText(formatted(to.checkIn))
  await expect(fact(moved, "Depart")).toContainText(formatted(to.checkOut))
  await expect(moved.getByText(inRupees(perNight * 3)).first()).toBeVisible()
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[CONST-6] the page of new dates moves a stay by two plain forms", async ({
    page,
    guest,
    freshStay,
  }) => {
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
    const to = freshStay(1)
    await page.goto(`/user-booking/${booking._id}/dates`)
    await page.getByLabel("Arrive (Check-In)").fill(to.checkIn)
    await page.getByLabel("Depart (Check-Out)").fill(to.checkOut)
    await page.getByRole("button", { name: "See the price" }).click()
    await page.getByRole("button", { name: "Change to these dates" }).click()
    await expect(fact(stayOf(page, booking.reference), "Depart")).toContainText(formatted(to.checkOut))
  })
})

test("[CONST-6] a stay of today has no link to new dates, and the page of new dates shows why", async ({
  page,
  guest,
  room,
}) => {
  const booking = await book(guest, { room, stay: stayOn(0, 1) })
  const bookings = await (await guest.api.get("/user-booking")).text()
  expect(bookings).toContain(booking.reference)
  expect(bookings).not.toContain(`Change dates of ${booking.reference}`)
  await openHydrated(page, `/user-booking/${booking._id}/dates?${stayQuery(stayOn(70, 2))}`)
  const refused = page.getByRole("alert").filter({ hasText: /^It is too late to change these dates here/ })
  for (let tries = 0; tries < 2; tries += 1) {
    await page.getByRole("button", { name: "See the price" }).click()
    await expect(refused).toBeFocused()
  }
  await expect(page.getByRole("button", { name: "Change to these dates" })).toHaveCount(0)
})
