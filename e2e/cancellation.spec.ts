import type { Locator, Page } from "@playwright/test"
import { expectGood, expectNoSidewaysScroll, inBothLooks, sizes } from "./accessible.ts"
import { fact, stayQuery } from "./booking-steps.ts"
import { findBrokenWords } from "./broken-words.ts"
import type { Guest } from "./guest.ts"
import { book, bookingOf, classic, inRupees, roomCalled } from "./hotel-api.ts"
import { asDesk, asGuest, expect, test } from "./hotel-test.ts"
import { emailTo } from "./mailbox.ts"
import { doubleTextSize } from "./visitor.ts"
import { toasts } from "./page-parts.ts"

const requestOn = (page: Page): Locator => page.getByRole("region", { name: "The guest asks to cancel" })

/** Opens the booking of a request from the list, and returns the row of the list. */
async function openRequest(page: Page, reference: string): Promise<Locator> {
  await page.goto("/admin/cancellations")
  const row = page.getByRole("row").filter({ hasText: reference })
  await row.getByRole("link", { name: reference }).click()
  return row
}

/** Asks to cancel a stay, free as yet, as the form of the support page does without script. */
async function ask({ api }: Guest, booking: string, note = ""): Promise<void> {
  const path = `/user-support?booking=${booking}`
  const form = { booking, seenCharge: "0", seenRefund: "0", note, intent: "request" }
  expect((await api.post(path, { form })).ok()).toBe(true)
  expect(await (await api.get(path)).text()).toContain("Your request to cancel is with our desk.")
}

test.describe("a guest", () => {
  test.use(asGuest)

  test("[ACCT-5] sends a request to cancel, sees its status and withdraws it", async ({
    page,
    guest,
    freshStay,
  }) => {
    const booking = await book(guest, { room: await roomCalled(page.request, classic), stay: freshStay() })
    await page.goto(`/user-support?booking=${booking._id}`)
    await page.getByRole("textbox", { name: /^Message/ }).fill("Our flight is cancelled.")
    await page.getByRole("button", { name: "Send cancellation request" }).click()
    await expect(toasts(page)).toContainText("Your cancellation request was sent.")
    await expect(page.getByText("Your request to cancel is with our desk.")).toBeVisible()
    await expect(fact(page, "Charge, as of your request")).toHaveText(inRupees(0))
    // The form that had the focus is gone.
    await expect(page.locator("div:focus").filter({ hasText: "Your request to cancel" })).toBeVisible()
    const email = await emailTo(page.request, { to: guest.email, about: booking.reference })
    expect(email).toContain("Cancellation charge: ₹0")
    await page.goto("/user-booking")
    const stay = page.getByRole("article", { name: booking.reference })
    await expect(stay.getByText("Cancellation requested")).toBeVisible()
    await stay.getByRole("link", { name: `See your request to cancel ${booking.reference}` }).click()
    await page.getByRole("button", { name: "Withdraw the request" }).click()
    await expect(page.getByRole("button", { name: "Send cancellation request" })).toBeVisible()
    expect(await bookingOf(guest, booking._id)).toMatchObject({ bookingStatus: "Booking is Confirm" })
  })

  test("finds and cancels rooms on a phone whose text is twice as large (WCAG 2.2, 1.4.4)", async ({
    page,
    guest,
    freshStay,
  }) => {
    const [room, stay] = [await roomCalled(page.request, "Suite"), freshStay()]
    const { _id } = await book(guest, { room, stay })
    await page.setViewportSize(sizes.phone)
    await doubleTextSize(page)
    for (const path of [
      `/check-availability/${room._id}?${stayQuery(stay, "2-0_2-0")}`,
      `/user-support?booking=${_id}`,
    ]) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
      expect(await findBrokenWords(page), path).toEqual([])
    }
  })

  test("[FOLIO-5] [GUEST-6] cancels at once while it is free", async ({ page, guest, freshStay }) => {
    const booking = await book(guest, { room: await roomCalled(page.request, classic), stay: freshStay() })
    await page.goto(`/user-support?booking=${booking._id}`)
    await page.getByRole("button", { name: "Cancel now, free of charge" }).click()
    await expect(toasts(page)).toContainText("Your stay is cancelled.")
    await expect(page.getByText("This stay is cancelled.")).toBeVisible()
    await expect(page.getByRole("main").getByRole("link", { name: "Book a room" })).toHaveAttribute(
      "href",
      "/booking",
    )
    expect(await bookingOf(guest, booking._id)).toMatchObject({ bookingStatus: "Booking is Cancelled" })
  })
})

test.describe("the front office", () => {
  test.use(asDesk)

  test("[ACCT-5] approves a request: the stay is cancelled, and its guest sees it", async ({
    page,
    guest,
    freshStay,
  }) => {
    const booking = await book(guest, { room: await roomCalled(page.request, classic), stay: freshStay() })
    await ask(guest, booking._id, "Our flight is cancelled.")
    const row = await openRequest(page, booking.reference)
    const card = requestOn(page)
    await expect(card).toContainText("Our flight is cancelled.")
    await expect(fact(card, /^Charge/)).toHaveText(inRupees(0))
    await card.locator("summary", { hasText: "Approve" }).click()
    await card.getByRole("button", { name: `Cancel the booking ${booking.reference}` }).click()
    await expect(toasts(page)).toContainText("Cancelled. Charge ₹0, refund ₹0.")
    await expect(card).toHaveCount(0)
    await expect(page.getByRole("main").getByText("Booking is Cancelled").first()).toBeVisible()
    expect(await (await guest.api.get("/user-booking")).text()).toContain("Booking is Cancelled")
    await page.goto("/admin/cancellations")
    await expect(row).toHaveCount(0)
    await page.goto("/admin/cancellations?state=approved")
    await expect(row).toContainText("Cancellation approved")
  })

  test("[ACCT-5] declines with a reason, which the guest reads", async ({ page, guest, freshStay }) => {
    test.slow()
    const booking = await book(guest, { room: await roomCalled(page.request, classic), stay: freshStay() })
    await ask(guest, booking._id)
    await openRequest(page, booking.reference)
    const card = requestOn(page)
    await card.locator("summary", { hasText: "Decline" }).click()
    const decline = card.getByRole("button", { name: `Decline the request to cancel ${booking.reference}` })
    await decline.click()
    await expect(card.getByLabel("Reason")).toHaveAccessibleDescription(/Reason Field Is Required/)
    await inBothLooks(page, expectGood)
    await card.getByLabel("Reason").fill("The company rate does not allow it.")
    await decline.click()
    await expect(toasts(page)).toContainText("Declined. The guest is notified by email.")
    const support = await (await guest.api.get(`/user-support?booking=${booking._id}`)).text()
    expect(support).toContain("The company rate does not allow it.")
    expect(support).toContain("Send cancellation request")
  })
})
