import { beforeEach, describe, expect, test } from "vitest"
import { accountsOf, recordsOf } from "#src/features/accounting/accounting.factory.ts"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aBooking, completeStay } from "#src/features/bookings/bookings.factory.ts"
import { system } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aCompany, departureNoon, postLine } from "./documents.factory.ts"
import { listDocuments } from "./documents.service.ts"
import { issueDocuments } from "./issue-documents.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const tickets = { kind: "extra", amount: 60_000, basisPoints: 0, description: "Museum tickets" } as const

async function complete({ id, checkOut }: Booking): Promise<void> {
  platform.moveTo(departureNoon(checkOut))
  await completeStay(platform, id)
  await issueDocuments(platform, id)
}

const issued = async (booking: Booking) =>
  (await listDocuments(platform, system, [booking])).map(({ title, kind, number, isRegistrable }) => ({
    name: title ?? kind,
    number,
    isRegistrable,
  }))

/** A completed stay of a company or a guest, and after its invoice a charge without tax. */
async function aBillOfSupply(company?: typeof aCompany): Promise<Booking> {
  const booking = await aBooking(platform, company ? { company } : {})
  await complete(booking)
  await postLine(platform, booking.id, tickets)
  await issueDocuments(platform, booking.id)
  return booking
}

describe("[FOLIO-6] charges without tax", () => {
  test("of a guest alone are a bill of supply, with the next number of the invoices", async () => {
    const booking = await aBillOfSupply()
    expect(await issued(booking)).toEqual([
      { name: "invoice", number: "INV/2627/000001", isRegistrable: false },
      { name: "Bill of supply", number: "INV/2627/000002", isRegistrable: false },
    ])
    const accounts = await accountsOf(platform, "2026-08")
    expect(recordsOf(accounts, "gstr1-docs")).toMatchObject([
      { "Nature of Document": "Invoices for outward supply", "Total Number": "2", Cancelled: "0" },
    ])
    expect(recordsOf(accounts, "tax-documents").map((row) => row["Document"])).toEqual([
      "Tax invoice",
      "Bill of supply",
    ])
    expect(recordsOf(accounts, "gstr1-exemp")).toMatchObject([
      { Description: "Intra-State supplies to unregistered persons" },
    ])
    expect(await auditHotel(platform)).toEqual([])
  })

  test("of a company alone are a bill of supply, which is not an e-invoice and not in table 4", async () => {
    const booking = await aBillOfSupply(aCompany)
    expect(await issued(booking)).toEqual([
      { name: "invoice", number: "INV/2627/000001", isRegistrable: true },
      { name: "Bill of supply", number: "INV/2627/000002", isRegistrable: false },
    ])
    const b2b = recordsOf(await accountsOf(platform, "2026-08"), "gstr1-b2b")
    expect(b2b.map((row) => row["Invoice Number"])).toEqual(["INV/2627/000001"])
  })

  test("with taxed ones are an invoice-cum-bill of supply to a guest, and a tax invoice to a company", async () => {
    const [guest, company] = [await aBooking(platform), await aBooking(platform, { company: aCompany })]
    for (const booking of [guest, company]) {
      await postLine(platform, booking.id, tickets)
      await complete(booking)
    }
    expect(await issued(guest)).toMatchObject([{ name: "Invoice-cum-bill of supply", isRegistrable: false }])
    expect(await issued(company)).toMatchObject([{ name: "invoice", isRegistrable: true }])
  })

  test("that are reversed have a credit note against the bill of supply, which is not an e-invoice", async () => {
    const booking = await aBillOfSupply(aCompany)
    await postLine(platform, booking.id, { ...tickets, amount: -tickets.amount })
    await issueDocuments(platform, booking.id)
    expect((await issued(booking)).at(-1)).toEqual({
      name: "credit-note",
      number: "CRN/2627/000001",
      isRegistrable: false,
    })
    expect(await auditHotel(platform)).toEqual([])
  })
})
