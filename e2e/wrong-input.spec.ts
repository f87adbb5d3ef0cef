import type { Page } from "@playwright/test"
import { addDays } from "#src/shared/calendar-date.ts"
import { confirmButton, datesLine, fact, offer, stayQuery, thanksFor } from "./booking-steps.ts"
import { signIn, signInOnScreen, signUpGuest } from "./guest.ts"
import { book, bookingsOn, classic, roomCalled } from "./hotel-api.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { dayFirst, formatted, hotelToday, type StayDates } from "./stay-dates.ts"

const continueLink = (page: Page) => offer(page).getByRole("link", { name: "Continue to booking" })

type Wish = (stay: StayDates) => string
type Edge = readonly [string, Wish, string]

const missing = "Please select both Check-In and Check-Out dates."
const tooLong = "A stay can be at most 30 nights. For longer stays please call us."
const tooMany = "Up to 10 rooms can be booked at once. For larger parties please send us an enquiry."
const past = "Check-In date cannot be earlier than today."

const edges: readonly Edge[] = [
  ["no dates", () => "checkIn=&checkOut=&rooms=2-0", missing],
  ["no day of departure", ({ checkIn }) => `checkIn=${dayFirst(checkIn)}&rooms=2-0`, missing],
  ["dates that are none", () => "checkIn=32-13-2026&checkOut=tomorrow", missing],
  ["a day that no calendar has", () => "checkIn=30-02-2027&checkOut=02-03-2027", missing],
  [
    "reversed dates",
    ({ checkIn, checkOut }) => stayQuery({ checkIn: checkOut, checkOut: checkIn }),
    "Check-Out date must be after Check-In date.",
  ],
  [
    "no night at all",
    ({ checkIn }) => stayQuery({ checkIn, checkOut: checkIn }),
    "Check-Out date must be after Check-In date.",
  ],
  ["days gone by", () => "checkIn=01-01-2020&checkOut=03-01-2020", past],
  ["yesterday", ({ checkOut }) => stayQuery({ checkIn: addDays(hotelToday(), -1), checkOut }), past],
  ["400 nights", ({ checkIn }) => stayQuery({ checkIn, checkOut: addDays(checkIn, 400) }), tooLong],
  [
    "a stay in ten years",
    () => stayQuery({ checkIn: addDays(hotelToday(), 3650), checkOut: addDays(hotelToday(), 3652) }),
    "Reservations open 500 days ahead.",
  ],
  ["1,000 rooms", (stay) => stayQuery(stay, Array(1000).fill("2-0").join("_")), tooMany],
  ["no room", (stay) => stayQuery(stay, ""), "At least one room is required."],
  ["minus one adult", (stay) => stayQuery(stay, "-1-0"), "At least 1 adult is required per room."],
]

/** The text that a page shows, without markup and scripts. */
const wordsOf = (html: string): string =>
  html.replaceAll(/<script\b.*?<\/script>|<style\b.*?<\/style>|<!--.*?-->/gs, "").replaceAll(/<[^>]+>/g, " ")

test("[AVAIL-3] [AVAIL-4] [BOOK-7] both searches and the booking page show what is wrong in their address, and no price", async ({
  guest,
  freshStay,
}) => {
  const room = await roomCalled(guest.api, classic)
  const stay = freshStay()
  for (const [what, query, text] of edges)
    for (const path of ["/check-availability", `/check-availability/${room._id}`, `/booking/${room._id}`]) {
      const answer = await guest.api.get(`${path}?${query(stay)}`)
      expect([what, path, answer.status()]).toEqual([what, path, 200])
      const words = wordsOf(await answer.text())
      expect(words, `${what} at ${path}`).toContain(text)
      expect(words, `${what} at ${path}`).not.toMatch(/Continue to booking|BOOK NOW|Confirm booking/)
      if (path.startsWith("/booking/")) expect(words, what).toContain("Change dates or rooms")
      expect(words, `${what} at ${path}`).not.toMatch(/NaN|undefined|Invalid Date\b|null/)
    }
})

const unknownRoom = "00000000-0000-4000-8000-000000000000"

test("[ROUTE-9] the address of an unknown room, post or page is not found", async ({ request }) => {
  for (const path of [
    `/check-availability/${unknownRoom}`,
    `/booking/${unknownRoom}`,
    "/check-availability/'%22%3E",
    "/rooms/no-such-room",
    "/booking/no-such-room",
    "/blog/no-such-post",
    "/no-such-page",
  ]) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    expect(wordsOf(await answer.text())).toContain("Page Not Found")
  }
})

test("[AVAIL-6] markup in an address is shown as nothing", async ({ visitorPage: page }) => {
  const room = await roomCalled(page.request, classic)
  const evil = encodeURIComponent('"><img src=x onerror=alert(1)>')
  await page.goto(
    `/check-availability/${room._id}?checkIn=${evil}&checkOut=${evil}&rooms=${evil}&total=${evil}`,
  )
  await expect(page.locator("img[src=x]")).toHaveCount(0)
  await expect(datesLine(page)).toHaveAccessibleName("Arrive Choose a day Depart Choose a day")
  await expect(continueLink(page)).toHaveCount(0)
})

test("[BOOK-5] [PAY-1] another guest's booking and an unknown one are found on no page and in no file", async ({
  guest,
  freshStay,
}) => {
  const other = await signUpGuest()
  const room = await roomCalled(guest.api, classic)
  const theirs = await book(other, { room, stay: freshStay() })
  const unpaid = await book(other, { room, stay: freshStay(), paymentMode: "Net Banking" })
  for (const path of [
    `/confirmation?booking=${theirs._id}`,
    `/payment/${theirs._id}`,
    `/payment/${unpaid._id}`,
    `/user-booking/${theirs._id}/dates`,
    "/confirmation?booking=nonsense",
    "/payment/nonsense",
    "/payment/0",
  ]) {
    const answer = await guest.api.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    const words = wordsOf(await answer.text())
    expect(words).toContain("Page Not Found")
    expect(words).not.toMatch(/VM-[0-9A-Z]{8}/)
  }
  for (const file of ["voucher.pdf", "calendar.ics", "pass"])
    expect((await guest.api.get(`/booking/${theirs._id}/${file}`)).status()).toBe(404)
  const support = await guest.api.get(`/user-support?booking=${theirs._id}`)
  expect(wordsOf(await support.text())).toContain("We could not find that booking in your account.")
})

test("[BOOK-2] [AVAIL-6] the booking page leads to the sign-in when the session has ended, books nothing, and keeps the stay", async ({
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
