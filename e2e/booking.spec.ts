import { openHydrated } from "./hydrated.ts"
import { readFileSync } from "node:fs"
import {
  confirmBooking,
  confirmButton,
  fact,
  offer,
  priceCard,
  stayQuery,
  thanksFor,
} from "./booking-steps.ts"
import { bookingsOn, classic, deluxe, inRupees, roomCalled } from "./hotel-api.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { dayFirst, formatted } from "./stay-dates.ts"

test.use(asGuest)

const noCard = "No card is needed to confirm a booking."

test("[BOOK-1] [BOOK-6] the booking page shows room, stay, guest and the two ways to pay", async ({
  page,
  guest,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, deluxe)
  await page.goto(`/booking/${room._id}?${stayQuery(stay, "2-1")}`)
  await expect(priceCard(page).getByRole("heading", { name: deluxe })).toBeVisible()
  await expect(fact(page, "Arrive")).toContainText(formatted(stay.checkIn))
  await expect(fact(page, "Depart")).toContainText(formatted(stay.checkOut))
  await expect(fact(page, "Guests")).toHaveText("2 adults, 1 child")
  await expect(fact(page, "Name")).toHaveText(guest.name)
  await expect(fact(page, "Email")).toHaveText(guest.email)
  await expect(fact(page, "Phone")).toHaveText(guest.phone)
  await expect(page.getByRole("radio", { name: "Pay at Hotel" })).toBeChecked()
  await expect(page.getByRole("radio", { name: "Net Banking / Card / UPI / EMI" })).not.toBeChecked()
  await expect(page.getByText(noCard)).toBeVisible()
  await expect(confirmButton(page)).toHaveText(`Confirm booking, ${inRupees(room.finalPrice * 2)}`)
})

test("[BOOK-6] the room list and the search show that no card is needed", async ({ page, freshStay }) => {
  const room = await roomCalled(page.request, classic)
  await page.goto("/booking")
  await expect(page.getByText(noCard)).toBeVisible()
  await page.goto(`/check-availability/${room._id}?${stayQuery(freshStay())}`)
  await expect(offer(page).getByText(noCard)).toBeVisible()
})

test("[BOOK-2] the booking page leads a visitor to the sign-in", async ({ openBrowser, page, freshStay }) => {
  const room = await roomCalled(page.request, classic)
  const visitor = await openBrowser()
  await visitor.goto(`/booking/${room._id}?${stayQuery(freshStay())}`)
  await expect(visitor).toHaveURL(new RegExp(`/signin\\?to=%2Fbooking%2F${room._id}`))
})

test("[BOOK-3] [BOOK-4] [BOOK-5] [BOOK-9] a double click on Confirm makes one booking, paid at the hotel, with its documents", async ({
  page,
  guest,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, classic)
  await page.goto(`/booking/${room._id}?${stayQuery(stay)}`)
  await confirmButton(page).dblclick()
  const reference = await thanksFor(page)
  await expect(page).toHaveURL(/\/confirmation\?booking=/)
  const [booking, ...others] = await bookingsOn(guest, stay)
  expect(others).toEqual([])
  expect(booking).toMatchObject({
    reference,
    bookingStatus: "Booking is Confirm",
    paymentStatus: "Pending",
    paymentMode: "Pay at Hotel",
  })
  await expect(fact(page, "Arrive")).toContainText(formatted(stay.checkIn))
  await expect(fact(page, "Depart")).toContainText(formatted(stay.checkOut))
  await expect(fact(priceCard(page), /^Total/)).toContainText(inRupees(room.finalPrice * 2))

  const calendar = page.waitForEvent("download")
  await page.getByRole("link", { name: "Add to calendar" }).click()
  const file = readFileSync(await (await calendar).path(), "utf8")
  expect(file).toContain(`DTSTART;VALUE=DATE:${stay.checkIn.replaceAll("-", "")}`)
  expect(file).toContain(`DTEND;VALUE=DATE:${stay.checkOut.replaceAll("-", "")}`)
  const voucher = page.waitForEvent("download")
  await page.getByRole("link", { name: "Voucher (PDF)" }).click()
  expect(
    readFileSync(await (await voucher).path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-")

  await page.getByRole("link", { name: "Back to Home" }).click()
  await expect(page).toHaveURL("/")
})

test("[BOOK-3] [CONST-6] the booking page shows the cut-off: 24 hours, and 72 for more than three rooms", async ({
  page,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, classic)
  await page.goto(`/booking/${room._id}?${stayQuery(stay)}`)
  await expect(
    page.getByText(/^Cancel free of charge until 2:00 pm on .*: 24 hours before check-in\.$/),
  ).toBeVisible()
  await expect(page.getByText(/After that it costs the price of the first night, ₹/)).toBeVisible()
  await expect(page.getByText(/A guest who does not arrive is charged the whole stay\./)).toBeVisible()
  await expect(
    page.getByText(/Dates can be changed up to 24 hours before check-in, until 2:00 pm/),
  ).toBeVisible()
  await expect(page.getByText(/3-5 business days and take 7-10 more/)).toBeVisible()
  await page.goto(`/booking/${room._id}?${stayQuery(stay, "2-0_2-0_2-0_2-0")}`)
  await expect(page.getByText(/: 72 hours before check-in for more than 3 rooms\.$/)).toBeVisible()
})

test("[BOOK-7] the booking page shows that the price of its address has changed, and books the right one", async ({
  page,
  guest,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, classic)
  await page.goto(`/booking/${room._id}?${stayQuery(stay)}&total=2&totalDays=2&quantity=1`)
  await expect(page.getByText("The price has changed since your search")).toBeVisible()
  await confirmBooking(page)
  await thanksFor(page)
  expect((await bookingsOn(guest, stay)).map(({ total }) => total)).toEqual([room.finalPrice * 2])
})

test("[BOOK-7] the booking page shows the right price when the one of its form was changed, and stores nothing", async ({
  page,
  guest,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, classic)
  await openHydrated(page, `/booking/${room._id}?${stayQuery(stay)}`)
  await page.locator("input[name=seenTotal]").evaluate((field: HTMLInputElement) => {
    field.value = "100"
  })
  await confirmBooking(page)
  await expect(page.getByRole("alert")).toContainText(
    `The price of this stay is ${inRupees(room.finalPrice * 2)}.`,
  )
  expect(await bookingsOn(guest, stay)).toEqual([])
})

test("[BOOK-9] a confirmation whose reply was lost, sent again after a reload, makes one booking", async ({
  page,
  guest,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, classic)
  const address = `/booking/${room._id}?${stayQuery(stay)}`
  await openHydrated(page, address)
  const isConfirmation = (url: URL) => url.pathname.startsWith(`/booking/${room._id}`)
  let lost = 0
  await page.route(isConfirmation, async (route) => {
    if (route.request().method() !== "POST") return route.continue()
    await route.fetch({ maxRedirects: 0 })
    lost += 1
    return route.abort()
  })
  await confirmButton(page).click()
  await expect.poll(() => lost).toBe(1)
  await page.unroute(isConfirmation)
  await openHydrated(page, address)
  await confirmBooking(page)
  await thanksFor(page)
  expect(await bookingsOn(guest, stay)).toHaveLength(1)
})

test("[BOOK-9] the booking page shows that a stay is booked already, and books it again after a second press", async ({
  page,
  guest,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, classic)
  await page.goto(`/booking/${room._id}?${stayQuery(stay)}`)
  await confirmBooking(page)
  const reference = await thanksFor(page)
  await page.goBack()
  await confirmBooking(page)
  const question = page.getByRole("alert")
  await expect(question).toContainText(
    `You already booked this stay (reference ${reference}). Book it again?`,
  )
  await expect(question).toBeInViewport()
  expect(await bookingsOn(guest, stay)).toHaveLength(1)
  await page.getByRole("button", { name: /^Book it again/ }).dblclick()
  expect(await thanksFor(page)).not.toBe(reference)
  expect(await bookingsOn(guest, stay)).toHaveLength(2)
})

test('[BOOK-1] the link "Change dates or rooms" leads to the search with the same stay', async ({
  page,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, classic)
  await page.goto(`/booking/${room._id}?${stayQuery(stay, "1-0")}`)
  await page.getByRole("link", { name: "Change dates or rooms" }).click()
  await expect(page).toHaveURL(
    new RegExp(`/check-availability/${room._id}\\?checkIn=${dayFirst(stay.checkIn)}`),
  )
  await expect(page.getByLabel("Adults")).toHaveValue("1")
})

test("[BOOK-1] [BOOK-5] the booking page keeps arrival time, flight and requests when one is refused, and the confirmation shows them", async ({
  page,
  freshStay,
}) => {
  const room = await roomCalled(page.request, classic)
  await page.goto(`/booking/${room._id}?${stayQuery(freshStay())}`)
  await page.getByText("Arrival, car and requests").click()
  await page.getByLabel("Arrival time").fill("23:40")
  await page.getByLabel("Flight").fill("Air India")
  await page.getByLabel("Requests").fill("A cot, please")
  await page.reload()
  await expect(page.getByLabel("Requests")).toHaveValue("A cot, please")
  await expect(page.getByLabel("Flight")).toHaveValue("Air India")
  await confirmBooking(page)
  await expect(page.getByLabel("Flight")).toHaveAccessibleDescription(/Must Be A Flight Number/)
  await expect(page.getByLabel("Requests")).toHaveValue("A cot, please")
  await page.getByLabel("Flight").fill("ai302")
  await confirmBooking(page)
  await thanksFor(page)
  await expect(fact(page, "Arrival time")).toHaveText("11:40 pm")
  await expect(fact(page, "Flight")).toHaveText("AI 302")
  await expect(fact(page, "Requests")).toHaveText("A cot, please")
})
