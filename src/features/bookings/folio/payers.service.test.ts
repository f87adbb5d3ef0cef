import { beforeEach, expect, test } from "vitest"
import { recordsOf, accountsOf } from "#src/features/accounting/accounting.factory.ts"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import type { DocumentFigures } from "#src/features/documents/document-figures.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import {
  aBooking,
  bookingOf,
  staffAs,
  valueOf,
  payOnline,
  aTarget,
} from "#src/features/bookings/bookings.factory.ts"
import { billRoomsToCompany, owedByPayer } from "#src/features/bookings/company/company-folio.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { postChargebacks } from "#src/features/bookings/pay/post-chargebacks.service.ts"
import { changeStay, previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import type { Payer } from "#src/features/folio/folio-line.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees, type Money, zero } from "#src/shared/money.ts"
import { loseDispute } from "#src/features/payments/disputes.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { postPayment } from "./folio-payments.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")

/** A booking of two nights whose rooms a company pays. */
async function aCompanyBooking() {
  const booking = await aBooking(platform, { nights: 2 })
  await billRoomsToCompany(platform, booking.id)
  return booking
}

const pay = (bookingId: string, amount: Money, payer: Payer) =>
  postPayment(platform, desk, {
    ...aTarget(bookingId),
    payment: { amount, payer, method: "bank-transfer", reference: "UTR 1" },
  })

test("[FOLIO-2] a payment of the whole balance is posted for the payers who owe it", async () => {
  const booking = await aCompanyBooking()
  const change = { isCompleted: false, paymentStatus: "done" as const }
  valueOf(await updateBookingStatus(platform, desk, { id: booking.id, change }))
  expect(await owedByPayer(platform, booking.id)).toEqual({ guest: zero, company: zero })
  expect(await pay(booking.id, booking.total, "company")).toEqual({
    ok: false,
    refusal: { kind: "nothing-due" },
  })
})

test("[FOLIO-2] [FOLIO-5] the fee of a late cancellation is billed to the company that pays the rooms", async () => {
  const booking = await aCompanyBooking()
  valueOf(await pay(booking.id, booking.total, "company"))
  platform.moveTo("2026-07-31T12:00:00Z")
  const { charge, refundAtDesk } = valueOf(await cancelBooking(platform, desk, { id: booking.id }))
  expect(charge).toBe(fromRupees(5000))
  expect(await owedByPayer(platform, booking.id)).toEqual({ guest: zero, company: -refundAtDesk })
})

/** A company booking whose whole balance is paid by the link, a month before the arrival. */
async function aPaidCompanyBooking() {
  const booking = await aCompanyBooking()
  await payOnline(platform, booking.id)
  return booking
}

test("[FOLIO-7] [FOLIO-6] an online payment is the advance of the company that owes it", async () => {
  const booking = await aPaidCompanyBooking()
  expect(await owedByPayer(platform, booking.id)).toEqual({ guest: zero, company: zero })
  await issueDocuments(platform, booking.id)
  const [receipt] = await platform.db.execute<{ figures: DocumentFigures }>("select figures from documents")
  expect(receipt?.figures.buyer).toMatchObject({ name: aCompany.name, gstin: aCompany.gstin })
  expect(receipt?.figures.taxes).toMatchObject([{ gstBasisPoints: 500, taxable: booking.subtotal }])
  platform.moveTo("2026-07-31T12:00:00Z")
  const accounts = await accountsOf(platform, "2026-07")
  expect(recordsOf(accounts, "gstr1-at")).toMatchObject([
    { Rate: "5", "Gross Advance Received": String(booking.subtotal / 100) },
  ])
})

test("[FOLIO-2] an online payment goes back to the payer whose payment it was", async () => {
  const booking = await aPaidCompanyBooking()
  expect(valueOf(await cancelBooking(platform, desk, { id: booking.id }))).toMatchObject({
    refund: booking.total,
    companyRefund: booking.total,
  })
  expect(await owedByPayer(platform, booking.id)).toEqual({ guest: zero, company: zero })
  expect(await auditHotel(platform)).toEqual([])
})

test("[FOLIO-2] [FOLIO-5] a change of dates tells the part of the company, in its preview as afterwards", async () => {
  const booking = await aPaidCompanyBooking()
  const { id, checkIn } = booking
  const shorter = { id, to: { checkIn, checkOut: addDays(checkIn, 1) } }
  const preview = valueOf(await previewStayChange(platform, desk, shorter))
  const night = fromRupees(5000)
  expect(preview).toMatchObject({ refund: night, companyRefund: night, owed: zero, companyOwed: zero })
  expect(valueOf(await changeStay(platform, desk, shorter))).toEqual(preview)
  const longer = { id, to: { checkIn, checkOut: addDays(checkIn, 2) } }
  const extended = valueOf(await changeStay(platform, desk, longer))
  expect(extended).toMatchObject({ owed: night, companyOwed: night })
  expect(await bookingOf(platform, id)).toMatchObject({ guestDue: zero, companyDue: night })
})

test("[FOLIO-2] a chargeback is owed by the payer whose payment the bank took back", async () => {
  const booking = await aPaidCompanyBooking()
  await loseDispute(platform, booking.id)
  await postChargebacks(platform)
  expect(await owedByPayer(platform, booking.id)).toEqual({ guest: zero, company: booking.total })
})
