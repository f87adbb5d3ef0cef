import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { readCsv } from "./csv.ts"

/** The rows of the CSV file that a list exports, the headings first. */
export async function downloadCsv(page: Page): Promise<string[][]> {
  const file = page.waitForEvent("download")
  await page.getByRole("link", { name: "Export CSV" }).click()
  return readCsv(await readFile(await (await file).path(), "utf8"))
}
