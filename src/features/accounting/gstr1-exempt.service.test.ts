import { beforeEach, expect, test } from "vitest"
import { aBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { postExtra, voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { aCompany, departureNoon } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { accountsOf, completeWithInvoice, recordsOf, sumOf } from "./accounting.factory.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")

/** Charges an extra without tax so many times, each ₹100, and returns the line of the charge. */
async function chargeExempt(bookingId: string, quantity: number): Promise<string> {
  const { id: extraId } = await anExtra(platform, { name: "Museum ticket", rupees: 100, gstBasisPoints: 0 })
  valueOf(await postExtra(platform, owner, { ...aTarget(bookingId), extraId, quantity }))
  return (await listFolioLines(platform.db, bookingId)).at(-1)?.id ?? ""
}

test("[FOLIO-7] table 8 has the exempt charges less credit notes, and the tables of taxable supplies do not", async () => {
  const [guest, company] = [await aBooking(platform), await aBooking(platform, { company: aCompany })]
  await chargeExempt(guest.id, 3)
  await chargeExempt(company.id, 5)
  const reversed = await chargeExempt(company.id, 2)
  platform.moveTo(departureNoon(company.checkOut))
  for (const { id } of [guest, company]) await completeWithInvoice(platform, id)
  const reason = "The museum was closed"
  valueOf(await voidLine(platform, owner, { ...aTarget(company.id), lineId: reversed, reason }))
  await issueDocuments(platform, company.id)
  const accounts = await accountsOf(platform, "2026-08")
  const exempt = "Exempted(other than nil rated/non GST supply)"
  expect(recordsOf(accounts, "gstr1-exemp")).toEqual([
    {
      Description: "Intra-State supplies to registered persons",
      "Nil Rated Supplies": "0",
      [exempt]: "500",
      "Non-GST Supplies": "0",
    },
    {
      Description: "Intra-State supplies to unregistered persons",
      "Nil Rated Supplies": "0",
      [exempt]: "300",
      "Non-GST Supplies": "0",
    },
  ])
  for (const table of ["gstr1-b2b", "gstr1-b2cs", "gstr1-cdnr"])
    expect(recordsOf(accounts, table).map((row) => row["Rate"])).not.toContain("0")
  // Table 12 states every service.
  const services = ["gstr1-hsn-b2b", "gstr1-hsn-b2c"].map((key) => sumOf(accounts, key, "Total Value"))
  expect(services).toEqual([company.total + 50_000, guest.total + 30_000])
})

test("[FOLIO-7] table 8 has no rows without exempt charges", async () => {
  const { id, checkOut } = await aBooking(platform)
  platform.moveTo(departureNoon(checkOut))
  await completeWithInvoice(platform, id)
  expect(recordsOf(await accountsOf(platform, "2026-08"), "gstr1-exemp")).toEqual([])
})
