import { openHydrated } from "./hydrated.ts"
import { inRupees, listRooms, madeByTests } from "./hotel-api.ts"
import { emptyHotel, specialHotel } from "./hotel-under-test.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { dayFirst } from "./stay-dates.ts"
import { stayQuery } from "./booking-steps.ts"

const amenities = [
  "Air-Conditioning",
  "Wi-Fi",
  "King/Twin Bed",
  "Television",
  "Tea & Coffee Maker",
  "Minibar",
]

test("[LIST-1] [CONST-1] [CONST-2] every room type has a card with its facts and final price in rupees", async ({
  readerPage: page,
}) => {
  await page.goto("/allroom")
  await expect(page.getByRole("heading", { level: 1, name: /hotels near .*airport/i })).toBeVisible()
  const rooms = await listRooms(page.request)
  const names = page.getByRole("main").getByRole("heading", { level: 2 })
  await expect(names.filter({ hasNotText: madeByTests })).toHaveText(rooms.map(({ name }) => name))
  for (const room of rooms) {
    expect(room.finalPrice).toBe(Math.round(room.price - (room.price * room.discount) / 100))
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: room.name, exact: true }) })
    await expect(card.getByText(room.message)).toBeVisible()
    await expect(
      card.getByRole("list", { name: "About the room" }).getByText(room.type, { exact: true }),
    ).toBeVisible()
    await expect(card.getByText(inRupees(room.finalPrice), { exact: true })).toBeVisible()
    await expect(card.getByText("a night", { exact: false }).first()).toBeVisible()
    for (const amenity of amenities) await expect(card.getByRole("img", { name: amenity })).toBeVisible()
  }
})

test("[LIST-2] VIEW opens the pictures and the six amenities of a room", async ({ visitorPage: page }) => {
  await openHydrated(page, "/booking")
  const view = page.getByRole("link", { name: /^VIEW: .* Deluxe Room/ }).first()
  await view.click()
  const gallery = page.getByRole("dialog", { name: "Deluxe Room" })
  await expect(gallery).toBeVisible()
  const pictures = gallery.getByRole("region", { name: "Pictures of the Deluxe Room" })
  const deluxe = (await listRooms(page.request)).find(({ name }) => name === "Deluxe Room")
  expect(deluxe?.pic.length).toBeGreaterThan(1)
  await expect(pictures.getByRole("listitem")).toHaveCount(deluxe?.pic.length ?? 0)
  await expect(pictures.getByRole("img").first()).toBeVisible()
  await expect(gallery.getByRole("list", { name: "Amenities" }).getByRole("listitem")).toHaveText(amenities)
  await page.keyboard.press("Escape")
  await expect(gallery).toBeHidden()
  await expect(view).toBeFocused()
  await expect(page).toHaveURL("/booking")
})

test("[LIST-3] BOOK NOW leads to the availability of that room, with the dates already asked for", async ({
  readerPage: page,
  freshStay,
}) => {
  const stay = freshStay()
  const rooms = await listRooms(page.request)
  const last = rooms.at(-1)
  await page.goto(`/related-room?${stayQuery(stay)}`)
  await page.getByRole("link", { name: `BOOK NOW: ${last?.name}` }).click()
  await expect(page).toHaveURL(
    new RegExp(`/check-availability/${last?._id}\\?.*checkIn=${dayFirst(stay.checkIn)}`),
  )
  await expect(page.getByRole("complementary", { name: `Your stay: ${last?.name}` })).toBeVisible()
})

test("[LIST-3] a type that is out of stock says so and cannot be booked; one off sale is not there", async ({
  readerPage: page,
}) => {
  await page.goto(`${specialHotel}/booking`)
  for (const name of ["Suite", "Super Deluxe Room"]) {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) })
    await expect(card.getByText("Out of Stock")).toBeVisible()
    await expect(card.getByRole("link", { name: /BOOK NOW/ })).toHaveCount(0)
  }
  await expect(page.getByRole("heading", { name: "Executive Room" })).toHaveCount(0)
  await page.goto(`${specialHotel}/rooms`)
  const chapter = page.getByRole("article", { name: "Super Deluxe Room" })
  await expect(chapter.getByText("Out of Stock")).toBeVisible()
  await expect(chapter.getByRole("link", { name: /BOOK NOW/ })).toHaveCount(0)
})

test("[LIST-4] a hotel without rooms on sale says so", async ({ readerPage: page }) => {
  await page.goto(`${emptyHotel}/booking`)
  await expect(page.getByRole("heading", { name: "Room Record Not Found!!" })).toBeVisible()
  await page.goto(`${emptyHotel}/check-availability`)
  await expect(page.getByRole("heading", { name: "Room Record Not Found!!" })).toBeVisible()
})
