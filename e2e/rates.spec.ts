import type { Locator, Page } from "@playwright/test"
import { addDays, type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { expectGood, inBothLooks } from "./accessible.ts"
import { openHydrated, untilHydrated } from "./hydrated.ts"
import { fact } from "./booking-steps.ts"
import { newcomer } from "./guest.ts"
import { type ApiBooking, book, inRupees } from "./hotel-api.ts"
import { asDesk, expect } from "./hotel-test.ts"
import { type OwnRoom, test } from "./own-room.ts"
import { dayFirst, hotelToday } from "./stay-dates.ts"
import { toasts } from "./page-parts.ts"

const editor = (page: Page) => page.getByRole("form", { name: "Change nights" })
const save = (page: Page) => editor(page).getByRole("button", { name: "Save" })
const soon = (days: number): CalendarDate => addDays(hotelToday(), 40 + days)

const cell = (page: Page, room: OwnRoom, night: CalendarDate): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^${room.name}, ${formatLongDate(night)}: `) })

const openMonthOf = async (page: Page, night: CalendarDate): Promise<void> => {
  await page.goto(`/admin/rates?month=${night.slice(0, 7)}`)
  // The calendar handles events once the page is hydrated.
  await untilHydrated(page)
}

async function selectByKeys(page: Page, from: Locator, nights: number): Promise<void> {
  await from.focus()
  await page.keyboard.press("Space")
  for (let night = 1; night < nights; night += 1) await page.keyboard.press("Shift+ArrowDown")
}

const stayAt = (room: OwnRoom, first: CalendarDate, nights: number): string =>
  `/check-availability/${room._id}?checkIn=${dayFirst(first)}&checkOut=${dayFirst(addDays(first, nights))}&rooms=2-0`

const minimum = `a stay that includes ${formatLongDate(soon(1))} is at least 3 nights`

async function expectRefusedByName(visitor: Page, room: OwnRoom): Promise<void> {
  await visitor.goto(stayAt(room, soon(1), 2))
  await expect(visitor.getByRole("main")).toContainText(`Room not available: ${minimum}.`)
  await visitor.goto(stayAt(room, soon(4), 2))
  await expect(visitor.getByRole("main")).toContainText(
    `Room not available: it is not on sale on ${formatLongDate(soon(4))}.`,
  )
}

async function moveBelowMinimum(page: Page, { _id, reference }: ApiBooking): Promise<void> {
  await openHydrated(page, `/admin/${_id}/move`)
  await page.getByLabel("Arrive (Check-In)").fill(soon(1))
  await page.getByLabel("Depart (Check-Out)").fill(soon(3))
  await page.getByRole("button", { name: "See the price" }).click()
  await expect(page.getByText(`On the website ${minimum}.`)).toBeVisible()
  const move = page.getByRole("button", { name: "Change to these dates" })
  await move.click()
  await expect(toasts(page)).toContainText("The dates were not moved")
  await expect(page.getByText(`Here ${minimum}. Confirm that you move it all the same.`)).toBeVisible()
  await page.getByRole("checkbox", { name: "Change them all the same" }).check()
  await move.click()
  await expect(page).toHaveURL(`/admin/${_id}`)
  await expect(fact(page, "Arrive")).toContainText(formatLongDate(soon(1)))
  await expect(fact(page, "Depart")).toContainText(formatLongDate(soon(3)))
  await page.getByRole("link", { name: "History" }).click()
  const entry = page.getByRole("row").filter({ hasText: "Change dates" }).first()
  await expect(entry).toContainText(reference)
  await expect(entry).toContainText(/Allowed below minimum.*Nights: 3/)
}

async function bookBelowMinimum(page: Page, room: OwnRoom): Promise<void> {
  await page.goto(`/admin/book?checkIn=${dayFirst(soon(1))}&checkOut=${dayFirst(soon(2))}&rooms=2-0`)
  const offer = page.getByRole("row").filter({ hasText: room.name })
  await expect(offer).toContainText("Minimum 3 nights")
  await expect(offer).not.toContainText("Full")
  await offer.getByRole("link", { name: `Book: ${room.name}` }).click()
  await expect(page.getByText("Minimum 3 nights")).toBeVisible()
  const caller = newcomer()
  const form = page.getByRole("form", { name: "The guest" })
  await form.getByLabel("Phone").fill(`97${String(Date.now()).slice(-8)}`)
  await form.getByLabel("Name").fill(caller.name)
  await form.getByRole("textbox", { name: "Email" }).fill(caller.email)
  await form.getByRole("button", { name: /^Book for/ }).click()
  await expect(form.getByText(/^Tick this to book below the minimum stay/).first()).toBeVisible()
  await form.getByRole("checkbox", { name: "Book it all the same" }).check()
  await form.getByRole("button", { name: /^Book for/ }).click()
  await expect(page).toHaveURL(/\/admin\/[0-9a-f-]{36}$/)
  await page.getByRole("link", { name: "History" }).click()
  await expect(page.getByRole("row").filter({ hasText: "Allow short stay" }).first()).toContainText(
    "Nights: 3",
  )
}

async function expectWholeCalendar(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [1200, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const form = await editor(page).boundingBox()
    for (const grid of await page.getByRole("grid").all()) {
      const table = await grid.boundingBox()
      const frame = await grid.locator("xpath=..").boundingBox()
      if (!form || !table || !frame) throw new Error("the calendar has no place")
      expect(frame.x + frame.width, "beside the editor").toBeLessThanOrEqual(form.x)
      // Rooms of other tests may stand beside the six of the hotel.
      const types = (await grid.getByRole("columnheader").count()) - 1
      if (types <= 6) expect(table.width, "within its frame").toBeLessThanOrEqual(frame.width + 0.5)
    }
  }
}

test.describe("the rate calendar", () => {
  test.use(asDesk)

  test("[ADM-10] two taps select nights, also where a click does not name the finger", async ({
    page,
    room,
  }) => {
    await openMonthOf(page, soon(0))
    for (const night of [soon(0), soon(2)]) {
      await cell(page, room, night).evaluate((tapped) => {
        tapped.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }))
        tapped.dispatchEvent(new MouseEvent("click", { bubbles: true }))
      })
    }
    await expect(cell(page, room, soon(1))).toHaveAttribute("aria-selected", "true")
    await expect(cell(page, room, soon(3))).toHaveAttribute("aria-selected", "false")
  })

  test("[AVAIL-2] [L-22] a week is raised by 30 % with the keyboard: previewed, sold at that price, and undone; a price in the GST gap shows a warning; the editor hides no night, and no column is cut off", async ({
    page,
    room,
    openBrowser,
  }) => {
    await openMonthOf(page, soon(0))
    await selectByKeys(page, cell(page, room, soon(0)), 7)
    await expect(cell(page, room, soon(6))).toHaveAttribute("aria-selected", "true")
    await editor(page).getByLabel("Percent (optional)").fill("30")
    const effect = editor(page).getByRole("status")
    await expect(effect).toContainText("7 nights change")
    await expect(effect).toContainText(`Prices of ${inRupees(6000)} become ${inRupees(7800)}.`)
    await expectGood(page)
    await save(page).click()
    await expect(toasts(page)).toContainText("Update SuccessFully! 7 nights changed")
    await expect(cell(page, room, soon(3))).toHaveAccessibleName(/₹7,800, its own price/)
    const guest = await openBrowser()
    await guest.goto(stayAt(room, soon(5), 3))
    const offer = guest.getByRole("complementary", { name: `Your stay: ${room.name}` })
    await expect(offer).toContainText(inRupees(7800 * 2 + 6000))
    const change = page
      .getByRole("listitem")
      .filter({ hasText: `${room.name}: +30 %` })
      .first()
    await change.getByRole("button", { name: /^Undo/ }).click()
    await expect(toasts(page)).toContainText("Undone:")
    await expect(cell(page, room, soon(3))).toHaveAccessibleName(/₹6,000, the type's price/)
    await selectByKeys(page, cell(page, room, soon(0)), 1)
    await editor(page).getByLabel("Price").selectOption("In rupees")
    await editor(page).getByLabel("Rupees (optional)").fill("8500")
    await expect(editor(page)).toContainText("1 new price falls into the GST gap, such as ₹8,500")
    await expectWholeCalendar(page)
  })

  test("[ADM-10] [AVAIL-5] [L-31] nights with a minimum of three and a closed night are refused by name; below the minimum the desk moves a guest and books a caller, confirmed and logged", async ({
    page,
    room,
    guest,
    openBrowser,
  }) => {
    const booked = await book(guest, { room, stay: { checkIn: soon(6), checkOut: soon(9) } })
    await openMonthOf(page, soon(0))
    await selectByKeys(page, cell(page, room, soon(1)), 2)
    await editor(page).getByLabel("Shortest stay").selectOption("3 nights")
    await expect(editor(page).getByRole("status")).toContainText("The shortest stay changes on 2 nights.")
    await save(page).click()
    await expect(cell(page, room, soon(1))).toHaveAccessibleName(/at least 3 nights/)
    await selectByKeys(page, cell(page, room, soon(4)), 1)
    await editor(page).getByLabel("Shortest stay").selectOption("Leave as it is")
    await editor(page).getByLabel("Sale").selectOption("Close for sale")
    await expect(editor(page).getByRole("status")).toContainText("1 night is closed for sale. Bookings stay.")
    await save(page).click()
    await expect(cell(page, room, soon(4))).toHaveAccessibleName(/closed for sale/)
    const visitor = await openBrowser()
    await test.step("guests", () => expectRefusedByName(visitor, room))
    await test.step("a move", () => moveBelowMinimum(page, booked))
    await test.step("a caller", () => bookBelowMinimum(page, room))
  })

  test("[ADM-10] leaving typed rates asks first; two editors of the same night: the second keeps what they typed, and sees the price of the first", async ({
    page,
    room,
    desk,
    openBrowser,
  }) => {
    await openMonthOf(page, soon(0))
    await selectByKeys(page, cell(page, room, soon(0)), 1)
    await editor(page).getByLabel("Price").selectOption("In rupees")
    await editor(page).getByLabel("Rupees (optional)").fill("7000")
    await expect(editor(page).getByRole("status")).toContainText("become ₹7,000.")
    await page.getByRole("link", { name: "Seasons and weekdays" }).click()
    const question = page.getByRole("alertdialog", { name: "You have unsaved changes." })
    await question.getByRole("button", { name: "Stay" }).click()
    await expect(editor(page).getByLabel("Rupees (optional)")).toHaveValue("7000")

    const other = await openBrowser({ storageState: desk.state })
    await openMonthOf(other, soon(0))
    await selectByKeys(other, cell(other, room, soon(0)), 1)
    await editor(other).getByLabel("Percent (optional)").fill("10")
    await expect(editor(other).getByRole("status")).toContainText("become ₹6,600.")
    await save(other).click()
    await expect(toasts(other)).toContainText("1 night changed")

    await save(page).click()
    await expect(editor(page).getByRole("alert")).toContainText(
      `changed the rates in the meantime (${formatLongDate(soon(0))}, ${room.name}: +10 %).`,
    )
    await expect(cell(page, room, soon(0))).toHaveAccessibleName(/₹6,600, its own price/)
    await expect(editor(page).getByLabel("Rupees (optional)")).toHaveValue("7000")
    await expect(editor(page).getByRole("status")).toContainText("Prices of ₹6,600 become ₹7,000.")
    await expectGood(page)
    await save(page).click()
    await expect(cell(page, room, soon(0))).toHaveAccessibleName(/₹7,000, its own price/)
    await page.getByRole("link", { name: "Seasons and weekdays" }).click()
    await page.getByRole("form", { name: "Season" }).getByLabel("Name").fill("Diwali")
    await page.getByRole("link", { name: "Rates", exact: true }).first().click()
    await question.getByRole("button", { name: "Leave" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Rates" })).toBeVisible()
  })

  test("a season and a weekday price are previewed, saved and deleted", async ({ page, room }) => {
    const name = `Utsav ${room.name.slice(-8)}`
    await page.goto("/admin/rates/seasons")
    const form = page.getByRole("form", { name: "Season" })
    await form.getByLabel("Name").fill(name)
    await form.getByLabel("First night").fill(soon(10))
    await form.getByLabel("Last night").fill(soon(12))
    await form.getByLabel(`${room.name} (optional)`).fill("+50%")
    await form.getByRole("button", { name: "Show the effect" }).click()
    await expect(form).toContainText(`Prices of ${inRupees(6000)} become ${inRupees(9000)}.`)
    await inBothLooks(page, expectGood)
    await form.getByLabel("Name").fill(name)
    await form.getByLabel("First night").fill(soon(10))
    await form.getByLabel("Last night").fill(soon(12))
    await form.getByLabel(`${room.name} (optional)`).fill("+50%")
    await form.getByRole("button", { name: "Save" }).click()
    const listed = page.getByRole("list", { name: "Seasons" }).getByRole("listitem").filter({ hasText: name })
    await expect(listed).toContainText(`${room.name} +50%`)
    await openMonthOf(page, soon(11))
    await expect(cell(page, room, soon(11))).toHaveAccessibleName(new RegExp(`₹9,000, season ${name}`))
    await page.goto("/admin/rates/seasons")
    await listed.getByRole("button", { name: `Delete ${name}` }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await expect(listed).toHaveCount(0)
  })

  test("[CONST-7] GST rates from a day on are refused at their fields, added and removed", async ({
    page,
  }) => {
    const day = addDays(hotelToday(), 800)
    await openHydrated(page, "/admin/rates/gst")
    const form = page.getByRole("form", { name: "New GST rates" })
    await form.getByRole("button", { name: "Add" }).click()
    await expect(form.getByText("First day Field Is Required").first()).toBeVisible()
    await form.getByLabel("First day").fill(day)
    await form.getByLabel("First rate in percent").fill("5")
    await form.getByLabel("Second rate in percent").fill("12")
    await form.getByRole("button", { name: "Add" }).click()
    await expect(form.getByText("A rate before another one needs a limit.").first()).toBeVisible()
    await form.getByLabel("First limit in rupees").fill("10,000")
    await form.getByRole("button", { name: "Add" }).click()
    const added = page.getByRole("row").filter({ hasText: formatLongDate(day) })
    await expect(added).toContainText("5% up to ₹10,000, 12% above")
    await added.getByRole("button", { name: "Remove" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click()
    await expect(added).toHaveCount(0)
  })
})
