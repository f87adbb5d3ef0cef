import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import { fact } from "./booking-steps.ts"
import { keptKeys, newcomer, signIn, signUpGuest } from "./guest.ts"
import { book, bookingOf, classic, deluxe, inRupees, roomCalled, setStatuses } from "./hotel-api.ts"
import { asDesk, asGuest, expect } from "./hotel-test.ts"
import { test } from "./own-room.ts"
import { hotelToday, formatted, stayOn } from "./stay-dates.ts"

const messages = (page: Page) => page.getByRole("log", { name: "Messages" })
const stayOf = (page: Page, reference: string): Locator => page.getByRole("article", { name: reference })
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Account" }).getByRole("link")

test.describe("a guest", () => {
  test.use(asGuest)

  test("[ACCT-1] [ACCT-4] sees their profile and a menu, and a link to the rooms while nothing is booked", async ({
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
    for (const [name, path] of [
      ["Bookings", "/user-booking"],
      ["Offers", "/user-offer"],
      ["Support", "/user-support"],
    ] as const) {
      await menuOf(page).filter({ hasText: name }).click()
      await expect(page).toHaveURL(path)
    }
    await menuOf(page).filter({ hasText: "Bookings" }).click()
    await expect(page.getByRole("heading", { name: "Your booking is empty" })).toBeVisible()
    await page.getByRole("link", { name: "Book a Room" }).click()
    await expect(page).toHaveURL("/booking")
  })

  test("[ACCT-6] [CONST-4] offers are cards with their validity, and support names its lines and addresses", async ({
    page,
  }) => {
    await page.goto("/user-offer")
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
    await page.goto("/user-support")
    const main = page.getByRole("main")
    const platinum = main.getByRole("listitem").filter({ hasText: "Platinum" })
    await expect(platinum.getByText("9:00 am to 6:00 pm", { exact: true })).toBeVisible()
    await expect(platinum.getByRole("link")).toHaveAttribute("href", /^tel:\+9111\d{8}$/)
    await expect(main.locator("a[href^='mailto:']")).toHaveCount(2)
  })

  test("[ACCT-1] [ACCT-4] stays are listed with their facts, price and state, reloaded by REFRESH, without an unpaid attempt", async ({
    page,
    guest,
    desk,
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
    await expect(shown.getByText("Pay at the hotel", { exact: true })).toBeVisible()
    await setStatuses(desk, booking, ["Booking is Confirm", "Done"])
    await page.getByRole("button", { name: "REFRESH" }).click()
    await expect(shown.getByText("Payment Done")).toBeVisible()
  })

  test("[GUEST-6] [FOLIO-6] the invoice and the receipt of a completed stay are PDFs beside it", async ({
    page,
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
    await page.goto("/user-booking")
    const documents = stayOf(page, booking.reference).getByRole("list", { name: "Documents" })
    const nextDocuments = async () => {
      await page.reload()
      return documents.getByRole("link").allTextContents()
    }
    await expect
      .poll(nextDocuments)
      .toEqual([expect.stringMatching(/^Receipt RCP\//), expect.stringMatching(/^Tax invoice INV\//)])
    for (const link of await documents.getByRole("link").all()) {
      const file = await page.request.get((await link.getAttribute("href")) ?? "/none")
      expect(file.headers()["content-type"]).toBe("application/pdf")
      expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-")
    }
  })

  test("[ACCT-5] Cancel Booking asks first; no keeps everything, yes leads to support and cancels nothing", async ({
    page,
    guest,
    freshStay,
  }) => {
    const booking = await book(guest, { room: await roomCalled(page.request, classic), stay: freshStay() })
    const changes: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("/api/booking") || ["DELETE", "PUT"].includes(request.method()))
        changes.push(request.url())
    })
    await page.goto("/user-booking")
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
    expect(await bookingOf(guest, booking._id)).toMatchObject({ bookingStatus: "Booking is Confirm" })
  })

  test("[ACCT-5] [CONST-6] cancelling a stay far ahead costs nothing, and one of today a night or all of it", async ({
    page,
    guest,
    room,
    freshStay,
  }) => {
    const far = await book(guest, { room, stay: freshStay(2) })
    await page.goto(`/user-support?booking=${far._id}`)
    await expect(fact(page, "Price of the stay")).toHaveText(inRupees(far.total))
    await expect(fact(page, "Charge if cancelled now")).toHaveText(inRupees(0))

    const near = await book(guest, { room, stay: stayOn(0, 2) })
    const checkIn = new Date(`${hotelToday()}T14:00:00+05:30`)
    await page.goto(`/user-support?booking=${near._id}`)
    const charge = Date.now() < checkIn.getTime() ? near.total / 2 : near.total
    await expect(fact(page, "Charge if cancelled now")).toHaveText(inRupees(charge))
    await expect(fact(page, "Refund to you")).toHaveText(inRupees(0))
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
  await expect(messages(page)).toContainText("Update Profile Successfully!")
  await expect(page).toHaveURL("/my-account")
  await expect(fact(page, "Name")).toHaveText(other.name)
  await expect(fact(page, "City")).toHaveText("Mumbai")
  const room = await roomCalled(page.request, classic)
  const booking = await book(guest, { room, stay: freshStay() })
  await page.goto(`/confirmation?booking=${booking._id}`)
  await expect(fact(page, "Address")).toHaveText("7 Marine Drive, Mumbai 400020, Maharashtra")
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
  await expect(messages(page)).toContainText("LogOut Has Been SuccessFully!")
  await expect(page).toHaveURL("/")
  expect(Object.values(await keptKeys(page))).toEqual(Array.from({ length: 6 }, () => null))
  expect((await page.context().cookies()).filter(({ name }) => name.includes("session"))).toEqual([])
  expect((await here.api.get("/api/booking")).status()).toBe(401)
  await page.goto("/my-account")
  await expect(page).toHaveURL(/\/signin/)
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
  await expect(messages(page)).toContainText("Your account is erased.")
  await expect(page).toHaveURL("/")
  expect((await guest.api.get("/api/booking")).status()).toBe(401)
  const taken = await page.request.get(`/api/user?email=${encodeURIComponent(guest.email)}`)
  expect(JSON.stringify(await taken.json())).toContain("free")
})

test.describe("the front office", () => {
  test.use(asDesk)

  test("[ACCT-1] [ROUTE-6] has its role shown, the menu of the administration, and the pages of an account", async ({
    page,
  }) => {
    await page.goto("/my-account")
    await expect(fact(page, "Role")).toHaveText("Admin")
    const menu = page.getByRole("navigation", { name: "Administration" })
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
      await expect(menu.locator(`a[href="${path}"]`)).toBeVisible()
    for (const path of ["/user-booking", "/user-offer", "/user-support"]) {
      expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
    }
  })
})
