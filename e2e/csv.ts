import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"

/** The records of a CSV file (RFC 4180), without its byte order mark. */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "")
  const field = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/y
  const records: string[][] = [[]]
  while (field.lastIndex < text.length) {
    const match = field.exec(text)
    if (!match) throw new Error(`not CSV: ${text.slice(field.lastIndex, field.lastIndex + 80)}`)
    records.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[3] ?? "")
    if ((match[2] ?? match[4]) === "\r\n") records.push([])
  }
  return records.slice(0, -1)
}

/** The rows of the CSV file that a list exports, the headings first. */
export async function downloadCsv(page: Page): Promise<string[][]> {
  const file = page.waitForEvent("download")
  await page.getByRole("link", { name: "Export CSV" }).click()
  return readCsv(await readFile(await (await file).path(), "utf8"))
}
