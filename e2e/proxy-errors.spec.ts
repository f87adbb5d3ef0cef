import type { Locator, Page } from "@playwright/test"
import { addDays } from "#src/shared/calendar-date.ts"
import { createRecord } from "./api-records.ts"
import { confirmButton, payButton, stayQuery, thanksFor } from "./booking-steps.ts"
import { openHydrated } from "./hydrated.ts"
import { book, classic, roomCalled } from "./hotel-api.ts"
import { newcomer } from "./guest.ts"
import { asDesk, asGuest, expect, test as watched } from "./hotel-test.ts"
import { sendPicture } from "./pictures.ts"
import { hotelToday, type StayDates } from "./stay-dates.ts"
import { main, toasts } from "./page-parts.ts"

// The test itself makes these requests fail, so the errors that the browser logs about them are expected.
const test = watched.extend({
  context: async ({ browser, contextOptions, storageState }, provide) => {
    const context = await browser.newContext({ ...contextOptions, ...(storageState && { storageState }) })
    await provide(context)
    await context.close()
  },
})

/** What nginx answers while the server behind it restarts: HTML, without the framework's header. */
const badGateway = { status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1><hr>nginx" }

/** From now on every form is answered by the proxy alone. */
async function failForms(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    (route) => (route.request().method() === "GET" ? route.fallback() : route.fulfill(badGateway)),
  )
}

async function closeAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole("alertdialog")
  await expect(alert.getByText(text, { exact: true })).toBeVisible()
  await alert.getByRole("button").click()
}

type Fields = Readonly<Record<string, string>>

// An optional field says so in its label.
const fieldOf = (within: Locator, label: string): Locator =>
  within.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}( \\(?optional\\)?)?$`))

/** Fills in fields by their labels: chosen where they are lists, typed elsewhere. */
async function fill(within: Locator, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = fieldOf(within, label)
    const isList = await field.evaluate((element) => element.tagName === "SELECT")
    await (isList ? field.selectOption(value) : field.fill(value))
  }
}

async function expectKept(within: Locator, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await expect(fieldOf(within, label)).toHaveValue(value)
}

const sender = { Name: "Ira Sen", Email: "ira.sen@example.in", Phone: "9876543210" }
const person = newcomer()

const forms = [
  {
    title: "the contact form says inline that it was not sent",
    path: "/contact-us",
    fields: { ...sender, Message: "We land at four; may we have the room then?" },
    button: /^Send the/,
    isKnownMessage: async (page: Page) => {
      await expect(main(page).getByText("Your message was not sent.")).toBeVisible()
      await expect(toasts(page).locator("p")).toHaveCount(0)
    },
  },
  {
    title: "the banquet enquiry alerts",
    path: "/banquet-query",
    fields: {
      ...sender,
      "Tentative Date": addDays(hotelToday(), 60),
      Event: "Party Hall",
      Guest: "51-100",
    },
    button: /^Send the/,
    isKnownMessage: (page: Page) => closeAlert(page, "Something went wrong"),
  },
  {
    title: "the corporate enquiry alerts",
    path: "/corporate-query",
    fields: {
      ...sender,
      "Tentative Date": addDays(hotelToday(), 60),
      "Event Type": "Meeting",
      "Number Of Guests": "11-25",
    },
    button: /^Send the/,
    isKnownMessage: (page: Page) => closeAlert(page, "Something Went Wrong"),
  },
  {
    title: "sign-up alerts",
    path: "/signup",
    fields: {
      Name: person.name,
      Username: person.username,
      Email: person.email,
      Phone: person.phone,
      Password: person.password,
      "Confirm Password": person.password,
    },
    button: "Sign up",
    isKnownMessage: (page: Page) => closeAlert(page, "Something Went Wrong"),
  },
  {
    title: "sign-in alerts",
    path: "/signin",
    fields: { Username: person.username, Password: person.password },
    button: "Sign in",
    isKnownMessage: (page: Page) => closeAlert(page, "Server Error. Please try again."),
  },
  {
    title: "the first step of a reset alerts",
    path: "/forget1",
    fields: { Username: person.username },
    button: "Send OTP",
    isKnownMessage: (page: Page) => closeAlert(page, "Server Error. Please try again."),
  },
] as const

/** The second step of a reset, after the first was answered. */
async function failSecondStep(page: Page): Promise<void> {
  await page.unrouteAll()
  await main(page).getByRole("button", { name: "Send OTP" }).click()
  await page.getByRole("alertdialog").getByRole("button").click()
  await expect(page).toHaveURL("/forget2")
  await failForms(page)
  await fill(main(page), { OTP: "123456" })
  await main(page).getByRole("button", { name: "Verify OTP" }).click()
  await closeAlert(page, "Server Error. Please try again.")
  await expectKept(main(page), { OTP: "123456" })
}

async function failSubscription(page: Page): Promise<void> {
  await openHydrated(page, "/newsletter")
  const form = page.locator("form[action='/newsletter']")
  await fill(form, { Email: sender.Email })
  await form.getByRole("button", { name: "Subscribe" }).click()
  await expect(toasts(page).getByText("Internal Server Error")).toBeVisible()
  await expectKept(form, { Email: sender.Email })
}

test("[ENQ-1] [ENQ-2] [ENQ-3] [AUTH-1] [AUTH-3] [AUTH-6] [FOOT-2] every form of a visitor shows an error when a proxy answers 502, and keeps what was typed", async ({
  page,
}) => {
  test.slow()
  await failForms(page)
  for (const { title, path, fields, button, isKnownMessage } of forms)
    await test.step(title, async () => {
      await openHydrated(page, path)
      await fill(main(page), fields)
      await main(page).getByRole("button", { name: button }).click()
      await isKnownMessage(page)
      await expectKept(main(page), fields)
      await expect(page).toHaveURL(path)
    })
  await test.step("the second step of a reset alerts, and keeps the code", () => failSecondStep(page))
  await test.step("the newsletter's form toasts, and keeps the address", () => failSubscription(page))
})

/** The link to the profile, its form and the sign-out. */
async function failProfile(page: Page): Promise<void> {
  await openHydrated(page, "/my-account")
  await page.route(/\/update-profile\.data/, (route) => route.fulfill(badGateway))
  await main(page).getByRole("link", { name: "Update profile" }).click()
  await closeAlert(page, "Error fetching profile:")
  await expect(page).toHaveURL("/my-account")
  await page.unrouteAll()

  await failForms(page)
  await page.getByRole("button", { name: "Sign out" }).first().click()
  await closeAlert(page, "Server Error. Please try again.")

  await openHydrated(page, "/update-profile")
  await fill(main(page), { City: "Jaipur" })
  await main(page).getByRole("button", { name: "Update profile" }).click()
  await expect(toasts(page)).toContainText("Something went wrong!")
  await expectKept(main(page), { City: "Jaipur" })
}

async function failCancellation(page: Page, bookingId: string): Promise<void> {
  await openHydrated(page, `/user-support?booking=${bookingId}`)
  const note = main(page).getByRole("textbox")
  await note.fill("Our flight was moved.")
  await main(page).getByRole("button", { name: "Send cancellation request" }).click()
  await expect(toasts(page)).toContainText("Something went wrong!")
  await expect(note).toHaveValue("Our flight was moved.")
}

async function failChangeOfDates(page: Page, bookingId: string, stay: StayDates): Promise<void> {
  await openHydrated(page, `/user-booking/${bookingId}/dates?${stayQuery(stay)}`)
  const change = main(page).locator("form[method=post] button").last()
  await change.click()
  await closeAlert(page, "We could not be reached. Please look at your bookings before you try again.")
  await expect(change).toBeEnabled()
}

/** A confirmation that got no answer may be sent again. */
async function failConfirmation(page: Page, roomId: string, stay: StayDates): Promise<void> {
  await openHydrated(page, `/booking/${roomId}?${stayQuery(stay)}`)
  await main(page)
    .getByRole("radio", { name: /Net Banking/ })
    .check({ force: true })
  const confirm = confirmButton(page)
  await confirm.click()
  await closeAlert(page, "We could not be reached. Please confirm again: your stay is never booked twice.")
  await expect(main(page).getByRole("radio", { name: /Net Banking/ })).toBeChecked()
  await page.unrouteAll()
  await confirm.click()
  await expect(page).toHaveURL(/\/payment\//)
}

test.describe("a guest", () => {
  test.use(asGuest)

  test("[ACCT-2] [ACCT-3] [ACCT-5] [ACCT-7] [BOOK-3] [BOOK-9] [CONST-6] every form of a guest shows an error when a proxy answers 502, and keeps what was typed", async ({
    page,
    guest,
    freshStay,
  }) => {
    test.slow()
    const room = await roomCalled(page.request, classic)
    const { _id } = await book(guest, { room, stay: freshStay() })
    await test.step("the profile and the sign-out", () => failProfile(page))
    await test.step("a request to cancel toasts", () => failCancellation(page, _id))
    await test.step("a change of dates alerts", () => failChangeOfDates(page, _id, freshStay()))
    await test.step("the booking page alerts", () => failConfirmation(page, room._id, freshStay()))
  })
})

/** From now on a page that loads again is answered by the proxy alone. */
const failPages = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.pathname.endsWith(".data"),
    (route) => route.fulfill(badGateway),
  )

const showAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))

test.describe("a guest who returns to a page", () => {
  test.use(asGuest)

  test("[PAY-3] [SAFE-6] a payment page that loads again and is answered 502, or has no network, stays, and loads again later", async ({
    page,
    context,
    guest,
    freshStay,
  }) => {
    const room = await roomCalled(page.request, classic)
    const { _id } = await book(guest, { room, stay: freshStay(), paymentMode: "Net Banking" })
    await openHydrated(page, `/payment/${_id}`)
    const answer = () => page.waitForResponse((response) => response.url().includes(`/payment/${_id}.data`))
    const failed = async () => (await answer()).status() === 502

    await failPages(page)
    const first = failed()
    await showAgain(page)
    expect(await first).toBe(true)
    expect(await failed(), "it tries again by itself").toBe(true)
    await expect(payButton(page)).toBeVisible()
    await page.unrouteAll()
    expect((await answer()).ok()).toBe(true)
    await expect(payButton(page)).toBeVisible()

    await context.setOffline(true)
    const lost = page.waitForEvent("requestfailed")
    await showAgain(page)
    await lost
    await expect(payButton(page)).toBeVisible()
    const loaded = answer()
    await context.setOffline(false)
    expect((await loaded).ok()).toBe(true)
  })

  test("[ROUTE-5] a page that was not loaded before shows the fault, when a proxy answers 502", async ({
    page,
  }) => {
    await openHydrated(page, "/my-account")
    await failPages(page)
    await main(page).getByRole("link", { name: "Bookings" }).first().click()
    await expect(main(page)).toContainText("Something on our side did not work")
  })
})

/** Opens a page; scripts that it has not loaded are then missing, as after a deployment. */
async function openOutdated(page: Page, path: string): Promise<void> {
  await page.unrouteAll()
  await openHydrated(page, path)
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: "Not Found" }))
}

test.describe("a guest whose page is older than the last deployment", () => {
  test.use(asGuest)

  test("[BOOK-4] [BOOK-9] [ROUTE-7] [FOOT-2] reaches the thank-you page of a booking and the page of a link, and subscribes", async ({
    page,
    freshStay,
  }) => {
    const room = await roomCalled(page.request, classic)
    await openOutdated(page, `/booking/${room._id}?${stayQuery(freshStay())}`)
    await confirmButton(page).click()
    await thanksFor(page)
    await openOutdated(page, "/my-account")
    await main(page).getByRole("link", { name: "Bookings" }).first().click()
    await expect(page).toHaveURL("/user-booking")
    await openOutdated(page, "/privacypolicy")
    await fill(page.locator("form[action='/newsletter']"), { Email: sender.Email })
    await page.getByRole("button", { name: "Subscribe" }).click()
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Thanks For Subscribe !")
  })
})

const deskForms = [
  {
    title: "a testimonial alerts",
    path: "/admin/create-testimonial",
    fields: { Name: "Ira Sen", Messages: "Dinner above the runway lights." },
    isKnownMessage: "something went wrong",
  },
  {
    title: "an offer alerts",
    path: "/admin/create-offers",
    fields: {
      Name: "Two nights and a supper",
      "Offer valid Date": addDays(hotelToday(), 20),
      "Description (Max 20 Words)": "Two nights and a supper.",
      "Discount Offer": "15% off the room",
      "Discount Offer2": "20% off at Zaika",
    },
    isKnownMessage: "something went wrong",
  },
  {
    title: "a place of the gallery alerts",
    path: "/admin/create-gallery",
    fields: { "Room Type Name": "Courtyard" },
    isKnownMessage: "something went wrong",
  },
] as const

test.describe("the desk", () => {
  test.use(asDesk)

  test("[ADM-3] every form with a picture alerts when a proxy answers 502, or when its record was deleted in the meantime, and keeps what was typed", async ({
    page,
    desk,
  }) => {
    for (const { title, path, fields, isKnownMessage } of deskForms)
      await test.step(title, async () => {
        await openHydrated(page, path)
        await fill(main(page), fields)
        await sendPicture(page)
        await failForms(page)
        await main(page).getByRole("button", { name: "Create", exact: true }).click()
        await closeAlert(page, isKnownMessage)
        await expectKept(main(page), fields)
        await page.unrouteAll()
      })
    await test.step("a testimonial that was deleted in the meantime alerts", async () => {
      const name = `Ira Sen ${newcomer().username}`
      const id = await createRecord(desk.api, "testimonial", { name, message: "Dinner above the runway." })
      await openHydrated(page, `/admin/update-testimonial/${id}`)
      expect((await desk.api.delete(`/api/testimonial/${id}`)).ok()).toBe(true)
      await fill(main(page), { Messages: "Breakfast above the runway lights." })
      await main(page).getByRole("button", { name: "Update", exact: true }).click()
      await closeAlert(page, "Result not Fouond")
      await expectKept(main(page), { Messages: "Breakfast above the runway lights." })
    })
  })

  test("[ADM-2] [ACCT-3] a testimonial stays when a proxy answers its deletion with 502, and a missing one leads to the account", async ({
    page,
  }) => {
    await openHydrated(page, "/admin/testimonial")
    await failForms(page)
    const remove = main(page)
      .getByRole("link", { name: /^Delete / })
      .first()
    await remove.click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await expect(toasts(page)).toContainText("Something went wrong!")
    await expect(remove).toBeVisible()

    await page.route(/\/update-testimonial\/.*\.data/, (route) => route.fulfill(badGateway))
    await main(page).locator("a[href^='/admin/update-testimonial/']").first().click()
    await closeAlert(page, "Error fetching profile:")
    await expect(page).toHaveURL("/my-account")

    const missing = await page.request.get("/admin/update-testimonial/00000000-0000-4000-8000-000000000000")
    expect(new URL(missing.url()).pathname).toBe("/my-account")
  })
})
