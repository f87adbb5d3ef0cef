import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { unzipSync } from "fflate"
import { addDays } from "#src/shared/calendar-date.ts"
import { firstDayOf, monthOf } from "#src/shared/calendar-month.ts"
import { expectGood } from "./accessible.ts"
import { readCsv } from "./csv.ts"
import { book, classic, roomCalled, setStatuses } from "./hotel-api.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import { hotelToday } from "./stay-dates.ts"
import { toasts } from "./page-parts.ts"

test.use(asDesk)

/** The month before this one: on its first day a month is empty. */
const lastMonth = () => monthOf(addDays(firstDayOf(monthOf(hotelToday())), -1))

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test("[FOLIO-7] the owner reads a month, and downloads a report and all of them", async ({
  page,
  guest,
  freshStay,
}) => {
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
    "Charged back",
    "Refunds",
    "Refunded",
    "Net",
  ])

  // A month of many days and one of few rows, as on its first day.
  await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay() })
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const shown of [lastMonth(), monthOf(hotelToday())]) {
    await page.goto(`/admin/accounts/day-book?month=${shown}`)
    const amount = page.getByRole("row").nth(1).getByRole("cell").last()
    await expect(amount, shown).toBeInViewport({ ratio: 1 })
  }

  await page.goto("/admin/accounts/day-book?month=2020-01")
  await expect(page.getByText("Nothing in this month.")).toBeVisible()
})

type Uploaded = {
  readonly SellerDtls: { readonly Gstin: string }
  readonly BuyerDtls: { readonly Gstin: string }
  readonly DocDtls: { readonly Typ: string; readonly No: string; readonly Dt: string }
  readonly ValDtls: { readonly TotInvVal: number }
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url")

/** What the portal returns for a document; its signature is not checked without a key. */
function registered({ SellerDtls, BuyerDtls, DocDtls, ValDtls }: Uploaded) {
  const Irn = createHash("sha256").update(DocDtls.No).digest("hex")
  const data = {
    SellerGstin: SellerDtls.Gstin,
    BuyerGstin: BuyerDtls.Gstin,
    DocNo: DocDtls.No,
    DocTyp: DocDtls.Typ,
    DocDt: DocDtls.Dt,
    TotInvVal: ValDtls.TotInvVal,
    Irn,
  }
  const SignedQRCode = `${encode({ alg: "RS256" })}.${encode({ data: JSON.stringify(data) })}.${"A".repeat(342)}`
  return { Irn, AckNo: 112_610_036_563_143, AckDt: "2026-11-28 10:15:00", SignedQRCode, Status: "ACT" }
}

async function upload(page: Page, entries: readonly unknown[]) {
  const buffer = Buffer.from(JSON.stringify(entries))
  const file = { name: "portal.json", mimeType: "application/json", buffer }
  await page.getByLabel("File of the portal (JSON)").setInputFiles(file)
  await page.getByRole("button", { name: "Record IRNs" }).click()
}

test("[FOLIO-7] a printed report, list and tape chart have all their columns, on a wide page", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" })
  const report = `/admin/accounts/tax-documents?month=${lastMonth()}`
  for (const path of [report, "/admin/booking", "/admin/tape?days=30"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const [, width = 0, height = 0] =
      /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString("latin1"))?.map(Number) ?? []
    expect(width).toBeGreaterThan(height)
  }
  await expect(page.locator("main table").locator("xpath=..")).toHaveCSS("overflow-x", "visible")
})

test("[ADM-2] the printed list of the staff has no invitation form", async ({ page }) => {
  await page.emulateMedia({ media: "print" })
  await page.goto("/admin/staff")
  await expect(page.getByRole("table")).toBeVisible()
  await expect(page.getByText("Invite a colleague")).toBeHidden()
})

test("[FOLIO-7] on upright paper a table stays a table, and the last page is not empty", async ({ page }) => {
  await page.setViewportSize({ width: 703, height: 4000 })
  await page.emulateMedia({ media: "print" })
  for (const path of ["/admin/accounts", "/admin/booking"]) {
    await page.goto(path)
    await expect(page.locator("main tbody tr").first()).toHaveCSS("display", "table-row")
  }
  await page.goto("/admin/accounts")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.body.getBoundingClientRect().height)).toBeLessThan(4000)
})

test("[FOLIO-6] a wrong GSTIN of a company is shown beside its field; an invoice to it goes to the portal as a file, and its IRN comes back as one", async ({
  page,
  desk,
  guest,
  freshStay,
}) => {
  const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
  await page.goto(`/admin/${booking._id}`)
  await page.getByText("Add a company").click()
  const company = page.getByRole("form", { name: "Company" })
  await company.getByLabel("Company name").fill("Indus Components Private Limited")
  await company.getByLabel("GSTIN").fill("07AAACM1234A1Z0")
  await company.getByLabel("Company address").fill("14 Nariman Road, Mumbai")
  await company.getByRole("button", { name: "Save company" }).click()
  await expect(company.getByLabel("GSTIN")).toHaveAttribute("aria-invalid", "true")
  await expect(company.getByLabel("Company name")).toHaveValue("Indus Components Private Limited")
  await company.getByLabel("GSTIN").fill("27AAPFU0939F1ZV")
  await company.getByRole("button").click()
  await expect(company).toContainText("Add The PIN Code To The Address")
  await company.getByLabel("Company address").fill("14 Nariman Road, Mumbai 400021")
  await company.getByRole("button").click()
  await expect(page.getByText("Change the company")).toBeVisible()
  await setStatuses(desk, booking, ["Booking is Complete", "Pending"])
  await expect(async () => {
    await page.goto(`/admin/${booking._id}`)
    await expect(page.getByText("IRN: not registered yet")).toBeVisible({ timeout: 1000 })
  }).toPass()
  const number = (await page.getByText(/Tax invoice INV/).textContent())?.split(" ")[2] ?? ""

  await page.goto("/admin/accounts")
  await page.getByRole("link", { name: "E-invoices" }).click()
  const row = page.getByRole("row").filter({ hasText: number })
  await expect(row).toContainText("Complete")
  const file = await download(page, "Download for the portal (JSON)")
  const documents = JSON.parse(file.bytes.toString()) as readonly Uploaded[]
  const entries = documents.filter(({ DocDtls }) => DocDtls.No === number).map(registered)
  expect(entries).toHaveLength(1)
  await upload(page, [{ ...entries[0], AckDt: "" }, {}])
  const errors = page.getByRole("alert").filter({ hasText: "Entry 2" })
  await expect(errors).toContainText(`${number}: the acknowledgement date is not of the form`)
  await expectGood(page)
  await upload(page, entries)
  await expect(toasts(page)).toContainText("1 IRN recorded.")
  await expect(row).toHaveCount(0)
  await page.goto(`/admin/${booking._id}`)
  await expect(page.getByText(`IRN: ${entries[0]?.Irn}`)).toBeVisible()
})
