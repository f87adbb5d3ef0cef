import type { Locator, Page } from "@playwright/test"
import { expectAccessible } from "./accessible.ts"
import { openHydrated, untilHydrated } from "./hydrated.ts"
import { downloadCsv } from "./csv.ts"
import { nobody, signUpGuest } from "./guest.ts"
import { book, classic, roomCalled } from "./hotel-api.ts"
import { holdScripts } from "./hold-scripts.ts"
import { origin } from "./hotel-under-test.ts"
import { asDesk, expect, test as base } from "./hotel-test.ts"
import { newsletterLinkFor } from "./mailbox.ts"
import { tableRows, toasts } from "./page-parts.ts"

const search = (page: Page): Locator => page.getByRole("searchbox", { name: /^Search / })
const openFold = (page: Page, name: RegExp): Promise<void> =>
  page.locator("summary").filter({ hasText: name }).click()

async function confirmDeletion(page: Page): Promise<void> {
  const prompt = page.getByRole("alertdialog")
  await expect(prompt).toContainText("Are You Sure to Delete that Item :")
  await prompt.getByRole("button", { name: "Delete" }).click()
}

type Own = {
  /** Three bookings of a guest that no other test uses. */
  bookings: { name: string; references: string[] }
  /** Two subscribers to the newsletter whose addresses share a word. */
  subscribers: { word: string; emails: string[] }
}

const test = base.extend<Own>({
  bookings: async ({ freshStay }, provide) => {
    const guest = await signUpGuest()
    const room = await roomCalled(guest.api, classic)
    const references: string[] = []
    for (const nights of [1, 2, 3]) {
      references.push((await book(guest, { room, stay: freshStay(nights) })).reference)
    }
    await guest.api.dispose()
    await provide({ name: guest.name, references })
  },
  subscribers: async ({ playwright }, provide) => {
    const word = `reader${Math.random().toString(36).slice(2, 10)}`
    const emails = [`a-${word}@example.in`, `b-${word}@example.in`]
    const anybody = await playwright.request.newContext({ baseURL: origin, storageState: nobody })
    for (const email of emails) {
      expect((await anybody.post("/api/newsletter", { data: { email } })).ok()).toBe(true)
      expect((await anybody.post(await newsletterLinkFor(anybody, email), { form: {} })).ok()).toBe(true)
    }
    await anybody.dispose()
    await provide({ word, emails })
  },
})

const listOf = (name: string): string => `/admin/booking?${new URLSearchParams({ q: name })}`

async function searchBookings(page: Page, bookings: Own["bookings"]): Promise<void> {
  await page.goto("/admin/booking")
  await search(page).fill(bookings.name)
  await page.keyboard.press("Enter")
  await expect(tableRows(page)).toHaveCount(3)
  await expect(page).toHaveURL(/[?&]q=/)
  await openFold(page, /Filters/)
  await page.getByRole("group", { name: "Status" }).getByLabel("Booking is Confirm").check()
  await page.getByLabel("Order").selectOption("Price, falling")
  await page.getByRole("button", { name: "Apply", exact: true }).click()
  await expect(page).toHaveURL(/status=confirmed&sort=-price/)
  await expect(tableRows(page).first()).toContainText(bookings.references[2] ?? "")
  await page.getByRole("link", { name: /^Status: Booking is Confirm/ }).click()
  await expect(page).not.toHaveURL(/status=/)
  await page.goBack()
  await expect(page).toHaveURL(/status=confirmed/)
  await page.context().addCookies([{ name: "admin-theme", value: "dark", url: page.url() }])
  await page.reload()
  await expect(tableRows(page)).toHaveCount(3)
  await expect(page.locator("[data-theme=dark]").first()).toBeVisible()
}

async function chooseColumns(page: Page, bookings: Own["bookings"]): Promise<void> {
  await openFold(page, /View/)
  await page.getByRole("group", { name: "Columns" }).getByLabel("Room", { exact: true }).uncheck()
  await page.getByRole("group", { name: "Columns" }).getByLabel("Email").check()
  await page.getByLabel("Lines").selectOption("Compact")
  await page.getByRole("button", { name: "Apply and keep" }).click()
  await expect(tableRows(page).first()).toContainText("@example.in")
  await expect(tableRows(page).first()).not.toContainText(classic)
  await page.goto(listOf(bookings.name))
  await expect(tableRows(page).first()).toContainText("@example.in")
  await openFold(page, /View/)
  await page.getByRole("button", { name: "Forget what is kept" }).click()
  await expect(tableRows(page).first()).toContainText(classic)
  await expect(tableRows(page).first()).not.toContainText("@example.in")
}

async function deleteSelected(page: Page, { references }: Own["bookings"]): Promise<void> {
  for (const reference of references.slice(0, 2))
    await page.getByRole("checkbox", { name: `Select ${reference}` }).check()
  await expect(page.getByText("2 selected")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Delete selected" }).click()
  await confirmDeletion(page)
  await expect(toasts(page)).toContainText("Deleted SuccessFully")
  await expect(tableRows(page)).toHaveCount(1)
  await toasts(page).getByRole("button", { name: "Undo" }).click()
  await expect(tableRows(page)).toHaveCount(3)
  await expect(toasts(page)).toContainText("Restored")
}

async function useKeyboard(page: Page, bookings: Own["bookings"]): Promise<void> {
  await openHydrated(page, listOf(bookings.name))
  await expect(tableRows(page)).toHaveCount(3)
  await page.keyboard.press("j")
  await expect(tableRows(page).nth(0)).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(tableRows(page).nth(1)).toBeFocused()
  await page.keyboard.press("x")
  await expect(tableRows(page).nth(1).getByRole("checkbox")).toBeChecked()
  await page.keyboard.press("Escape")
  await expect(tableRows(page).nth(1).getByRole("checkbox")).not.toBeChecked()
  await page.keyboard.press("?")
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await page.keyboard.press("/")
  await expect(search(page)).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("k")
  await expect(tableRows(page).nth(2)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/admin\/[0-9a-f-]{36}$/)
}

test.describe("the front office", () => {
  test.use(asDesk)

  test("[ADM-1] [ADM-2] [ADM-9] [ADM-10] the list of bookings: searched, filtered and sorted by the address, columns kept in the browser, a file of what it shows, selected rows deleted together and restored, and all of it by keyboard", async ({
    page,
    bookings,
  }) => {
    await test.step("searched, filtered and sorted, and Back works", () => searchBookings(page, bookings))
    await test.step("a file", async () => {
      await page.goto(`${listOf(bookings.name)}&sort=booked`)
      const [heads, ...records] = await downloadCsv(page)
      expect(heads?.slice(0, 3)).toEqual(["Reference", "Booked (IST)", "Guest"])
      expect(records.map(([reference]) => reference)).toEqual(bookings.references)
      expect(records.every((record) => record[2] === bookings.name)).toBe(true)
    })
    await test.step("columns and row height", () => chooseColumns(page, bookings))
    await test.step("selected bookings", () => deleteSelected(page, bookings))
    await test.step("by keyboard", () => useKeyboard(page, bookings))
  })

  test("[ADM-9] a panel of the list and the menu that are opened before the scripts load stay open", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 900 })
    const wake = await holdScripts(page)
    await page.goto("/admin/confirm?q=nobody-has-this", { waitUntil: "commit" })
    await openFold(page, /View/)
    await openFold(page, /^Menu$/)
    wake()
    await untilHydrated(page)
    for (const name of ["Apply and keep", "Sign out"])
      await expect(page.getByRole("button", { name })).toBeVisible()
  })

  test("[ADM-9] in a card the price begins where the other values of its column begin", async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 900 })
    await page.goto("/admin/booking")
    const card = tableRows(page).first()
    const beginOf = async (text: RegExp) => (await card.getByText(text).first().boundingBox())?.x
    expect(await beginOf(/^₹[\d,]+$/)).toBeCloseTo((await beginOf(/^\w{3} \d+ \w{3} \d{4}$/)) ?? 0, 0)
  })

  test("[ADM-9] the pages of a list are reached forward and back", async ({ page }) => {
    await page.goto("/admin/confirm?size=25")
    const first = /VM-\w{8}/.exec(await tableRows(page).first().innerText())?.[0] ?? "nothing"
    await page.getByRole("link", { name: "Next" }).click()
    await expect(page).toHaveURL(/after=/)
    await expect(tableRows(page).first()).not.toContainText(first)
    await page.getByRole("link", { name: "Previous" }).click()
    await expect(tableRows(page).first()).toContainText(first)
  })

  test("[ADM-1] [ADM-2] [ADM-10] a user is deleted after a prompt, and restored", async ({ page }) => {
    const person = await signUpGuest()
    await person.api.dispose()
    await page.goto(`/admin/user?${new URLSearchParams({ q: person.username })}`)
    const [heads, record] = await downloadCsv(page)
    expect(heads?.[0]).toBe("Name")
    expect(record?.slice(0, 3)).toEqual([person.name, person.username, person.email])
    await page.getByRole("link", { name: `Delete ${person.name}` }).click()
    await confirmDeletion(page)
    await expect(toasts(page)).toContainText("Delete Successfully")
    await expect(page.getByText("Sorry! Users Not Found")).toBeVisible()
    await toasts(page).getByRole("button", { name: "Undo" }).click()
    await expect(tableRows(page)).toHaveCount(1)
  })

  test("[ADM-1] [ADM-2] [ADM-10] [API-1] subscribers to the newsletter are deleted and restored", async ({
    page,
    subscribers,
  }) => {
    await page.goto(`/admin/newsletter?q=${subscribers.word}&sort=email`)
    await expect(tableRows(page)).toHaveCount(2)
    expect((await downloadCsv(page)).slice(1).map(([email]) => email)).toEqual(subscribers.emails)
    await page.getByRole("link", { name: `Delete ${subscribers.emails[0]}` }).click()
    await confirmDeletion(page)
    await expect(toasts(page)).toContainText("Delete SuccessFully")
    await expect(tableRows(page)).toHaveCount(1)
    await toasts(page).getByRole("button", { name: "Undo" }).click()
    await expect(tableRows(page)).toHaveCount(2)
  })
})

test.describe("without script", () => {
  test.use({ ...asDesk, javaScriptEnabled: false })

  test("[ADM-9] [ADM-10] a list is searched and filtered, and its rows are deleted and restored", async ({
    page,
    subscribers,
  }) => {
    await page.goto("/admin/newsletter")
    await search(page).fill(subscribers.word)
    await page.keyboard.press("Enter")
    await expect(tableRows(page)).toHaveCount(2)
    for (const email of subscribers.emails)
      await page.getByRole("checkbox", { name: `Select ${email}` }).check()
    await page.getByRole("button", { name: "Delete selected" }).click()
    await expect(page.getByText("Are You Sure to Delete that Item :")).toBeVisible()
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await expect(page.getByText("Sorry! Newsletter Not Found")).toBeVisible()
    await page.locator("noscript button", { hasText: "Undo" }).click()
    await expect(tableRows(page)).toHaveCount(2)
    await openFold(page, /Filters/)
    await page.getByLabel("Looks like a bot").check()
    await page.getByRole("button", { name: "Apply", exact: true }).click()
    await expect(tableRows(page)).toHaveCount(0)
  })
})
