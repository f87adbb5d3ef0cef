import { randomUUID } from "node:crypto"
import { expectGood, inBothSizes } from "./accessible.ts"
import { addDays } from "../src/shared/calendar-date.ts"
import { newcomer, type SignedIn } from "./guest.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import { emailTo } from "./mailbox.ts"
import { hotelToday } from "./stay-dates.ts"
import type { Locator, Page } from "@playwright/test"
import { field, main } from "./page-parts.ts"

type Wish = { guests: string; daysAhead: number; time: string }

/** Fills in the form for a table; returns the guest. */
async function fillTable(page: Page, { guests, daysAhead, time }: Wish) {
  const person = newcomer()
  await field(page, "Guests").selectOption({ label: guests })
  await field(page, "Day").fill(addDays(hotelToday(), daysAhead))
  await field(page, "Time").selectOption({ label: time })
  await field(page, "Name").fill(person.name)
  await main(page)
    .getByLabel(/^Email/)
    .fill(person.email)
  await field(page, "Phone").fill(person.phone)
  return person
}

/** The desk reserves the table of the test of a full time, by the form for callers. */
async function fillForCaller({ api }: SignedIn, key: string): Promise<void> {
  const { name, email, phone } = newcomer()
  const day = addDays(hotelToday(), 14)
  const form = { outlet: "safar", day, time: "20:00", guests: "12", name, email, phone, key }
  const headers = { "sec-fetch-site": "same-origin" }
  const answer = await api.post("/admin/tables/book", { headers, form, maxRedirects: 0 })
  expect(answer.status(), await answer.text()).toBe(303)
}

const reserve = (page: Page) => main(page).getByRole("button", { name: "Reserve the table" }).click()
const reserved = (page: Page) => page.getByRole("heading", { level: 1, name: "Your table is reserved" })

test("[DINE-1] [ROUTE-7] [GUEST-7] a table is reserved from the page of the restaurants, and cancelled by the link", async ({
  page,
}) => {
  await page.goto("/dine")
  await page.getByRole("link", { name: "Reserve Now: Udaan" }).click()
  await expect(page).toHaveURL("/query?outlet=udaan")
  await expect(page.getByRole("heading", { level: 1, name: "A table at Udaan" })).toBeVisible()
  await expect(field(page, "Restaurant")).toHaveValue("udaan")
  await reserve(page)
  await expect(field(page, "Time")).toHaveAccessibleDescription(/Time Field Is Required/)
  await inBothSizes(page, expectGood)
  const person = await fillTable(page, { guests: "4 guests", daysAhead: 12, time: "7:30 pm" })
  await reserve(page)
  await expect(reserved(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await inBothSizes(page, expectGood)
  const email = await emailTo(page.request, { to: person.email, about: "Your table at Udaan" })
  const path = /\/table\/[\w-]+\/[\w-]+/.exec(email)?.[0] ?? ""
  await page.goto(path)
  await main(page).getByRole("link", { name: "Change this table" }).click()
  await expect(field(page, "Time")).toHaveValue("19:30")
  await inBothSizes(page, expectGood)
  await field(page, "Guests").selectOption({ label: "5 guests" })
  await field(page, "Time").selectOption({ label: "8:00 pm" })
  await main(page).getByRole("button", { name: "Change the table" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Your table is changed" })).toBeVisible()
  await expect(main(page).getByText("5 guests")).toBeVisible()
  const file = await page.request.get(`${path}/calendar.ics`)
  expect(await file.text()).toContain("SEQUENCE:2")
  const question = page.getByRole("alertdialog")
  await main(page).getByRole("button", { name: "Cancel this table" }).click()
  await question.getByRole("button", { name: "Keep the table" }).click()
  await expect(main(page)).toContainText("Running late")
  await main(page).getByRole("button", { name: "Cancel this table" }).click()
  await question.getByRole("button", { name: "Cancel this table" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Your table is cancelled" })).toBeVisible()
  await expect(main(page)).not.toContainText("Running late")
  for (const wrong of [`${path}x`, `${path}x/change`]) {
    expect((await page.goto(wrong))?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1, name: "This link is no longer valid" })).toBeVisible()
  }
  await inBothSizes(page, expectGood)
})

/** Scrolls until the button is where its question has the answer of the same name. */
async function scrollUnderAnswer(button: Locator, answer: Locator): Promise<void> {
  await button.click()
  const below = await answer.evaluate((element) => element.getBoundingClientRect().top)
  await button.page().keyboard.press("Escape")
  await button.evaluate((element, top) => scrollBy(0, element.getBoundingClientRect().top - top), below)
}

test("[GUEST-7] a double press on Cancel asks before it cancels, and the page then says so at its top", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 390, height: 700 } })
  await page.goto("/query?outlet=safar")
  await fillTable(page, { guests: "2 guests", daysAhead: 13, time: "9:00 pm" })
  // A form that is sent within seconds counts as a bot's.
  await expect(async () => {
    await reserve(page)
    await expect(reserved(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  const cancel = main(page).getByRole("button", { name: "Cancel this table" })
  const question = page.getByRole("alertdialog")
  const yes = question.getByRole("button", { name: "Cancel this table" })
  await scrollUnderAnswer(cancel, yes)
  await cancel.dblclick()
  await expect(question).toBeVisible()
  await expect(reserved(page)).toBeAttached()
  await yes.click()
  await expect(page.getByRole("heading", { level: 1, name: "Your table is cancelled" })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL("/query?outlet=safar")
})

test("[GUEST-7] a full time names the nearest free ones beside it, without script too", async ({
  openBrowser,
  desk,
}) => {
  for (const key of [randomUUID(), randomUUID()]) await fillForCaller(desk, key)
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto("/query?outlet=safar")
  await fillTable(page, { guests: "12 guests", daysAhead: 14, time: "8:00 pm" })
  // A form that is sent within seconds counts as a bot's.
  await expect(async () => {
    await reserve(page)
    await expect(page.getByText(/No table is free at this time/).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(field(page, "Time")).toHaveAccessibleDescription(/Free: .*6:30 pm/)
  await expect(field(page, "Guests")).toHaveValue("12")
})

test.describe("the front office", () => {
  test.use(asDesk)

  test("[GUEST-7] reserves for a caller, and seats the guests when they come", async ({ page }) => {
    const day = addDays(hotelToday(), 16)
    await page.goto(`/admin/tables?day=${day}`)
    await page.getByRole("link", { name: "Reserve for a caller" }).click()
    await field(page, "Restaurant").selectOption({ label: "Zaika" })
    const person = await fillTable(page, { guests: "6 guests", daysAhead: 16, time: "1:00 pm" })
    await reserve(page)
    const row = page.getByRole("row").filter({ hasText: person.name })
    await row.getByRole("button", { name: /^Seated/ }).click()
    await expect(row).toContainText("Seated")
    await expect(row.getByRole("button", { name: /^Undo/ })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(row).toContainText("Confirmed")
    await expect(row.getByRole("button", { name: /^Seated/ })).toBeFocused()
    await inBothSizes(page, expectGood)
    await page.goto(`/admin/tables/all?q=${encodeURIComponent(person.name)}`)
    await expect(page.getByRole("row").filter({ hasText: person.name })).toContainText("Zaika")
  })
})
