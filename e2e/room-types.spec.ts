import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { expectGood, expectNoSidewaysScroll, inBothLooks } from "./accessible.ts"
import { openHydrated, untilHydrated } from "./hydrated.ts"
import { createRecord } from "./api-records.ts"
import { sendPicture } from "./pictures.ts"
import type { SignedIn } from "./guest.ts"
import { book, inRupees, type ListedRoom } from "./hotel-api.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import { formatted } from "./stay-dates.ts"
import { main, rowOf, toasts } from "./page-parts.ts"

const field = (page: Page, name: string) =>
  main(page).getByLabel(name, { exact: true }).and(page.locator("input, textarea, select"))
const newName = () => `Neem Room ${randomUUID().slice(0, 8)}`

async function fillIn(page: Page, { name, price = "8000" }: { name: string; price?: string }): Promise<void> {
  await field(page, "Name").fill(name)
  await field(page, "Price").fill(price)
  await field(page, "Discount (optional)").fill("12.5")
  await field(page, "Stock Quantity").fill("3")
  await sendPicture(page)
}

/** A room type of this test's own; guests do not see it unless it is for them. */
async function created({ api }: SignedIn, isForGuests = false): Promise<string> {
  const name = newName()
  const active = String(isForGuests)
  await createRecord(api, "roomcart", { name, price: "8000", discount: "12.5", stockQuantity: "3", active })
  return name
}

const openFromList = async (page: Page, name: string): Promise<void> => {
  await main(page).getByRole("link", { name, exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

const openUpdate = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/admin/roomcart?q=${encodeURIComponent(name)}`)
  await openFromList(page, name)
}

/** What a colleague changes of the type on this page in the meantime, by the API. */
async function changeElsewhere({ api }: SignedIn, page: Page, changes: Record<string, string>) {
  const id = page.url().split("/").at(-1)
  const multipart = { price: "8000", discount: "12.5", stockQuantity: "3", active: "false", ...changes }
  const answer = await api.put(`/api/roomcart/${id}`, { multipart })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function answerPrompt(page: Page, label: string): Promise<void> {
  const prompt = page.getByRole("alertdialog")
  await expect(prompt).toContainText("Are You Sure to Delete that Item :")
  await prompt.getByRole("button", { name: label }).click()
}

test.describe("room types", () => {
  test.use(asDesk)

  test("[ADM-10] leaving typed changes of a type asks first; saving and leaving it as it is do not", async ({
    page,
    desk,
  }) => {
    const name = await created(desk)
    const question = page.getByRole("alertdialog", { name: "You have unsaved changes." })
    const back = main(page).getByRole("link", { name: "All room types" })
    await openUpdate(page, name)
    await untilHydrated(page)
    await field(page, "View (optional)").fill("Garden")
    await back.click()
    await question.getByRole("button", { name: "Stay" }).click()
    await expect(field(page, "View (optional)")).toHaveValue("Garden")
    await field(page, "Price").fill("")
    await main(page).getByRole("button", { name: "Update" }).click()
    await expect(main(page).getByRole("link", { name: "Price Field Is Required" })).toBeVisible()
    await back.click()
    await question.getByRole("button", { name: "Stay" }).click()
    await field(page, "Price").fill("8000")
    await main(page).getByRole("button", { name: "Update" }).click()
    await expect(page).toHaveURL(/\/admin\/roomcart(?:\?|$)/)
    await openFromList(page, name)
    await field(page, "View (optional)").fill("Runway")
    await main(page).getByRole("link", { name: "Leave it as it is" }).click()
    await expect(page).toHaveURL(/\/admin\/roomcart(?:\?|$)/)
    await openUpdate(page, name)
    await expect(field(page, "View (optional)")).toHaveValue("Garden")
    await main(page)
      .getByRole("button", { name: /^(?:Remove|Take out)/ })
      .first()
      .click()
    await back.click()
    await question.getByRole("button", { name: "Leave" }).click()
    await expect(page).toHaveURL(/\/admin\/roomcart(?:\?|$)/)
  })

  test("[ADM-1] [ADM-3] [ADM-4] [ADM-5] [CONST-1] [VAL-1] one is made, its final price computed as it is typed; a name that is taken is refused regardless of capitals, and typed values are kept", async ({
    page,
    desk,
  }) => {
    const [name, taken] = [newName(), await created(desk)]
    await test.step("what is missing, and a name that is taken", async () => {
      await page.goto("/admin/roomcart/create")
      await main(page).getByRole("button", { name: "Create" }).click()
      for (const text of [
        "Name Field Is Required",
        "Price Field Is Required",
        "Stock Quantity Field Is Required",
        "Pic Field Is Required",
      ])
        await expect(main(page).getByRole("link", { name: text })).toBeVisible()
      await fillIn(page, { name: taken.toUpperCase() })
      await expect(page.locator("output[name=finalPrice]")).toHaveText(inRupees(7000))
      await main(page).getByRole("button", { name: "Create" }).click()
      await expect(main(page).getByText("Name already exists").first()).toBeVisible()
      await expect(field(page, "Price")).toHaveValue("8000")
    })
    await test.step("made", async () => {
      await field(page, "Name").fill(name)
      await main(page).getByRole("button", { name: "Create" }).click()
      await expect(toasts(page)).toContainText("Create SuccessFully !")
      await expect(page).toHaveURL("/admin/roomcart")
      const row = rowOf(page, name)
      await expect(row).toContainText(inRupees(7000))
      await expect(row).toContainText("In Stock")
      await expect(row).toContainText("3 rooms")
      await expect(row.getByRole("region", { name: `Message of ${name}` })).toHaveCSS("height", "100px")
    })
    await test.step("not renamed to a name that is taken", async () => {
      await openFromList(page, name)
      await field(page, "Name").fill(taken)
      await main(page).getByRole("button", { name: "Update" }).click()
      await expect(main(page).getByText("Name is Already Exits ").first()).toBeVisible()
    })
  })

  test("[ADM-3] [ADM-5] [LIST-1] [ROOMS-2] a new type without texts of its own is shown on the public pages, without gaps; out of stock and not available, it leaves the website", async ({
    page,
    desk,
    openBrowser,
  }) => {
    const name = await created(desk, true)
    const guest = await openBrowser({ reducedMotion: "reduce" })
    await test.step("without texts of its own", async () => {
      for (const path of ["/booking", "/rooms"]) {
        await guest.goto(path)
        await expect(guest.getByRole("heading", { level: 2, name })).toBeVisible()
        await expect(main(guest)).not.toContainText("null")
        await expect(main(guest)).not.toContainText(/(^| )view( |$)/)
        await expectNoSidewaysScroll(guest)
      }
      await guest.goto("/")
      await expect(guest.getByRole("link", { name: new RegExp(`^${name} .*From ₹`) })).toHaveCount(1)
    })
    await test.step("out of stock", async () => {
      await openUpdate(page, name)
      await field(page, "Stock").selectOption("Out of Stock")
      await field(page, "Message (optional)").fill("A neem tree stands before the window.")
      await main(page).getByRole("button", { name: "Update" }).click()
      await expect(toasts(page)).toContainText("Update SuccessFully!")
      await expect(rowOf(page, name)).toContainText("Out of Stock")
      await guest.goto("/booking")
      const entry = guest.getByRole("listitem").filter({ has: guest.getByRole("heading", { name }) })
      await expect(entry).toContainText("Out of Stock")
      await expect(entry).toContainText("A neem tree stands before the window.")
      await guest.close()
    })
    await test.step("not available", async () => {
      await openFromList(page, name)
      await field(page, "Available").selectOption("No")
      await main(page).getByRole("button", { name: "Update" }).click()
      await expect(rowOf(page, name)).toContainText("No")
      const listed = await (await page.request.get("/booking")).text()
      expect(listed).toContain("Classic Room")
      expect(listed).not.toContain(name)
      expect(await (await page.request.get("/")).text()).not.toContain(name)
    })
  })

  test("[ADM-3] two people edit one type: the second sees both versions, keeps what was typed, and chooses", async ({
    page,
    desk,
  }) => {
    const name = await created(desk)
    await openUpdate(page, name)
    await changeElsewhere(desk, page, { name, price: "9500", bed: "King bed" })
    await field(page, "Price").fill("8800")
    await field(page, "View (optional)").fill("Neem tree")
    await main(page).getByRole("button", { name: "Update" }).click()
    const panel = page.getByRole("region", { name: "Somebody else saved this in the meantime" })
    await expect(panel).toBeFocused()
    await expect(panel).toContainText(
      /Saved by \S.*, \w{3} \d\d? \w{3} \d{4}, (\d{1,2}:\d\d [ap]m|12 noon|12 midnight)/,
    )
    await expect(panel.getByRole("group", { name: "Price" })).toContainText("Yours8800Keep mineTheirs9500")
    await expect(panel.getByRole("group", { name: "Bed" })).toContainText("King bed")
    await expect(panel.getByRole("group", { name: "View" })).toHaveCount(0)
    await expect(field(page, "Price")).toHaveValue("8800")
    await expect(field(page, "View (optional)")).toHaveValue("Neem tree")
    await expect(field(page, "Bed (optional)")).toHaveValue("King bed")
    const price = panel.getByRole("group", { name: "Price" })
    await price.getByRole("button", { name: "Take theirs" }).click()
    await price.getByRole("button", { name: "Keep mine" }).click()
    await expect(field(page, "Price")).toHaveValue("8800")
    await price.getByRole("button", { name: "Take theirs" }).click()
    await expect(field(page, "Price")).toHaveValue("9500")
    await expect(page.locator("output[name=finalPrice]")).toHaveText(inRupees(8313))
    await main(page).getByRole("button", { name: "Update" }).click()
    await expect(toasts(page)).toContainText("Update SuccessFully!")
    await expect(rowOf(page, name)).toContainText("King bed, Neem tree view")
    await expect(rowOf(page, name)).toContainText(inRupees(8313))
  })

  test("[ADM-2] [ADM-10] one is deleted after a question, and comes back when that is undone; several with stays are not deleted, and each is named with its nights", async ({
    page,
    desk,
    guest,
    freshStay,
  }) => {
    const free = await created(desk)
    const names = [await created(desk, true), await created(desk, true)]
    const { data } = (await (await desk.api.get("/api/roomcart")).json()) as { data: ListedRoom[] }
    const stays = new Map(names.map((name) => [name, freshStay(1)]))
    for (const room of data) {
      const stay = stays.get(room.name)
      if (stay) await book(guest, { room, stay })
    }
    await openHydrated(page, "/admin/roomcart?q=Neem")
    await test.step("one", async () => {
      const remove = main(page).getByRole("link", { name: `Delete ${free}` })
      await remove.click()
      await answerPrompt(page, "Cancel")
      await remove.click()
      await answerPrompt(page, "Delete")
      await expect(toasts(page)).toContainText("Delete SuccessFully")
      await expect(rowOf(page, free)).toHaveCount(0)
      await toasts(page).getByRole("button", { name: "Undo" }).click()
      await expect(rowOf(page, free)).toBeVisible()
    })
    for (const name of names) await page.getByRole("checkbox", { name: `Select ${name}` }).check()
    await page.getByRole("button", { name: "Delete selected" }).click()
    await answerPrompt(page, "Delete")
    await expect(main(page)).toContainText("2 not done.")
    for (const [name, { checkIn }] of stays)
      await expect(
        main(page)
          .getByRole("listitem")
          .filter({ hasText: `${name}: ` }),
      ).toContainText(`Guests have booked it for ${formatted(checkIn)}.`)
    await inBothLooks(page, expectGood)
  })
})
