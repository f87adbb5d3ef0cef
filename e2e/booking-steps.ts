import { untilHydrated } from "./hydrated.ts"
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test"
import { dayFirst, dayNamed, shortly, type StayDates } from "./stay-dates.ts"

/** '2-0_1-1': two adults, and an adult with a child. */
export const stayQuery = ({ checkIn, checkOut }: StayDates, rooms = "2-0"): string =>
  `checkIn=${dayFirst(checkIn)}&checkOut=${dayFirst(checkOut)}&rooms=${rooms}`

/** The native date fields: until the scripts run, and without them. */
export const arrive = (page: Page): Locator => page.getByRole("main").getByLabel("Arrive (Check-In)")
export const depart = (page: Page): Locator => page.getByRole("main").getByLabel("Depart (Check-Out)")

/** The button with the dates, which opens the calendar. */
export const datesLine = (page: Page): Locator =>
  page.getByRole("main").getByRole("button", { name: /^Arrive/ })

export const expectDates = (page: Page, { checkIn, checkOut }: StayDates): Promise<void> =>
  expect(datesLine(page)).toHaveAccessibleName(`Arrive ${shortly(checkIn)} Depart ${shortly(checkOut)}`)

/** Opens the calendar, and waits for its prices. */
export async function openCalendar(page: Page): Promise<Locator> {
  await datesLine(page).click()
  const calendar = page.getByRole("region", { name: "Calendar" })
  await expect(calendar.getByRole("button", { name: /, from ₹|, sold out/ }).first()).toBeVisible()
  return calendar
}

/** The button of a day, in the month that has it. */
export async function dayIn(calendar: Locator, date: string): Promise<Locator> {
  const day = calendar.getByRole("button", { name: dayNamed(date) })
  const isBefore =
    new Date(date) < new Date(`1 ${await calendar.getByRole("grid").first().getAttribute("aria-label")} UTC`)
  const step = calendar.getByRole("button", { name: isBefore ? "Month before" : "Month after" })
  for (let month = 0; month < 20 && !(await day.isVisible()); month += 1) await step.click()
  return day
}

/** Opens the guests of the search form, which a phone collapses once its dates are searched. */
export async function openStayForm(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 992
  if (isPhone) await page.getByRole("main").getByRole("button", { name: "Change", expanded: false }).click()
}

/** Chooses both dates: in the calendar, or without script in the date fields. */
export async function chooseDates(page: Page, { checkIn, checkOut }: StayDates): Promise<void> {
  // The page may still be loading.
  await expect(arrive(page).or(datesLine(page)).filter({ visible: true }).first()).toBeVisible()
  if (await arrive(page).isVisible()) {
    await arrive(page).fill(checkIn)
    await depart(page).fill(checkOut)
    return
  }
  const calendar = await openCalendar(page)
  await (await dayIn(calendar, checkIn)).click()
  await (await dayIn(calendar, checkOut)).click()
  await expect(calendar).toBeHidden()
}

export const checkAvailability = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: "Check availability" }).click()

/** One room's fields in the search form, counted from 1. */
export const roomFields = (page: Page, room: number): Locator =>
  page.getByRole("group", { name: `Room ${room}`, exact: true })

/** The results beside the search form. */
export const offer = (page: Page): Locator => page.getByRole("complementary", { name: /^Your stay: / })

/** The room and its price, beside the steps of a booking. */
export const priceCard = (page: Page): Locator =>
  page.getByRole("complementary", { name: "Your room and its price" })

/** The value beside a term, such as 'Total' or 'Arrive'. */
export const fact = (scope: Page | Locator, term: string | RegExp): Locator => {
  const page = "context" in scope ? scope : scope.page()
  const hasText = typeof term === "string" ? new RegExp(`^${term}$`) : term
  return scope
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText }) })
    .locator("dd")
}

type PaymentMode = "Pay at Hotel" | "Net Banking / Card / UPI / EMI"

/** The button that books; with online payment chosen it names the amount to pay. */
export const confirmButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Confirm booking|Pay ₹)/ })

/** Books on the confirmation page. */
export async function confirmBooking(page: Page, mode: PaymentMode = "Pay at Hotel"): Promise<void> {
  await page.getByRole("radio", { name: mode }).check()
  await confirmButton(page).click()
}

export const thankYou = "Thank you! You Booking Has Been Successfully Complete."

/** Waits for the thank-you page; returns the booking's reference. */
export async function thanksFor(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { level: 1, name: thankYou })).toBeVisible()
  return (await page.getByText(/^VM-[0-9A-Z]{8}$/).innerText()).trim()
}

export const payButton = (page: Page): Locator =>
  page.getByRole("main").getByRole("button", { name: /^Pay ₹/ })

/** Presses Pay; returns the provider's window over the page. */
export async function openCheckout(page: Page): Promise<FrameLocator> {
  await expect(payButton(page)).toBeVisible()
  await untilHydrated(page)
  await payButton(page).click()
  return openedCheckout(page)
}

/** The provider's window, which also opens by itself after a confirmation with online payment. */
export async function openedCheckout(page: Page): Promise<FrameLocator> {
  const checkout = page.frameLocator("iframe[title='Payment sandbox']")
  await expect(checkout.getByRole("heading", { level: 1 })).toBeVisible()
  return checkout
}

export type Method = "Card" | "UPI" | "Net Banking" | "EMI"

type Checkout = Pick<FrameLocator, "getByRole" | "getByLabel" | "getByText">

export const chooseMethod = (checkout: Checkout, method: Method): Promise<void> =>
  checkout.getByRole("radio", { name: method, exact: true }).check()

export const payNow = (checkout: Checkout): Promise<void> =>
  checkout.getByRole("button", { name: /^Pay ₹/ }).click()
