import type { Page } from "@playwright/test"
import { addDays } from "#src/shared/calendar-date.ts"
import { confirmButton, datesLine, fact, offer, stayQuery, thanksFor } from "./booking-steps.ts"
import { signIn, signInOnScreen, signUpGuest } from "./guest.ts"
import { book, bookingsOn, classic, roomCalled } from "./hotel-api.ts"
import { asGuest, expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { hotelToday, formatted, type StayDates } from "./stay-dates.ts"

const continueLink = (page: Page) => offer(page).getByRole("link", { name: "Continue to booking" })

type Wish = (stay: StayDates) => string
type Edge = readonly [string, string, Wish, string]

const missing = "Please select both Check-In and Check-Out dates."
const tooLong = "A stay can be at most 30 nights. For longer stays please call us."
const tooMany = "Up to 10 rooms can be booked at once. For larger parties please send us an enquiry."
const past = "Check-In date cannot be earlier than today."

const edges: readonly Edge[] = [
  ["AVAIL-3", "no dates", () => "checkIn=&checkOut=&rooms=2-0", missing],
  ["AVAIL-3", "dates that are none", () => "checkIn=32-13-2026&checkOut=tomorrow", missing],
  ["AVAIL-3", "a day that no calendar has", () => "checkIn=30-02-2027&checkOut=02-03-2027", missing],
  [
    "AVAIL-3",
    "reversed dates",
    ({ checkIn, checkOut }) => stayQuery({ checkIn: checkOut, checkOut: checkIn }),
    "Check-Out date must be after Check-In date.",
  ],
  [
    "AVAIL-3",
    "no night at all",
    ({ checkIn }) => stayQuery({ checkIn, checkOut: checkIn }),
    "Check-Out date must be after Check-In date.",
  ],
  ["AVAIL-3", "days gone by", () => "checkIn=01-01-2020&checkOut=03-01-2020", past],
  [
    "AVAIL-3",
    "yesterday",
    ({ checkOut }) => stayQuery({ checkIn: addDays(hotelToday(), -1), checkOut }),
    past,
  ],
  [
    "AVAIL-3",
    "400 nights",
    ({ checkIn }) => stayQuery({ checkIn, checkOut: addDays(checkIn, 400) }),
    tooLong,
  ],
  [
    "AVAIL-3",
    "a stay in ten years",
    () => stayQuery({ checkIn: addDays(hotelToday(), 3650), checkOut: addDays(hotelToday(), 3652) }),
    "Reservations open 500 days ahead.",
  ],
  ["AVAIL-4", "1,000 rooms", (stay) => stayQuery(stay, Array(1000).fill("2-0").join("_")), tooMany],
  ["AVAIL-4", "no room", (stay) => stayQuery(stay, ""), "At least one room is required."],
  ["AVAIL-4", "minus one adult", (stay) => stayQuery(stay, "-1-0"), "At least 1 adult is required per room."],
]

for (const [id, what, query, text] of edges) {
  test(`[${id}] ${what} in the address: said beside the field, in both searches, and never a price`, async ({
    visitorPage: page,
    freshStay,
  }) => {
    const room = await roomCalled(page.request, classic)
    const search = query(freshStay())
    for (const path of ["/check-availability", `/check-availability/${room._id}`]) {
      const answer = await page.goto(`${path}?${search}`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeVisible()
      await expect(page.getByRole("link", { name: /^(Continue to booking|BOOK NOW)/ })).toHaveCount(0)
    }
    await expect(page.getByText(/NaN|undefined|Invalid Date\b|null/)).toHaveCount(0)
  })
}

const unknownRoom = "00000000-0000-4000-8000-000000000000"

for (const path of [
  `/check-availability/${unknownRoom}`,
  `/booking/${unknownRoom}`,
  "/check-availability/'%22%3E",
]) {
  test(`[ROUTE-9] an unknown room at ${path} is not found`, async ({ visitorPage: page }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible()
  })
}

test("[AVAIL-6] what somebody writes into an address is never taken for markup", async ({
  visitorPage: page,
}) => {
  const room = await roomCalled(page.request, classic)
  const evil = encodeURIComponent('"><img src=x onerror=alert(1)>')
  await page.goto(
    `/check-availability/${room._id}?checkIn=${evil}&checkOut=${evil}&rooms=${evil}&total=${evil}`,
  )
  await expect(page.locator("img[src=x]")).toHaveCount(0)
  await expect(datesLine(page)).toHaveAccessibleName("Arrive Choose a day Depart Choose a day")
  await expect(continueLink(page)).toHaveCount(0)
})

test.describe("a guest", () => {
  test.use(asGuest)

  test("[BOOK-5] [PAY-1] another guest's booking, and what is none, is not found, on any page and in no file", async ({
    page,
    freshStay,
  }) => {
    const other = await signUpGuest()
    const room = await roomCalled(page.request, classic)
    const theirs = await book(other, { room, stay: freshStay() })
    const unpaid = await book(other, { room, stay: freshStay(), paymentMode: "Net Banking" })
    for (const path of [
      `/confirmation?booking=${theirs._id}`,
      `/payment/${theirs._id}`,
      `/payment/${unpaid._id}`,
      "/confirmation?booking=nonsense",
      "/payment/nonsense",
      "/payment/0",
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible()
      await expect(page.getByText(/VM-[0-9A-Z]{8}/)).toHaveCount(0)
    }
    for (const file of ["voucher.pdf", "calendar.ics", "pass"])
      expect((await page.request.get(`/booking/${theirs._id}/${file}`)).status()).toBe(404)
    await page.goto(`/user-support?booking=${theirs._id}`)
    await expect(page.getByText("We could not find that booking in your account.")).toBeVisible()
  })

  test("[BOOK-7] [AVAIL-3] [AVAIL-4] whatever is wrong in its address, the booking page says it and offers nothing to confirm", async ({
    page,
    freshStay,
  }) => {
    const room = await roomCalled(page.request, classic)
    const stay = freshStay()
    for (const [, what, query, text] of edges) {
      await page.goto(`/booking/${room._id}?${query(stay)}`)
      await expect(page.getByText(text, { exact: true }).first(), what).toBeVisible()
      await expect(confirmButton(page)).toHaveCount(0)
      await expect(page.getByRole("link", { name: "Change dates or rooms" })).toBeVisible()
    }
  })
})

test("[BOOK-2] [AVAIL-6] a session that has ended before Confirm costs a sign-in, not the stay, and books nothing", async ({
  guest,
  openBrowser,
  freshStay,
}) => {
  const stay = freshStay(2)
  const session = await signIn(guest)
  const page = await openBrowser({ storageState: session.state })
  const room = await roomCalled(page.request, classic)
  await page.goto(`/booking/${room._id}?${stayQuery(stay)}`)
  await expect(confirmButton(page)).toBeVisible()
  expect((await session.api.post("/api/user/signout")).ok()).toBe(true)
  await confirmButton(page).click()
  await expect(page).toHaveURL(/\/signin\?to=%2Fbooking%2F/)
  expect(await bookingsOn(guest, stay)).toEqual([])
  await signInOnScreen(page, guest)
  await expect(fact(page, "Arrive")).toContainText(formatted(stay.checkIn))
  await confirmButton(page).click()
  await thanksFor(page)
  expect(await bookingsOn(guest, stay)).toHaveLength(1)
})
