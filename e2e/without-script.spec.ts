import type { Page } from "@playwright/test"
import { chooseDates, confirmButton, fact, stayQuery, thanksFor } from "./booking-steps.ts"
import { newcomer, signInOnScreen, signUpOnScreen } from "./guest.ts"
import { book, classic, deluxe, inRupees, roomCalled } from "./hotel-api.ts"
import { asDesk, asGuest, expect, test } from "./hotel-test.ts"
import { formatted, type StayDates } from "./stay-dates.ts"

test.use({ javaScriptEnabled: false })

const sendSearch = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: "Check availability" }).click()

/** Text for browsers without script, which Playwright's search for text skips. */
const inNoscript = (page: Page, text: string) => page.locator("noscript p", { hasText: text })

/** From the room list to the sign-in before the booking page. */
async function askForDeluxe(page: Page, stay: StayDates): Promise<void> {
  await page.goto("/booking")
  await page.getByRole("link", { name: `BOOK NOW: ${deluxe}` }).click()
  await chooseDates(page, stay)
  await page.getByRole("button", { name: "Add a room" }).click()
  await expect(page.getByRole("group", { name: "Room 2", exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Remove room 2" }).click()
  await sendSearch(page)
}

test("[LIST-3] [AVAIL-1] [AVAIL-6] [BOOK-2] [BOOK-5] [AUTH-1] a newcomer books without script, from the room list to the thank-you page", async ({
  page,
  freshStay,
}) => {
  const stay = freshStay(2)
  const person = newcomer()
  await askForDeluxe(page, stay)
  await expect(page).toHaveURL(/\/signin\?to=/)
  await page.getByRole("link", { name: "New here? Sign up" }).click()
  await signUpOnScreen(page, person)
  await expect(page).toHaveURL(/\/booking\//)
  await expect(fact(page, "Arrive")).toContainText(formatted(stay.checkIn))
  await expect(fact(page, "Name")).toHaveText(person.name)
  await confirmButton(page).click()
  const reference = await thanksFor(page)
  await page.goto("/user-booking")
  await expect(page.getByRole("article", { name: reference })).toBeVisible()
})

test.describe("a guest", () => {
  test.use(asGuest)

  test("[PAY-2] [PAY-3] [BOOK-4] a guest pays without script on the provider's own page, after failing and closing it", async ({
    page,
    freshStay,
  }) => {
    const { _id } = await roomCalled(page.request, deluxe)
    await page.goto(`/booking/${_id}?${stayQuery(freshStay(2))}`)
    await page.getByRole("radio", { name: "Net Banking / Card / UPI / EMI" }).check()
    await confirmButton(page).click()
    await expect(page.getByRole("heading", { level: 1, name: "Make a Payment" })).toBeVisible()
    const pay = page.getByRole("button", { name: /^Pay ₹/ })
    await pay.click()
    await expect(page.getByText("Sandbox: no money moves.")).toBeVisible()
    await page.getByRole("button", { name: "Close the window" }).click()
    await expect(page.getByText("The payment was closed")).toBeVisible()
    await pay.click()
    await page.getByRole("button", { name: "Fail this payment" }).click()
    await page.getByRole("button", { name: /^Return to/ }).click()
    await expect(page.getByText("The payment did not go through")).toBeVisible()
    await pay.click()
    await page.getByRole("radio", { name: "UPI", exact: true }).check()
    await page.getByRole("button", { name: /^Pay ₹/ }).click()
    await page.getByRole("button", { name: /^Return to/ }).click()
    await thanksFor(page)
  })

  test("[ACCT-1] [ACCT-2] [ACCT-5] a guest changes the profile, sends a cancellation request and withdraws it without script", async ({
    page,
    guest,
    freshStay,
  }) => {
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay() })
    await page.goto("/update-profile")
    await page.getByLabel("City").fill("Udaipur")
    await page.getByRole("button", { name: "Update profile" }).click()
    await expect(inNoscript(page, "Update Profile Successfully!")).toBeVisible()
    await expect(fact(page, "City")).toHaveText("Udaipur")
    await page.goto("/user-booking")
    await page.getByRole("link", { name: `Cancel Booking ${booking.reference}` }).click()
    await expect(page).toHaveURL(`/user-support?booking=${booking._id}`)
    await expect(fact(page, "Charge if cancelled now")).toHaveText(inRupees(0))
    await page.getByRole("textbox", { name: /^Message/ }).fill("")
    await page.getByRole("button", { name: "Send cancellation request" }).click()
    await page.goto(`/user-support?booking=${booking._id}`)
    await expect(page.getByText("Your request to cancel is with our desk.")).toBeVisible()
    await page.getByRole("button", { name: "Withdraw the request" }).click()
    await page.goto("/user-booking")
    await expect(page.getByRole("link", { name: `Cancel Booking ${booking.reference}` })).toBeVisible()
  })
})

test("[LIST-2] [NAV-5] pictures and the menu open without script", async ({ page }) => {
  await page.goto("/booking")
  await page
    .getByRole("link", { name: /^VIEW: .* Deluxe Room/ })
    .first()
    .click()
  await expect(page.getByRole("list", { name: "Amenities" }).filter({ hasText: "Minibar" })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole("banner").locator("summary").click()
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Corporate" }).click()
  await expect(page).toHaveURL("/corporate")
})

test("[AVAIL-3] [AVAIL-7] a search without dates, and the list for a stay, answer without script", async ({
  page,
  freshStay,
}) => {
  await page.goto("/check-availability")
  await sendSearch(page)
  await expect(page.getByText("Please select both Check-In and Check-Out dates.").first()).toBeVisible()
  await chooseDates(page, freshStay())
  await sendSearch(page)
  await expect(page.getByRole("heading", { name: "Rooms for your stay" })).toBeVisible()
})

test("[ACCT-7] [AUTH-3] signing in wrongly, rightly, and out again work without script", async ({
  page,
  guest,
}) => {
  await page.goto("/signin?to=/my-account")
  await signInOnScreen(page, { username: guest.username, password: "Window8Seat" })
  await expect(page.getByText("Invalid Username Try Again ").first()).toBeVisible()
  await expect(page.getByLabel("Username")).toHaveValue(guest.username)
  await signInOnScreen(page, guest)
  await expect(page).toHaveURL("/my-account")
  await page.getByRole("button", { name: "Sign out" }).click()
  await expect(page).toHaveURL("/")
  await page.goto("/my-account")
  await expect(page).toHaveURL(/\/signin/)
})

test.describe("the front office", () => {
  test.use(asDesk)

  test("[ADM-7] [ADM-2] the desk updates and deletes without script", async ({ page, guest, freshStay }) => {
    const room = await roomCalled(guest.api, classic)
    const left = await book(guest, { room, stay: freshStay() })
    await page.goto(`/admin/${left._id}`)
    await page.getByLabel("Booking status").selectOption("Booking is Complete")
    await page.getByRole("form", { name: "Status" }).getByLabel("Reason").fill("Left a day early.")
    await page.getByRole("button", { name: "Update", exact: true }).click()
    await expect(page).toHaveURL("/admin/booking")
    const rowOf = ({ reference }: typeof left) => page.getByRole("row").filter({ hasText: reference })
    await expect(rowOf(left)).toContainText("Booking is Complete")
    const booking = await book(guest, { room, stay: freshStay() })
    const row = rowOf(booking)
    await page.goto("/admin/booking")
    await page.getByRole("link", { name: `Delete ${booking.reference}` }).click()
    await expect(page.getByText("Are You Sure to Delete that Item :")).toBeVisible()
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await expect(inNoscript(page, "Deleted SuccessFully")).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})
