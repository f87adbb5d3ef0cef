import type { APIRequestContext, Page } from "@playwright/test"
import { addDays } from "#src/shared/calendar-date.ts"
import {
  checkAvailability,
  confirmButton,
  offer,
  openCheckout,
  payNow,
  stayQuery,
  thanksFor,
} from "./booking-steps.ts"
import { type Guest, signUpGuest } from "./guest.ts"
import { book, bookingOf, bookingsOn, classic, deluxe, familySuite, roomCalled } from "./hotel-api.ts"
import { specialHotel } from "./hotel-under-test.ts"
import { expect } from "./hotel-test.ts"
import { test as base } from "./kept-page.ts"
import { formatted, type StayDates, stayOn } from "./stay-dates.ts"

type SpecialHotelFixtures = { first: Guest; second: Guest }

const test = base.extend<SpecialHotelFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
  first: async ({}, provide) => provide(await signUpGuest(specialHotel)),
  // oxlint-disable-next-line no-empty-pattern -- as above
  second: async ({}, provide) => provide(await signUpGuest(specialHotel)),
})

test.use({ baseURL: specialHotel })

/** Three nights of the special hotel that no other test uses: it has one Family Suite. */
async function ownStay(request: APIRequestContext): Promise<StayDates> {
  const turn = Number(await (await request.get("/journeys/next-stay")).text())
  return stayOn(50 + ((turn * 4) % 440), 3)
}

const endHold = (request: APIRequestContext, id: string) => request.get(`/journeys/hold-ends?id=${id}`)

const continueLink = (page: Page) => offer(page).getByRole("link", { name: "Continue to booking" })

test("[AVAIL-5] a room is refused when one night is full, and the message names the first full night", async ({
  readerPage: page,
  first,
  request,
}) => {
  const { checkIn, checkOut } = await ownStay(request)
  const room = await roomCalled(request, familySuite)
  const fullNight = addDays(checkIn, 1)
  await book(first, { room, stay: { checkIn: fullNight, checkOut } })
  await page.goto(`${specialHotel}/check-availability/${room._id}?${stayQuery({ checkIn, checkOut })}`)
  const refusal = `Room not available: it is fully booked on ${formatted(fullNight)}.`
  await expect(offer(page).getByText(refusal, { exact: true }).last()).toBeVisible()
  await expect(continueLink(page)).toHaveCount(0)
  await page.goto(
    `${specialHotel}/check-availability/${room._id}?${stayQuery({ checkIn, checkOut: fullNight })}`,
  )
  await expect(continueLink(page)).toBeVisible()
})

test("[AVAIL-5] [GUEST-3] a search that is sold out shows the nearest free dates and other rooms, and an alert beside its button", async ({
  page,
  readerPage: reader,
  first,
  request,
}) => {
  const stay = await ownStay(request)
  const room = await roomCalled(request, familySuite)
  await book(first, { room, stay })
  const soldOut = `/check-availability/${room._id}?${stayQuery(stay)}`
  const listed = (title: string) =>
    offer(reader)
      .getByRole("list")
      .filter({ has: reader.getByRole("link") })
      .and(reader.locator(`h3:text-is("${title}") + ul`))
  for (const title of ["Other rooms on your dates", "Nearest free dates"]) {
    await reader.goto(specialHotel + soldOut)
    await listed(title).getByRole("link").first().click()
    await expect(continueLink(reader)).toBeVisible()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(soldOut)
  await checkAvailability(page)
  const alert = page.getByRole("alert")
  await expect(alert).toContainText(`Room not available: it is fully booked on ${formatted(stay.checkIn)}.`)
  await expect(alert).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`/check-availability/${room._id}`))
})

test("[AVAIL-5] [AVAIL-7] a type without stock is not available on any night", async ({
  readerPage: page,
  request,
}) => {
  const stay = await ownStay(request)
  for (const name of ["Super Deluxe Room", "Suite"]) {
    const room = await roomCalled(request, name)
    await page.goto(`${specialHotel}/check-availability/${room._id}?${stayQuery(stay)}`)
    await expect(
      offer(page)
        .getByText(/^Room not available/)
        .last(),
    ).toBeVisible()
    await expect(continueLink(page)).toHaveCount(0)
  }
  await page.goto(`${specialHotel}/check-availability?${stayQuery(stay)}`)
  const suite = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Suite", exact: true }) })
  await expect(suite.getByText("Room not available")).toBeVisible()
  await expect(suite.getByText("Out of Stock")).toBeVisible()
  await expect(suite.getByRole("link", { name: /BOOK NOW/ })).toHaveCount(0)
})

test("[AVAIL-4] a stay that would cost nothing reads Invalid dates", async ({
  readerPage: page,
  request,
}) => {
  const room = await roomCalled(request, classic)
  await page.goto(`${specialHotel}/check-availability/${room._id}?${stayQuery(await ownStay(request))}`)
  await expect(offer(page).getByText("Invalid dates", { exact: true }).last()).toBeVisible()
  await expect(continueLink(page)).toHaveCount(0)
})

test("[AVAIL-5] [AVAIL-7] a search shows how many rooms are left when there are few, or fewer than it is for", async ({
  readerPage: page,
  first,
  request,
}) => {
  const stay = await ownStay(request)
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: familySuite, exact: true }) })
  await page.goto(`${specialHotel}/check-availability?${stayQuery(stay)}`)
  await expect(row.getByText("Only 1 room of this type is left.")).toBeVisible()
  const room = await roomCalled(request, familySuite)
  await page.goto(`${specialHotel}/check-availability/${room._id}?${stayQuery(stay, "2-0_2-0")}`)
  const refusal = `Room not available: only 1 left on ${formatted(stay.checkIn)}.`
  await expect(offer(page).getByText(refusal, { exact: true }).last()).toBeVisible()
  await book(first, { room, stay })
  await page.goto(`${specialHotel}/check-availability?${stayQuery(stay)}`)
  await expect(row.getByText("Fully booked on at least one of these nights.")).toBeVisible()
})

test("[BOOK-8] [BOOK-7] the booking page shows an alert beside its button when another guest has confirmed the last room, and another room begins with what was typed", async ({
  first,
  second,
  openBrowser,
  request,
}) => {
  const stay = await ownStay(request)
  const room = await roomCalled(request, familySuite)
  const pages = [
    await openBrowser({ storageState: first.state }),
    await openBrowser({ storageState: second.state, viewport: { width: 1440, height: 900 } }),
  ]
  for (const page of pages) {
    await page.goto(`/booking/${room._id}?${stayQuery(stay)}`)
    await expect(confirmButton(page)).toBeVisible()
  }
  const [one, other] = pages
  if (!one || !other) throw new Error("two browsers were opened")
  await other.getByText("Arrival, car and requests").click()
  await other.getByLabel("Requests").fill("A cot, please")
  await other.getByLabel("Arrival time").fill("23:40")
  await confirmButton(one).click()
  await thanksFor(one)
  await confirmButton(other).click()
  const alert = other.getByRole("alert")
  await expect(alert).toContainText("Room not available: it is fully booked on")
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(confirmButton(other)).toBeInViewport()
  await expect(other.getByText(/^Room not available/)).toHaveCount(1)
  expect(await alert.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect(await bookingsOn(first, stay)).toHaveLength(1)
  expect(await bookingsOn(second, stay)).toEqual([])
  await alert.getByRole("link", { name: "other rooms" }).click()
  const row = other
    .getByRole("listitem")
    .filter({ has: other.getByRole("heading", { name: deluxe, exact: true }) })
  await row.getByRole("link", { name: /^BOOK NOW/ }).click()
  await expect(other.getByLabel("Requests")).toHaveValue("A cot, please")
  await expect(other.getByLabel("Arrival time")).toHaveValue("23:40")
})

test("[BOOK-10] an unpaid booking holds its room for 15 minutes, and then it is free again", async ({
  first,
  readerPage: visitor,
  openBrowser,
  request,
}) => {
  const stay = await ownStay(request)
  const room = await roomCalled(request, familySuite)
  const held = await book(first, { room, stay, paymentMode: "Net Banking" })
  const page = await openBrowser({ storageState: first.state })
  await page.goto(`/payment/${held._id}`)
  await expect(page.getByText(/^1[45] minutes left$/).first()).toBeVisible()
  const search = `/check-availability/${room._id}?${stayQuery(stay)}`
  await visitor.goto(specialHotel + search)
  await expect(
    offer(visitor)
      .getByText(/^Room not available/)
      .last(),
  ).toBeVisible()

  await endHold(request, held._id)
  await visitor.reload()
  await expect(continueLink(visitor)).toBeVisible()
  await page.reload()
  await expect(page.getByText("The hold on your stay has ended")).toBeVisible()
  await page.getByRole("link", { name: "Search the same stay again" }).click()
  await expect(continueLink(page)).toBeVisible()
})

test("[BOOK-10] the payment page shows that a payment after the end of the hold is returned when the room is gone", async ({
  first,
  second,
  openBrowser,
  request,
}) => {
  const stay = await ownStay(request)
  const room = await roomCalled(request, familySuite)
  const held = await book(first, { room, stay, paymentMode: "Net Banking" })
  const page = await openBrowser({ storageState: first.state })
  await page.goto(`/payment/${held._id}`)
  const checkout = await openCheckout(page)
  await endHold(request, held._id)
  await book(second, { room, stay })
  await payNow(checkout)
  await expect(page.getByText("Your payment arrived when this stay was no longer kept for you")).toBeVisible()
  await expect(page.getByText("It is returned to you in full.")).toBeVisible()
  await expect(page.getByText("nothing was charged")).toHaveCount(0)
  expect(await bookingOf(first, held._id)).toMatchObject({ bookingStatus: "Booking is Expired" })
})
