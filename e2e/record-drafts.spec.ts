import { randomUUID } from "node:crypto"
import type { Locator, Page } from "@playwright/test"
import { expectGood, inBothLooks } from "./accessible.ts"
import { createRecord } from "./api-records.ts"
import { book, classic, roomCalled, setStatuses } from "./hotel-api.ts"
import { openHydrated } from "./hydrated.ts"
import { aPicture, picture } from "./pictures.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import { admin, demoStaffPassword } from "./hotel-under-test.ts"
import { main, toasts } from "./page-parts.ts"

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

const notice = (page: Page): Locator =>
  main(page).getByRole("status").filter({ hasText: "This record was changed since." })

const storedOf = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(sessionStorage))

const untilStored = (page: Page, text: string): Promise<void> =>
  expect.poll(() => storedOf(page)).toContain(text)

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
      await untilStored(page, typed)
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
    await untilStored(page, "fireside")
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

  for (const act of ["reload", "save"] as const)
    test(`[ADM-3] [ROUTE-5] a picture that was chosen before the session ended is asked for again: ${act}`, {
      tag: "@once",
    }, async ({ page, desk }) => {
      const saved = { name: `Sal Room ${randomUUID().slice(0, 8)}`, stockQuantity: "3", active: "false" }
      const multipart = { ...saved, price: "8000", picAlt: "The room as it was", pic: await aPicture() }
      const id = await createRecord(desk.api, "roomcart", multipart)
      const again = main(page).getByText("Choose the picture again.")
      const cards = main(page).getByRole("list").getByLabel("What it shows")
      await openHydrated(page, `/admin/roomcart/update/${id}`)
      await main(page).getByLabel("View (optional)").fill("Over the sal trees")
      await main(page)
        .locator("input[type=file]")
        .setInputFiles(await aPicture("garden.jpg"))
      await expect(cards).toHaveCount(2)
      await cards.last().fill("The garden")
      await untilStored(page, '"hasFiles":true'.replaceAll('"', '\\"'))
      const update = main(page).getByRole("button", { name: "Update", exact: true })
      const isSent = act === "save"
      await withoutSession(page, () => (isSent ? update.click() : page.reload()), { isSent })
      await expect(main(page).getByLabel("View (optional)")).toHaveValue("Over the sal trees")
      await expect(again).toBeVisible()
      await expect(cards).toHaveCount(1)
      await expect(cards).toHaveValue("The room as it was")
      await inBothLooks(page, expectGood)
      await main(page)
        .locator("input[type=file]")
        .setInputFiles(await aPicture("garden.jpg"))
      await expect(cards).toHaveCount(2)
      await expect(again).toHaveCount(0)
      await cards.last().fill("The garden")
      await update.click()
      await expect(page).toHaveURL(/\/admin\/roomcart$/)
      expect(await storedOf(page)).not.toContain("hasFiles")
    })

  test("[ADM-3] [ROUTE-5] what was typed before a colleague saved the record is shown, and not filled in", {
    tag: "@once",
  }, async ({ page, desk }) => {
    const saved = { name: `Neem Room ${randomUUID().slice(0, 8)}`, stockQuantity: "3", active: "false" }
    const id = await createRecord(desk.api, "roomcart", { ...saved, price: "8000" })
    const view = main(page).getByLabel("View (optional)")
    const price = main(page).getByLabel("Price", { exact: true })
    await openHydrated(page, `/admin/roomcart/update/${id}`)
    await view.fill("Over the mango trees")
    await untilStored(page, "mango trees")
    await withoutSession(page, async () => {
      const answer = await desk.api.put(`/api/roomcart/${id}`, { multipart: { ...saved, price: "8500" } })
      expect(answer.status(), await answer.text()).toBe(200)
      await page.reload()
    })
    await expect(notice(page).getByText("Over the mango trees")).toBeVisible()
    await expect(notice(page).getByRole("term")).toHaveText(["View"])
    await expect(price).toHaveValue("8500")
    await expect(view).toHaveValue("")
    await inBothLooks(page, expectGood)
    await price.fill("9000")
    await untilStored(page, "9000")
    await page.reload()
    await expect(notice(page).getByText("Over the mango trees")).toBeVisible()
    await expect(price).toHaveValue("9000")
    await main(page).getByRole("button", { name: "Update", exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/roomcart$/)
    expect(await storedOf(page)).not.toContain("mango trees")
  })

  test("[FOLIO-2] [ROUTE-5] what was typed for a balance that changed is shown at its form; a note is filled in", {
    tag: "@once",
  }, async ({ page, desk, guest, freshStay }) => {
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
    await openHydrated(page, `/admin/${booking._id}`)
    await main(page).getByText("Post discount", { exact: true }).first().click()
    const discount = main(page).getByRole("form", { name: "Post discount" })
    const note = main(page).getByLabel("Note for colleagues")
    await fillAll(discount, { "Amount in rupees": "150", Reason: "The lift was noisy" })
    await main(page).getByRole("heading", { name: "Notes" }).click()
    await note.fill("Asked for a quiet room")
    await untilStored(page, "noisy")
    await untilStored(page, "quiet room")
    await withoutSession(page, async () => {
      await setStatuses(desk, booking, ["Booking is Confirm", "Done"])
      await page.reload()
    })
    await expect(notice(page).getByText("The lift was noisy")).toBeVisible()
    await expect(notice(page)).toContainText("Amount in rupees")
    await expectAll(discount, { "Amount in rupees": "", Reason: "" })
    await expect(note).toHaveValue("Asked for a quiet room")
    await notice(page).getByRole("button", { name: "Dismiss" }).click()
    await expect(notice(page)).toHaveCount(0)
    await expect.poll(() => storedOf(page)).not.toContain("noisy")
    await page.reload()
    await expect(note).toHaveValue("Asked for a quiet room")
    await expect(notice(page)).toHaveCount(0)
  })

  test("[ADM-7] [ROUTE-5] the statuses that were chosen for a booking are there after the session ended", {
    tag: "@once",
  }, async ({ page, guest, freshStay }) => {
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
    await openHydrated(page, `/admin/${booking._id}`)
    const status = main(page).getByRole("form", { name: "Status" })
    await main(page).getByRole("heading", { name: "Status" }).click()
    await status.getByLabel("Booking status").selectOption("Booking is Complete")
    await status.getByLabel("Reason").fill("Left a day early")
    await untilStored(page, "Left a day early")
    await withoutSession(
      page,
      async () => {
        await status.getByRole("button", { name: "Update" }).click()
        await page.getByRole("alertdialog").getByRole("button", { name: "Update" }).click()
      },
      { isSent: true },
    )
    await expect(status.getByLabel("Booking status")).toHaveValue("Booking is Complete")
    await expect(status.getByLabel("Reason")).toHaveValue("Left a day early")
    await status.getByRole("button", { name: "Update" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Update" }).click()
    await expect(toasts(page)).toContainText("Booking Successfully Updated")
    await expect.poll(() => storedOf(page)).not.toContain("Left a day early")
  })

  test("[ADM-3] [ROUTE-5] a saved season leaves what was typed into the weekday prices", {
    tag: "@once",
  }, async ({ page }) => {
    await openHydrated(page, "/admin/rates/seasons")
    const seasons = main(page).getByRole("form", { name: "Season" })
    const monday = main(page).getByLabel("Classic Room, Monday")
    const name = `Fog ${randomUUID().slice(0, 8)}`
    await monday.fill("+5%")
    await fillAll(seasons, { ...season, Name: name, "All room types (optional)": "-10%" })
    await untilStored(page, name)
    await seasons.getByRole("button", { name: "Save" }).click()
    await expect(main(page).getByRole("list", { name: "Seasons" })).toContainText(name)
    await expect(seasons.getByLabel("Name")).toHaveValue("")
    await expect(monday).toHaveValue("+5%")
    await expect.poll(() => storedOf(page)).not.toContain(name)
    expect(await storedOf(page)).toContain("+5%")
    page.once("dialog", (dialog) => dialog.accept())
    await page.reload()
    await expect(monday).toHaveValue("+5%")
    await expect(notice(page)).toHaveCount(0)
    await main(page)
      .getByRole("button", { name: `Delete ${name}` })
      .click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await expect(main(page).getByText(name)).toHaveCount(0)
    await expect(monday).toHaveValue("+5%")
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
    expect(await storedOf(page)).not.toContain("Winter fog")
    await expect(toasts(page)).toBeEmpty()
  })
})
