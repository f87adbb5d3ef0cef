import { openHydrated, untilHydrated } from "./hydrated.ts"
import type { Page } from "@playwright/test"
import {
  chooseMethod,
  confirmBooking,
  confirmButton,
  fact,
  type Method,
  openCheckout,
  openedCheckout,
  payButton,
  payNow,
  priceCard,
  stayQuery,
  thanksFor,
} from "./booking-steps.ts"
import type { Guest } from "./guest.ts"
import {
  type ApiBooking,
  book,
  bookingOf,
  bookingsOn,
  classic,
  deluxe,
  inRupees,
  roomCalled,
} from "./hotel-api.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import type { StayDates } from "./stay-dates.ts"

test.use(asGuest)

const title = "Make a Payment"

async function holdRoom(page: Page, guest: Guest, stay: StayDates): Promise<ApiBooking> {
  const room = await roomCalled(page.request, classic)
  return book(guest, { room, stay, paymentMode: "Net Banking" })
}

async function openPayment(page: Page, booking: ApiBooking): Promise<void> {
  await page.goto(`/payment/${booking._id}`)
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
}

async function closeCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close the window" }).click()
  await expect(page.getByText("The payment was closed")).toBeVisible()
}

const isPaid = async (guest: Guest, { _id }: ApiBooking) =>
  (await bookingOf(guest, _id)).paymentStatus === "Done"

test("[BOOK-4] [PAY-1] [PAY-2] [PAY-6] the payment page shows the total, the order has it with the guest's name, email and phone, and an EMI pays it", async ({
  page,
  guest,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, deluxe)
  await openHydrated(page, `/booking/${room._id}?${stayQuery(stay)}`)
  const sent = page.waitForRequest((request) => request.url().includes("/checkout/embedded"))
  await confirmBooking(page, "Net Banking / Card / UPI / EMI")
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  const [held] = await bookingsOn(guest, stay)
  await expect(page).toHaveURL(`/payment/${held?._id}`)
  const total = inRupees(room.finalPrice * 2)
  await expect(page.getByText("Booking total")).toBeVisible()
  await expect(page.getByRole("strong")).toHaveText(total)
  await expect(page.getByText("Sandbox: no money moves").first()).toBeVisible()
  await expect(fact(priceCard(page), /^Total/)).toContainText(total)
  expect(held).toMatchObject({ paymentStatus: "Pending", paymentMode: "Net Banking" })
  const checkout = await openedCheckout(page)
  const fields = new URLSearchParams((await sent).postData() ?? "")
  expect(Object.fromEntries(fields)).toMatchObject({
    amount: String(room.finalPrice * 2 * 100),
    currency: "INR",
    order_id: expect.stringMatching(/^order_/),
    "prefill[name]": guest.name,
    "prefill[email]": guest.email,
    "prefill[contact]": guest.phone,
  })
  await expect(checkout.getByText("Sandbox: no money moves.")).toBeVisible()
  await expect(checkout.getByRole("heading", { level: 1 })).toHaveText(total)
  await expect(checkout.getByLabel("Name on the card")).toHaveValue(guest.name)
  await chooseMethod(checkout, "EMI")
  await expect(checkout.getByLabel("Card number")).toBeHidden()
  await checkout.getByRole("button", { name: /^Pay ₹/ }).dblclick()
  const reference = await thanksFor(page)
  const [booking, ...others] = await bookingsOn(guest, stay)
  expect(others).toEqual([])
  expect(booking).toMatchObject({ reference, paymentStatus: "Done", bookingStatus: "Booking is Confirm" })
  expect(booking?.rppid).toMatch(/^pay_/)
  await expect(page.getByText(`${total} is paid.`)).toBeVisible()
})

test("[BOOK-4] [BOOK-9] [PAY-3] a guest who goes back from the payment page pays the same booking, or at the hotel instead, also from the list of bookings", async ({
  page,
  guest,
  freshStay,
}) => {
  const stay = freshStay(2)
  const room = await roomCalled(page.request, deluxe)
  const online = page.getByRole("radio", { name: "Net Banking / Card / UPI / EMI" })
  await openHydrated(page, `/booking/${room._id}?${stayQuery(stay)}`)
  await online.check()
  await expect(confirmButton(page)).toHaveText(`Pay ${inRupees(room.finalPrice * 2)}`)
  await page.getByRole("radio", { name: "Pay at Hotel" }).check()
  await expect(confirmButton(page)).toHaveText(`Confirm booking, ${inRupees(room.finalPrice * 2)}`)
  await confirmBooking(page, "Net Banking / Card / UPI / EMI")
  await openedCheckout(page)
  await closeCheckout(page)
  await page.goBack()
  await untilHydrated(page)
  await expect(online).toBeChecked()
  await confirmButton(page).click()
  await openedCheckout(page)
  const [held, ...others] = await bookingsOn(guest, stay)
  expect(others).toEqual([])
  await closeCheckout(page)
  await page.goto("/user-booking")
  await expect(page.getByText(/^Deluxe Room: held for you until /)).toBeVisible()
  await page.getByRole("link", { name: "Continue to the payment" }).click()
  await page.getByRole("button", { name: "Pay at the hotel instead" }).click()
  expect(await thanksFor(page)).toBe(held?.reference)
  expect(await bookingsOn(guest, stay)).toMatchObject([
    { paymentMode: "Pay at Hotel", paymentStatus: "Pending", bookingStatus: "Booking is Confirm" },
  ])
  await page.goBack()
  await expect(page.getByText("Your booking is confirmed")).toBeVisible()
})

test("[BOOK-4] [PAY-3] a guest who goes back from the payment page can confirm again where the browser kept the page in memory, as Safari does", async ({
  page,
  freshStay,
}) => {
  const room = await roomCalled(page.request, deluxe)
  await openHydrated(page, `/booking/${room._id}?${stayQuery(freshStay(2))}`)
  // An answer without content leaves the page as it is; Playwright's browsers keep no pages in memory.
  await page.route("**/payment/*?checkout=open", (route) => route.fulfill({ status: 204 }), { times: 1 })
  const left = page.waitForRequest((request) => request.isNavigationRequest())
  await confirmBooking(page, "Net Banking / Card / UPI / EMI")
  await left
  await expect(page.getByRole("button", { name: "Confirming your booking" })).toBeVisible()
  await page.evaluate(() => {
    for (const type of ["pagehide", "pageshow"])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  })
  await expect(confirmButton(page)).toHaveText(/^Pay/)
  await untilHydrated(page)
  await confirmButton(page).click()
  await openedCheckout(page)
})

const declines: readonly (readonly [Method, string, string])[] = [
  ["Card", "Card number", "4000 0000 0000 0002"],
  ["UPI", "UPI address", "failure@upi"],
]

test("[PAY-3] the payment page keeps a booking whose payment window is closed, or whose card or UPI is refused or declined, and takes another try", async ({
  page,
  guest,
  freshStay,
}) => {
  const booking = await holdRoom(page, guest, freshStay())
  await openPayment(page, booking)
  await test.step("a wrong card number, and the window closed by its button and by Escape", async () => {
    const checkout = await openCheckout(page)
    await checkout.getByLabel("Card number").fill("4242 4242 4242 4242")
    await payNow(checkout)
    await expect(checkout.getByRole("alert")).toContainText("Use a test card")
    await expect(checkout.getByLabel("Card number")).toHaveValue("")
    await closeCheckout(page)
    await expect(payButton(page)).toBeFocused()
    await openCheckout(page)
    await page.keyboard.press("Escape")
    await expect(page.locator("iframe")).toHaveCount(0)
    await expect(payButton(page)).toBeFocused()
    await expect(page.getByText("No payment has reached us, and your booking is kept.")).toBeVisible()
    expect(await bookingOf(guest, booking._id)).toMatchObject({ bookingStatus: "Booking is Confirm" })
  })
  for (const [method, label, value] of declines)
    await test.step(`${method} is declined`, async () => {
      const checkout = await openCheckout(page)
      await chooseMethod(checkout, method)
      await checkout.getByLabel(label).fill(value)
      await payNow(checkout)
      await expect(checkout.getByRole("heading", { name: "Payment failed" })).toBeVisible()
      // Its script sends the outcome to the page; the heading is visible before the script runs.
      for (const frame of page.frames()) await frame.waitForLoadState()
      await page.getByRole("button", { name: "Close the window" }).click()
      await expect(page.getByText("The payment did not go through")).toBeVisible()
      await expect(page.getByText(/Your booking is kept\. You can try again below/)).toBeVisible()
      expect(await isPaid(guest, booking)).toBe(false)
    })
  const checkout = await openCheckout(page)
  await checkout.getByRole("button", { name: "Fail this payment" }).click()
  await checkout.getByRole("button", { name: "Try again" }).click()
  await payNow(checkout)
  expect(await thanksFor(page)).toBe(booking.reference)
  expect(await isPaid(guest, booking)).toBe(true)
})

test("[PAY-3] [PAY-5] the provider's webhook completes a payment whose browser was closed; an older payment page then shows the confirmation, and opens no payment window", async ({
  page: older,
  guest,
  freshStay,
}) => {
  const booking = await holdRoom(older, guest, freshStay())
  await openPayment(older, booking)
  await untilHydrated(older)
  const page = await older.context().newPage()
  await openPayment(page, booking)
  await page.route("**/api/booking/verify", (route) => route.abort())
  // If the browser is closed earlier, the payment may be lost with it.
  const isPaidFor = page.waitForRequest("**/api/booking/verify")
  await payNow(await openCheckout(page))
  await isPaidFor
  await page.close()
  await expect.poll(() => isPaid(guest, booking)).toBe(true)
  const reopened = await guest.api.get(`/payment/${booking._id}`)
  expect(new URL(reopened.url()).pathname).toBe("/confirmation")
  await payButton(older).click()
  expect(await thanksFor(older)).toBe(booking.reference)
})

test("[PAY-1] the payment page in a second tab shows the confirmation when the booking is paid in the first", async ({
  page,
  context,
  guest,
  freshStay,
}) => {
  const booking = await holdRoom(page, guest, freshStay(1))
  await openPayment(page, booking)
  const second = await context.newPage()
  await openHydrated(second, `/payment/${booking._id}`)
  await expect(payButton(second)).toBeVisible()
  await payNow(await openCheckout(page))
  await thanksFor(page)
  await thanksFor(second)
})

test("[PAY-3] [ROUTE-5] a guest whose session ended elsewhere signs in again before the payment window opens", async ({
  page,
  context,
  guest,
  freshStay,
}) => {
  const booking = await holdRoom(page, guest, freshStay())
  await openPayment(page, booking)
  await untilHydrated(page)
  await context.clearCookies()
  await payButton(page).click()
  await expect(page).toHaveURL(`/signin?to=${encodeURIComponent(`/payment/${booking._id}`)}`)
})

test("[PAY-3] [ROUTE-5] a guest whose session ends while the payment window is open reads that the payment is safe, and finds the booking after signing in", async ({
  page,
  context,
  guest,
  freshStay,
}) => {
  const booking = await holdRoom(page, guest, freshStay())
  await openPayment(page, booking)
  const checkout = await openCheckout(page)
  await context.clearCookies()
  await payNow(checkout)
  await expect(page.getByText("Your payment is safe")).toBeVisible()
  await page.getByLabel("Username").fill(guest.username)
  await page.getByLabel("Password", { exact: true }).fill(guest.password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  expect(await thanksFor(page)).toBe(booking.reference)
})

test("[PAY-1] a payment page opens in a browser that blocks messages between tabs", async ({
  page,
  guest,
  freshStay,
}) => {
  await page.addInitScript(() => {
    window.BroadcastChannel = function refuse() {
      throw new DOMException("The operation is insecure.", "SecurityError")
    } as unknown as typeof BroadcastChannel
  })
  const booking = await holdRoom(page, guest, freshStay(1))
  await openHydrated(page, `/payment/${booking._id}`)
  await expect(payButton(page)).toBeVisible()
})

test("[PAY-2] the payment form opens the provider's own page when the provider's script does not load", async ({
  page,
  guest,
  freshStay,
}) => {
  const booking = await holdRoom(page, guest, freshStay())
  await page.route("**/v1/checkout.js", (route) => route.abort())
  await openPayment(page, booking)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/sandbox\/razorpay\//)
  await closeCheckout(page)
  await payButton(page).click()
  await page.getByRole("button", { name: /^Pay ₹/ }).click()
  expect(await thanksFor(page)).toBe(booking.reference)
})

test("[BOOK-4] [PAY-2] a booking confirmed before the scripts load opens the payment window, which takes a UPI payment", async ({
  page,
  freshStay,
}) => {
  const room = await roomCalled(page.request, deluxe)
  const emptied = await page.context().addInitScript(() => window.localStorage.clear())
  await page.route("**/assets/*.js", (route) => route.abort())
  await page.goto(`/booking/${room._id}?${stayQuery(freshStay())}`)
  await page.unroute("**/assets/*.js")
  await confirmBooking(page, "Net Banking / Card / UPI / EMI")
  const checkout = await openedCheckout(page)
  await emptied.dispose()
  await expect(page).toHaveURL(/\/payment\/[\da-f-]{36}$/)
  await chooseMethod(checkout, "UPI")
  await payNow(checkout)
  await thanksFor(page)
})

test("[BOOK-4] [PAY-1] [PAY-3] /payment/-1 leads to the payment page of the newest booking, also from its confirmation, and a reload stays there", async ({
  guest,
  freshStay,
}) => {
  const room = await roomCalled(guest.api, classic)
  const hold = () => book(guest, { room, stay: freshStay(), paymentMode: "Net Banking" })
  const open = async (path: string) => {
    const answer = await guest.api.get(path)
    expect(answer.status()).toBe(200)
    const { pathname } = new URL(answer.url())
    return { pathname, html: await answer.text() }
  }
  const booking = await book(guest, { room, stay: freshStay() })
  const confirmed = await open("/payment/-1")
  expect(confirmed.pathname).toBe(`/payment/${booking._id}`)
  expect(confirmed.html).toContain(booking.reference)
  const unpaid = await hold()
  const payment = await open(`/confirmation?booking=${unpaid._id}`)
  expect(payment.pathname).toBe(`/payment/${unpaid._id}`)
  expect(payment.html).toContain("Your stay is held until")
  expect((await open("/payment/-1")).pathname).toBe(payment.pathname)
  // A second tab has booked in the meantime.
  await hold()
  const reloaded = await open(payment.pathname)
  expect(reloaded.pathname).toBe(payment.pathname)
  expect(reloaded.html).toContain(unpaid.reference)
})
