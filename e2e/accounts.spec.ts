import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { unzipSync } from "fflate"
import { readCsv } from "./csv.ts"
import { asDesk, expect, test } from "./hotel-test.ts"

test.use(asDesk)

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test("[FOLIO-7] the owner reads a month, and downloads a report and all of them", async ({ page }) => {
  await page.goto("/admin/accounts")
  await expect(page.getByText("Agrees", { exact: true })).toHaveCount(3)
  const month = await page.getByRole("combobox", { name: "Month" }).inputValue()
  const zip = await download(page, "Download all (zip)")
  expect(zip.name).toBe(`vimana-${month}-accounts.zip`)
  const files = unzipSync(zip.bytes)

  await page.getByRole("link", { name: "Payments by method", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payments by method")
  const csv = await download(page, "Download CSV")
  expect(csv.name).toBe(`vimana-${month}-payments-by-method.csv`)
  expect(Buffer.from(files[csv.name] ?? [])).toEqual(csv.bytes)
  expect(readCsv(csv.bytes.toString())[0]).toEqual([
    "Method",
    "Payments",
    "Received",
    "Refunds",
    "Refunded",
    "Net",
  ])

  await page.goto("/admin/accounts/day-book?month=2020-01")
  await expect(page.getByText("Nothing in this month.")).toBeVisible()
})
