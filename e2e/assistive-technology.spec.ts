import type { Locator, Page } from "@playwright/test"
import { addDays } from "#src/shared/calendar-date.ts"
import { datesLine, dayIn, openCalendar, openStayForm, roomFields } from "./booking-steps.ts"
import { book, classic, roomCalled } from "./hotel-api.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import { openHydrated } from "./hydrated.ts"
import { dayNamed, hotelToday, stayOn } from "./stay-dates.ts"

const stay = stayOn(30, 3)

/** The live regions that read a text out. */
const said = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("status").filter({ hasText: text })

const openSearch = (page: Page) =>
  openHydrated(page, `/check-availability?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`)

test("[L-22] the Tab key leaves the calendar, which closes: the focus is never behind it", async ({
  page,
}) => {
  await openHydrated(page, "/check-availability")
  const calendar = await openCalendar(page)
  await calendar.getByRole("button").last().focus()
  await page.keyboard.press("Tab")
  await expect(calendar).toBeHidden()
  await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 })
  await openCalendar(page)
  await calendar.getByRole("button", { name: dayNamed(addDays(hotelToday(), 3)) }).click()
  await expect(calendar).toBeVisible()
})

test("the buttons of a number say the new number", async ({ page }) => {
  await openSearch(page)
  await openStayForm(page)
  const room = roomFields(page, 1)
  await room.getByRole("button", { name: "One child more" }).press("Enter")
  await expect(room.getByRole("status").filter({ hasText: "Children (0-12): 1" })).toHaveCount(1)
})

test("a refused code is read out, also one after the other", { tag: "@once" }, async ({ page }) => {
  await openSearch(page)
  await page.getByText("Promo code", { exact: true }).click()
  for (const code of ["NOSUCH1", "NOSUCH2"]) {
    await page.getByLabel("Code", { exact: true }).fill(code)
    await page.keyboard.press("Enter")
    await expect(said(page, `${code}: We do not know this code`)).toHaveCount(1)
  }
})

test("[AUTH-8] a refused sign-in is read out: it is no error of a field, which would take the focus", {
  tag: "@once",
}, async ({ page }) => {
  await openHydrated(page, "/signin")
  // The answer of the page's action after too many attempts, as React Router encodes it.
  const encoded = JSON.stringify([{ _1: 2 }, "data", { _3: 4 }, "reason", "Too many attempts."])
  await page.route(
    (url) => url.pathname === "/signin.data",
    async (route) => {
      if (route.request().method() === "GET") return route.fallback()
      const headers = { "content-type": "text/x-script", "x-remix-response": "yes" }
      return route.fulfill({ status: 429, headers, body: `${encoded}\n` })
    },
  )
  await page.getByLabel("Username").fill("aarohi")
  await page.getByLabel("Password", { exact: true }).fill("Window7Seat")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert").filter({ hasText: "Too many attempts." })).toBeVisible()
})

test("the columns of compared rooms have their names alone as heads", { tag: "@once" }, async ({ page }) => {
  await page.goto("/rooms/compare")
  const heads = page.getByRole("table", { name: "Rooms side by side" }).getByRole("columnheader")
  await expect(heads.first()).toHaveAccessibleName("Classic Room")
})

const groundOf = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).backgroundColor)

test("[L-22] with the colours of the system the days of the stay differ from the others", {
  tag: "@once",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await openSearch(page)
  await datesLine(page).click()
  const calendar = page.getByRole("region", { name: "Calendar" })
  const [before, first, second] = await Promise.all(
    [-1, 0, 1].map(async (days) => groundOf(await dayIn(calendar, addDays(stay.checkIn, days)))),
  )
  expect(first).not.toBe(before)
  expect(second).not.toBe(before)
})

test.describe("at the desk", { tag: "@once" }, () => {
  test.use(asDesk)

  test("[FOLIO-1] each amount of a folio has the head of its column, and a refused posting leads to the wrong field", async ({
    page,
    guest,
    freshStay,
  }) => {
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
    await openHydrated(page, `/admin/${booking._id}`)
    const heads = page.getByRole("table", { name: "Folio" }).getByRole("columnheader")
    await expect(heads).toHaveText(["Date", "Description", "Charges", "Payments"])
    const payment = page.getByRole("form", { name: "Post payment" })
    await payment.getByRole("button").press("Enter")
    await expect(payment.getByLabel("Method")).toBeFocused()
    await expect(payment.getByLabel("Method")).toHaveAccessibleDescription(/\S/)
  })

  test("the tape chart says which night was chosen, and how many stays it has", async ({ page }) => {
    await openHydrated(page, "/admin/tape")
    const night = page
      .getByRole("grid")
      .getByRole("link", { name: /^Executive Room/ })
      .first()
    await night.press("Enter")
    await expect(said(page, /^Executive Room, .+: \d+ stays? below$/)).toHaveCount(1)
    await page.getByRole("button", { name: "Open for sale" }).press("Enter")
    await expect(page.getByRole("alert").filter({ hasText: "These nights are open already." })).toBeFocused()
  })
})
