import { expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { dayBook, paymentsByMethod } from "./ledger-reports.ts"
import type { BookedLine } from "./ledger-rows.ts"
import { daysOf, formatReportCsv, type Report, reportOfDay, reportOfPage, sumOfColumn } from "./report.ts"

const line = (rupees: number, parts: Partial<BookedLine>): BookedLine => ({
  businessDate: calendarDateOf("2026-08-03"),
  createdAt: "2026-08-03T06:30:00Z",
  reference: "VM-00000001",
  guest: "Meera Rao",
  payer: "guest",
  kind: "payment",
  description: "",
  method: "online",
  paymentReference: "",
  onlinePaymentId: null,
  taxable: zero,
  gst: zero,
  amount: fromRupees(rupees),
  isVoid: false,
  clerk: null,
  ...parts,
})

const cellsOf = ({ columns, rows }: Report) =>
  rows.map((row) => Object.fromEntries(columns.map(({ head }, index) => [head, row[index]])))

test("[FOLIO-7] a chargeback is neither a payment nor a refund, and a void takes its payment back", () => {
  const paid = [line(-9_000, { onlinePaymentId: "one" }), line(-1_000, { onlinePaymentId: "one" })]
  const lost = [line(4_000, { description: "Chargeback" }), line(6_000, { description: "Chargeback" })]
  const cash = [line(-500, { method: "cash" }), line(500, { method: "cash", isVoid: true })]
  const report = paymentsByMethod([...paid, ...lost, ...cash])
  expect(cellsOf(report)).toMatchObject([
    { Method: "Online", Payments: 1, Received: 1_000_000, "Charged back": 1_000_000, Refunded: 0, Net: 0 },
    { Method: "Cash", Payments: 0, Received: 0, "Charged back": 0, Net: 0 },
  ])
  const won = paymentsByMethod([...paid, ...lost, line(-4_000, { isVoid: true })])
  expect(sumOfColumn(won, "Received")).toBe(fromRupees(10_000))
  expect(sumOfColumn(won, "Charged back")).toBe(fromRupees(6_000))
  expect(sumOfColumn(won, "Net")).toBe(fromRupees(4_000))
})

test("[FOLIO-7] a refund that failed is not counted beside the one in its place", () => {
  const failed = [line(900, { kind: "refund" }), line(-900, { kind: "refund", isVoid: true })]
  const report = paymentsByMethod([...failed, line(900, { kind: "refund", method: "cash" })])
  expect(cellsOf(report)).toMatchObject([
    { Method: "Online", Refunds: 0, Refunded: 0 },
    { Method: "Cash", Refunds: 1, Refunded: 90_000 },
  ])
})

test("[FOLIO-7] a day of the day book has its postings and their sums, and does not repeat its date", () => {
  const [first, second] = [calendarDateOf("2026-08-03"), calendarDateOf("2026-08-04")]
  const book = dayBook([
    line(-9_000, {}),
    line(-500, { businessDate: second, createdAt: "2026-08-04T06:30:00Z" }),
    line(200, { businessDate: second, createdAt: "2026-08-05T06:30:00Z" }),
  ])
  expect(daysOf(book)).toEqual([second, first])
  const day = reportOfDay(book, second)
  expect(cellsOf(day)).toMatchObject([
    { "Posted at (IST)": "12:00:00", Amount: -50_000 },
    { "Posted at (IST)": "2026-08-05 12:00:00", Amount: 20_000 },
  ])
  expect(day.columns.map(({ head }) => head)).not.toContain("Business date")
  expect(sumOfColumn(day, "Amount")).toBe(fromRupees(-300))
})

test("[FOLIO-7] the page of the day book leaves out what its description says, the file does not", () => {
  const book = dayBook([line(-9_000, {})])
  const page = reportOfPage(book)
  const headsOf = ({ columns }: Report) => columns.map(({ head }) => head)
  expect(headsOf(book).filter((head) => !headsOf(page).includes(head))).toEqual(["Kind", "Method"])
  expect(page.rows[0]).toHaveLength(page.columns.length)
  expect(sumOfColumn(page, "Amount")).toBe(fromRupees(-9_000))
  expect(formatReportCsv(book)).toContain("Method")
})

test("[FOLIO-7] a report without a date in its first column has no days", () => {
  expect(daysOf(paymentsByMethod([line(-500, {})]))).toEqual([])
})
