import type { Locator, Page } from "@playwright/test"
import { openHydrated } from "./hydrated.ts"
import { picture } from "./pictures.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import { admin, demoStaffPassword } from "./hotel-under-test.ts"

const main = (page: Page): Locator => page.getByRole("main")
const messages = (page: Page) => page.getByRole("log", { name: "Messages" })

async function fillAll(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text)
}

async function expectAll(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(text)
}

type Return = { readonly isSent?: boolean; readonly account?: { username: string; password: string } }

/** Ends the session, does something that needs it, and signs in again, or a colleague does. */
async function withoutSession(
  page: Page,
  act: () => Promise<unknown>,
  { isSent = false, account = admin }: Return = {},
): Promise<void> {
  const address = page.url()
  await page.context().clearCookies()
  await act()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText("Your last change was not saved.")).toHaveCount(isSent ? 1 : 0)
  await page.getByLabel("Username").fill(account.username)
  await page.getByLabel("Password", { exact: true }).fill(account.password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page).toHaveURL(address)
}

const season = { Name: "Winter fog", "First night": "2027-01-04", "Last night": "2027-01-20" }

/** Those without a button are checked in the browser, and the page is loaded again instead. */
const records = [
  {
    what: "a season",
    path: "/admin/rates/seasons",
    form: "Season",
    texts: { ...season, "All room types (optional)": "-10%" },
    save: "Save",
  },
  {
    what: "the weekday prices",
    path: "/admin/rates/seasons",
    form: "Weekday prices",
    texts: { "Classic Room, Monday": "+5%" },
    save: "Save",
  },
  {
    what: "nights of the rate calendar",
    path: "/admin/rates",
    form: "Change nights",
    texts: { "Last night": "2027-01-20", "Percent (optional)": "12" },
    save: "Save",
  },
  {
    what: "an offer",
    path: "/admin/create-offers",
    texts: { Name: "Fog and fireside", "Discount Offer": "15% off the room" },
  },
  {
    what: "an extra",
    path: "/admin/extras",
    form: "Add an extra",
    texts: { Name: "Hot water bottle", "Price in rupees": "250" },
  },
]

test.describe("a record that is being edited", () => {
  test.use(asDesk)

  for (const { what, path, form: name, texts, save } of records)
    test(`[ADM-3] [ROUTE-5] what was typed into ${what} is there after the session ended`, {
      tag: "@once",
    }, async ({ page }) => {
      await openHydrated(page, path)
      const form =
        name === undefined ? main(page).locator("form") : main(page).getByRole("form", { name, exact: true })
      await fillAll(form, texts)
      const typed = Object.values(texts).at(-1) ?? ""
      await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(typed)
      // The effect of a rate loads while it is typed: without a session it leads to the sign-in before anything is sent.
      await expect(form.getByText("Select nights in the calendar")).toHaveCount(0)
      await expect(form.locator("output[aria-busy=true]")).toHaveCount(0)
      const send = () =>
        save === undefined ? page.reload() : form.getByRole("button", { name: save, exact: true }).click()
      await withoutSession(page, send, { isSent: save !== undefined })
      await expectAll(form, texts)
    })

  test("[ROUTE-5] what was typed into a record is not there for a colleague who signs in next", {
    tag: "@once",
  }, async ({ page }) => {
    await openHydrated(page, "/admin/create-offers")
    const name = main(page).getByLabel("Name", { exact: true })
    await name.fill("Fog and fireside")
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("fireside")
    const colleague = { username: "marketing", password: demoStaffPassword }
    await withoutSession(page, () => page.reload(), { account: colleague })
    await openHydrated(page, "/admin/create-offers")
    await expect(name).toHaveValue("")
    await page.waitForTimeout(500)
    await expect(name).toHaveValue("")
    await withoutSession(page, () => page.reload())
    await expect(name).toHaveValue("Fog and fireside")
  })

  test("[ROUTE-5] a picture that is added after the session ended says so", { tag: "@once" }, async ({
    page,
  }) => {
    await openHydrated(page, "/admin/create-offers")
    await page.context().clearCookies()
    await main(page)
      .locator("input[type=file]")
      .setInputFiles(await picture())
    await expect(main(page).getByText(/^Your session has ended/)).toBeVisible()
  })

  test("[ADM-3] what was discarded does not come back, and a saved season leaves an empty form", {
    tag: "@once",
  }, async ({ page }) => {
    await openHydrated(page, "/admin/rates/seasons")
    const form = main(page).getByRole("form", { name: "Season" })
    await fillAll(form, season)
    await page.getByRole("link", { name: "Rates", exact: true }).first().click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click()
    await expect(page).toHaveURL("/admin/rates")
    await page.goBack()
    await expect(form.getByLabel("Name")).toHaveValue("")
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Winter fog")
    await expect(messages(page)).toBeEmpty()
  })
})
