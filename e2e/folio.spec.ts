import type { Page } from "@playwright/test"
import { expectGood, inBothLooks } from "./accessible.ts"
import { fact } from "./booking-steps.ts"
import { signIn } from "./guest.ts"
import { type ApiBooking, book, classic, inRupees, roomCalled, setStatuses } from "./hotel-api.ts"
import { asRecentDesk, expect, test as base } from "./hotel-test.ts"
import { admin, demoStaffPassword } from "./hotel-under-test.ts"
import { toasts } from "./page-parts.ts"

const form = (page: Page, name: string | RegExp) => page.getByRole("form", { name })
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text })

/** A booking of the test's guest, to be paid at the hotel. */
const test = base.extend<{ booking: ApiBooking }>({
  booking: async ({ guest, freshStay }, provide) =>
    provide(await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })),
})

async function postPayment(page: Page, amount: string, [method, reference]: readonly [string, string]) {
  const payment = form(page, "Post payment")
  await payment.getByLabel("Amount in rupees").fill(amount)
  await payment.getByLabel("Method").selectOption(method)
  await payment.getByLabel("Reference").fill(reference)
  await payment.getByRole("button").click()
}

async function openForm(page: Page, title: string) {
  await page.getByText(title, { exact: true }).first().click()
  return form(page, title)
}

async function typeDiscount(page: Page, amount: string) {
  const discount = await openForm(page, "Post discount")
  await discount.getByLabel("Amount in rupees").fill(amount)
  await discount.getByLabel("Reason").fill("The lift was noisy")
  return discount
}

test.describe("the folio of a booking", () => {
  test.use(asRecentDesk)

  test("[FOLIO-1] [FOLIO-2] a bill with an extra is split by method, and a payment is voided with a reason", async ({
    page,
    booking,
  }) => {
    await page.goto(`/admin/${booking._id}`)
    const charge = await openForm(page, "Post charge")
    await charge.getByLabel("Extra").selectOption({ index: 1 })
    await charge.getByLabel("Quantity").fill("2")
    await charge.getByRole("button").click()
    await expect(toasts(page)).toContainText("Charge posted.")
    // The forms start again on the new balance, so typing before it would be lost.
    await expect(row(page, "2 × ")).toBeVisible()
    await postPayment(page, "1,000", ["Cash", ""])
    await expect(toasts(page)).toContainText("Payment posted.")
    await expect(row(page, "Cash payment")).toContainText("₹1,000")
    await postPayment(page, "2000", ["Card", ""])
    await expect(form(page, "Post payment").getByText(/^Enter the reference of the payment/)).toBeVisible()
    await expect(form(page, "Post payment").getByLabel("Amount in rupees")).toHaveValue("2000")
    await postPayment(page, "2000", ["Card", "slip 4411"])
    await expect(fact(page, "Received")).toHaveText("₹3,000")
    await inBothLooks(page, expectGood)

    const cash = row(page, "Cash payment")
    await cash.getByText("Void", { exact: true }).click()
    await cash.getByRole("button").click()
    await expect(cash.getByText("Reason Field Is Required")).toBeVisible()
    await cash.getByLabel("Reason").fill("Posted to the wrong booking")
    await cash.getByRole("button").click()
    await expect(toasts(page)).toContainText("Line voided")
    await expect(fact(page, "Received")).toHaveText("₹2,000")
    await expect(page.locator("#folio").getByText("Posted to the wrong booking")).toBeVisible()
  })

  test("[FOLIO-4] a posting on a balance that changed shows why it was refused, above the form far below", async ({
    page,
    desk,
    booking,
  }) => {
    await page.goto(`/admin/${booking._id}`)
    await setStatuses(desk, booking, ["Booking is Confirm", "Done"])
    const discount = await typeDiscount(page, "100")
    await discount.getByRole("button").click()
    await expect(page.getByText(/^The balance changed to .* Check it and try again.$/)).toBeInViewport()
    await expect(form(page, "Post discount").getByLabel("Reason")).toHaveValue("The lift was noisy")
    // A draft is stored once its script is loaded.
    await page.waitForFunction((text) => JSON.stringify(sessionStorage).includes(text), "The lift was noisy")
    await page.reload()
    await expect(form(page, "Post discount").getByLabel("Reason")).toHaveValue("The lift was noisy")
    await expect(form(page, "Post discount").getByLabel("Amount in rupees")).toHaveValue("100")
  })

  test("[FOLIO-4] a payment that a colleague has posted already is refused, and its reference is still there", async ({
    page,
    desk,
    booking,
  }) => {
    await page.goto(`/admin/${booking._id}`)
    await setStatuses(desk, booking, ["Booking is Confirm", "Done"])
    const payment = form(page, "Post payment")
    await payment.getByLabel("Method").selectOption("Card")
    await payment.getByLabel("Reference").fill("Slip 4711")
    await payment.getByRole("button").click()
    await expect(page.getByText(/^The balance changed to .* Check it and try again.$/)).toBeInViewport()
    await expect(payment.getByLabel("Reference")).toHaveValue("Slip 4711")
  })

  test("[FOLIO-2] what was typed is there after a posting whose answer was lost, and after a visit elsewhere", async ({
    page,
    booking,
  }) => {
    await page.goto(`/admin/${booking._id}`)
    const discount = await typeDiscount(page, "150")
    await page.route("**/*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    )
    await discount.getByRole("button").click()
    await expect(toasts(page)).not.toBeEmpty()
    await page.unroute("**/*")
    await page.getByRole("link", { name: "Tape chart" }).click()
    await expect(page).toHaveURL(/\/admin\/tape/)
    await page.goBack()
    await expect(form(page, "Post discount").getByLabel("Reason")).toHaveValue("The lift was noisy")
  })

  test("[FOLIO-2] [ROUTE-5] what was typed when the session ended is there after the sign-in of the same person", async ({
    page,
    booking,
  }) => {
    await page.goto(`/admin/${booking._id}`)
    await openForm(page, "Post discount")
    const discount = form(page, "Post discount")
    await discount.getByLabel("Amount in rupees").fill("150")
    await discount.getByLabel("Reason").fill("The lift was noisy")
    await page.getByLabel("Note for colleagues").fill("Asked for a quiet room")
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
      .toContain("Asked for a quiet room")
    await page.context().clearCookies()
    await discount.getByRole("button").click()
    await expect(page).toHaveURL(/\/login\?/)
    await page.getByLabel("Username").fill(admin.username)
    await page.getByLabel("Password", { exact: true }).fill(admin.password)
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(page).toHaveURL(`/admin/${booking._id}`)
    await expect(discount.getByLabel("Reason")).toHaveValue("The lift was noisy")
    await expect(discount.getByLabel("Amount in rupees")).toHaveValue("150")
    await expect(page.getByLabel("Note for colleagues")).toHaveValue("Asked for a quiet room")
    await discount.getByRole("button").click()
    await expect(toasts(page)).toContainText("Discount posted.")
    await expect(discount).toBeHidden()
    await page.reload()
    await expect(page.getByLabel("Note for colleagues")).toHaveValue("Asked for a quiet room")
    await expect(discount).toBeHidden()
  })

  test("[FOLIO-2] a print has neither the notes nor the forms of the staff", async ({ page, booking }) => {
    await page.goto(`/admin/${booking._id}`)
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("heading", { name: "Folio" })).toBeVisible()
    // Paper is as narrow as a phone, whose parts are folded.
    await page.setViewportSize({ width: 703, height: 1000 })
    await expect(page.getByRole("table", { name: "Nights" })).toBeVisible()
    for (const staffOnly of ["All bookings", "Notes", "Post charge", "Post discount", "Booking status"])
      await expect(page.getByText(staffOnly, { exact: true }).filter({ visible: true })).toHaveCount(0)
  })

  test("[FOLIO-2] a charge is transferred to another booking, and each folio opens the other", async ({
    page,
    guest,
    booking,
    freshStay,
  }) => {
    const other = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
    const { reference } = other
    await page.goto(`/admin/${booking._id}`)
    const transfer = await openForm(page, "Transfer to another booking")
    await transfer.getByLabel("Booking reference").fill("VM-00000000")
    await transfer.getByLabel("Reason").fill("Pays for both rooms")
    await transfer.getByRole("button").click()
    await expect(transfer.getByText("There is no other confirmed booking with this reference.")).toBeVisible()
    await transfer.getByLabel("Booking reference").fill(reference)
    await transfer.getByRole("button").click()
    await expect(toasts(page)).toContainText("Charge transferred. Nothing is owed.")
    await page.getByRole("link", { name: `Open ${reference}` }).click()
    await expect(fact(page, "Charges")).toHaveText(inRupees(booking.total + other.total))
    await page.getByRole("link", { name: /^Open VM-/ }).click()
    await expect(page).toHaveURL(`/admin/${booking._id}`)
  })

  test("[FOLIO-2] a discount above the limit of the front desk waits for an Admin, who approves it", async ({
    page,
    booking,
    openBrowser,
  }) => {
    const { state } = await signIn({ username: "reception", password: demoStaffPassword })
    const clerk = await openBrowser({ storageState: state })
    await clerk.goto(`/admin/${booking._id}`)
    const discount = await openForm(clerk, "Post discount")
    await discount.getByLabel("Amount in rupees").fill("2,500")
    await discount.getByLabel("Reason").fill("No hot water on the first night")
    await discount.getByRole("button").click()
    await expect(toasts(clerk)).toContainText("Sent to an Admin for approval")
    await expect(clerk.getByText("An Admin has to approve this.")).toBeVisible()
    await expect(fact(clerk, "Charges")).toHaveText(inRupees(booking.total))

    await page.goto("/admin/approvals")
    const request = page.getByRole("listitem").filter({ hasText: booking.reference })
    await expect(request).toContainText("Discount of ₹2,500")
    await inBothLooks(page, expectGood)
    await request.locator("summary", { hasText: "Decline" }).click()
    await request.getByRole("button", { name: "Decline the request" }).click()
    await expect(request.getByLabel("Reason")).toHaveAccessibleDescription(/Reason Field Is Required/)
    await request.getByRole("button", { name: "Approve" }).click()
    await expect(toasts(page)).toContainText("Approved and posted")
    await expect(request).toHaveCount(0)
    await page.goto(`/admin/${booking._id}`)
    await expect(fact(page, "Charges")).toHaveText(inRupees(booking.total - 2500))
  })

  test("[FOLIO-1] [FOLIO-6] an extra is added, charged, changed and retired; its charge stays as it was", async ({
    page,
    booking,
  }) => {
    const name = `Massage ${booking.reference.slice(3)}`
    await page.goto("/admin/extras")
    const added = form(page, "Add an extra")
    await added.getByRole("button", { name: "Add" }).click()
    await expect(added.getByText("Price Field Is Required").first()).toBeVisible()
    await added.getByLabel("Name").fill(name)
    await added.getByLabel("Price in rupees").fill("2,500")
    await added.getByLabel("GST rate").selectOption("18%")
    await added.getByLabel("SAC").fill("999722")
    await added.getByRole("button", { name: "Add" }).click()
    await expect(row(page, name)).toContainText("₹2,500")

    await page.goto(`/admin/${booking._id}`)
    const charge = await openForm(page, "Post charge")
    await charge.getByLabel("Extra").selectOption(`${name}, ₹2,500`)
    await charge.getByRole("button").click()
    await expect(row(page, name)).toContainText("₹2,500")

    await page.goto("/admin/extras")
    await page.getByRole("link", { name }).click()
    const change = form(page, `Change ${name}`)
    await change.getByLabel("Price in rupees").fill("3000")
    await change.getByRole("button", { name: "Save" }).click()
    await expect(row(page, name)).toContainText("₹3,000")
    await page.getByRole("button", { name: `Retire: ${name}` }).click()
    await expect(row(page, name)).toContainText("Retired")
    await page.goto(`/admin/${booking._id}`)
    await expect(row(page, name)).toContainText("₹2,500")
    await openForm(page, "Post charge")
    await expect(form(page, "Post charge").getByLabel("Extra")).not.toContainText(name)
  })
})
