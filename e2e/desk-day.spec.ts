import type { Page } from "@playwright/test"
import { fact, stayQuery } from "./booking-steps.ts"
import { newcomer } from "./guest.ts"
import { book, bookingOf, classic, inRupees, roomCalled } from "./hotel-api.ts"
import { openHydrated } from "./hydrated.ts"
import { asDesk, expect } from "./hotel-test.ts"
import { test } from "./own-room.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { formatted, stayOn } from "./stay-dates.ts"
import { main, toasts } from "./page-parts.ts"

const toast = (page: Page, text: string) => toasts(page).getByText(text)
const paymentForm = (page: Page) => page.getByRole("form", { name: "Post payment" })

test.describe("the desk's day", () => {
  test.use(asDesk)

  test("[ADM-1] the home of the administration shows the day, and each figure leads to its list", async ({
    page,
  }) => {
    await page.goto("/admin")
    for (const title of ["Arrivals today", "Departures today", "Staying tonight", "Not paid yet"])
      await expect(main(page).getByRole("heading", { name: title })).toBeVisible()
    for (const figure of await main(page).locator("nav a, section h2 ~ a").all()) {
      const to = (await figure.getAttribute("href")) ?? "/none"
      expect((await page.request.get(to, { maxRedirects: 0 })).status(), to).toBe(200)
    }
    await expect(main(page).locator("section:has(> div > h2)")).toHaveCount(
      await main(page).locator("section h2 ~ a").count(),
    )
    await page.getByRole("link", { name: "All arrivals", exact: true }).click()
    await expect(page).toHaveURL("/admin/day?list=arrivals")
    await expect(page.getByRole("heading", { level: 1, name: "Arrivals today" })).toBeVisible()
  })

  test("[BOOK-8] a booking for a caller is made, found by the last four digits, moved and cancelled", async ({
    page,
    desk,
    freshStay,
  }) => {
    const stay = freshStay(2)
    const caller = newcomer()
    const phone = `98${String(Date.now()).slice(-8)}`
    const room = await roomCalled(desk.api, classic)
    await page.goto(`/admin/book?${stayQuery(stay)}`)
    await page.getByRole("link", { name: `Book: ${classic}` }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/book/${room._id}`))
    const form = page.getByRole("form", { name: "The guest" })
    await form.getByLabel("Phone").fill(phone)
    await form.getByLabel("Name").fill(caller.name)
    await form.getByRole("textbox", { name: "Email" }).fill(caller.email)
    await form.getByRole("button", { name: /^Book for/ }).click()
    await expect(toast(page, "Booking made")).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/[0-9a-f-]{36}$/)
    const address = page.url()

    await page.goto("/admin")
    await page.getByLabel("Find a booking").fill(phone.slice(-4))
    await page.keyboard.press("Enter")
    await expect(main(page).getByText(caller.name).first()).toBeVisible()

    await openHydrated(page, address)
    await main(page).getByText("Change or cancel").click()
    await page.getByRole("link", { name: "Change dates" }).click()
    const later = addDays(stay.checkOut, 1)
    await page.getByLabel("Depart (Check-Out)").fill(later)
    await page.getByRole("button", { name: "See the price" }).click()
    await expect(page.getByText("New price, GST included")).toBeVisible()
    await page.getByRole("button", { name: "Change to these dates" }).click()
    await expect(toast(page, "Dates changed")).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(fact(page, "Depart")).toContainText(formatted(later))

    await main(page).getByText("Change or cancel").click()
    await page.getByRole("link", { name: /^Cancel (booking|or no-show)$/ }).click()
    await page.getByRole("button", { name: "Cancel this booking" }).click()
    await expect(toast(page, "Booking cancelled")).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(main(page).getByText("Booking is Cancelled").first()).toBeVisible()
  })

  test("[GUEST-8] [BOOK-8] a day room is booked for a caller, and a start between the half hours is refused at its field", async ({
    page,
    freshStay,
  }) => {
    const { checkIn } = freshStay(2)
    const caller = newcomer()
    await page.goto(`/admin/book?startsAt=${checkIn}T09:10&hours=6&adult=1&child=0`)
    const start = page.getByLabel("From", { exact: true })
    await expect(start).toHaveValue(`${checkIn}T09:10`)
    await expect(start).toHaveAccessibleDescription(/A day room begins on a half hour/)
    await start.fill(`${checkIn}T09:30`)
    await page.getByLabel("For", { exact: true }).selectOption("9 hours")
    await page.getByRole("button", { name: "See what is free for these hours" }).click()
    await page.getByRole("link", { name: `Book: ${classic}` }).click()
    await expect(page.getByText("9 hours × 1 room, taxes included")).toBeVisible()
    const form = page.getByRole("form", { name: "The guest" })
    await form.getByLabel("Phone").fill(`97${String(Date.now()).slice(-8)}`)
    await form.getByLabel("Name").fill(caller.name)
    await form.getByRole("textbox", { name: "Email" }).fill(caller.email)
    await form.getByRole("button", { name: /^Book for/ }).click()
    await expect(page).toHaveURL(/\/admin\/[0-9a-f-]{36}$/)
    await expect(fact(page, "Arrive")).toContainText("9:30 am")
    await expect(fact(page, "Depart")).toContainText("6:30 pm")
  })

  test("[ADM-6] a search by name shows the guests of today above the list", async ({ page, guest, room }) => {
    const stay = stayOn(0, 1)
    const { reference } = await book(guest, { room, stay })
    await page.goto(`/admin/booking?q=${encodeURIComponent(guest.name)}`)
    const today = page.getByRole("region", { name: "Today" })
    await expect(today.getByRole("listitem")).toContainText(["Arrives today"])
    await expect(today).toContainText(reference)
    await today.getByRole("link", { name: guest.name }).click()
    await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible()
  })

  test("[CONST-6] [L-31] [VAL-1] a booking shows what is wrong with an amount, what is owed after a part of it is paid, and the refund of a waived charge, which needs its reason", async ({
    page,
    guest,
    room,
  }) => {
    const booking = await book(guest, { room, stay: stayOn(0, 1) })
    await page.goto(`/admin/${booking._id}`)
    const parts = page.getByRole("navigation", { name: "Parts of this page" })
    await parts.getByText(`Take ${inRupees(booking.total)}`).click()
    await expect(paymentForm(page)).toBeInViewport({ ratio: 1 })
    const amount = paymentForm(page).getByLabel("Amount in rupees")
    const post = paymentForm(page).getByRole("button", { name: "Post payment" })
    await post.click()
    await expect(paymentForm(page).getByText("Choose a method", { exact: true })).toBeVisible()
    await paymentForm(page).getByLabel("Method").selectOption("Cash")
    for (const [typed, message] of [
      ["", "Amount Field Is Required"],
      ["0", "Amount Must Be More Than ₹0"],
      ["-5", "Amount Must Not Be Negative"],
      ["many", "Amount Must Be A Number, Such As 4,500 Or 4500.50"],
      ["9,99,999", `That is more than the ${inRupees(booking.total)} that is owed.`],
    ] as const) {
      await amount.fill(typed)
      await post.click()
      await expect(main(page).getByText(message, { exact: true })).toBeVisible()
      await expect(amount).toHaveValue(typed)
    }
    await amount.fill("₹1,000")
    await post.click()
    await expect(fact(page, "Received")).toHaveText("₹1,000")
    await expect(fact(page, "Still owed")).toHaveText(inRupees(booking.total - 1000))
    await expect(page.getByLabel("Note for colleagues")).toBeHidden()
    await parts.getByText("Notes").click()
    await page.getByLabel("Note for colleagues").fill("Arrives after midnight.")
    await page.getByRole("button", { name: "Add note" }).click()
    await expect(main(page).getByText("Arrives after midnight.", { exact: true })).toBeVisible()
    expect((await bookingOf(guest, booking._id)).paymentStatus).toBe("Pending")

    await main(page).getByText("Change or cancel").click()
    await page.getByRole("link", { name: /^Cancel (booking|or no-show)$/ }).click()
    const refund = fact(page, "Refund to the guest").filter({ visible: true })
    await expect(refund).toHaveText("₹0")
    const reason = page.getByLabel("Reason for the waiver (required)")
    await expect(reason).toBeHidden()
    await page.getByRole("checkbox", { name: `Waive the charge of ${inRupees(booking.total)}` }).check()
    await expect(refund).toHaveText("₹1,000")
    await page.getByRole("button", { name: "Cancel this booking" }).click()
    await expect(main(page).getByText("Reason Field Is Required")).toBeVisible()
    await reason.fill("Flight diverted to Jaipur")
    await page.getByRole("button", { name: "Cancel this booking" }).click()
    await expect(page).toHaveURL(`/admin/${booking._id}`)
    await expect(fact(page, "Owed to the guest")).toHaveText("₹1,000")
  })

  test("[L-22] the tape chart is scanned by keys and shows the stays of a night, which are brought into view on a phone", async ({
    page,
  }) => {
    await page.goto("/admin/tape")
    const first = page.getByRole("gridcell").first().getByRole("link")
    await expect(first).toHaveAttribute("tabindex", "0")
    await first.focus()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("button", { name: "Book for a caller" })).toBeVisible()
    const byKeys = new URL(page.url()).searchParams.get("night")
    expect(byKeys).not.toBeNull()
    await first.click()
    await expect(page).not.toHaveURL(new RegExp(`night=${byKeys}`))
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeInViewport()
  })

  test("[BOOK-8] [AVAIL-5] rooms out of order cannot be sold on their nights, and the tape chart counts them", async ({
    page,
    room,
  }) => {
    const { checkIn, checkOut } = stayOn(40, 2)
    await openHydrated(page, `/admin/tape?from=${checkIn}&room=${room._id}&night=${checkIn}`)
    const cell = page
      .getByRole("gridcell")
      .getByRole("link", { name: `${room.name}, ` })
      .first()
    const form = page.getByRole("form", { name: "Rooms out of order" })
    const save = async (rooms: string) => {
      await form.getByLabel("Rooms out of order").fill(rooms)
      await form.getByLabel("Until the morning of").fill(checkOut)
      await form.getByRole("button", { name: "Save" }).click()
    }
    await save("5")
    await expect(page.getByRole("alert").filter({ hasText: "This room type has 4 rooms." })).toBeFocused()
    await save("3")
    await expect(toast(page, "3 rooms out of order")).toBeVisible()
    await expect(cell).toHaveAccessibleName(/: 1 free of 1, 0 sold, 0 held, 3 out of order, /)
    await expect(cell).toContainText("3 OOO")
    const search = await page.request.get(
      `/check-availability/${room._id}?${stayQuery({ checkIn, checkOut }, "2-0_2-0")}`,
    )
    expect(await search.text()).toContain("Room not available")
    await save("0")
    await expect(toast(page, "All rooms are in order")).toBeVisible()
    await expect(cell).toHaveAccessibleName(/: 4 free of 4, 0 sold, 0 held, ₹/)
  })

  test("occupancy, ADR and RevPAR stand in a table too", async ({ page }) => {
    await page.goto("/admin/figures?period=past-90")
    await page.getByText("As a table, night by night").click()
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(91)
  })
})
