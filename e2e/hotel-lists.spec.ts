import { downloadCsv } from "./csv.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { main, tableRows } from "./page-parts.ts"

test.describe("the lists of the hotel", () => {
  test("[ADM-9] [ADM-10] a list of the hotel shows what its address searches for, and its file holds the same; a record shows a link to its history", async ({
    deskPage: page,
  }) => {
    await page.goto("/admin/roomcart")
    await main(page).getByRole("searchbox").fill("king bed")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/[?&]q=/)
    await expect(tableRows(page).filter({ hasText: "Deluxe Room" }).first()).toBeVisible()
    await page.reload()
    const [heads, ...records] = await downloadCsv(page)
    expect(heads?.slice(0, 2)).toEqual(["Name", "Type"])
    expect(records.length).toBe(await tableRows(page).count())
    expect(records.map(([name]) => name)).toContain("Deluxe Room")
    await main(page).getByRole("searchbox").fill("nobody has these words")
    await page.keyboard.press("Enter")
    await expect(page.getByText("Nothing fits what is asked.")).toBeVisible()
    await page.getByRole("link", { name: "Show all" }).click()
    await expect(page).toHaveURL("/admin/roomcart")
    await test.step("the history of a record", async () => {
      await main(page).getByRole("link", { name: "Deluxe Room", exact: true }).click()
      await main(page).getByRole("link", { name: "History" }).click()
      await expect(page).toHaveURL(/\/admin\/audit\?record=[0-9a-f-]{36}$/)
    })
  })

  test("[ADM-9] the gallery shows its buttons to move a place only when it is in the order of the page", async ({
    deskPage: page,
  }) => {
    const htmlOf = async (path: string) => (await page.request.get(path)).text()
    expect(await htmlOf("/admin/gallery")).toContain('aria-label="Arrival: later"')
    const byName = await htmlOf("/admin/gallery?sort=name")
    expect(byName).toContain("Arrival")
    expect(byName).not.toContain('aria-label="Arrival: later"')
  })

  test("[ADM-9] the list of offers leaves ended ones out when it is filtered by active ones", async ({
    deskPage: page,
  }) => {
    await page.goto("/admin/offers?state=active")
    await expect(tableRows(page).filter({ hasText: "Active" }).first()).toBeVisible()
    await expect(tableRows(page).filter({ hasText: "Ended" })).toHaveCount(0)
  })
})
