import { openHydrated, untilHydrated } from "./hydrated.ts"
import type { Page } from "@playwright/test"
import { addDays } from "#src/shared/calendar-date.ts"
import {
  arrive,
  checkAvailability,
  chooseDates,
  datesLine,
  depart,
  expectDates,
  fact,
  offer,
  openStayForm,
  priceCard,
  roomFields,
  stayQuery,
} from "./booking-steps.ts"
import { type Guest, signInOnScreen } from "./guest.ts"
import { holdScripts } from "./hold-scripts.ts"
import { deluxe, inRupees, type ListedRoom, listRooms, roomCalled } from "./hotel-api.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { dayFirst, formatted, type StayDates, stayOn } from "./stay-dates.ts"

const continueLink = (page: Page) => offer(page).getByRole("link", { name: "Continue to booking" })

const missingDates = /Please select both Check-In and Check-Out dates\./

async function openDeluxe(page: Page, query = ""): Promise<ListedRoom> {
  const room = await roomCalled(page.request, deluxe)
  await openHydrated(page, `/check-availability/${room._id}${query && `?${query}`}`)
  await expect(page.getByRole("heading", { level: 1, name: "Reservations" })).toBeVisible()
  return room
}

/** Rooms are added and removed, each with its guests; at the end there is one again, of two adults. */
async function changeRooms(page: Page): Promise<void> {
  await expect(roomFields(page, 1).getByLabel("Adults")).toHaveValue("2")
  await expect(roomFields(page, 1).getByLabel("Children (0-12)")).toHaveValue("0")
  await expect(page.getByRole("button", { name: "Remove room 1" })).toHaveCount(0)
  await page.getByRole("button", { name: "Add a room" }).click()
  await roomFields(page, 2).getByRole("button", { name: "One adult less" }).click()
  await roomFields(page, 2).getByRole("button", { name: "One child more" }).click()
  await expect(roomFields(page, 2).getByLabel("Adults")).toHaveValue("1")
  await page.getByRole("button", { name: "Remove room 1" }).click()
  await expect(roomFields(page, 2)).toHaveCount(0)
  await expect(roomFields(page, 1).getByLabel("Adults")).toHaveValue("1")
  await expect(roomFields(page, 1).getByLabel("Children (0-12)")).toHaveValue("1")
  await roomFields(page, 1).getByRole("button", { name: "One adult more" }).click()
  await roomFields(page, 1).getByRole("button", { name: "One child less" }).click()
}

/** Every change updates the price; at the end there are three nights and two rooms. */
async function changeStay(page: Page, room: ListedRoom, { checkIn, checkOut }: StayDates): Promise<void> {
  const total = (nights: number, rooms: number) => inRupees(nights * rooms * room.finalPrice)
  await chooseDates(page, { checkIn, checkOut: addDays(checkOut, -1) })
  await expect(datesLine(page)).not.toHaveAccessibleDescription(missingDates)
  await expect(offer(page).getByText("2 nights × 1 room, taxes included")).toBeVisible()
  await expect(fact(offer(page), "Total")).toContainText(total(2, 1))
  await chooseDates(page, { checkIn, checkOut })
  await expect(fact(offer(page), "Total")).toContainText(total(3, 1))
  await openStayForm(page)
  await page.getByRole("button", { name: "Add a room" }).click()
  await expect(offer(page).getByText("3 nights × 2 rooms, taxes included")).toBeVisible()
  await expect(fact(offer(page), "Total")).toContainText(total(3, 2))
  await page.getByRole("button", { name: "Remove room 2" }).click()
  await expect(fact(offer(page), "Total")).toContainText(total(3, 1))
  expect(new URL(page.url()).searchParams.get("checkOut")).toBe(dayFirst(checkOut))
  await page.getByRole("button", { name: "Add a room" }).click()
  await expect(fact(offer(page), "Total")).toContainText(total(3, 2))
}

/** The link and the button lead to the booking page with the stay and its price; Back returns from it. */
async function goOnAndBack(page: Page, room: ListedRoom, stay: StayDates): Promise<void> {
  const ways = [
    () => continueLink(page).click(),
    async () => {
      await openStayForm(page)
      await checkAvailability(page)
    },
  ]
  for (const goOn of ways) {
    await goOn()
    await expect(page).toHaveURL(/\/signin\?to=/)
    const to = new URL(new URL(page.url()).searchParams.get("to") ?? "", page.url())
    expect(to.pathname).toBe(`/booking/${room._id}`)
    expect(Object.fromEntries(to.searchParams)).toEqual({
      checkIn: dayFirst(stay.checkIn),
      checkOut: dayFirst(stay.checkOut),
      rooms: "2-0_2-0",
      total: String(room.finalPrice * 6),
      totalDays: "3",
      quantity: "2",
    })
    await page.goBack()
    await expectDates(page, stay)
  }
}

/** Who is sent the address of a search finds the same stay and price, and keeps both through the sign-in. */
async function followSharedLink(friend: Page, guest: Guest, stay: StayDates, total: string): Promise<void> {
  await expectDates(friend, stay)
  await expect(fact(offer(friend), "Total")).toContainText(total)
  await continueLink(friend).click()
  await signInOnScreen(friend, guest)
  await expect(friend.getByRole("heading", { level: 1, name: "Confirm your booking" })).toBeVisible()
  await expect(fact(friend, "Arrive")).toContainText(formatted(stay.checkIn))
  await expect(fact(friend, "Depart")).toContainText(formatted(stay.checkOut))
  await expect(fact(priceCard(friend), "Total")).toContainText(total)
  await friend.reload()
  await expect(fact(friend, "Arrive")).toContainText(formatted(stay.checkIn))
}

test("[AVAIL-1] [AVAIL-2] [AVAIL-3] [AVAIL-6] [CONST-2] a stay is put together, its price follows at once, and it survives on the way to the booking page", async ({
  page,
  guest,
  openBrowser,
  freshStay,
}) => {
  test.slow()
  const room = await openDeluxe(page)
  const stay = freshStay(3)
  await expect(datesLine(page)).toHaveAccessibleName("Arrive Choose a day Depart Choose a day")
  await expect(arrive(page)).toBeHidden()
  await test.step("rooms are added and removed, each with its guests", () => changeRooms(page))
  await test.step("both dates are required, and a message beside the field says so", async () => {
    await checkAvailability(page)
    await expect(datesLine(page)).toHaveAccessibleDescription(missingDates)
    await expect(continueLink(page)).toHaveCount(0)
  })
  await test.step("every change updates the price", () => changeStay(page, room, stay))
  await test.step("it leads to the booking page, and Back returns", () => goOnAndBack(page, room, stay))
  await test.step("a reload, a shared link and a sign-in keep it", async () => {
    await page.reload()
    await expectDates(page, stay)
    const total = inRupees(room.finalPrice * 6)
    await expect(fact(offer(page), "Total")).toContainText(total)
    const friend = await openBrowser()
    await friend.goto(page.url())
    await followSharedLink(friend, guest, stay, total)
  })
})

test("[CONST-7] an offer shows subtotal, GST by the slab of its nights, and their sum as the total", async ({
  readerPage: page,
  freshStay,
}) => {
  const stay = freshStay(3)
  const paise = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100)
  for (const [name, rate] of [
    ["Classic Room", /^GST \(5%\)$/],
    [deluxe, /^GST \(18%\)$/],
  ] as const) {
    const room = await roomCalled(page.request, name)
    await page.goto(`/check-availability/${room._id}?${stayQuery(stay)}`)
    const [subtotal, gst, total] = await Promise.all(
      ["Subtotal", rate, "Total"].map((term) => fact(offer(page), term).innerText()),
    )
    expect(paise(subtotal ?? "") + paise(gst ?? "")).toBe(paise(total ?? ""))
    expect(paise(total ?? "")).toBe(room.finalPrice * 100 * 3)
  }
})

test("[AVAIL-3] [L-21] choices made before the scripts load are kept", async ({ page }) => {
  const wake = await holdScripts(page)
  const { checkIn, checkOut } = stayOn(70, 2)
  await page.goto("/check-availability", { waitUntil: "commit" })
  await datesLine(page).click()
  await arrive(page).fill(checkIn)
  await depart(page).fill(checkOut)
  await page.keyboard.press("Escape")
  await roomFields(page, 1).getByLabel("Children (0-12)").fill("1")
  wake()
  await expect(page).toHaveURL(new RegExp(`rooms=2-1`))
  await expectDates(page, { checkIn, checkOut })
  await expect(page.getByRole("heading", { name: "Rooms for your stay" })).toBeVisible()
})

test("[AVAIL-4] the fields allow one or two adults and at most two children; a room with more and a stay without a room are refused beside them", async ({
  page,
  freshStay,
}) => {
  const text = "Maximum 2 adults allowed per room."
  await openDeluxe(page, stayQuery(freshStay(), "2-0_3-0"))
  await expect(roomFields(page, 2).getByText(text, { exact: true })).toBeVisible()
  await expect(roomFields(page, 1).getByText(text)).toHaveCount(0)
  await expect(continueLink(page)).toHaveCount(0)
  await openDeluxe(page, stayQuery(freshStay(), ""))
  const group = page.getByRole("group", { name: "Rooms and guests" })
  await expect(group.getByText("At least one room is required.", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Add a room" }).click()
  await expect(continueLink(page)).toBeVisible()
  const room = roomFields(page, 1)
  if (!(await room.isVisible())) await openStayForm(page)
  await room.getByRole("button", { name: "One adult more" }).click({ force: true })
  await expect(room.getByLabel("Adults")).toHaveValue("2")
  await room.getByRole("button", { name: "One adult less" }).click()
  await room.getByRole("button", { name: "One adult less" }).click({ force: true })
  await expect(room.getByLabel("Adults")).toHaveValue("1")
  for (let press = 0; press < 3; press += 1)
    await room.getByRole("button", { name: "One child more" }).click({ force: true })
  await expect(room.getByLabel("Children (0-12)")).toHaveValue("2")
  await room.getByLabel("Adults").fill("3")
  await expect(room.getByText(text, { exact: true })).toBeVisible()
})

/** Every type that the hotel opened with has its total, its price a night and how many are left. */
async function expectEveryRoom(page: Page): Promise<void> {
  for (const room of await listRooms(page.request)) {
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: room.name, exact: true }) })
    const total = inRupees(room.finalPrice * 2)
    await expect(row.getByText(total, { exact: true })).toBeVisible()
    await expect(row.getByText(`${inRupees(room.finalPrice)} a night`, { exact: true })).toBeVisible()
    await expect(
      row.getByRole("link", { name: `BOOK NOW: ${room.name}, ${total} for 2 nights`, exact: true }),
    ).toBeVisible()
    await expect(row.getByText(/\d+ left|\d+ rooms? of this type (is|are) left/)).toBeVisible()
  }
}

test("[AVAIL-7] without a room every type is shown for the stay; on a phone dates and guests are then a line each, and a search leads to the first room", async ({
  page,
  freshStay,
}) => {
  const stay = freshStay(2)
  await page.goto("/check-availability")
  const heading = page.getByRole("heading", { name: "Rooms for your stay" })
  const line = page.getByRole("button", { name: /1 room, 2 adults Change$/ })
  await chooseDates(page, stay)
  await expect(heading).toBeVisible()
  await expect(heading).not.toBeFocused()
  await expectEveryRoom(page)
  await test.step("on a phone dates and guests are a line each, and the rooms come first", async () => {
    await page.reload()
    await untilHydrated(page)
    await expect(line).toBeVisible()
    await expect(roomFields(page, 1)).toBeHidden()
    await expect(heading).toBeInViewport()
    await line.click()
    await expect(roomFields(page, 1)).toBeVisible()
    await chooseDates(page, { ...stay, checkOut: addDays(stay.checkOut, 1) })
    await expect(page.getByText("3 nights, 1 room, taxes included").first()).toBeVisible()
    await expect(roomFields(page, 1)).toBeHidden()
  })
  await test.step("after a search the focus is at the heading of the rooms", async () => {
    await openStayForm(page)
    await checkAvailability(page)
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    const first = page.getByRole("link", { name: /^BOOK NOW/ }).first()
    const isReached = () => first.evaluate((link) => link === document.activeElement)
    for (let presses = 0; presses < 2 && !(await isReached()); presses += 1) await page.keyboard.press("Tab")
    await expect(first, "reached by the second Tab").toBeFocused()
  })
  const { _id } = await roomCalled(page.request, deluxe)
  await page.getByRole("link", { name: `BOOK NOW: ${deluxe}` }).click()
  await expect(page).toHaveURL(
    new RegExp(`to=${encodeURIComponent(`/booking/${_id}?checkIn=${dayFirst(stay.checkIn)}`)}`),
  )
})

test("[AVAIL-8] the check-in page shows the dates and rooms of its address", async ({
  page,
  readerPage,
  freshStay,
}) => {
  const stay = freshStay(2)
  await readerPage.goto(`/checkin?${stayQuery(stay, "2-1_1-0")}`)
  await expect(fact(readerPage, "Arrive")).toContainText(formatted(stay.checkIn))
  await expect(fact(readerPage, "Depart")).toContainText(formatted(stay.checkOut))
  await expect(fact(readerPage, "Stay")).toHaveText("2 nights, 2 rooms")
  await expect(fact(readerPage, "Guests")).toContainText("Room 1: 2 adults, 1 child")
  await expect(fact(readerPage, "Guests")).toContainText("Room 2: 1 adult")
  await page.goto("/checkin")
  const search = page.getByRole("main")
  await expect(datesLine(page)).toHaveAccessibleName(/^Arrive \d.* Depart \d/)
  await search.getByRole("button", { name: "Check availability" }).click()
  await expect(page).toHaveURL(/\/check-availability\?checkIn=/)
})

test("[AVAIL-7] a button pressed before the scripts load works once they have", async ({
  page,
  freshStay,
}) => {
  const wake = await holdScripts(page)
  await page.goto(`/check-availability?${stayQuery(freshStay(2))}`, { waitUntil: "commit" })
  const line = page.getByRole("button", { name: /1 room, 2 adults Change$/ })
  await line.click()
  await line.click()
  await expect(roomFields(page, 1)).toBeHidden()
  wake()
  await expect(roomFields(page, 1)).toBeVisible()
})
