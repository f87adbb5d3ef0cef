import type { Page } from "@playwright/test"
import { untilHydrated } from "./hydrated.ts"
import { expectGood, inBothLooks } from "./accessible.ts"
import { chooseMethod, payButton, payNow } from "./booking-steps.ts"
import { type ApiBooking, book, bookingOf, classic, inRupees, roomCalled } from "./hotel-api.ts"
import { asDesk, expect, test as base } from "./hotel-test.ts"
import { emailTo } from "./mailbox.ts"
import { toasts } from "./page-parts.ts"

const deposits = (page: Page) => page.getByRole("list", { name: "Deposits" }).getByRole("listitem")
const subject = "A deposit for your stay"

/** A booking of the test's guest, to be paid at the hotel, on the desk's page. */
const test = base.extend<{ booking: ApiBooking }>({
  booking: async ({ page, guest, freshStay }, provide) => {
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
    await page.goto(`/admin/${booking._id}`)
    await provide(booking)
  },
})

/** Fills in and sends the form; the date is the last one that it accepts unless said. */
async function requestDeposit(page: Page, amount: string, dueOn?: string) {
  const form = page.getByRole("form", { name: "Request deposit" })
  if (!(await form.isVisible())) await page.getByText("Request deposit", { exact: true }).first().click()
  await form.getByLabel("Amount in rupees").fill(amount)
  const date = form.getByLabel("Due date")
  await date.fill(dueOn ?? (await date.getAttribute("max")) ?? "")
  await form.getByRole("button").click()
  return form
}

/** The email of the deposit is listed on the booking, and read as its recipient does, without script. */
async function expectEmailShown(page: Page, { reference, to }: { reference: string; to: string }) {
  await untilHydrated(page)
  await page.getByRole("heading", { name: "Emails" }).click()
  const emails = page.getByRole("list", { name: "Emails" }).getByRole("listitem")
  // The newest: the withdrawn deposit had one, too.
  const row = emails.filter({ hasText: reference }).filter({ hasText: subject }).first()
  await expect(row).toContainText(to)
  await row.getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(subject)
  await expect(page.getByRole("main")).toContainText("Please pay a deposit of ₹2,000")
  const address = await page.getByRole("link", { name: "See it as the recipient does" }).getAttribute("href")
  const body = await page.request.get(address ?? "/none")
  expect(await body.text()).toContain("Please pay a deposit of ₹2,000")
  expect(body.headers()["content-security-policy"]).toContain("default-src 'none'")
  expect(body.headers()["content-security-policy"]).toContain("sandbox;")
}

/** A deposit is refused beside its fields, then requested, and withdrawn. */
async function withdrawFirst(page: Page, booking: ApiBooking): Promise<void> {
  const form = await requestDeposit(page, String(booking.total + 1))
  await expect(form.getByText(`That is more than the ${inRupees(booking.total)} that is owed.`)).toBeVisible()
  await requestDeposit(page, "1500", "2020-01-01")
  await expect(form.getByText("The due date has passed already.")).toBeVisible()
  await expect(form.getByLabel("Amount in rupees")).toHaveValue("1500")
  await requestDeposit(page, "1500")
  await expect(deposits(page)).toHaveCount(1)
  await expect(page.getByRole("form", { name: "Request deposit" })).toHaveCount(0)
  await deposits(page).getByText("Withdraw", { exact: true }).click()
  await deposits(page).getByRole("button", { name: "Withdraw the deposit of ₹1,500" }).click()
  await expect(toasts(page)).toContainText("Deposit withdrawn")
  await expect(deposits(page).getByText("Withdrawn", { exact: true })).toBeVisible()
}

test.describe("a deposit", () => {
  test.use(asDesk)

  test("[FOLIO-1] [FOLIO-4] [FOLIO-9] [L-25] [VAL-1] is requested by the desk and withdrawn before another one, which is paid online by the link of its email; the email is shown on the booking", async ({
    page,
    guest,
    booking,
    openBrowser,
  }) => {
    test.slow()
    await test.step("wrong, requested and withdrawn", () => withdrawFirst(page, booking))
    await requestDeposit(page, "2,000")
    await expect(deposits(page)).toHaveCount(2)
    await expect(toasts(page)).toContainText("Deposit requested")
    await expect(deposits(page).filter({ hasText: "₹2,000 by" })).toHaveCount(1)
    await expect(deposits(page).getByText("Due", { exact: true })).toBeVisible()
    await inBothLooks(page, expectGood)

    const email = await emailTo(page.request, { to: guest.email, about: subject })
    expect(email).toContain("Please pay a deposit of ₹2,000 by")
    const payer = await openBrowser()
    await payer.goto(/\/pay\/[\w-]{43}/.exec(email)?.[0] ?? "/none")
    await expect(payer.getByRole("main")).toContainText(/Deposit, by .*₹2,000/)
    await payButton(payer).click()
    await chooseMethod(payer, "Net Banking")
    await payNow(payer)
    await expect(payer.getByText("Your deposit is paid. Thank you.")).toBeVisible()

    await page.reload()
    await expect(deposits(page).getByText("Paid", { exact: true })).toBeVisible()
    await expect(page.getByRole("row").filter({ hasText: "Online payment" })).toContainText("₹2,000")
    expect(await bookingOf(guest, booking._id)).toMatchObject({ paymentStatus: "Pending" })
    await expectEmailShown(page, { reference: booking.reference, to: guest.email })
  })
})
