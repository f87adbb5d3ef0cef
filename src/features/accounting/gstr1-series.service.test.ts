import { beforeEach, expect, test } from "vitest"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { postLine } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { accountsOf, completeWithInvoice, recordsOf } from "./accounting.factory.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

/** The rows of table 13 as its file has them. */
const seriesOf = async (month: string) =>
  recordsOf(await accountsOf(platform, month), "gstr1-docs").map((row) => Object.values(row))

/** A completed stay with receipt, invoice and credit note, and one whose advance is refunded; returns the second. */
async function someDocuments(): Promise<string> {
  const [completed, refunded] = [await aBooking(platform), await aBooking(platform)]
  for (const { id, total } of [completed, refunded]) {
    await postLine(platform, id, { kind: "payment", amount: -total })
    await issueDocuments(platform, id)
  }
  await completeWithInvoice(platform, completed.id)
  await postLine(platform, completed.id, { kind: "discount", amount: -30_000 })
  await issueDocuments(platform, completed.id)
  await postLine(platform, refunded.id, { kind: "refund", amount: refunded.total })
  await issueDocuments(platform, refunded.id)
  return refunded.id
}

test("[FOLIO-7] table 13 has every series of the month under the portal's nature of document", async () => {
  await someDocuments()
  const accounts = await accountsOf(platform, "2026-07")
  expect(Object.keys(recordsOf(accounts, "gstr1-docs")[0] ?? {})).toEqual([
    "Nature of Document",
    "Sr. No. From",
    "Sr. No. To",
    "Total Number",
    "Cancelled",
  ])
  expect(await seriesOf("2026-07")).toEqual([
    ["Invoices for outward supply", "INV/2627/000001", "INV/2627/000001", "1", "0"],
    ["Credit Note", "CRN/2627/000001", "CRN/2627/000001", "1", "0"],
    ["Receipt Voucher", "RCP/2627/000001", "RCP/2627/000002", "2", "0"],
    ["Refund Voucher", "RFV/2627/000001", "RFV/2627/000001", "1", "0"],
  ])
})

test("[FOLIO-7] a receipt whose payment was voided is cancelled, in the month of the void only", async () => {
  const { id } = await aBooking(platform)
  const amounts = [10_000, 20_000, 30_000]
  const payments: string[] = []
  for (const amount of amounts)
    payments.push(await postLine(platform, id, { kind: "payment", amount: -amount }))
  await issueDocuments(platform, id)
  const voidOf = (index: number) => ({
    kind: "payment",
    amount: amounts[index] ?? 0,
    voids: payments[index] ?? "",
  })
  await postLine(platform, id, voidOf(1))
  await postLine(platform, id, { ...voidOf(2), on: calendarDateOf("2026-08-02") })
  expect(await seriesOf("2026-07")).toEqual([
    ["Receipt Voucher", "RCP/2627/000001", "RCP/2627/000003", "3", "1"],
  ])
  const report = (await accountsOf(platform, "2026-07")).reports.find(({ key }) => key === "gstr1-docs")
  const net = report?.columns.findIndex(({ head }) => head === "Net Issued") ?? -1
  expect(report?.rows.map((row) => row[net])).toEqual([2])
})

test("[FOLIO-7] a month lists only its own numbers, and a financial year begins new ones", async () => {
  const { id } = await aBooking(platform, { checkIn: calendarDateOf("2027-05-01") })
  for (const day of ["2026-07-01", "2027-03-31", "2027-04-01"]) {
    platform.moveTo(`${day}T06:30:00Z`)
    await postLine(platform, id, { kind: "payment", amount: -10_000 })
    await issueDocuments(platform, id)
  }
  expect(await seriesOf("2027-03")).toEqual([
    ["Receipt Voucher", "RCP/2627/000002", "RCP/2627/000002", "1", "0"],
  ])
  expect(await seriesOf("2027-04")).toEqual([
    ["Receipt Voucher", "RCP/2728/000001", "RCP/2728/000001", "1", "0"],
  ])
})
