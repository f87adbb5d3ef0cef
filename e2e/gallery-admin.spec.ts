import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { expectGood } from "./accessible.ts"
import { openHydrated, untilHydrated } from "./hydrated.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import type { SignedIn } from "./guest.ts"
import { createRecord } from "./api-records.ts"
import { aPicture } from "./pictures.ts"
import { field, focalPointButton, main, rowOf, toasts } from "./page-parts.ts"

const cards = (page: Page) => main(page).getByRole("group", { name: "Pic" }).locator("ol > li")
const newName = () => `Courtyard ${randomUUID().slice(0, 8)}`

const choose = (page: Page, files: Awaited<ReturnType<typeof aPicture>>[]) =>
  main(page).locator("#field-pic").setInputFiles(files)

/** A place of this test's own, with one picture that is described by the place's name. */
async function created({ api }: SignedIn): Promise<string> {
  const name = newName()
  await createRecord(api, "gallery", { name })
  return name
}

async function openUpdate(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/gallery?q=${encodeURIComponent(name)}`)
  await main(page).getByRole("link", { name, exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

test.describe("the gallery's administration", () => {
  test.use(asDesk)

  test("[ADM-1] [ADM-3] [ADM-4] [VAL-5] [VAL-6] a place is created: errors are shown beside their fields and files, a name that is taken is refused regardless of capitals, and no picture is sent twice", async ({
    page,
    desk,
  }) => {
    const [name, taken] = [newName(), await created(desk)]
    await openHydrated(page, "/admin/create-gallery")
    await main(page).getByRole("button", { name: "Create", exact: true }).click()
    for (const text of ["Room Type Name is Required", "Pic is Required"])
      await expect(main(page).getByRole("link", { name: text })).toBeVisible()
    await test.step("a name that is taken", async () => {
      await field(page, "Room Type Name").fill(taken.toUpperCase())
      await main(page).getByText("Choose from the pictures of the hotel").click()
      await main(page).locator("details li button").first().click()
      await expect(cards(page)).toHaveCount(1)
      await main(page).getByRole("button", { name: "Create", exact: true }).click()
      await expect(main(page).getByText("Name is Already Exits ").first()).toBeVisible()
      await expect(cards(page)).toHaveCount(1)
    })
    await field(page, "Room Type Name").fill(name)
    const wrong = {
      name: "holiday.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("<svg onload=alert(1)>"),
    }
    const large = { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(3 * 1024 * 1024 + 1) }
    await choose(page, [wrong, await aPicture("first.jpg"), large, await aPicture("second.jpg")])
    await expect(cards(page).filter({ hasText: "holiday.jpg" })).toContainText("Invalid Pic")
    await expect(cards(page).filter({ hasText: "large.jpg" })).toContainText("more then 3 MB")
    await expect(focalPointButton(page)).toHaveCount(2)
    await main(page).getByRole("button", { name: "Create", exact: true }).click()
    await expect(main(page).getByText("Take out the files that were refused.")).toBeVisible()
    await main(page).getByRole("button", { name: "Take out: holiday.jpg" }).click()
    await main(page).getByRole("button", { name: "Take out: large.jpg" }).click()
    await main(page).getByRole("button", { name: "Create", exact: true }).click()
    await expect(main(page).getByText("Say it in a few words.")).toHaveCount(2)
    await expectGood(page)
    await field(page, "What it shows").first().fill("The courtyard by day")
    await field(page, "What it shows").last().fill("The courtyard by night")
    await main(page).getByRole("button", { name: "Create", exact: true }).click()
    await expect(toasts(page)).toContainText("Create SuccessFully !")
    await expect(page).toHaveURL("/admin/gallery")
    await expect(rowOf(page, name)).toContainText("3 pictures")
    await page.goto("/gallery")
    const place = page.getByRole("region", { name })
    await expect(place.getByRole("img", { name: "The courtyard by night" })).toHaveCount(1)
  })

  test("pictures are sorted and get a focal point by keyboard, and both are saved", async ({
    page,
    desk,
  }) => {
    const name = await created(desk)
    await openUpdate(page, name)
    await choose(page, [await aPicture("gate.jpg")])
    await expect(focalPointButton(page)).toHaveCount(2)
    await field(page, "What it shows").last().fill("The gate of the courtyard")
    await main(page).getByRole("button", { name: "Earlier: gate.jpg" }).press("Enter")
    const aim = cards(page).first().getByRole("button", { name: "Point of interest" })
    await aim.focus()
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowUp"]) await page.keyboard.press(key)
    await expect(aim).toContainText("40 % from the left, 45 % from the top")
    await main(page).getByRole("button", { name: "Update" }).click()
    await expect(toasts(page)).toContainText("Update SuccessFully!")
    await openUpdate(page, name)
    await expect(field(page, "What it shows").first()).toHaveValue("The gate of the courtyard")
    await expect(aim).toContainText("40 % from the left, 45 % from the top")
  })

  test("two edit one place: the second is shown the difference, and nothing is overwritten", async ({
    page,
    desk,
    openBrowser,
  }) => {
    const name = await created(desk)
    const colleague = await openBrowser({ storageState: desk.state })
    await openUpdate(page, name)
    await openUpdate(colleague, name)
    await choose(colleague, [await aPicture("theirs.jpg")])
    await expect(focalPointButton(colleague)).toHaveCount(2)
    await field(colleague, "What it shows").last().fill("What the colleague saw")
    await main(colleague).getByRole("button", { name: "Update" }).click()
    await expect(toasts(colleague)).toContainText("Update SuccessFully!")
    await field(page, "Line (optional)").fill("Where the neem stands.")
    await main(page).getByRole("button", { name: "Update" }).click()
    const panel = page.getByRole("region", { name: "Somebody else saved this in the meantime" })
    await expect(panel).toBeFocused()
    await expect(
      panel.getByRole("group", { name: "Pic" }).getByRole("img", { name: "What the colleague saw" }),
    ).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    await expect(field(page, "Line (optional)")).toHaveValue("Where the neem stands.")
    await expectGood(page)
    await main(page).getByRole("button", { name: "Update" }).click()
    await expect(toasts(page)).toContainText("Update SuccessFully!")
    await expect(rowOf(page, name)).toContainText("2 pictures")
    await expect(rowOf(page, name)).toContainText("Where the neem stands.")
  })

  test("[ADM-2] [ADM-10] a place is dragged to another position, which is saved, moves, is deleted after a question, and comes back", async ({
    page,
    desk,
  }) => {
    const name = await created(desk)
    const names = () =>
      page.locator("tbody tr").evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")))
    // Others add and move places in the meantime, and an order that does not name every one is refused.
    await expect(async () => {
      await openHydrated(page, "/admin/gallery")
      const before = await names()
      const neighbour = before.at(before.indexOf(name) - 1) ?? null
      const handle = rowOf(page, name).getByTitle("Drag")
      await handle.scrollIntoViewIfNeeded()
      const grip = await handle.boundingBox()
      if (!grip) throw new Error("there is nothing to drag")
      const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2]
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST")
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y - 60, { steps: 6 })
      await page.mouse.up()
      expect((await answered).ok()).toBe(true)
      await page.reload()
      const after = await names()
      expect(after.indexOf(name)).toBeLessThan(after.indexOf(neighbour))
    }).toPass()
    await untilHydrated(page)
    await main(page)
      .getByRole("button", { name: `${name}: earlier` })
      .click()
    await expect(main(page).getByRole("button", { name: `${name}: later` })).toBeEnabled()
    await main(page)
      .getByRole("link", { name: `Delete ${name}` })
      .click()
    const prompt = page.getByRole("alertdialog")
    await expect(prompt).toContainText("Are You Sure to Delete that Item :")
    await prompt.getByRole("button", { name: "Delete" }).click()
    await expect(toasts(page)).toContainText("Deleted SuccessFully")
    await expect(rowOf(page, name)).toHaveCount(0)
    await toasts(page).getByRole("button", { name: "Undo" }).click()
    await expect(rowOf(page, name)).toBeVisible()
  })

  test("without script a place is made and changed with one plain form", async ({ desk, openBrowser }) => {
    const page = await openBrowser({ storageState: desk.state, javaScriptEnabled: false })
    const name = newName()
    await page.goto("/admin/create-gallery")
    await field(page, "Room Type Name").fill(name)
    await main(page)
      .locator("input[type=file]")
      .setInputFiles([await aPicture("a.jpg"), await aPicture("b.jpg")])
    await main(page).getByRole("button", { name: "Create", exact: true }).click()
    await expect(main(page).getByText("Say in a few words what each picture shows.").first()).toBeVisible()
    await expect(field(page, "Keep this picture")).toHaveCount(2)
    for (const alt of await field(page, "What it shows").all()) await alt.fill("The courtyard")
    await main(page).getByRole("button", { name: "Create", exact: true }).click()
    await expect(rowOf(page, name)).toContainText("2 pictures")
    await main(page).getByRole("link", { name, exact: true }).click()
    await field(page, "Keep this picture").first().uncheck()
    await main(page).getByRole("button", { name: "Update" }).click()
    await expect(rowOf(page, name)).toContainText("1 picture")
  })
})
