import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import { readCsv } from "./csv.ts"
import { asGuest, expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"

const rows = (page: Page): Locator => page.locator("tbody tr")
const main = (page: Page): Locator => page.getByRole("main")

async function download(page: Page): Promise<string[][]> {
  const file = page.waitForEvent("download")
  await page.getByRole("link", { name: "Export CSV" }).click()
  return readCsv(await readFile(await (await file).path(), "utf8"))
}

type List = {
  readonly path: string
  /** The name of its CSV file. */
  readonly file: string
  /** A record of the demo hotel that no test changes, by words that nobody else has. */
  readonly words: string
  readonly name: string
  readonly heads: readonly string[]
}

const lists: readonly List[] = [
  {
    path: "/admin/roomcart",
    file: "room-types",
    words: "king bed",
    name: "Deluxe Room",
    heads: ["Name", "Type"],
  },
  {
    path: "/admin/testimonial",
    file: "testimonials",
    words: "ananya krish",
    name: "Ananya Krishnamurthy",
    heads: ["Name"],
  },
  {
    path: "/admin/offers",
    file: "offers",
    words: "boardroom for two",
    name: "Executive Room",
    heads: ["Name"],
  },
  {
    path: "/admin/gallery",
    file: "gallery",
    words: "hush of the hall",
    name: "Arrival",
    heads: ["Order", "Pictures", "Name"],
  },
]

test.describe("the lists of the hotel", () => {
  for (const { path, words, name, heads } of lists)
    test(`[ADM-9] ${path} is searched, shared by its address, and taken away as a file`, async ({
      deskPage: page,
    }) => {
      await page.goto(path)
      await main(page).getByRole("searchbox").fill(words)
      await page.keyboard.press("Enter")
      await expect(page).toHaveURL(/[?&]q=/)
      await expect(rows(page).filter({ hasText: name }).first()).toBeVisible()
      await page.reload()
      const [first, ...records] = await download(page)
      expect(first?.slice(0, heads.length)).toEqual(heads)
      expect(records.length).toBe(await rows(page).count())
      expect(records.map((record) => record[heads.indexOf("Name")])).toContain(name)
      await main(page).getByRole("searchbox").fill("nobody has these words")
      await page.keyboard.press("Enter")
      await expect(page.getByText("Nothing fits what is asked.")).toBeVisible()
      await page.getByRole("link", { name: "Show all" }).click()
      await expect(page).toHaveURL(path)
    })

  test("[ADM-9] the gallery is moved in the order of the page, and only there", async ({
    deskPage: page,
  }) => {
    await page.goto("/admin/gallery")
    await expect(page.getByRole("button", { name: "Arrival: later" })).toBeVisible()
    await page.goto("/admin/gallery?sort=name")
    await expect(rows(page).filter({ hasText: "Arrival" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Arrival: later" })).toHaveCount(0)
  })

  test("[ADM-10] what was done to a record is one press away", async ({ deskPage: page }) => {
    await page.goto("/admin/roomcart")
    await main(page).getByRole("link", { name: "Deluxe Room", exact: true }).click()
    await main(page).getByRole("link", { name: "History" }).click()
    await expect(page).toHaveURL(/\/admin\/audit\?record=[0-9a-f-]{36}$/)
    await page.goto("/admin/offers?q=boardroom")
    await main(page).getByRole("link", { name: "History of Executive Room" }).click()
    await expect(page).toHaveURL(/\/admin\/audit\?record=[0-9a-f-]{36}$/)
  })

  test("[ADM-9] offers that hold today are told from those that are over", async ({ deskPage: page }) => {
    await page.goto("/admin/offers?state=active")
    await expect(rows(page).filter({ hasText: "Active" }).first()).toBeVisible()
    await expect(rows(page).filter({ hasText: "Ended" })).toHaveCount(0)
  })
})

test.describe("anybody else", () => {
  test.use(asGuest)

  test("[API-10] gets no file of the hotel", async ({ page }) => {
    for (const { file } of lists) {
      const answer = await page.request.get(`/admin/export/${file}`)
      expect(answer.headers()["content-type"]).not.toContain("text/csv")
    }
  })
})
