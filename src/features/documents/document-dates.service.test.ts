import { beforeEach, expect, test } from "vitest"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { postLine } from "./documents.factory.ts"
import { issueDocuments } from "./issue-documents.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

/** Issues a receipt in a transaction that began at this instant, whenever it gets the lock of its series. */
async function receiptBegunAt(issuedAt: string, day: string): Promise<void> {
  const { id } = await aBooking(platform)
  await postLine(platform, id, { kind: "payment", amount: -10_000 })
  await issueDocuments(platform, id, { issuedAt, businessDate: calendarDateOf(day), issuedBy: null })
}

const receipts = () =>
  platform.db.execute<{ number: string; date: string }>(
    `select number, business_date as date from documents order by financial_year, count`,
  )

test("[FOLIO-6] a document that began before midnight and waited for its number is not dated before the last one", async () => {
  await receiptBegunAt("2026-08-10T18:30:01Z", "2026-08-11")
  await receiptBegunAt("2026-08-10T18:29:59Z", "2026-08-10")
  await receiptBegunAt("2026-08-11T18:30:01Z", "2026-08-12")
  expect(await receipts()).toEqual([
    { number: "RCP/2627/000001", date: "2026-08-11" },
    { number: "RCP/2627/000002", date: "2026-08-11" },
    { number: "RCP/2627/000003", date: "2026-08-12" },
  ])
})

test("[FOLIO-6] around 31 March a document keeps the financial year in which it began", async () => {
  await receiptBegunAt("2027-03-31T18:30:01Z", "2027-04-01")
  await receiptBegunAt("2027-03-31T18:29:59Z", "2027-03-31")
  await receiptBegunAt("2027-03-31T18:30:02Z", "2027-04-01")
  expect(await receipts()).toEqual([
    { number: "RCP/2627/000001", date: "2027-03-31" },
    { number: "RCP/2728/000001", date: "2027-04-01" },
    { number: "RCP/2728/000002", date: "2027-04-01" },
  ])
})
