import { openHydrated } from "./hydrated.ts"
import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { confirmBooking, confirmButton, fact, priceCard, stayQuery, thanksFor } from "./booking-steps.ts"
import { nobody } from "./guest.ts"
import { bookingsOn, classic, deluxe, inRupees, roomCalled } from "./hotel-api.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { dayFirst, formatted, type StayDates } from "./stay-dates.ts"

test.use(asGuest)

const noCard = "No card is needed to confirm a booking."

async function expectArrival(page: Page, { checkIn, checkOut }: StayDates): Promise<void> {
  await expect(fact(page, "Arrive")).toContainText(formatted(checkIn))
  await expect(fact(page, "Depart")).toContainText(formatted(checkOut))
}

/** How and until when the stay can be cancelled and changed. */
async function expectTerms(page: Page): Promise<void> {
  await expect(
    page.getByText(/^Cancel free of charge until 2:00 pm on .*: 24 hours before check-in\.$/),
  ).toBeVisible()
  await expect(page.getByText(/After that it costs the price of the first night, ₹/)).toBeVisible()
  await expect(page.getByText(/A guest who does not arrive is charged the whole stay\./)).toBeVisible()
  await expect(
    page.getByText(/Dates can be changed up to 24 hours before check-in, until 2:00 pm/),
  ).toBeVisible()
  await expect(page.getByText(/3-5 business days and take 7-10 more/)).toBeVisible()
}

/** The calendar file and the voucher of a confirmed stay. */
async function expectDocuments(page: Page, stay: StayDates): Promise<void> {
  const calendar = page.waitForEvent("download")
  await page.getByRole("link", { name: "Add to calendar" }).click()
  const file = readFileSync(await (await calendar).path(), "utf8")
  expect(file).toContain(`DTSTART;VALUE=DATE:${stay.checkIn.replaceAll("-", "")}`)
  expect(file).toContain(`DTEND;VALUE=DATE:${stay.checkOut.replaceAll("-", "")}`)
  const voucher = page.waitForEvent("download")
  await page.getByRole("link", { name: "Voucher (PDF)" }).click()
  const bytes = readFileSync(await (await voucher).path())
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-")
}

test("[BOOK-1] [BOOK-3] [BOOK-4] [BOOK-5] [BOOK-6] [BOOK-9] [CONST-6] the booking page shows room, stay, guest, cut-off and the two ways to pay; a double click on Confirm makes one booking, paid at the hotel, with its documents", async ({
  page,
  guest,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, deluxe)
  await page.goto(`/booking/${room._id}?${stayQuery(stay, "2-1")}`)
  await expect(priceCard(page).getByRole("heading", { name: deluxe })).toBeVisible()
  await expectArrival(page, stay)
  await expect(fact(page, "Guests")).toHaveText("2 adults, 1 child")
  await expect(fact(page, "Name")).toHaveText(guest.name)
  await expect(fact(page, "Email")).toHaveText(guest.email)
  await expect(fact(page, "Phone")).toHaveText(guest.phone)
  await expect(page.getByRole("radio", { name: "Pay at Hotel" })).toBeChecked()
  await expect(page.getByRole("radio", { name: "Net Banking / Card / UPI / EMI" })).not.toBeChecked()
  await expect(page.getByText(noCard)).toBeVisible()
  await expect(confirmButton(page)).toHaveText(`Confirm booking, ${inRupees(room.finalPrice * 2)}`)
  await test.step("the cut-off", () => expectTerms(page))

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
  await expectArrival(page, stay)
  await expect(fact(priceCard(page), /^Total/)).toContainText(inRupees(room.finalPrice * 2))
  await test.step("the documents", () => expectDocuments(page, stay))
  await test.step("on paper", async () => {
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1")
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
  })
  await page.getByRole("link", { name: "Back to Home" }).click()
  await expect(page).toHaveURL("/")
})

test("[BOOK-7] the booking page shows that the price of its address has changed, refuses another than the right one, and books that", async ({
  page,
  guest,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, classic)
  await openHydrated(page, `/booking/${room._id}?${stayQuery(stay)}&total=2&totalDays=2&quantity=1`)
  await expect(page.getByText("The price has changed since your search")).toBeVisible()
  const seen = page.locator("input[name=seenTotal]")
  const right = await seen.inputValue()
  const see = (total: string) =>
    seen.evaluate((field: HTMLInputElement, value) => {
      field.value = value
    }, total)
  await see("100")
  await confirmBooking(page)
  await expect(page.getByRole("alert")).toContainText(
    `The price of this stay is ${inRupees(room.finalPrice * 2)}.`,
  )
  await expect(page.getByText("The price of this stay is")).toHaveCount(1)
  expect(await bookingsOn(guest, stay)).toEqual([])
  await see(right)
  await confirmBooking(page)
  await thanksFor(page)
  expect((await bookingsOn(guest, stay)).map(({ total }) => total)).toEqual([room.finalPrice * 2])
})

test("[BOOK-9] a confirmation whose reply was lost, sent again after a reload, makes one booking; the stay is booked again only after a second press", async ({
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
  const reference = await thanksFor(page)
  expect(await bookingsOn(guest, stay)).toHaveLength(1)
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
  guest,
  request,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(request, classic)
  const html = await (await guest.api.get(`/booking/${room._id}?${stayQuery(stay, "1-0")}`)).text()
  const link = /<a [^>]*href="([^"]+)"[^>]*>(?:<[^>]*>)*Change dates or rooms/.exec(html)?.[1]
  expect(link?.replaceAll("&amp;", "&")).toBe(
    `/check-availability/${room._id}?checkIn=${dayFirst(stay.checkIn)}&checkOut=${dayFirst(stay.checkOut)}&rooms=1-0`,
  )
})

test.describe("a visitor", () => {
  test.use({ storageState: nobody })

  test("[BOOK-2] [BOOK-3] [BOOK-6] [CONST-6] the room list and the search show that no card is needed; the booking page leads a visitor to the sign-in, and has a cut-off of 72 hours for more than three rooms", async ({
    guest,
    request,
    freshStay,
  }) => {
    const room = await roomCalled(request, classic)
    const stay = freshStay()
    for (const path of ["/booking", `/check-availability/${room._id}?${stayQuery(stay)}`])
      expect(await (await request.get(path)).text(), path).toContain(noCard)
    const visited = await request.get(`/booking/${room._id}?${stayQuery(stay)}`, { maxRedirects: 0 })
    expect(visited.headers()["location"]).toMatch(new RegExp(`^/signin\\?to=%2Fbooking%2F${room._id}`))
    const four = await guest.api.get(`/booking/${room._id}?${stayQuery(stay, "2-0_2-0_2-0_2-0")}`)
    expect(await four.text()).toContain(": 72 hours before check-in for more than 3 rooms.")
  })
})
