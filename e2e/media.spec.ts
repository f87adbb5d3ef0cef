import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { APIRequestContext, Page } from "@playwright/test"
import { expectGood } from "./accessible.ts"
import { openHydrated } from "./hydrated.ts"
import { readCsv } from "./csv.ts"
import { fact } from "./booking-steps.ts"
import { signIn } from "./guest.ts"
import { admin, specialHotel } from "./hotel-under-test.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import { createRecord } from "./api-records.ts"
import { aPicture, uploaded } from "./pictures.ts"
import { focalPointButton, main, tableRows, toasts } from "./page-parts.ts"

const newWord = () => `neem${randomUUID().slice(0, 8)}`

/** A place of the gallery with a picture of its own, that is described by the place's name. */
const placed = async (api: APIRequestContext, word: string) =>
  createRecord(api, "gallery", { name: `Court ${word}`, pic: await aPicture(`${word}.jpg`) })

const wordsOf = (page: Page) => main(page).getByRole("textbox", { name: "What it shows", exact: true })

async function saveTexts(page: Page, words: string): Promise<void> {
  await wordsOf(page).fill(words)
  await main(page).getByRole("button", { name: "Save" }).click()
}

/** Waits until every size of the picture is made. */
const expectReady = (page: Page, id: string): Promise<void> =>
  expect(async () => {
    await page.goto(`/admin/media/${id}`)
    await expect(fact(page, "Sizes")).toHaveText("Ready", { timeout: 1000 })
  }).toPass()

async function deleteRow(page: Page): Promise<void> {
  await main(page)
    .getByRole("link", { name: /^Delete / })
    .click()
  const prompt = page.getByRole("alertdialog")
  await expect(prompt).toContainText("Are You Sure to Delete that Item :")
  await prompt.getByRole("button", { name: "Delete" }).click()
}

test.describe("the library of pictures", () => {
  test.use(asDesk)

  test("[ADM-9] [ADM-10] a picture is found by its description, gets another one, and is not deleted while something shows it", async ({
    page,
    desk,
  }) => {
    const word = newWord()
    await placed(desk.api, word)
    await page.goto("/admin/media")
    await main(page).getByRole("searchbox").fill(`court ${word}`)
    await page.keyboard.press("Enter")
    await expect(tableRows(page)).toHaveCount(1)
    await expect(tableRows(page)).toContainText(`${word}.jpg`)
    await expect(tableRows(page)).toContainText("640 × 400")
    await expect(main(page).getByRole("link", { name: `Gallery Court ${word}` })).toHaveAttribute(
      "href",
      /update-gallery/,
    )
    await deleteRow(page)
    await expect(toasts(page)).toContainText("Failed to delete!")
    await expect(main(page)).toContainText(`It is shown by the gallery Court ${word}.`)
    await main(page)
      .getByRole("link", { name: `Court ${word}`, exact: true })
      .click()
    const aim = focalPointButton(page)
    await aim.focus()
    for (const key of ["ArrowLeft", "ArrowUp"]) await page.keyboard.press(key)
    const words = wordsOf(page)
    await words.fill("")
    await main(page).getByRole("button", { name: "Save" }).click()
    await expect(main(page).getByText("Say it in a few words.").first()).toBeVisible()
    await words.fill(`The old tree, ${word}`)
    await main(page).getByRole("button", { name: "Save" }).click()
    await expect(toasts(page)).toContainText("Update SuccessFully!")
    await page.reload()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`The old tree, ${word}`)
    await expect(aim).toContainText("45 % from the left, 45 % from the top")
    await page.goto("/gallery")
    await expect(page.getByRole("img", { name: `The old tree, ${word}` })).toHaveCount(1)
  })

  test("[ADM-1] [VAL-5] pictures are added before anything shows them, each with a description, refusals beside their file", async ({
    page,
  }) => {
    const word = newWord()
    await openHydrated(page, "/admin/media")
    await main(page).getByRole("link", { name: "Add pictures" }).first().press("Enter")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add pictures")
    const keep = main(page).getByRole("button", { name: "Save" })
    await keep.press("Enter")
    await expect(main(page).getByRole("link", { name: "Pic Field Is Required" })).toBeVisible()
    const wrong = { name: "plan.jpg", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7") }
    const files = [wrong, await aPicture(`${word}-1.jpg`), await aPicture(`${word}-2.jpg`)]
    await main(page).locator("#field-pic").setInputFiles(files)
    const cards = main(page).getByRole("group", { name: "Pictures" }).locator("ol > li")
    await expect(cards.filter({ hasText: "plan.jpg" })).toContainText("Invalid Pic")
    await expect(focalPointButton(page)).toHaveCount(2)
    await keep.press("Enter")
    await expect(main(page).getByText("Take out the files that were refused.")).toBeVisible()
    await main(page).getByRole("button", { name: "Take out: plan.jpg" }).press("Enter")
    await wordsOf(page).first().fill(`The court by day, ${word}`)
    await keep.press("Enter")
    await expect(main(page).getByText("Say it in a few words.")).toHaveCount(1)
    await expect(cards.last()).toContainText("Say it in a few words.")
    await wordsOf(page).last().fill(`The court by night, ${word}`)
    await keep.press("Enter")
    await expect(toasts(page)).toContainText("Create SuccessFully !")
    await expect(page).toHaveURL("/admin/media")
    await page.goto(`/admin/media?q=${word}&use=nowhere`)
    await expect(tableRows(page)).toHaveCount(2)
    for (const row of await tableRows(page).all()) await expect(row).toContainText("Kept for later.")
    await expect(
      main(page).getByRole("link", { name: `The court by night, ${word}`, exact: true }),
    ).toBeVisible()
  })

  test("[ADM-2] [ADM-9] [ADM-10] a picture that no page shows is exported, deleted, and comes back when that is undone; several are deleted together, and each that stays is named with what shows it", async ({
    page,
    desk,
  }) => {
    const word = newWord()
    await uploaded(page, await aPicture(`${word}.jpg`))
    await page.goto(`/admin/media?q=${word}&use=nowhere&words=missing`)
    await expect(tableRows(page)).toContainText("Deleted a day after its upload.")
    const file = page.waitForEvent("download")
    await page.getByRole("link", { name: "Export CSV" }).click()
    const [heads, ...records] = readCsv(await readFile(await (await file).path(), "utf8"))
    expect(heads?.slice(0, 4)).toEqual(["What it shows", "File", "Width", "Height"])
    expect(records.map((record) => record.slice(0, 4))).toEqual([["", `${word}.jpg`, "640", "400"]])
    await deleteRow(page)
    await expect(toasts(page)).toContainText("Deleted SuccessFully")
    await expect(page.getByText("Sorry! Pictures Not Found")).toBeVisible()
    await toasts(page).getByRole("button", { name: "Undo" }).click()
    await expect(tableRows(page)).toHaveCount(1)
    await test.step("several", async () => {
      const places = [`${word}a`, `${word}b`]
      for (const place of places) await placed(desk.api, place)
      await openHydrated(page, `/admin/media?q=${word}`)
      await expect(tableRows(page)).toHaveCount(3)
      for (const box of await tableRows(page).getByRole("checkbox").all()) await box.check()
      await page.getByRole("button", { name: "Delete selected" }).click()
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
      await expect(main(page)).toContainText("1 done, 2 not.")
      for (const place of places)
        await expect(
          main(page)
            .getByRole("listitem")
            .filter({ hasText: `Court ${place}: ` }),
        ).toContainText(`It is shown by the gallery Court ${place}.`)
    })
  })
})

test.describe("a picture whose sizes could not be made", () => {
  // Every size is made twice.
  test.slow()

  test('[ADM-9] shows why, and is made once when two of the staff press "Try again"', async ({
    openBrowser,
  }) => {
    const { state } = await signIn(admin, specialHotel)
    const staff = await openBrowser({ storageState: state, baseURL: specialHotel })
    const name = `${newWord()}.jpg`
    const id = await uploaded(staff, await aPicture(name))
    await expectReady(staff, id)
    await staff.request.get(`/journeys/picture-fails?id=${id}`)
    await openHydrated(staff, "/admin/media?state=failed")
    const row = tableRows(staff).filter({ hasText: name })
    await expect(row).toContainText("The disk was full")
    await row.getByRole("button", { name: `Try again: ${name}` }).click()
    await expect(toasts(staff)).toContainText("Its sizes are being made again")
    await expect(row).toHaveCount(0)
    await expectReady(staff, id)

    await staff.request.get(`/journeys/picture-fails?id=${id}`)
    await openHydrated(staff, `/admin/media/${id}`)
    await expect(fact(staff, "Sizes")).toContainText("The disk was full")
    await expectGood(staff)
    const headers = { "sec-fetch-site": "same-origin" }
    const first = await staff.request.post(`/admin/media/${id}`, { headers, form: { again: id } })
    expect(first.ok()).toBe(true)
    await main(staff).getByRole("button", { name: "Try again" }).click()
    await expect(main(staff)).toContainText("Its sizes are made, or on their way.")
  })
})

test.describe("without script", () => {
  test.use({ ...asDesk, javaScriptEnabled: false })

  test("[ADM-1] [ADM-9] [ADM-10] [VAL-5] a picture is added with one plain form, found, described, deleted and restored", async ({
    page,
  }) => {
    const word = newWord()
    await page.goto("/admin/media/add")
    await main(page)
      .locator("input[type=file]")
      .setInputFiles(await aPicture(`${word}.jpg`))
    await main(page).getByRole("button", { name: "Save" }).click()
    await expect(main(page).getByText("Say in a few words what each picture shows.").first()).toBeVisible()
    await wordsOf(page).fill(`The ${word}`)
    await main(page).getByRole("button", { name: "Save" }).click()
    await main(page).getByRole("searchbox").fill(word)
    await page.keyboard.press("Enter")
    await expect(tableRows(page)).toHaveCount(1)
    await expect(tableRows(page)).toContainText("Kept for later.")
    await main(page)
      .getByRole("link", { name: `The ${word}`, exact: true })
      .click()
    await saveTexts(page, `The ${word} by day`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`The ${word} by day`)
    await page.goto(`/admin/media?q=${word}`)
    await main(page)
      .getByRole("link", { name: /^Delete / })
      .click()
    await main(page).getByRole("button", { name: "Delete", exact: true }).click()
    await expect(tableRows(page)).toHaveCount(0)
    await page.locator("noscript button", { hasText: "Undo" }).click()
    await expect(tableRows(page)).toHaveCount(1)
  })
})
