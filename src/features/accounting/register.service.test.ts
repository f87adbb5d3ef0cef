import { beforeEach, expect, test } from "vitest"
import { aBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { postExtra, voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { aCompany, departureNoon } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Payer } from "#src/features/folio/folio-line.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { accountsOf, recordsOf, sumOf } from "./accounting.factory.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")

/** A completed stay in August whose only extra, charged to this payer, was invoiced and then voided. */
async function aCreditedExtra(payer: Payer) {
  const booking = await aBooking(platform, { checkIn: calendarDateOf("2026-08-03"), company: aCompany })
  const extra = await anExtra(platform)
  valueOf(await postExtra(platform, owner, { ...aTarget(booking.id), extraId: extra.id, quantity: 2, payer }))
  const lineId = (await listFolioLines(platform.db, booking.id)).at(-1)?.id ?? ""
  platform.moveTo(departureNoon(booking.checkOut))
  const change = { isCompleted: true, paymentStatus: "pending" as const }
  valueOf(await updateBookingStatus(platform, owner, { id: booking.id, change }))
  await issueDocuments(platform, booking.id)
  valueOf(await voidLine(platform, owner, { ...aTarget(booking.id), lineId, reason: "It was never served" }))
  await issueDocuments(platform, booking.id)
  return { booking, sac: extra.sac }
}

test.each([
  ["guest", "gstr1-hsn-b2c"],
  ["company", "gstr1-hsn-b2b"],
] as const)(
  "[FOLIO-7] what the %s was invoiced and credited in full has no row in the SAC summary",
  async (payer, key) => {
    const { sac } = await aCreditedExtra(payer)
    const accounts = await accountsOf(platform, "2026-08")
    expect(recordsOf(accounts, key).filter((row) => row["HSN"] === sac)).toEqual([])
    for (const table of ["gstr1-hsn-b2b", "gstr1-hsn-b2c", "gstr1-b2cs"])
      for (const row of recordsOf(accounts, table)) expect(Number(row["Taxable Value"])).not.toBe(0)
  },
)

test("[FOLIO-6] [FOLIO-7] the register has every invoice, less its credit notes, and sums to the GST tables", async () => {
  const { booking } = await aCreditedExtra("company")
  const accounts = await accountsOf(platform, "2026-08")
  const rows = recordsOf(accounts, "tax-documents")
  expect(rows).toMatchObject([
    { Document: "Tax invoice", Booking: booking.reference },
    { Document: "Tax invoice", Booking: booking.reference },
    { Document: "Credit note", Number: "CRN/2627/000001", GSTIN: aCompany.gstin, Buyer: aCompany.name },
  ])
  expect(Number(rows[2]?.["Total"])).toBeLessThan(0)
  const sac = (head: string) =>
    sumOf(accounts, "gstr1-hsn-b2b", head) + sumOf(accounts, "gstr1-hsn-b2c", head)
  for (const [head, sacHead] of [
    ["Taxable value", "Taxable Value"],
    ["CGST", "Central Tax Amount"],
    ["SGST", "State/UT Tax Amount"],
    ["Total", "Total Value"],
  ] as const)
    expect({ head, sum: sumOf(accounts, "tax-documents", head) }).toEqual({ head, sum: sac(sacHead) })
})
