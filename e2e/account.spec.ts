import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import { fact } from "./booking-steps.ts"
import { keptKeys, newcomer, signIn, signUpGuest } from "./guest.ts"
import {
  type ApiBooking,
  book,
  bookingOf,
  classic,
  deluxe,
  inRupees,
  roomCalled,
  setStatuses,
} from "./hotel-api.ts"
import { asGuest, expect } from "./hotel-test.ts"
import { test } from "./own-room.ts"
import { hotelToday, formatted, stayOn } from "./stay-dates.ts"
import { toasts } from "./page-parts.ts"

const stayOf = (page: Page, reference: string): Locator => page.getByRole("article", { name: reference })
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Account" }).getByRole("link")

/** Offers are cards with their validity (ACCT-6). */
async function expectOffers(page: Page): Promise<void> {
  const bookable = page.getByRole("link", { name: /^Book this offer/ })
  await expect(bookable.first()).toHaveAttribute("href", /check-availability\?offer=/)
  const cards = page.getByRole("list", { name: "Earlier offers" }).getByRole("article")
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    await expect(card).toContainText("Valid until 15 May 2025")
    await expect(card.getByRole("img")).toHaveAttribute("alt", /\S/)
    await expect(card.getByText("Ended", { exact: true })).toBeVisible()
    await expect(card.getByRole("link")).toHaveCount(0)
  }
}

/** The support names its lines and addresses (CONST-4). */
async function expectSupport(page: Page): Promise<void> {
  const main = page.getByRole("main")
  const platinum = main.getByRole("listitem").filter({ hasText: "Platinum" })
  await expect(platinum.getByText("9:00 am to 6:00 pm", { exact: true })).toBeVisible()
  await expect(platinum.getByRole("link")).toHaveAttribute("href", /^tel:\+9111\d{8}$/)
  await expect(main.locator("a[href^='mailto:']")).toHaveCount(2)
}

/** Cancel Booking asks first: no keeps everything, yes leads to the support and changes nothing. */
async function askToCancel(page: Page, booking: ApiBooking): Promise<void> {
  const changes: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/api/booking") || ["DELETE", "PUT"].includes(request.method()))
      changes.push(request.url())
  })
  const cancel = stayOf(page, booking.reference).getByRole("link", { name: /^Cancel Booking/ })
  const prompt = page.getByRole("alertdialog")
  await cancel.click()
  await expect(prompt).toContainText(
    "Are you sure you want to cancel this booking , Contact Our Support Team?",
  )
  await prompt.getByRole("button", { name: "No" }).click()
  await expect(prompt).toBeHidden()
  await expect(page).toHaveURL("/user-booking")
  await cancel.click()
  await prompt.getByRole("button", { name: "Yes" }).click()
  await expect(page).toHaveURL(`/user-support?booking=${booking._id}`)
  await expect(page.getByText(booking.reference).first()).toBeVisible()
  expect(changes).toEqual([])
}

test.describe("a guest", () => {
  test.use(asGuest)

  test("[ACCT-1] [ACCT-4] [ACCT-6] [CONST-4] sees their profile and a menu, offers with their validity, the lines of the support, and a link to the rooms while nothing is booked", async ({
    page,
    guest,
  }) => {
    await page.goto("/my-account")
    for (const [term, value] of [
      ["Name", guest.name],
      ["Username", guest.username],
      ["Email", guest.email],
      ["Phone", guest.phone],
    ] as const)
      await expect(fact(page, term)).toHaveText(value)
    await expect(menuOf(page)).toHaveText(["My Account", "Bookings", "Offers", "Support"])
    await expect(fact(page, "Role")).toHaveCount(0)
    await expect(page.getByRole("navigation", { name: "Administration" })).toHaveCount(0)
    const follow = async (name: string, path: string) => {
      await menuOf(page).filter({ hasText: name }).click()
      await expect(page).toHaveURL(path)
    }
    await follow("Offers", "/user-offer")
    await expectOffers(page)
    await follow("Support", "/user-support")
    await expectSupport(page)
    await follow("Bookings", "/user-booking")
    await expect(page.getByRole("heading", { name: "Your booking is empty" })).toBeVisible()
    await page.getByRole("link", { name: "Book a Room" }).click()
    await expect(page).toHaveURL("/booking")
  })

  test("[ACCT-1] [ACCT-4] [ACCT-5] [CONST-6] stays are listed with their facts, price and state, reloaded by REFRESH; Cancel Booking asks first, leads to the support with the charge, and cancels nothing", async ({
    page,
    guest,
    desk,
    room: cheap,
    freshStay,
  }) => {
    const stay = freshStay(2)
    const room = await roomCalled(page.request, deluxe)
    const booking = await book(guest, { room, stay, rooms: 2 })
    const unpaid = await book(guest, { room, stay: freshStay(), paymentMode: "Net Banking" })
    await page.goto("/my-account")
    const next = page.getByRole("region", { name: deluxe })
    await expect(next).toContainText(booking.reference)
    await next.getByRole("link", { name: "See your bookings" }).click()
    const shown = stayOf(page, booking.reference)
    await expect(shown).toBeVisible()
    await expect(page.getByText(unpaid.reference)).toHaveCount(0)
    await expect(shown.getByRole("heading", { name: deluxe })).toBeVisible()
    await expect(fact(shown, "Arrive")).toContainText(formatted(stay.checkIn))
    await expect(fact(shown, "Depart")).toContainText(formatted(stay.checkOut))
    await expect(shown.getByText(inRupees(booking.total)).first()).toBeVisible()
    await expect(shown.getByText("Booking is Confirm")).toBeVisible()
    await expect(shown).toContainText("in all · Pay at Hotel")
    await test.step("Cancel Booking asks first", () => askToCancel(page, booking))
    expect(await bookingOf(guest, booking._id)).toMatchObject({ bookingStatus: "Booking is Confirm" })
    await expect(fact(page, "Price of the stay")).toHaveText(inRupees(booking.total))
    await expect(fact(page, "Charge if cancelled now")).toHaveText(inRupees(0))
    await test.step("a stay of today costs a night, or all of it", async () => {
      const near = await book(guest, { room: cheap, stay: stayOn(0, 2) })
      const checkIn = new Date(`${hotelToday()}T14:00:00+05:30`)
      await page.goto(`/user-support?booking=${near._id}`)
      const charge = Date.now() < checkIn.getTime() ? near.total / 2 : near.total
      await expect(fact(page, "Charge if cancelled now")).toHaveText(inRupees(charge))
      await expect(fact(page, "Refund to you")).toHaveText(inRupees(0))
    })
    await menuOf(page).filter({ hasText: "Bookings" }).click()
    await expect(shown).toBeVisible()
    await setStatuses(desk, booking, ["Booking is Confirm", "Done"])
    await page.getByRole("button", { name: "REFRESH" }).click()
    await expect(shown.getByText("Payment Done")).toBeVisible()
  })

  test("[GUEST-6] [FOLIO-6] the invoice and the receipt of a completed stay are PDFs beside it", async ({
    guest,
    desk,
    freshStay,
  }) => {
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
    const data = {
      bookingStatus: "Booking is Complete",
      paymentStatus: "Done",
      reason: "Left a day early",
    }
    const answer = await desk.api.put(`/api/booking/${booking._id}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    let links: RegExpExecArray[] = []
    const readDocuments = async () => {
      const html = await (await guest.api.get("/user-booking")).text()
      links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>((?:Receipt RCP|Tax invoice INV)\/[^<]+)/g)]
      return links.map(([, , text]) => text)
    }
    await expect
      .poll(readDocuments)
      .toEqual([expect.stringMatching(/^Receipt RCP\//), expect.stringMatching(/^Tax invoice INV\//)])
    for (const [, href = "/none"] of links) {
      const file = await guest.api.get(href)
      expect(file.headers()["content-type"]).toBe("application/pdf")
      expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-")
    }
  })
})

test("[ACCT-2] a changed profile is kept, toasted, shown, and used for the next booking", async ({
  openBrowser,
  freshStay,
}) => {
  const guest = await signUpGuest()
  const page = await openBrowser({ storageState: guest.state })
  const other = newcomer()
  await page.goto("/update-profile")
  await page.getByLabel("Name", { exact: true }).fill(other.name)
  await page.getByLabel("Address").fill("7 Marine Drive")
  await page.getByLabel("Pin").fill("400020")
  await page.getByLabel("City").fill("Mumbai")
  await page.getByLabel("State").fill("Maharashtra")
  await page.getByRole("button", { name: "Update profile" }).click()
  await expect(toasts(page)).toContainText("Update Profile Successfully!")
  await expect(page).toHaveURL("/my-account")
  await expect(fact(page, "Name")).toHaveText(other.name)
  await expect(fact(page, "City")).toHaveText("Mumbai")
  const room = await roomCalled(page.request, classic)
  const booking = await book(guest, { room, stay: freshStay() })
  const confirmation = await guest.api.get(`/confirmation?booking=${booking._id}`)
  expect(await confirmation.text()).toContain("7 Marine Drive, Mumbai 400020, Maharashtra")
})

test("[ACCT-7] signing out clears the browser's storage, shows a message on the home page, and ends the session on the server", async ({
  guest,
  openBrowser,
}) => {
  const here = await signIn(guest)
  const page = await openBrowser({ storageState: here.state })
  await page.goto("/my-account")
  await page.evaluate(() => localStorage.setItem("email", "left behind"))
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click()
  await expect(toasts(page)).toContainText("LogOut Has Been SuccessFully!")
  await expect(page).toHaveURL("/")
  expect(Object.values(await keptKeys(page))).toEqual(Array.from({ length: 6 }, () => null))
  expect((await page.context().cookies()).filter(({ name }) => name.includes("session"))).toEqual([])
  expect((await here.api.get("/api/booking")).status()).toBe(401)
  expect(new URL((await page.request.get("/my-account")).url()).pathname).toBe("/signin")
})

test("a guest downloads their data, erases the account, and is unknown afterwards", async ({
  openBrowser,
}) => {
  const guest = await signUpGuest()
  const page = await openBrowser({ storageState: guest.state })
  await page.goto("/my-account")
  await page.getByRole("link", { name: "Your data" }).click()
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download your data" }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe("my-data-at-vimana.json")
  const text = await readFile(await file.path(), "utf8")
  expect(text).toContain('\n  "account": {\n')
  expect(JSON.parse(text)).toMatchObject({
    account: { email: guest.email },
  })
  const form = page.getByRole("form", { name: "Erase my account" })
  for (const wrong of ["Wrong7Seat", "Wrong7Seat"]) {
    await form.getByLabel("Password").fill(wrong)
    await form.getByRole("button", { name: "Erase my account" }).click()
    const errors = form.getByRole("region", { name: "Please look at this again" })
    await expect(errors).toBeFocused()
    await expect(errors.getByRole("link", { name: "Invalid Password Try Again" })).toBeVisible()
  }
  await form.getByLabel("Password").fill(guest.password)
  await form.getByRole("button", { name: "Erase my account" }).click()
  await expect(toasts(page)).toContainText("Your account is erased.")
  await expect(page).toHaveURL("/")
  expect((await guest.api.get("/api/booking")).status()).toBe(401)
  const taken = await page.request.get(`/api/user?email=${encodeURIComponent(guest.email)}`)
  expect(JSON.stringify(await taken.json())).toContain("free")
})

test("[ACCT-1] [ROUTE-6] the front office has its role shown, the menu of the administration, and the pages of an account", async ({
  desk,
}) => {
  const html = await (await desk.api.get("/my-account")).text()
  expect(html).toMatch(/<dt[^>]*>Role<\/dt><dd[^>]*>Admin</)
  const menu = /<nav[^>]*aria-label="Administration".*?<\/nav>/s.exec(html)?.[0] ?? ""
  for (const path of [
    "/admin",
    "/admin/testimonial",
    "/admin/user",
    "/admin/newsletter",
    "/admin/booking",
    "/admin/offers",
    "/admin/roomcart",
    "/admin/contact",
    "/admin/gallery",
    "/admin/corporate-query",
    "/admin/enquery",
  ])
    expect(menu).toContain(`href="${path}"`)
  for (const path of ["/user-booking", "/user-offer", "/user-support"])
    expect((await desk.api.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
})
