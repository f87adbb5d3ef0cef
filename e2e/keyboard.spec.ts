import type { Locator, Page } from "@playwright/test"
import { openHydrated } from "./hydrated.ts"
import { arrive, confirmButton, depart, openCheckout, payButton, thanksFor } from "./booking-steps.ts"
import { book, bookingsOn, classic, roomCalled } from "./hotel-api.ts"
import { asGuest, expect, test } from "./hotel-test.ts"

test.use(asGuest)

/** Walks by Tab until the control has focus, as somebody without a pointer does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 150; presses += 1) {
    if (await hasFocus()) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`the Tab key does not reach ${control.toString()}`)
}

/** Types a day into a date field, month first: the order of a browser whose own language is en-US. */
const typeDate = (page: Page, date: string): Promise<void> =>
  page.keyboard.type(date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$2$3$1"))

test("[BOOK-5] [PAY-2] a stay is found, booked and paid with the keyboard alone", async ({
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

  await expect(arrive(page)).toBeVisible()
  await tabTo(page, arrive(page))
  await typeDate(page, stay.checkIn)
  await expect(arrive(page)).toHaveValue(stay.checkIn)
  await tabTo(page, depart(page))
  await typeDate(page, stay.checkOut)
  await expect(depart(page)).toHaveValue(stay.checkOut)
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

test("[AVAIL-7] the booking bar comes right after the header, and a search ends at the first room", async ({
  page,
  freshStay,
}) => {
  await openHydrated(page, "/privacypolicy")
  const pressesTo = async (control: Locator) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return presses
      await page.keyboard.press("Tab")
    }
    return Number.POSITIVE_INFINITY
  }
  const inBar = page.getByRole("region", { name: "Book a stay" })
  expect(await pressesTo(inBar.getByRole("button", { name: /^Arrive/ }))).toBeLessThanOrEqual(14)
  const stay = freshStay(2)
  await page.keyboard.press("Enter")
  const pane = page.getByRole("dialog", { name: "Your dates" })
  await tabTo(page, pane.getByLabel("Arrive (Check-In)"))
  await typeDate(page, stay.checkIn)
  await tabTo(page, pane.getByLabel("Depart (Check-Out)"))
  await typeDate(page, stay.checkOut)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Rooms for your stay" })).toBeFocused()
  expect(await pressesTo(page.getByRole("link", { name: /^BOOK NOW/ }).first())).toBeLessThanOrEqual(2)
})

test("[L-22] the calendar is scanned by arrow, page and Home keys, and chosen from by Enter", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const room = await roomCalled(page.request, classic)
  await page.goto(`/check-availability/${room._id}`)
  const calendar = page.getByRole("region", { name: "Calendar" })
  const today = calendar.locator("button[data-date][tabindex='0']").first()
  await tabTo(page, today)
  await page.keyboard.press("PageDown")
  await page.keyboard.press("PageDown")
  await page.keyboard.press("ArrowRight")
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-date") ?? "")
  const checkIn = await focused()
  expect(checkIn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  await page.keyboard.press("Enter")
  await page.keyboard.press("ArrowDown")
  const checkOut = await focused()
  await page.keyboard.press("Enter")
  await expect(arrive(page)).toHaveValue(checkIn)
  await expect(depart(page)).toHaveValue(checkOut)
})

test("[PAY-3] the provider's window keeps the focus and gives it back", async ({
  page,
  guest,
  freshStay,
}) => {
  const room = await roomCalled(page.request, classic)
  const booking = await book(guest, { room, stay: freshStay(), paymentMode: "Net Banking" })
  await page.goto(`/payment/${booking._id}`)
  await openCheckout(page)
  // Its script may still be on its way when the window already shows.
  await expect(async () => {
    await page.keyboard.press("Escape")
    await expect(page.locator("iframe")).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(payButton(page)).toBeFocused()
})
