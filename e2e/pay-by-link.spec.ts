import { expectGood } from "./accessible.ts"
import { chooseMethod, payButton, payNow, priceCard } from "./booking-steps.ts"
import { book, bookingOf, classic, familySuite, inRupees, roomCalled } from "./hotel-api.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import { emailTo } from "./mailbox.ts"
import { toasts } from "./page-parts.ts"

test.describe("the link of an email", () => {
  test.use(asDesk)

  test("[GUEST-4] [PAY-5] [BOOK-4] opens the payment page of two room types without a session, and the booking is paid", async ({
    page,
    guest,
    openBrowser,
    freshStay,
  }) => {
    const [room, suite] = [await roomCalled(guest.api, classic), await roomCalled(guest.api, familySuite)]
    const booking = await book(guest, { room, others: [suite], stay: freshStay(2) })
    await page.goto(`/admin/${booking._id}`)
    await page.getByRole("button", { name: "Email a payment link", exact: true }).click()
    await expect(toasts(page)).toContainText("The payment link is on its way")
    await expect
      .poll(async () => emailTo(page.request, { to: guest.email, about: booking.reference }))
      .toMatch(/\/pay\/[\w-]{43}/)
    const email = await emailTo(page.request, { to: guest.email, about: booking.reference })
    const address = /\/pay\/[\w-]{43}/.exec(email)?.[0] ?? "/none"

    const payer = await openBrowser()
    await payer.goto(address)
    await expect(payer.getByRole("heading", { level: 1, name: "Make a Payment" })).toBeVisible()
    await expect(payer.getByRole("main")).toContainText(`Booking total${inRupees(booking.total)}`)
    await expect(
      priceCard(payer).getByRole("heading", { name: `1 × ${classic}, 1 × ${familySuite}` }),
    ).toBeVisible()
    await expect(payer.getByRole("main").getByText(`Room 2: ${familySuite}, 2 adults`)).toBeVisible()
    await payButton(payer).click()
    await payer.getByRole("button", { name: "Fail this payment" }).click()
    await expect(payer.getByText("The payment did not go through")).toBeVisible()
    await expectGood(payer)
    await payButton(payer).click()
    await chooseMethod(payer, "Net Banking")
    await payNow(payer)
    await expect(payer.getByText("This stay is paid. Thank you.")).toBeVisible()
    await expect(payButton(payer)).toHaveCount(0)
    await expectGood(payer)
    expect(await bookingOf(guest, booking._id)).toMatchObject({ paymentStatus: "Done" })
  })

  test("a wrong payment link shows that it is not valid any more", async ({ openBrowser }) => {
    const payer = await openBrowser()
    const answer = await payer.goto(`/pay/${"a".repeat(43)}`)
    expect(answer?.status()).toBe(404)
    await expect(payer.getByText("This link is no longer valid")).toBeVisible()
    await expectGood(payer)
  })
})
