import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  aPaidBooking,
  aTarget,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { creditFailedRefund } from "#src/features/bookings/pay/credit-failed-refund.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { registerRefundJobs } from "#src/features/payments/refunds.service.ts"
import { system } from "#src/shared/actor.ts"
import { fromPaise, fromRupees, type Money } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aCompany, departureNoon, findFigures, postLine } from "../documents.factory.ts"
import { registerDocumentJobs } from "../documents.jobs.ts"
import { findDocumentPdf, listDocuments } from "../documents.service.ts"
import { listBookingsMissingDocuments } from "../documents.store.ts"
import { issueDocuments } from "../issue-documents.service.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerDocumentJobs(platform)
  registerRefundJobs(platform)
})
beforeEach(() => platform.clear())

const owner = staffAs("owner")
const runJobs = () => platform.queue.runJobs()
const issue = (id: string) => issueDocuments(platform, id)

async function refundAtDesk(id: string, amount: Money): Promise<void> {
  const refund = { amount, method: "cash" as const, reference: "", reason: "the guest asked" }
  valueOf(await postRefund(platform, owner, { ...aTarget(id), refund }))
  await runJobs()
}

async function complete(booking: Booking): Promise<void> {
  platform.moveTo(departureNoon(booking.checkOut))
  const change = { isCompleted: true, paymentStatus: "done" as const }
  valueOf(await updateBookingStatus(platform, owner, { id: booking.id, change }))
  await runJobs()
}

/** A stay that is paid in cash and has its receipt. */
async function aStayWithAdvance(): Promise<Booking> {
  const booking = await aBooking(platform)
  await payAtDesk(platform, booking.id)
  await runJobs()
  return booking
}

const issued = async (booking: Booking) =>
  (await listDocuments(platform, system, [booking])).map(({ number, total }) => [number, total])

const kindsOf = async (booking: Booking) =>
  (await listDocuments(platform, system, [booking])).map(({ kind }) => kind)

const receipt = "RCP/2627/000001"
const voucher = "RFV/2627/000001"

describe("the voucher of a refund", () => {
  test("[FOLIO-6] states the advance of the receipt, once, however often its job runs", async () => {
    const booking = await aStayWithAdvance()
    valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    await refundAtDesk(booking.id, booking.total)
    await issue(booking.id)
    await platform.queue.runScheduled("issue-missing-documents")
    expect(await issued(booking)).toEqual([
      [receipt, booking.total],
      [voucher, booking.total],
    ])
    const { taxes, facts, buyer, seller, words, lines } = await findFigures(platform, voucher)
    const received = await findFigures(platform, receipt)
    expect(taxes).toEqual(received.taxes)
    expect([buyer, seller, words]).toEqual([received.buyer, received.seller, received.words])
    expect(lines).toMatchObject([
      { description: `Cash refund: advance for ${booking.roomName}`, amount: booking.total },
    ])
    expect(facts.slice(-4)).toEqual([
      { label: "Method", value: "Cash" },
      { label: "Against receipt", value: `${receipt}, Wed 1 Jul 2026` },
      { label: "Place of supply", value: "Delhi (07)" },
      { label: "Tax on reverse charge", value: "No" },
    ])
    const [, { id } = { id: "" }] = await listDocuments(platform, system, [booking])
    expect((await findDocumentPdf(platform, owner, id))?.name).toBe("vimana-RFV-2627-000001.pdf")
  })

  test("[FOLIO-6] states a part of the advance, and the fee that is kept goes to its invoice", async () => {
    const booking = await aStayWithAdvance()
    platform.moveTo("2026-07-31T12:00:00Z")
    const { charge, refundAtDesk: refund } = valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    await refundAtDesk(booking.id, refund)
    platform.passMinutes(24 * 60)
    await platform.queue.runScheduled("issue-missing-documents")
    expect(await issued(booking)).toEqual([
      [receipt, booking.total],
      [voucher, booking.total - charge],
      ["INV/2627/000001", charge],
    ])
    const [row] = (await findFigures(platform, voucher)).taxes
    expect(row?.taxable).toBe(Math.round((booking.subtotal * refund) / booking.total))
  })

  test("[FOLIO-6] states what is beyond the invoice, whichever came first", async () => {
    const booking = await aStayWithAdvance()
    await postLine(platform, booking.id, { kind: "discount", amount: -100_000 })
    await complete(booking)
    await refundAtDesk(booking.id, fromPaise(100_000))
    expect(await issued(booking)).toEqual([
      [receipt, booking.total],
      ["INV/2627/000001", booking.total - 100_000],
      [voucher, 100_000],
    ])
  })

  test("[FOLIO-6] is not issued for money that was no advance, also when the stay is cancelled later", async () => {
    const booking = await aStayWithAdvance()
    await postLine(platform, booking.id, { kind: "payment", amount: -200_000 })
    await refundAtDesk(booking.id, fromPaise(200_000))
    expect(await kindsOf(booking)).toEqual(["receipt", "receipt"])
    valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    await refundAtDesk(booking.id, booking.total)
    expect((await issued(booking)).slice(2)).toEqual([[voucher, booking.total]])
  })

  test("[FOLIO-6] is not issued for what was invoiced: a credit note corrects that", async () => {
    const booking = await aStayWithAdvance()
    await complete(booking)
    const discount = { amount: fromRupees(300), reason: "a cold room" }
    valueOf(await postDiscount(platform, owner, { ...aTarget(booking.id), ...discount }))
    await refundAtDesk(booking.id, fromRupees(300))
    expect(await kindsOf(booking)).toEqual(["receipt", "invoice", "credit-note"])
    expect(await listBookingsMissingDocuments(platform.db, platform.clock.today())).toEqual([])
  })

  test("[FOLIO-6] names the whole refund where a part of it is no advance", async () => {
    const booking = await aStayWithAdvance()
    await postLine(platform, booking.id, { kind: "payment", amount: -200_000 })
    valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    await refundAtDesk(booking.id, fromPaise(booking.total + 200_000))
    expect((await issued(booking)).at(-1)).toEqual([voucher, booking.total])
    expect((await findFigures(platform, voucher)).facts).toContainEqual({
      label: "Refunded in all",
      value: `₹${((booking.total + 200_000) / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`,
    })
  })

  test("[FOLIO-6] [PAY-5] of an online refund is issued when the provider made it", async () => {
    const booking = await aPaidBooking(platform)
    await platform.queue.runJobs("folio-changed")
    valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    await platform.queue.runJobs("folio-changed")
    expect(await issued(booking)).toHaveLength(1)
    await runJobs()
    expect((await issued(booking)).at(-1)).toEqual([voucher, booking.total])
  })

  test("[FOLIO-6] is not issued for an online refund that failed, but for the one at the desk", async () => {
    const booking = await aPaidBooking(platform)
    await platform.queue.runJobs("folio-changed")
    valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    const [failed] = await platform.db.execute<{ id: string }>(
      "update refunds set status = 'failed' returning id",
    )
    await runJobs()
    valueOf(await creditFailedRefund(platform, owner, failed?.id ?? ""))
    await refundAtDesk(booking.id, booking.total)
    expect(await issued(booking)).toEqual([
      [receipt, booking.total],
      [voucher, booking.total],
    ])
    expect((await findFigures(platform, voucher)).facts).toContainEqual({ label: "Method", value: "Cash" })
  })

  test("[FOLIO-6] of a refund that was voided is marked, and the next refund has a voucher again", async () => {
    const booking = await aStayWithAdvance()
    valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    await refundAtDesk(booking.id, booking.total)
    const refund = (await listFolioLines(platform.db, booking.id)).at(-1)
    await postLine(platform, booking.id, { kind: "refund", amount: -booking.total, voids: refund?.id ?? "" })
    await refundAtDesk(booking.id, booking.total)
    const documents = await listDocuments(platform, system, [booking])
    expect(documents.map(({ number, voided }) => [number, voided !== null])).toEqual([
      [receipt, false],
      [voucher, true],
      ["RFV/2627/000002", false],
    ])
    const unissued = await postLine(platform, booking.id, { kind: "refund", amount: 100 })
    await postLine(platform, booking.id, { kind: "refund", amount: -100, voids: unissued })
    await issue(booking.id)
    expect(await issued(booking)).toHaveLength(3)
  })

  test("[FOLIO-6] names the receipts of the money that goes back, to the buyer of these", async () => {
    const booking = await aBooking(platform, { company: aCompany })
    for (const method of ["cash", "upi"])
      await postLine(platform, booking.id, { kind: "payment", amount: -booking.total / 2, method })
    await issue(booking.id)
    await platform.db.execute("delete from booking_companies")
    valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    await refundAtDesk(booking.id, fromPaise(booking.total / 2 + 1000))
    const { facts, buyer } = await findFigures(platform, voucher)
    const against = facts.filter(({ label }) => label === "Against receipt")
    expect(against.map(({ value }) => value.slice(0, 15))).toEqual(["RCP/2627/000001", "RCP/2627/000002"])
    expect(buyer).toMatchObject({ name: aCompany.name, gstin: aCompany.gstin })
  })

  test("[FOLIO-6] reads the advance of a receipt of before, which named its tax in a fact", async () => {
    const booking = await aStayWithAdvance()
    const [row] = (await findFigures(platform, receipt)).taxes
    await platform.db.execute("alter table documents disable trigger user")
    await platform.db.execute(
      `update documents set figures = jsonb_set(jsonb_set(figures, '{taxes}', '[]'), '{facts}', figures -> 'facts'
        || jsonb_build_array(jsonb_build_object('label', 'CGST + SGST at 5%', 'value', $1::text)))`,
      [`₹${(row?.cgst ?? 0) / 100} + ₹${(row?.sgst ?? 0) / 100}`],
    )
    await platform.db.execute("alter table documents enable trigger user")
    valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    await refundAtDesk(booking.id, booking.total)
    expect((await findFigures(platform, voucher)).taxes).toEqual([row])
  })
})
