import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { aBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { type Payer, payers, sumLines } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { fromRupees, type Money, zero } from "#src/shared/money.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { moveCharge } from "./folio-charges.service.ts"
import { postPayment } from "./folio-payments.service.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

const desk = staffAs("front-desk")

/** A booking of two nights whose rooms a company pays. */
async function aCompanyBooking() {
  const booking = await aBooking(platform, { nights: 2 })
  const [room] = await listFolioLines(platform.db, booking.id)
  await platform.db.execute(
    "insert into booking_companies (booking_id, name, gstin, address) values ($1, $2, $3, $4)",
    [booking.id, aCompany.name, aCompany.gstin, aCompany.address],
  )
  const move = { ...aTarget(booking.id), lineId: room?.id ?? "", payer: "company" as const }
  valueOf(await moveCharge(platform, desk, move))
  return booking
}

const pay = (bookingId: string, amount: Money, payer: Payer) =>
  postPayment(platform, desk, {
    ...aTarget(bookingId),
    payment: { amount, payer, method: "bank-transfer", reference: "UTR 1" },
  })

async function owedByPayer(bookingId: string) {
  const lines = await listFolioLines(platform.db, bookingId)
  return Object.fromEntries(
    payers.map((payer) => [payer, sumLines(lines.filter((line) => line.payer === payer)).owed]),
  )
}

test("[FOLIO-2] a payment of the whole balance is posted for the payers who owe it", async () => {
  const booking = await aCompanyBooking()
  const change = { isCompleted: false, paymentStatus: "done" as const }
  valueOf(await updateBookingStatus(platform, desk, { id: booking.id, change }))
  expect(await owedByPayer(booking.id)).toEqual({ guest: zero, company: zero })
  expect(await pay(booking.id, booking.total, "company")).toEqual({
    ok: false,
    refusal: { kind: "nothing-due" },
  })
})

test("[FOLIO-2] [FOLIO-5] the fee of a late cancellation is billed to the company that pays the rooms", async () => {
  const booking = await aCompanyBooking()
  valueOf(await pay(booking.id, booking.total, "company"))
  platform.moveTo("2026-07-31T12:00:00Z")
  const { charge, refundAtDesk } = valueOf(await cancelBooking(platform, desk, booking.id))
  expect(charge).toBe(fromRupees(5000))
  expect(await owedByPayer(booking.id)).toEqual({ guest: zero, company: -refundAtDesk })
})
