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

// No time zone of the list in `bookings/time-zones.test.ts` changes a day; here are one on each side of the hotel.
test.describe("a browser in Auckland", () => {
  test.use({ timezoneId: "Pacific/Auckland", ...asGuest })

  test("[L-15] [L-16] [AVAIL-3] the calendar begins with the hotel's today, and the booking shows the chosen days", async ({
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
    const bookings = await (await guest.api.get("/user-booking")).text()
    for (const text of [reference, formatted(stay.checkIn), formatted(stay.checkOut)])
      expect(bookings).toContain(text)
  })
})

test.describe("a browser in Los Angeles whose own calendar is a day behind", () => {
  test.use({ timezoneId: "America/Los_Angeles" })

  test("[L-16] [AVAIL-3] the calendar begins with the hotel's today, which can be chosen", async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(Date.now() - 86_400_000))
    const room = await roomCalled(page.request, classic)
    await page.goto(`/check-availability/${room._id}`)
    const calendar = await expectFirstDay(page)
    await (await dayIn(calendar, hotelToday())).click()
    await expect(calendar.getByRole("status")).toContainText(`Arriving ${formatted(hotelToday())}`)
    await expect(page.getByText("Check-In date cannot be earlier than today.")).toHaveCount(0)
  })
})
