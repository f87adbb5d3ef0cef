import type { Page } from "@playwright/test"
import { expectGood } from "./accessible.ts"
import { confirmButton, fact, stayQuery, thanksFor } from "./booking-steps.ts"
import { continueOnScreen, type Guest, keptKeys, newcomer, signInOnScreen } from "./guest.ts"
import { book, bookingsOn, classic, roomCalled } from "./hotel-api.ts"
import { expect, test } from "./hotel-test.ts"
import { openHydrated } from "./hydrated.ts"
import { bookingLinkFor, codeFor } from "./mailbox.ts"
import { dayNamed, formatted, type StayDates, stayOn } from "./stay-dates.ts"
import { skipFilm } from "./visitor.ts"
import { main } from "./page-parts.ts"

const contactForm = (page: Page) => page.getByRole("form", { name: "Continue with email" })
const createButton = (page: Page) => main(page).getByRole("button", { name: "Create an account" })

const bookingPath = async (page: Page, stay: StayDates): Promise<string> =>
  `/booking/${(await roomCalled(page.request, classic))._id}?${stayQuery(stay)}`

/** Books without an account; returns the reference. */
async function bookAs(page: Page, person: ReturnType<typeof newcomer>, stay: StayDates): Promise<string> {
  await page.goto(await bookingPath(page, stay))
  await continueOnScreen(page, person)
  await confirmButton(page).click()
  return thanksFor(page)
}

/** Counts what the visitor taps and types. */
async function countEffort(page: Page): Promise<{ taps: number; fields: Set<string> }> {
  const effort = { taps: 0, fields: new Set<string>() }
  await page.exposeFunction("countTap", () => {
    effort.taps += 1
  })
  await page.exposeFunction("countField", (name: string) => effort.fields.add(name))
  await page.addInitScript(() => {
    const counters = window as unknown as { countTap: () => void; countField: (name: string) => void }
    document.addEventListener("click", (event) => event.isTrusted && counters.countTap(), true)
    document.addEventListener(
      "input",
      ({ target }) => counters.countField((target as HTMLInputElement).name),
      true,
    )
  })
  return effort
}

test("[BOOK-2] [BOOK-5] a new guest on a phone taps six times and types three fields from the home page to the thanks", async ({
  page,
}) => {
  const stay = stayOn(3, 2)
  const person = newcomer()
  const effort = await countEffort(page)
  await skipFilm(page)
  await openHydrated(page, "/")
  await page.getByRole("link", { name: "Check dates and prices" }).tap()
  const sheet = page.getByRole("dialog", { name: "Check dates and prices" })
  await sheet.getByRole("button", { name: dayNamed(stay.checkIn) }).tap()
  await sheet.getByRole("button", { name: dayNamed(stay.checkOut) }).tap()
  await page
    .getByRole("link", { name: /^BOOK NOW/ })
    .first()
    .tap()
  await expect(page.getByRole("heading", { level: 1, name: "Your details" })).toBeVisible()
  await expect(page).toHaveTitle(/^Your details \|/)
  await expect(main(page)).toContainText(`${formatted(stay.checkIn)} to ${formatted(stay.checkOut)}, 1 room`)
  await expect(main(page).getByRole("heading", { level: 2 }).first()).toHaveText("Continue with email")
  await page.setViewportSize({ width: 390, height: 844 })
  await contactForm(page).getByLabel("Name").fill(person.name)
  await contactForm(page).getByLabel("Email").fill(person.email)
  await contactForm(page).getByLabel("Phone").fill(person.phone)
  await contactForm(page).getByRole("button", { name: "Continue" }).tap()
  await expect(fact(page, "Name")).toHaveText(person.name)
  await expect(fact(page, "Arrive")).toContainText(formatted(stay.checkIn))
  await confirmButton(page).tap()
  await thanksFor(page)
  expect(await keptKeys(page)).toMatchObject({ login: "true", name: person.name })
  expect([...effort.fields].toSorted()).toEqual(["email", "name", "phone"])
  expect(effort.taps).toBe(6)
})

test("[VAL-1] [VAL-2] [VAL-4] [GUEST-2] the form marks wrong details beside their fields, takes a phone from abroad, and is corrected later", async ({
  page,
  freshStay,
}) => {
  const person = newcomer()
  await openHydrated(page, await bookingPath(page, freshStay()))
  await continueOnScreen(page, { name: "", email: "ira@example", phone: "1234567890" })
  await expect(contactForm(page).getByLabel("Name")).toHaveAccessibleDescription("Name Field Is Required")
  await expect(contactForm(page).getByLabel("Phone")).toHaveAccessibleDescription(/Invalid Phone Number/)
  await expect(main(page).getByLabel("Username")).toHaveAccessibleDescription("Your email works as well")
  await expectGood(page)
  await contactForm(page).getByLabel("Country code").selectOption({ label: "United Kingdom +44" })
  await continueOnScreen(page, { ...person, phone: "07400 123456" })
  await expect(fact(page, "Phone")).toHaveText("+447400123456")
  await page.getByRole("link", { name: "Change your details" }).click()
  await expect(contactForm(page).getByLabel("Email")).toHaveValue(person.email)
  await expect(contactForm(page).getByLabel("Phone")).toHaveValue("7400123456")
  await expect(contactForm(page).getByLabel("Country code")).toHaveValue(/\+44$/)
  await contactForm(page).getByLabel("Country code").selectOption({ label: "India +91" })
  await continueOnScreen(page, { ...person, phone: "9812345678" })
  await expect(fact(page, "Phone")).toHaveText("9812345678")
})

test("[AUTH-3] outside of a booking, the sign-in page has no form for a name and an email", async ({
  request,
}) => {
  for (const path of ["/signin", "/signin?to=/my-account", "/login"]) {
    const html = await (await request.get(path)).text()
    expect(html).toContain("Forgot your password?")
    expect(html).not.toContain("Continue with email")
  }
})

test("[SAFE-4] a guest without an account sees nothing of the account that has the same email", async ({
  page,
  guest,
  freshStay,
}) => {
  const [theirs, own] = [freshStay(2), freshStay(2)]
  const booked = await book(guest, { room: await roomCalled(guest.api, classic), stay: theirs })
  const reference = await bookAs(page, { ...newcomer(), email: guest.email }, own)
  await page.goto("/user-booking")
  await expect(page.getByRole("article")).toHaveCount(1)
  await expect(page.getByRole("article", { name: reference })).toBeVisible()
  expect((await page.goto(`/confirmation?booking=${booked._id}`))?.status()).toBe(404)
  expect(await bookingsOn(guest, own)).toEqual([])

  await page.goto("/create-account")
  await page.getByRole("button", { name: "Send OTP" }).click()
  await main(page)
    .getByLabel("OTP")
    .fill(await codeFor(page.request, guest.email))
  await main(page).getByLabel("Password", { exact: true }).fill("Terrace9Morning")
  await createButton(page).click()
  await expect(page.getByText("This email already has an account")).toBeVisible()
  await signInOnScreen(page, { username: guest.email, password: guest.password })
  await expect(page).toHaveURL("/user-booking")
})

const isScripted = (page: Page): Promise<boolean> =>
  page.locator("html").evaluate((html) => html.hasAttribute("data-hydrated"))

/** Makes an account of the booking's guest by the code of the email. */
async function createAccount(page: Page, { email, password }: ReturnType<typeof newcomer>): Promise<void> {
  await createButton(page).click()
  await expect(page).toHaveURL("/create-account")
  const code = await codeFor(page.request, email)
  const submit = async (otp: string, chosen: string) => {
    await main(page).getByLabel("OTP").fill(otp)
    await main(page).getByLabel("Password", { exact: true }).fill(chosen)
    await createButton(page).click()
  }
  await submit(code === "123456" ? "654321" : "123456", password)
  await expect(main(page).getByLabel("OTP")).toHaveAccessibleDescription(/This OTP is not right/)
  await submit(code, "short")
  await expect(main(page).getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /atleast 1 upper case/,
  )
  if (await isScripted(page)) await expectGood(page)
  await submit(code, password)
}

const titled =
  "[BOOK-5] [ACCT-4] [ACCT-5] [AUTH-4] [AUTH-7] [VAL-3] the link in the email opens the booking, and a code from the email makes an account"

/** Opens the link of the email: it shows the booking, which can be changed and cancelled. */
async function openLink(page: Page, link: string, reference: string): Promise<void> {
  await page.goto(link)
  await expect(page).toHaveURL("/user-booking")
  const article = page.getByRole("article", { name: reference })
  await expect(article.getByRole("link", { name: `Change dates of ${reference}` })).toBeVisible()
  await article.getByRole("link", { name: `Cancel Booking ${reference}` }).click()
}

/** Signed in as somebody else, the link asks first. */
async function openLinkAsAnother(page: Page, link: string, { email }: Guest): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole("heading", { level: 1, name: "Open this booking?" })).toBeVisible()
  await expectGood(page)
  await page.goto("/my-account")
  await expect(fact(page, "Email")).toHaveText(email)
  await page.goto(link)
  await page.getByRole("button", { name: "Open the booking" }).click()
}

test(`[SAFE-4] ${titled}; it asks first where somebody else is signed in, and opens nothing once there is an account`, async ({
  page,
  guest,
  openBrowser,
  freshStay,
}) => {
  test.slow()
  const person = newcomer()
  const reference = await bookAs(page, person, freshStay())
  const link = await bookingLinkFor(page.request, { to: person.email, reference })
  const other = await openBrowser()
  await openLink(other, link, reference)
  await expect(other.getByRole("alertdialog")).toBeVisible()
  const elsewhere = await openBrowser({ storageState: guest.state })
  await openLinkAsAnother(elsewhere, link, guest)
  await expect(elsewhere.getByRole("article", { name: reference })).toBeVisible()
  await createAccount(page, person)
  await expect(page.getByText("Your account is ready.")).toBeVisible()
  await page.goto("/user-booking")
  await expect(page.getByRole("article", { name: reference })).toBeVisible()
  await other.context().clearCookies()
  await other.goto(link)
  await expect(other).toHaveURL("/signin?to=%2Fuser-booking")
  await signInOnScreen(other, { username: person.email, password: person.password })
  await expect(other.getByRole("article", { name: reference })).toBeVisible()
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test(titled, async ({ page, openBrowser, freshStay }) => {
    const person = newcomer()
    const reference = await bookAs(page, person, freshStay())
    const link = await bookingLinkFor(page.request, { to: person.email, reference })
    const other = await openBrowser({ javaScriptEnabled: false })
    await openLink(other, link, reference)
    await expect(other).toHaveURL(/\/user-support\?booking=/)
    await createAccount(page, person)
    // Playwright's search for text skips a noscript element, but not the elements in it.
    await expect(page.locator("noscript p", { hasText: "Your account is ready." })).toBeVisible()
    await page.goto("/user-booking")
    await expect(page.getByRole("article", { name: reference })).toBeVisible()
  })
})
