import type { Locator, Page } from "@playwright/test"
import { openHydrated } from "./hydrated.ts"
import { addDays, type CalendarDate, calendarDateOf, daysBetween } from "#src/shared/calendar-date.ts"
import { confirmButton, datesLine, expectDates, thanksFor } from "./booking-steps.ts"
import { bookingsOn, classic, roomCalled } from "./hotel-api.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { hotelToday } from "./stay-dates.ts"
import { skipFilm } from "./visitor.ts"

test.use(asGuest)

/** Presses Tab until the control has focus; returns the number of presses. */
async function tabTo(page: Page, control: Locator): Promise<number> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 150; presses += 1) {
    if (await hasFocus()) return presses
    await page.keyboard.press("Tab")
  }
  throw new Error(`the Tab key does not reach ${control.toString()}`)
}

/** The day that has the focus in the open calendar. */
async function focusedDay(page: Page): Promise<CalendarDate> {
  const day = page.locator("[data-date]:focus")
  return calendarDateOf((await day.getAttribute("data-date")) ?? "")
}

/** Moves from the focused day to another by the largest steps, and selects it; returns the number of keys. */
async function chooseByKeys(page: Page, date: CalendarDate): Promise<number> {
  for (let keys = 1; keys < 60; keys += 1) {
    const away = daysBetween(await focusedDay(page), date)
    const key = away > 31 ? "PageDown" : away >= 7 ? "ArrowDown" : away > 0 ? "ArrowRight" : "Enter"
    await page.keyboard.press(key)
    if (key === "Enter") return keys
  }
  throw new Error(`the keys do not reach ${date}`)
}

test("[BOOK-5] [PAY-2] [L-22] a stay is found, booked and paid with the keyboard alone; arrow and page keys browse the calendar, and Enter selects a day", async ({
  page,
  guest,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, classic)
  await page.goto("/booking")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: /^Skip/ })).toBeFocused()
  await page.keyboard.press("Enter")
  await tabTo(page, page.getByRole("link", { name: `BOOK NOW: ${classic}` }))
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`/check-availability/${room._id}`))

  await expect(datesLine(page)).toBeVisible()
  await tabTo(page, datesLine(page))
  await page.keyboard.press("Enter")
  await expect(page.locator("[data-date][tabindex='0']").first()).toBeFocused()
  await chooseByKeys(page, stay.checkIn)
  await chooseByKeys(page, stay.checkOut)
  await expectDates(page, stay)
  await expect(datesLine(page)).toBeFocused()
  const onward = page.getByRole("link", { name: "Continue to booking" })
  await expect(onward).toBeVisible()
  await tabTo(page, onward)
  await page.keyboard.press("Enter")

  const atHotel = page.getByRole("radio", { name: "Pay at Hotel" })
  await expect(atHotel).toBeVisible()
  await tabTo(page, atHotel)
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("radio", { name: "Net Banking / Card / UPI / EMI" })).toBeChecked()
  await tabTo(page, confirmButton(page))
  await page.keyboard.press("Enter")

  const checkout = page.frameLocator("iframe[title='Payment sandbox']")
  const pay = checkout.getByRole("button", { name: /^Pay ₹/ })
  await expect(pay).toBeVisible()
  await tabTo(page, pay)
  await page.keyboard.press("Enter")
  const reference = await thanksFor(page)
  expect(await bookingsOn(guest, stay)).toMatchObject([{ reference, paymentStatus: "Done" }])
})

test("[AVAIL-7] [BOOK-5] a known guest reaches the confirm page from the home page with at most 30 keys: the booking bar comes right after the header", async ({
  page,
}) => {
  await skipFilm(page)
  await openHydrated(page, "/")
  let keys = 0
  const reach = async (control: Locator) => {
    keys += (await tabTo(page, control)) + 1
    await page.keyboard.press("Enter")
  }
  const inBar = page.getByRole("region", { name: "Book a stay" })
  await reach(inBar.getByRole("button", { name: /^Arrive/ }))
  expect(keys).toBeLessThanOrEqual(15)
  await expect(page.locator("[data-date]:focus")).toHaveCount(1)
  const checkIn = addDays(hotelToday(), 2)
  keys += await chooseByKeys(page, checkIn)
  keys += await chooseByKeys(page, addDays(checkIn, 2))
  await reach(inBar.getByRole("button", { name: "Check availability" }))
  await expect(page.getByRole("heading", { name: "Rooms for your stay" })).toBeFocused()
  await reach(page.getByRole("link", { name: /^BOOK NOW/ }).first())
  await expect(page.getByRole("heading", { level: 1, name: "Confirm your booking" })).toBeVisible()
  expect(keys).toBeLessThanOrEqual(30)
})
