import { beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import {
  aBooking,
  aPaidBooking,
  aTarget,
  bookingOf,
  completeStay,
  firstNight,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { previewCancellation } from "#src/features/bookings/cancel/cancellation-terms.service.ts"
import { changeStay, previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { changeCompany } from "#src/features/bookings/company/company.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { type Payer, sumLines } from "#src/features/folio/folio-line.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees, type Money, subtract, sum } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { decideApproval, listApprovals, requestApproval } from "./approvals.service.ts"
import { moveCharge, postDiscount, postExtra, voidLine } from "./folio-charges.service.ts"
import { transferCharge } from "./transfer-charge.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const reason = "The lift was noisy"
const shorter = { checkIn: firstNight, checkOut: addDays(firstNight, 1) }

const discount = async ({ id }: Booking, amount: Money) =>
  valueOf(await postDiscount(platform, owner, { ...aTarget(id), amount, reason }))
const linesOf = ({ id }: Booking) => listFolioLines(platform.db, id)
const chargedOf = async ({ id }: Booking) => (await findBalance(platform.db, id)).charged
const lineOf = async (booking: Booking, kind: string) =>
  (await linesOf(booking)).find((line) => line.kind === kind)?.id ?? ""

describe("[FOLIO-2] a discount is never more than the charges that it lowers", () => {
  test("the desk voids it before its charge is voided, billed to the company or transferred", async () => {
    const [booking, other] = [await aBooking(platform, { company: aCompany }), await aBooking(platform)]
    await discount(booking, fromRupees(500))
    const line = { ...aTarget(booking.id), lineId: await lineOf(booking, "room") }
    const refused = { ok: false, refusal: { kind: "discounted" } }
    const toReference = other.reference
    expect(await moveCharge(platform, owner, { ...line, payer: "company" })).toEqual(refused)
    expect(await transferCharge(platform, owner, { ...line, toReference, reason })).toEqual(refused)
    expect(await chargedOf(other)).toBe(other.total)
    const lineId = await lineOf(booking, "discount")
    const moved = await moveCharge(platform, owner, { ...line, lineId, payer: "company" })
    expect(moved).toEqual({ ok: false, refusal: { kind: "not-voidable" } })
    valueOf(await voidLine(platform, owner, { ...aTarget(booking.id), lineId, reason }))
    valueOf(await transferCharge(platform, owner, { ...line, ...aTarget(booking.id), toReference, reason }))
    expect(await auditHotel(platform)).toEqual([])
  })

  test("an extra that is discounted to nothing leaves no tax, to the paisa, and is voided after its discount", async () => {
    const booking = await aBooking(platform)
    await discount(booking, booking.total)
    const extra = await anExtra(platform, { name: "Massage", rupees: 777, gstBasisPoints: 1200 })
    valueOf(await postExtra(platform, owner, { ...aTarget(booking.id), extraId: extra.id, quantity: 3 }))
    await discount(booking, fromRupees(3 * 777))
    const lines = await linesOf(booking)
    expect([sum(lines.map(({ taxable }) => taxable)), sum(lines.map(({ gst }) => gst))]).toEqual([0, 0])
    const target = { ...aTarget(booking.id), lineId: await lineOf(booking, "extra"), reason }
    expect(await voidLine(platform, owner, target)).toEqual({ ok: false, refusal: { kind: "discounted" } })
    expect(await auditHotel(platform)).toEqual([])
  })

  test("[CONST-7] no tax stays, to the paisa, when a void or a move leaves charges that it takes to zero", async () => {
    const booking = await aBooking(platform, { company: aCompany })
    await discount(booking, booking.total)
    // ₹84.75 without tax, two together ₹169.49.
    const { id: extraId } = await anExtra(platform, { name: "Ironing", rupees: 100, gstBasisPoints: 1800 })
    const iron = () => postExtra(platform, owner, { ...aTarget(booking.id), extraId, quantity: 1 })
    for (const _time of [1, 2, 3, 4]) valueOf(await iron())
    await discount(booking, fromRupees(200))
    platform.moveTo("2026-07-02T06:30:00.000Z")
    const [wrong, moved] = (await linesOf(booking)).filter(({ kind }) => kind === "extra")
    const target = () => ({ ...aTarget(booking.id), lineId: moved?.id ?? "" })
    valueOf(await moveCharge(platform, owner, { ...target(), payer: "company" }))
    valueOf(await voidLine(platform, owner, { ...target(), lineId: wrong?.id ?? "", reason }))
    const ofGuest = (await linesOf(booking)).filter(({ payer }) => payer === "guest")
    expect([sumLines(ofGuest).charged, sum(ofGuest.map(({ gst }) => gst))]).toEqual([0, 0])
    const last = ofGuest.at(-1)
    expect(last).toMatchObject({ kind: "discount", amount: -fromRupees(200), taxable: -16_950, reason })
    const byDesk = { ...target(), lineId: last?.id ?? "", reason }
    expect(await voidLine(platform, staffAs("front-desk"), byDesk)).toMatchObject({
      refusal: { kind: "other-day" },
    })
    expect(await auditHotel(platform)).toEqual([])
  })

  test.each([
    ["less than the night that stays", 3_000],
    ["more than the night that stays", 8_000],
  ])("[FOLIO-5] new dates keep as much of it as fits, as the preview says: %s", async (_, rupees) => {
    const booking = await aPaidBooking(platform)
    await discount(booking, fromRupees(rupees))
    const change = { id: booking.id, to: shorter }
    const preview = valueOf(await previewStayChange(platform, owner, change))
    expect(valueOf(await changeStay(platform, owner, change))).toEqual(preview)
    const { total } = await bookingOf(platform, booking.id)
    const given = Math.min(total, fromRupees(rupees))
    expect(await chargedOf(booking)).toBe(total - given)
    expect(await auditHotel(platform)).toEqual([])
  })
})

test("[FOLIO-5] cancelling a stay whose room another booking pays refunds what was paid, and no more", async () => {
  const [booking, other] = [await aPaidBooking(platform), await aBooking(platform)]
  const line = { ...aTarget(booking.id), lineId: await lineOf(booking, "room") }
  valueOf(await transferCharge(platform, owner, { ...line, toReference: other.reference, reason }))
  const { terms } = await previewCancellation(platform, await bookingOf(platform, booking.id))
  expect(terms).toMatchObject({ charge: 0, refund: booking.total, refundAtDesk: 0 })
  expect(valueOf(await cancelBooking(platform, owner, { id: booking.id }))).toEqual(terms)
  expect(await auditHotel(platform)).toEqual([])
})

describe("[FOLIO-2] a discount of a folio with two payers", () => {
  const chargedTo = async (booking: Booking, payer: Payer) =>
    sumLines((await linesOf(booking)).filter((line) => line.payer === payer)).charged

  /** A paid stay of a guest, with breakfasts for ₹3,000 that the company pays. */
  async function aSplitFolio() {
    const booking = await aPaidBooking(platform)
    valueOf(await changeCompany(platform, owner, { bookingId: booking.id, company: aCompany }))
    const extra = await anExtra(platform, { name: "Breakfast", rupees: 1_000 })
    const charge = { ...aTarget(booking.id), extraId: extra.id, quantity: 3, payer: "company" as const }
    valueOf(await postExtra(platform, owner, charge))
    return booking
  }

  test("lowers the charges of the payer that the desk chose, and no more than these", async () => {
    const booking = await aSplitFolio()
    const given = { payer: "company" as const, reason }
    const post = (rupees: number) =>
      postDiscount(platform, owner, { ...aTarget(booking.id), amount: fromRupees(rupees), ...given })
    valueOf(await post(400))
    expect(await chargedTo(booking, "company")).toBe(fromRupees(2_600))
    expect(await chargedTo(booking, "guest")).toBe(booking.total)
    const refusal = { kind: "above-charges", charged: fromRupees(2_600) }
    expect(await post(2_700)).toEqual({ ok: false, refusal })
    expect(await auditHotel(platform)).toEqual([])
  })

  test("stays with its payer when new dates leave less of the other's charges", async () => {
    const booking = await aSplitFolio()
    const company = { amount: fromRupees(500), payer: "company" as const, reason }
    valueOf(await postDiscount(platform, owner, { ...aTarget(booking.id), ...company }))
    await discount(booking, fromRupees(8_000))
    valueOf(await changeStay(platform, owner, { id: booking.id, to: shorter }))
    expect(await chargedTo(booking, "company")).toBe(fromRupees(2_500))
    expect(await chargedTo(booking, "guest")).toBe(0)
    expect(await auditHotel(platform)).toEqual([])
  })

  test("is approved for the payer of its request", async () => {
    const booking = await aSplitFolio()
    const request = {
      kind: "discount" as const,
      amount: fromRupees(2_500),
      reason,
      payer: "company" as const,
    }
    const target = { ...aTarget(booking.id), method: null, reference: "" }
    valueOf(await requestApproval(platform, staffAs("front-desk"), { ...target, ...request }))
    const [open] = await listApprovals(platform, owner, booking.id)
    expect(open).toMatchObject({ payer: "company", owed: fromRupees(3_000) })
    valueOf(await decideApproval(platform, owner, { id: open?.id ?? "", isApproved: true }))
    expect(await chargedTo(booking, "company")).toBe(fromRupees(500))
  })
})

test("[FOLIO-6] a credit note names the invoice that has the discounted charges, not the latest", async () => {
  const booking = await aBooking(platform)
  await completeStay(platform, booking.id)
  await issueDocuments(platform, booking.id)
  const extra = await anExtra(platform, { name: "Laundry", rupees: 300, gstBasisPoints: 1200 })
  valueOf(await postExtra(platform, owner, { ...aTarget(booking.id), extraId: extra.id, quantity: 1 }))
  await issueDocuments(platform, booking.id)
  await discount(booking, fromRupees(2_000))
  await issueDocuments(platform, booking.id)
  const notes = await platform.db.execute(
    `select d.total_paise as total, c.total_paise as "ofInvoice" from documents d
      join documents c on c.id = d.credits_document_id where d.booking_id = $1`,
    [booking.id],
  )
  expect(notes).toEqual([{ total: fromRupees(2_000), ofInvoice: booking.total }])
  expect(await chargedOf(booking)).toBe(subtract(booking.total, fromRupees(1_700)))
})
