import type { Page } from "@playwright/test"
import { expectGood, inBothLooks } from "./accessible.ts"
import { fact } from "./booking-steps.ts"
import { book, bookingOf, inRupees } from "./hotel-api.ts"
import { asDesk, expect } from "./hotel-test.ts"
import { emailTo } from "./mailbox.ts"
import { test } from "./own-room.ts"
import { shortly } from "./stay-dates.ts"
import { main } from "./page-parts.ts"

test.use(asDesk)

const reinstatement = (page: Page) => page.getByRole("form", { name: "Reinstatement" })
const button = (page: Page) => page.getByRole("button", { name: "Reinstate this booking" })

async function cancel(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/${id}/cancel`)
  await page.getByRole("button", { name: "Cancel this booking" }).press("Enter")
  await expect(page).toHaveURL(`/admin/${id}`)
}

test("[FOLIO-5] the desk reinstates a booking that it cancelled by mistake, by keys alone", async ({
  page,
  guest,
  room,
  freshStay,
}) => {
  const booking = await book(guest, { room, stay: freshStay(2), rooms: 2 })
  await cancel(page, booking._id)
  await page.getByRole("link", { name: "Reinstate" }).press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Reinstate booking" })).toBeVisible()
  await expect(fact(reinstatement(page), "Rooms, charged again")).toHaveText(inRupees(booking.total))
  await expect(fact(reinstatement(page), "Still owed")).toHaveText(inRupees(booking.total))
  await button(page).press("Enter")
  await expect(page.getByLabel("Reason (required)")).toHaveAccessibleDescription(/Reason Field Is Required/)
  await inBothLooks(page, expectGood)
  await page.getByLabel("Reason (required)").fill("It was another guest of this name.")
  await page.getByLabel("Reason (required)").press("Enter")
  await expect(page).toHaveURL(`/admin/${booking._id}`)
  await expect(page.getByRole("heading", { name: "Change or cancel" })).toBeVisible()
  await expect(fact(page, "Still owed")).toHaveText(inRupees(booking.total))
  expect(await bookingOf(guest, booking._id)).toMatchObject({ bookingStatus: booking.bookingStatus })
  await emailTo(page.request, { to: guest.email, about: `confirmed: ${booking.reference}` })
  await page.goto(`/admin/${booking._id}/reinstate`)
  await expect(page).toHaveURL(`/admin/${booking._id}`)
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[BOOK-8] rooms that were sold in the meantime stay with their guests, and the desk reads the nights", async ({
    page,
    guest,
    room,
    freshStay,
  }) => {
    const stay = freshStay(1)
    const booking = await book(guest, { room, stay })
    await page.goto(`/admin/${booking._id}/cancel`)
    await page.getByRole("button", { name: "Cancel this booking" }).click()
    await page.goto(`/admin/${booking._id}/reinstate`)
    await page.getByLabel("Reason (required)").fill("The flight was late.")
    await book(guest, { room, stay, rooms: 4 })
    await button(page).click()
    const full = `The rooms of this booking are not free any more on the night of ${shortly(stay.checkIn)}.`
    await expect(main(page).getByText(full)).toHaveCount(1)
    await expect(page.getByLabel("Reason (required)")).toHaveValue("The flight was late.")
    await page.goto(`/admin/${booking._id}/reinstate`)
    await expect(reinstatement(page).getByText(full)).toBeVisible()
    expect(await bookingOf(guest, booking._id)).toMatchObject({ bookingStatus: "Booking is Cancelled" })
  })
})
