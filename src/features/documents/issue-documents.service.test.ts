import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import {
  aBooking,
  actorOf,
  aTarget,
  bookingOf,
  completeStay,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { system } from "#src/shared/actor.ts"
import { fromPaise, sum } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { DocumentFigures } from "./document-figures.ts"
import { amountOf } from "./document-lines.ts"
import { aCompany, departureNoon, findFigures, postLine } from "./documents.factory.ts"
import { registerDocumentJobs } from "./documents.jobs.ts"
import { findDocumentPdf, findProFormaPdf, listDocuments } from "./documents.service.ts"
import { findInvoicePayers, issueDocuments, issueInvoice } from "./issue-documents.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerDocumentJobs(platform))

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")

const issued = async (booking: Booking) =>
  (await listDocuments(platform, system, [booking])).map(({ kind, number, total }) => ({
    kind,
    number,
    total,
  }))

const amountsOf = (taxes: DocumentFigures["taxes"]) => sum(taxes.map(amountOf))

const setCompany = (id: string) =>
  platform.db.execute(
    "insert into booking_companies (booking_id, name, gstin, address) values ($1, $2, $3, $4)",
    [id, aCompany.name, aCompany.gstin, aCompany.address],
  )

describe("receipts", () => {
  test("[FOLIO-6] each payment has one receipt, however often its job runs; voided ones have none", async () => {
    const booking = await aBooking(platform)
    await postLine(platform, booking.id, { kind: "payment", amount: -400_000 })
    const second = await postLine(platform, booking.id, { kind: "payment", amount: -100_000, method: "upi" })
    await postLine(platform, booking.id, { kind: "payment", amount: 100_000, method: "upi", voids: second })
    await issueDocuments(platform, booking.id)
    await issueDocuments(platform, booking.id)
    expect(await issued(booking)).toEqual([{ kind: "receipt", number: "RCP/2627/000001", total: 400_000 }])
    const { facts, words, taxes } = await findFigures(platform, "RCP/2627/000001")
    expect(facts).toContainEqual({ label: "Method", value: "Cash" })
    expect(words).toBe("Rupees four thousand only")
    expect(amountsOf(taxes)).toBe(400_000)
  })

  test("[FOLIO-6] a receipt of an advance states it by SAC and rate, and what is paid beyond the charges none", async () => {
    const booking = await aBooking(platform)
    await postLine(platform, booking.id, { kind: "extra", amount: 118_000, basisPoints: 1800 })
    const total = booking.total + 118_000
    await postLine(platform, booking.id, { kind: "payment", amount: -total / 2 })
    await issueDocuments(platform, booking.id)
    await postLine(platform, booking.id, { kind: "payment", amount: -total })
    await issueDocuments(platform, booking.id)
    const gst = { cgst: fromPaise(4500), sgst: fromPaise(4500) }
    const quarter = fromPaise((booking.total - booking.subtotal) / 4)
    const stated = [
      { sac: "996311", gstBasisPoints: 500, taxable: booking.subtotal / 2, cgst: quarter, sgst: quarter },
      { sac: "996311", gstBasisPoints: 1800, taxable: 50_000, ...gst },
    ]
    for (const number of ["RCP/2627/000001", "RCP/2627/000002"]) {
      const { facts, taxes, totals } = await findFigures(platform, number)
      expect(taxes).toEqual(stated)
      expect(totals.total).toBe(number.endsWith("1") ? total / 2 : total)
      expect(facts.slice(-2)).toEqual([
        { label: "Place of supply", value: "Delhi (07)" },
        { label: "Tax on reverse charge", value: "No" },
      ])
    }
  })

  test("[FOLIO-6] a receipt of a payment after the invoice states no tax", async () => {
    const booking = await aBooking(platform)
    platform.moveTo(departureNoon(booking.checkOut))
    await completeStay(platform, booking.id)
    await issueDocuments(platform, booking.id)
    await postLine(platform, booking.id, { kind: "payment", amount: -booking.total })
    await issueDocuments(platform, booking.id)
    const { facts, taxes } = await findFigures(platform, "RCP/2627/000001")
    expect(facts.at(-1)).toEqual({ label: "Method", value: "Cash" })
    expect(taxes).toEqual([])
  })

  test("[FOLIO-2] [FOLIO-6] of a payment that was voided later says when; the staff see why and by whom", async () => {
    const { id } = await aBooking(platform)
    const { actor, name } = await anAccount(platform, { role: "front-desk" })
    await payAtDesk(platform, id, fromPaise(400_000))
    await issueDocuments(platform, id)
    const [line] = (await listFolioLines(platform.db, id)).slice(-1)
    const voiding = { ...aTarget(id), lineId: line?.id ?? "", reason: "Wrong booking" }
    valueOf(await voidLine(platform, actor, voiding))
    const booking = await bookingOf(platform, id)
    const on = platform.clock.today()
    const ofStaff = await listDocuments(platform, actor, [booking])
    expect(ofStaff.map(({ voided }) => voided)).toEqual([{ on, reason: "Wrong booking", actorName: name }])
    const ofGuest = await listDocuments(platform, actorOf(booking), [booking])
    expect(ofGuest.map(({ voided }) => voided)).toEqual([{ on, reason: "", actorName: null }])
  })

  test("[FOLIO-6] a payment whose job never ran gets its receipt from the schedule", async () => {
    const booking = await aBooking(platform)
    await postLine(platform, booking.id, { kind: "payment", amount: -400_000 })
    await platform.queue.runScheduled("issue-missing-documents")
    expect(await issued(booking)).toHaveLength(1)
  })
})

describe("tax invoices", () => {
  test("[FOLIO-6] are refused before the departure, and issued once after it", async () => {
    const booking = await aBooking(platform)
    const wanted = { bookingId: booking.id, payer: "guest" as const }
    expect(await issueInvoice(platform, desk, wanted)).toEqual({ ok: false, refusal: "not-departed" })
    platform.moveTo(departureNoon(booking.checkOut))
    expect(valueOf(await issueInvoice(platform, desk, wanted))).toMatchObject({
      kind: "invoice",
      number: "INV/2627/000001",
      total: booking.total,
    })
    expect(await issueInvoice(platform, desk, wanted)).toEqual({ ok: false, refusal: "nothing-to-invoice" })
    expect(await issueInvoice(platform, actorOf(booking), wanted)).toEqual({
      ok: false,
      refusal: "forbidden",
    })
  })

  test("[FOLIO-6] state seller, buyer, SAC, taxes by rate, words and place of supply", async () => {
    const booking = await aBooking(platform)
    await setCompany(booking.id)
    await postLine(platform, booking.id, { kind: "extra", amount: 150_000, description: "Breakfast" })
    await completeStay(platform, booking.id)
    await issueDocuments(platform, booking.id)
    const figures = await findFigures(platform, "INV/2627/000001")
    expect(figures.seller.gstin).toBe("07AAACV0001V1Z7")
    expect(figures.buyer).toEqual({
      name: aCompany.name,
      lines: [aCompany.address],
      gstin: aCompany.gstin,
    })
    // A company of Maharashtra still pays CGST and SGST of Delhi (IGST Act, section 12(3)).
    expect(figures.facts).toContainEqual({ label: "Place of supply", value: "Delhi (07)" })
    expect(figures.lines.map(({ description, sac }) => [description, sac])).toEqual([
      [`${booking.roomName}, 1 room, 2 nights`, "996311"],
      ["Breakfast", "996311"],
    ])
    const { taxable, cgst, sgst, total } = figures.totals
    expect(taxable + cgst + sgst).toBe(total)
    expect(total).toBe(booking.total + 150_000)
  })

  test("[FOLIO-6] [GUEST-7] state the offer of the stay, whose nights are charged at its price", async () => {
    await anOffer(platform, {}, { name: "Long stay" })
    const booking = await aBooking(platform)
    await completeStay(platform, booking.id)
    platform.moveTo(departureNoon(booking.checkOut))
    const { number } = valueOf(await issueInvoice(platform, desk, { bookingId: booking.id, payer: "guest" }))
    const { facts, totals } = await findFigures(platform, number)
    expect(facts).toContainEqual({ label: "Offer", value: "Long stay: ₹1,000 saved" })
    expect(totals.total).toBe(900_000)
  })

  test("[FOLIO-6] a folio split between guest and company has an invoice for each, the offer on that of the nights", async () => {
    await anOffer(platform, {}, { name: "Long stay" })
    const booking = await aBooking(platform)
    await setCompany(booking.id)
    await postLine(platform, booking.id, { kind: "extra", amount: 150_000, payer: "company" })
    await completeStay(platform, booking.id)
    await issueDocuments(platform, booking.id)
    const [ofGuest, ofCompany] = [
      await findFigures(platform, "INV/2627/000001"),
      await findFigures(platform, "INV/2627/000002"),
    ]
    expect([ofGuest.buyer.name, ofCompany.buyer.name]).toEqual([booking.guest.name, aCompany.name])
    expect(ofGuest.facts.map(({ label }) => label)).toContain("Offer")
    expect(ofCompany.facts.map(({ label }) => label)).not.toContain("Offer")
  })

  test("[FOLIO-6] the fee of a cancelled stay is invoiced on the next day", async () => {
    const booking = await aBooking(platform)
    await postLine(platform, booking.id, { kind: "room", amount: -booking.total, basisPoints: 1800 })
    await postLine(platform, booking.id, { kind: "fee", amount: 500_000 })
    await platform.db.execute("update bookings set status = 'cancelled', ended_on = $2 where id = $1", [
      booking.id,
      platform.clock.today(),
    ])
    await platform.queue.runScheduled("issue-missing-documents")
    expect(await issued(booking)).toEqual([])
    platform.passMinutes(24 * 60)
    await platform.queue.runScheduled("issue-missing-documents")
    expect(await issued(booking)).toMatchObject([{ kind: "invoice" }])
  })

  test("[FOLIO-6] cannot be changed or deleted", async () => {
    const booking = await aBooking(platform)
    await completeStay(platform, booking.id)
    await issueDocuments(platform, booking.id)
    for (const text of [
      "update documents set total_paise = 1",
      "delete from documents",
      "truncate documents cascade",
    ])
      await expect(platform.db.execute(text)).rejects.toMatchObject({ constraint: "append_only" })
  })
})

describe("credit notes", () => {
  test("[FOLIO-6] what is voided after invoicing is credited against its invoice, to the same buyer", async () => {
    const booking = await aBooking(platform)
    const extra = await postLine(platform, booking.id, {
      kind: "extra",
      amount: 150_000,
      description: "Laundry",
    })
    await completeStay(platform, booking.id)
    await issueDocuments(platform, booking.id)
    await setCompany(booking.id)
    await postLine(platform, booking.id, {
      kind: "extra",
      amount: -150_000,
      description: "Void: Laundry",
      voids: extra,
    })
    await issueDocuments(platform, booking.id)
    await issueDocuments(platform, booking.id)
    expect(await issued(booking)).toEqual([
      { kind: "invoice", number: "INV/2627/000001", total: booking.total + 150_000 },
      { kind: "credit-note", number: "CRN/2627/000001", total: 150_000 },
    ])
    const { buyer, facts, lines } = await findFigures(platform, "CRN/2627/000001")
    expect(buyer.name).toBe(booking.guest.name)
    expect(facts.at(-1)?.value).toContain("INV/2627/000001")
    expect(lines.map(({ description, amount }) => [description, amount])).toEqual([["Laundry", 150_000]])
  })

  test("[FOLIO-6] a charge posted and voided between two documents needs neither", async () => {
    const booking = await aBooking(platform)
    await completeStay(platform, booking.id)
    await issueDocuments(platform, booking.id)
    const extra = await postLine(platform, booking.id, { kind: "extra", amount: 150_000 })
    await postLine(platform, booking.id, { kind: "extra", amount: -150_000, voids: extra })
    await issueDocuments(platform, booking.id)
    expect(await issued(booking)).toHaveLength(1)
  })
})

describe("PDFs of documents", () => {
  test("[FOLIO-6] are the same bytes after everything else changed, and private", async () => {
    const booking = await aBooking(platform)
    await completeStay(platform, booking.id)
    await issueDocuments(platform, booking.id)
    const [{ id } = { id: "" }] = await listDocuments(platform, system, [booking])
    const guest = actorOf(await bookingOf(platform, booking.id))
    const before = await findDocumentPdf(platform, guest, id)
    await platform.db.execute("update users set name = 'Somebody Else', address = 'Elsewhere'")
    await postLine(platform, booking.id, { kind: "extra", amount: 100 })
    const after = await findDocumentPdf(platform, desk, id)
    expect(before?.name).toBe("vimana-INV-2627-000001.pdf")
    expect(Buffer.from(after?.bytes ?? []).equals(Buffer.from(before?.bytes ?? []))).toBe(true)
    const stranger = staffAs("guest")
    expect(await findDocumentPdf(platform, stranger, id)).toBeNull()
    expect(await listDocuments(platform, stranger, [booking])).toEqual([])
    expect(await findDocumentPdf(platform, system, "no-id")).toBeNull()
  })

  test("[FOLIO-6] a pro forma is drawn at any time and takes no number", async () => {
    const booking = await aBooking(platform)
    const wanted = { bookingId: booking.id, payer: "guest" as const }
    expect((await findProFormaPdf(platform, actorOf(booking), wanted))?.name).toBe(
      `vimana-PRO-${booking.reference}.pdf`,
    )
    expect(await findProFormaPdf(platform, staffAs("guest"), wanted)).toBeNull()
    await postLine(platform, booking.id, { kind: "extra", amount: 100, payer: "company" })
    const ofCompany = await findProFormaPdf(platform, actorOf(booking), { ...wanted, payer: "company" })
    expect(ofCompany?.name).toBe(`vimana-PRO-${booking.reference}-COMPANY.pdf`)
    expect(await platform.db.execute("select 1 from document_counters")).toEqual([])
  })

  test("[FOLIO-6] a payer whose charges are invoiced has a pro forma only when more is charged", async () => {
    const booking = await aBooking(platform)
    const charge = { kind: "extra", amount: 100, payer: "company" } as const
    await postLine(platform, booking.id, charge)
    platform.moveTo(departureNoon(booking.checkOut))
    const company = { bookingId: booking.id, payer: "company" as const }
    valueOf(await issueInvoice(platform, desk, company))
    const offered = async () => (await findInvoicePayers(platform, desk, booking.id)).payers
    expect(await offered()).toEqual(["guest"])
    expect(await findProFormaPdf(platform, desk, company)).toBeNull()
    await postLine(platform, booking.id, charge)
    expect(await offered()).toEqual(["guest", "company"])
    expect(await findProFormaPdf(platform, desk, company)).not.toBeNull()
  })

  test("[FOLIO-6] a folio whose charges were all reversed has no pro forma", async () => {
    const booking = await aBooking(platform)
    const line = { kind: "extra", amount: 100, payer: "company" } as const
    const voids = await postLine(platform, booking.id, line)
    await postLine(platform, booking.id, { ...line, amount: -100, voids })
    const company = { bookingId: booking.id, payer: "company" as const }
    expect(await findProFormaPdf(platform, actorOf(booking), company)).toBeNull()
    expect((await findInvoicePayers(platform, desk, booking.id)).payers).toEqual(["guest"])
  })
})
