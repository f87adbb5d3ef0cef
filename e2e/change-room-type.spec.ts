import type { Page } from "@playwright/test"
import { expectAccessible, inBothSizes } from "./accessible.ts"
import { fact } from "./booking-steps.ts"
import { book, classic, inRupees, roomCalled } from "./hotel-api.ts"
import { asDesk, expect } from "./hotel-test.ts"
import { test } from "./own-room.ts"
import { main } from "./page-parts.ts"

test.use(asDesk)

const typeField = (page: Page) =>
  page.getByRole("form", { name: "Another room type" }).getByRole("combobox", { name: "New room type" })

test("[BOOK-8] [GUEST-4] one of two rooms gets another type by keys alone, at the price that was shown", async ({
  page,
  guest,
  room,
  freshStay,
}) => {
  const stay = freshStay(2)
  const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay, rooms: 2 })
  await page.goto(`/admin/${booking._id}`)
  await page.getByRole("link", { name: "Change room type" }).press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Change room type" })).toBeVisible()
  await page.getByRole("button", { name: "See the price" }).press("Enter")
  await expect(typeField(page)).toHaveAccessibleDescription("Choose the new room type")
  await expect(page.getByRole("region", { name: "Please look at this again" })).toBeFocused()
  await inBothSizes(page, expectAccessible)

  await typeField(page).selectOption(room.name)
  await page.getByRole("button", { name: "See the price" }).press("Enter")
  const total = booking.total / 2 + 2 * 6000
  await expect(fact(page, "New price, GST included")).toHaveText(inRupees(total))
  await expect(
    page.locator("div:focus").getByRole("button", { name: "Change to this room type" }),
  ).toBeVisible()
  await expect(fact(page, "Owed by the guest afterwards")).toHaveText(inRupees(total))
  await inBothSizes(page, expectAccessible)
  await page.getByRole("button", { name: "Change to this room type" }).press("Enter")
  await expect(page).toHaveURL(`/admin/${booking._id}`)
  await expect(main(page).getByText(`1 × ${classic}, 1 × ${room.name}`)).toBeVisible()
  await expect(main(page).getByText(`Room 2: ${room.name}, 2 adults`)).toBeVisible()
  await expect(fact(page, "Still owed")).toHaveText(inRupees(total))

  await page.goto(`/admin/${booking._id}/room-type`)
  await page.getByLabel("Booked room type").selectOption(`${classic}, 1 room`)
  await typeField(page).selectOption(room.name)
  await page.getByRole("radio", { name: /^Keep the price/ }).press("Space")
  await page.getByRole("button", { name: "See the price" }).press("Enter")
  await expect(fact(page, "Difference")).toHaveText("No difference")
  await page.getByRole("button", { name: "Change to this room type" }).press("Enter")
  await expect(page).toHaveURL(`/admin/${booking._id}`)
  await expect(fact(page, "Still owed")).toHaveText(inRupees(total))
  await expect(page.getByRole("table", { name: "Nights" }).getByRole("row")).toHaveCount(1 + 4)
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[BOOK-8] the room type is changed by two plain forms, and a full one is refused at its field", async ({
    page,
    guest,
    room,
    freshStay,
  }) => {
    const stay = freshStay(1)
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay })
    await book(guest, { room, stay, rooms: 4 })
    await page.goto(`/admin/${booking._id}/room-type`)
    await typeField(page).selectOption(room.name)
    await page.getByRole("button", { name: "See the price" }).click()
    await expect(typeField(page)).toHaveAccessibleDescription(/^Room not available/)
    await typeField(page).selectOption("Deluxe Room")
    await page.getByRole("radio", { name: /^Keep the price/ }).check()
    await page.getByRole("button", { name: "See the price" }).click()
    await page.getByRole("button", { name: "Change to this room type" }).click()
    await expect(page).toHaveURL(`/admin/${booking._id}?saved=type-changed`)
    await expect(fact(page, "Still owed")).toHaveText(inRupees(booking.total))
  })
})
