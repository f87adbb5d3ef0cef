import { beforeEach, describe, expect, test } from "vitest"
import { erasedEmailOf } from "#src/features/emails/erased-guest.ts"
import { parseMonth } from "#src/features/accounting/month.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { actorOf, aBooking, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { aCompany, departureNoon, postLine } from "#src/features/documents/documents.factory.ts"
import { findDocumentPdf, listDocuments } from "#src/features/documents/documents.service.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { aPortalEntry } from "#src/features/e-invoices/e-invoices.factory.ts"
import { findEInvoiceFile } from "#src/features/e-invoices/e-invoices.service.ts"
import { recordEInvoices } from "#src/features/e-invoices/record-e-invoices.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "./booking-emails.service.ts"

const platform = setUpPlatform({ env: { E_INVOICES: "on" } })

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})

const owner = staffAs("owner")
const august = parseMonth("2026-08", calendarDateOf("2026-09-30"))

/** A completed stay of a company on 3 August. */
async function aCompanyStay(): Promise<Booking> {
  const booking = await aBooking(platform, { company: aCompany })
  await platform.queue.runJobs()
  platform.moveTo(departureNoon(booking.checkOut))
  await platform.db.execute(
    `update bookings set status = 'completed', ended_on = check_out, ended_at = now(),
      updated_at = now() - interval '2 hours' where id = $1`,
    [booking.id],
  )
  await issueDocuments(platform, booking.id)
  return booking
}

async function thank(): Promise<void> {
  await platform.queue.runScheduled("thank-you-emails")
  await platform.queue.runJobs()
}

/** Records the IRNs of every document that has none. */
async function register(): Promise<void> {
  const file = await findEInvoiceFile(platform, owner, august)
  const entries = file?.documents.map((document) => aPortalEntry(document)) ?? []
  valueOf(await recordEInvoices(platform, owner, JSON.stringify(entries)))
  await platform.queue.runJobs()
}

/** The emails after that of the confirmation. */
const sent = () =>
  platform.sentEmails
    .slice(1)
    .map(({ subject, attachments }) => [
      subject.replace(/VM-\w+/, "VM"),
      attachments.map(({ filename }) => filename),
    ])

const thanks = "Thank you for staying at Vimana: VM"
const documents = "Your tax documents from Vimana: VM"

describe("the invoice of a company", () => {
  test("[FOLIO-6] [FOLIO-9] is emailed when it has its IRN, not at check-out, and once", async () => {
    const booking = await aCompanyStay()
    await thank()
    expect(sent()).toEqual([[thanks, []]])
    expect(platform.sentEmails[1]?.text).toContain(
      "Your tax invoice INV/2627/000001 is being registered with the tax authority, and will follow by email.",
    )
    await register()
    expect(sent().slice(1)).toEqual([[documents, ["vimana-INV-2627-000001.pdf"]]])
    const extra = await postLine(platform, booking.id, { kind: "extra", amount: 118_000, basisPoints: 1800 })
    await issueDocuments(platform, booking.id)
    await postLine(platform, booking.id, { kind: "extra", amount: -118_000, basisPoints: 1800, voids: extra })
    await issueDocuments(platform, booking.id)
    await register()
    expect(sent().slice(2)).toEqual([
      [documents, ["vimana-INV-2627-000002.pdf", "vimana-CRN-2627-000001.pdf"]],
    ])
  })

  test("[FOLIO-9] that has its IRN before the guest is thanked is in one email too", async () => {
    await aCompanyStay()
    await register()
    await thank()
    expect(sent()).toEqual([
      [documents, ["vimana-INV-2627-000001.pdf"]],
      [thanks, []],
    ])
    expect(platform.sentEmails[2]?.text).not.toContain("invoice")
  })

  test("[FOLIO-6] is not given to the guest before it has its IRN; the desk's copy says so", async () => {
    const booking = await aCompanyStay()
    const guest = actorOf(booking)
    const [invoice] = await listDocuments(platform, guest, [booking])
    const id = invoice?.id ?? ""
    expect(invoice?.registration).toBe("awaited")
    expect(await findDocumentPdf(platform, guest, id)).toBeNull()
    expect(await findDocumentPdf(platform, staffAs("front-desk"), id)).not.toBeNull()
    await register()
    expect(await listDocuments(platform, guest, [booking])).toMatchObject([{ registration: "registered" }])
    expect(await findDocumentPdf(platform, guest, id)).not.toBeNull()
  })

  test("is given to the guest where it is too old to be registered", async () => {
    const booking = await aCompanyStay()
    platform.moveTo("2026-11-02T06:30:00Z")
    const guest = actorOf(booking)
    const [invoice] = await listDocuments(platform, guest, [booking])
    expect(invoice?.registration).toBe("none")
    expect(await findDocumentPdf(platform, guest, invoice?.id ?? "")).not.toBeNull()
  })

  test("is emailed at check-out where the hotel registers no invoices", async () => {
    await aCompanyStay()
    const off = { ...platform, config: { ...platform.config, eInvoices: null } }
    await platform.queue.runScheduled("thank-you-emails")
    registerBookingEmailJobs(off)
    await platform.queue.runJobs()
    expect(sent()).toEqual([[thanks, ["vimana-INV-2627-000001.pdf"]]])
  })

  test.each(["", erasedEmailOf("0b7c3f5e")])("[SAFE-8] is not emailed to %j", async (email) => {
    const booking = await aCompanyStay()
    const asErased = "update users set email = $2, password_hash = null where id = $1"
    await platform.db.execute(asErased, [booking.guest.id, email])
    await register()
    expect(sent()).toEqual([])
  })
})
