import type { Locator, Page } from "@playwright/test"
import {
  chooseDates,
  confirmBooking,
  dayIn,
  expectDates,
  fact,
  offer,
  openCalendar,
  thanksFor,
} from "./booking-steps.ts"
import { bookingsOn, classic, roomCalled } from "./hotel-api.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { hotelToday, formatted } from "./stay-dates.ts"

/** Opens the calendar: today at the hotel is the first day that it offers. */
async function expectFirstDay(page: Page): Promise<Locator> {
  const calendar = await openCalendar(page)
  await expect(calendar.locator("[data-date][tabindex='0']").first()).toHaveAttribute(
    "data-date",
    hotelToday(),
  )
  return calendar
}

const zones = ["Pacific/Auckland", "America/Los_Angeles"]

for (const timezoneId of zones) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId, ...asGuest })

    test(`[L-15] [L-16] [AVAIL-3] books from ${timezoneId} the days that were chosen, today at the hotel being the first`, async ({
      page,
      guest,
      freshStay,
    }) => {
      const stay = freshStay(3)
      const room = await roomCalled(page.request, classic)
      await page.goto(`/check-availability/${room._id}`)
      await expectFirstDay(page)
      await page.keyboard.press("Escape")
      await chooseDates(page, stay)
      await expect(page.getByText(formatted(stay.checkIn), { exact: true }).first()).toBeVisible()
      await page.reload()
      await expectDates(page, stay)
      await offer(page).getByRole("link", { name: "Continue to booking" }).click()
      await expect(fact(page, "Arrive")).toContainText(formatted(stay.checkIn))
      await expect(fact(page, "Depart")).toContainText(formatted(stay.checkOut))
      await expect(fact(page, "Stay")).toHaveText("3 nights, 1 room")
      await confirmBooking(page)
      const reference = await thanksFor(page)
      await expect(fact(page, "Arrive")).toContainText(formatted(stay.checkIn))
      expect(await bookingsOn(guest, stay)).toMatchObject([{ reference }])
      await page.goto("/user-booking")
      const own = page.getByRole("article", { name: reference })
      await expect(fact(own, "Arrive")).toContainText(formatted(stay.checkIn))
      await expect(fact(own, "Depart")).toContainText(formatted(stay.checkOut))
    })
  })
}

for (const [zone, clock] of [
  ["Pacific/Auckland", "a day ahead"],
  ["America/Los_Angeles", "a day behind"],
] as const) {
  test.describe(`a browser in ${zone} whose own calendar is ${clock}`, () => {
    test.use({ timezoneId: zone })

    test(`[L-16] [AVAIL-3] the first day that can be chosen in ${zone} is the hotel's today`, async ({
      page,
    }) => {
      const shift = clock === "a day ahead" ? 86_400_000 : -86_400_000
      await page.clock.setFixedTime(new Date(Date.now() + shift))
      const room = await roomCalled(page.request, classic)
      await page.goto(`/check-availability/${room._id}`)
      const calendar = await expectFirstDay(page)
      await (await dayIn(calendar, hotelToday())).click()
      await expect(calendar.getByRole("status")).toContainText(`Arriving ${formatted(hotelToday())}`)
      await expect(page.getByText("Check-In date cannot be earlier than today.")).toHaveCount(0)
    })
  })
}
