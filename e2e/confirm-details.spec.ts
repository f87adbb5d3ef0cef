import type { Locator, Page } from "@playwright/test"
import { expectGood } from "./accessible.ts"
import { confirmBooking, confirmButton, fact, stayQuery, thanksFor } from "./booking-steps.ts"
import { signInOnScreen } from "./guest.ts"
import { classic, inRupees, roomCalled } from "./hotel-api.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { openHydrated } from "./hydrated.ts"
import { formatted } from "./stay-dates.ts"

test.use(asGuest)

const lateCheckOut = /^Late check-out, ₹/
const earlyCheckIn = /^Early check-in, ₹/

/** Reached by the keyboard, a field is not behind the bar of the button (WCAG 2.2, 2.4.11). */
async function expectAboveButton(page: Page, field: Locator): Promise<void> {
  await field.focus()
  const [box, button] = await Promise.all([field.boundingBox(), confirmButton(page).boundingBox()])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
}

async function refuseFlight(page: Page): Promise<void> {
  await page.getByText("Arrival, car and requests").click()
  await page.getByLabel("Arrival time").fill("23:40")
  await page.getByLabel("Flight").fill("Air India")
  await page.getByLabel("Requests").fill("A cot, please")
  await page.reload()
  await expect(page.getByLabel("Requests")).toHaveValue("A cot, please")
  await expect(page.getByLabel("Flight")).toHaveValue("Air India")
  await confirmBooking(page)
  await expect(page.getByLabel("Flight")).toHaveAccessibleDescription(/Must Be A Flight Number/)
  await expect(page.getByLabel("Requests")).toHaveValue("A cot, please")
}

test("[BOOK-1] [BOOK-5] [GUEST-5] [GUEST-6] a guest adds arrival, car and extras, sees what is paid when, and changes them later", async ({
  page,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, classic)
  const total = room.finalPrice * 2
  await openHydrated(page, `/booking/${room._id}?${stayQuery(stay)}`)
  await expect(confirmButton(page), "in sight from the start").toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^Cancel until 2:00 pm on .+: Free$/)).toBeInViewport({ ratio: 1 })
  await expect(fact(page, /^After that, or without arriving/)).toHaveText(inRupees(total))
  await expect(fact(page, /^Then until 2:00 pm/)).toHaveText(inRupees(room.finalPrice))
  await test.step("what is typed is there after a reload, and when the flight is refused", () =>
    refuseFlight(page))
  await page.getByLabel("Flight").fill("ai302")
  await page.getByLabel("Meet us with the airport car").check()
  await page.getByLabel("Names of further guests").fill("Kabir Rao")
  await page.getByText("Extras", { exact: true }).click()
  await page.getByLabel(lateCheckOut).check()
  await page.getByLabel(earlyCheckIn).check()
  await page.getByText("Company invoice").click()
  await expectAboveButton(page, page.getByLabel("GSTIN"))
  await expect(confirmButton(page)).toHaveText(`Confirm booking, ${inRupees(total + 3000)}`)
  await page.getByRole("radio", { name: "Net Banking / Card / UPI / EMI" }).check()
  await expect(confirmButton(page)).toHaveText(`Pay ${inRupees(total)}`)
  await expect(page.getByText("₹3,000 for the extras at the hotel.")).toBeVisible()
  await expectGood(page)
  await confirmBooking(page)
  const reference = await thanksFor(page)
  await expect(fact(page, "Arrival time")).toHaveText("11:40 pm")
  await expect(fact(page, "Flight")).toHaveText("AI 302")
  await expect(fact(page, "Requests")).toHaveText("A cot, please")
  await expect(fact(page, "Airport car")).toHaveText("Yes")
  await expect(fact(page, "Further guests")).toHaveText("Kabir Rao")
  await expect(fact(page, "Total, paid at the hotel")).toHaveText("₹3,000")
  await page.getByRole("link", { name: "Change your extras" }).click()

  await expect(page.getByRole("heading", { level: 1, name: "Arrival and extras" })).toBeVisible()
  await expect(page.getByLabel("Flight")).toHaveValue("AI 302")
  await page.getByLabel("Flight").fill("nowhere")
  await page.getByLabel(lateCheckOut).uncheck()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByLabel("Flight")).toHaveAccessibleDescription(/Must Be A Flight Number/)
  await expect(page.getByLabel(lateCheckOut)).not.toBeChecked()
  await page.getByLabel("Flight").fill("6E 2011")
  await page.getByRole("button", { name: "Save" }).click()
  const booking = page.getByRole("article", { name: reference })
  await expect(fact(booking, "Arrive")).toContainText(formatted(stay.checkIn))
  await expect(fact(booking, "Arrival")).toHaveText("at 11:40 pm, flight 6E 2011, airport car")
  await expect(fact(booking, "Further guests")).toHaveText("Kabir Rao")
  await expect(fact(booking, "Extras")).toHaveText("Early check-in: ₹1,500")
  await booking.getByRole("link", { name: "Arrival and extras" }).click()
  await expect(page.getByLabel("Flight")).toHaveValue("6E 2011")
  await expect(page.getByLabel(lateCheckOut)).not.toBeChecked()
  await expect(page.getByLabel(earlyCheckIn)).toBeChecked()
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[BOOK-9] the extras are kept when a stay is booked again", async ({ page, freshStay }) => {
    const room = await roomCalled(page.request, classic)
    const address = `/booking/${room._id}?${stayQuery(freshStay())}`
    await page.goto(address)
    await confirmBooking(page)
    await thanksFor(page)
    await page.goto(address)
    await page.getByText("Extras", { exact: true }).click()
    await page.getByLabel(lateCheckOut).check()
    await confirmBooking(page)
    await expect(page.getByLabel(lateCheckOut)).toBeChecked()
    await page.getByRole("button", { name: "Book it again" }).click()
    await thanksFor(page)
    await expect(fact(page, "Late check-out")).toHaveText("₹1,500")
  })
})

test("[ROUTE-5] [VAL-1] a guest whose session ends while confirming sees why to sign in again, and finds what was typed", async ({
  page,
  guest,
  freshStay,
}) => {
  const room = await roomCalled(page.request, classic)
  await openHydrated(page, `/booking/${room._id}?${stayQuery(freshStay(1))}`)
  await page.getByText("Arrival, car and requests").click()
  await page.getByLabel("Requests").fill("A cot, please")
  await page.context().clearCookies()
  await confirmButton(page).click()
  await expect(page.getByText("You have been signed out")).toBeVisible()
  await expectGood(page)
  await signInOnScreen(page, guest)
  await expect(page.getByLabel("Requests")).toHaveValue("A cot, please")
  await confirmButton(page).click()
  await thanksFor(page)
})
