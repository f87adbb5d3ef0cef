import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { recordsOf, accountsOf } from "#src/features/accounting/accounting.factory.ts"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import {
  aBooking,
  actorOf,
  aPayment,
  bookingOf,
  payAtDesk,
  staffAs,
  valueOf,
  payOnline,
  aTarget,
} from "#src/features/bookings/bookings.factory.ts"
import { hasGuestDue } from "#src/features/bookings/booking.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import {
  billRoomsToCompany,
  owedByPayer,
  chargeCar,
  voidCar,
  carPrice,
  carReason,
} from "#src/features/bookings/company/company-folio.factory.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import type { DocumentFigures } from "#src/features/documents/document-figures.ts"
import { registerDocumentJobs } from "#src/features/documents/documents.jobs.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { registerRefundJobs } from "#src/features/payments/refunds.service.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { loseDispute } from "#src/features/payments/disputes.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { postChargebacks } from "./post-chargebacks.service.ts"
import { startPayment } from "./pay-booking.service.ts"
import { settlePayment } from "./settle-payment.service.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerDocumentJobs(platform)
  registerRefundJobs(platform)
})
beforeEach(() => platform.clear())

const owner = staffAs("owner")

/** A booking whose rooms a company pays, and whose guest has a car to pay. */
async function aSplitBooking() {
  const { id } = await aBooking(platform)
  await billRoomsToCompany(platform, id)
  await chargeCar(platform, id)
  return bookingOf(platform, id)
}

/** The same, paid for both by one online payment. */
async function aPaidSplitBooking() {
  const booking = await aSplitBooking()
  return { ...booking, payment: await payOnline(platform, booking.id) }
}

const moneyLines = async (id: string) =>
  (await listFolioLines(platform.db, id))
    .filter(({ kind }) => kind === "payment" || kind === "refund")
    .map(({ kind, payer, amount }) => ({ kind, payer, amount }))

const refunds = () =>
  platform.db.execute<{ amount: number }>("select amount_paise as amount from refunds order by amount_paise")

test("[FOLIO-2] an online payment for both payers is one line of each, also when it is reported twice", async () => {
  const { id, total, payment } = await aPaidSplitBooking()
  expect(await settlePayment(platform, payment)).toBe("paid")
  expect(await moneyLines(id)).toEqual([
    { kind: "payment", payer: "company", amount: -total },
    { kind: "payment", payer: "guest", amount: -carPrice },
  ])
  expect(await owedByPayer(platform, id)).toEqual({ guest: zero, company: zero })
  const refund = { amount: carPrice, method: "online" as const, reference: "", reason: carReason }
  expect(await postRefund(platform, owner, { ...aTarget(id), refund })).toMatchObject({
    refusal: { kind: "nothing-due" },
  })
})

test("[FOLIO-2] a payer has at most one line of an online payment", async () => {
  const { id } = await aPaidSplitBooking()
  const again = platform.db.execute(
    `insert into folio_lines (id, booking_id, payer, kind, description, amount_paise, method, payment_id, business_date)
      select gen_random_uuid(), booking_id, payer, kind, description, amount_paise, method, payment_id, business_date
      from folio_lines where booking_id = $1 and payment_id is not null limit 1`,
    [id],
  )
  await expect(again).rejects.toMatchObject({ constraint: "folio_lines_of_payment" })
})

test("[FOLIO-2] a payment of more than both owe is refunded to each for their part", async () => {
  const booking = await aSplitBooking()
  const payment = await aPayment(platform, booking)
  await payAtDesk(platform, booking.id, fromRupees(200))
  // The order was for the balance of before.
  expect(await settlePayment(platform, payment)).toBe("refunded")
  expect(await owedByPayer(platform, booking.id)).toEqual({
    guest: carPrice - fromRupees(200),
    company: booking.total,
  })
  expect(await refunds()).toEqual([{ amount: fromRupees(1000) }, { amount: booking.total + fromRupees(200) }])
  expect(await auditHotel(platform)).toEqual([])
})

test("[FOLIO-7] each payer gets the receipt of their part, and the month counts the payment once", async () => {
  const { id, total } = await aPaidSplitBooking()
  await platform.queue.runJobs()
  const receipts = await platform.db.execute<{ payer: string; total: number; figures: DocumentFigures }>(
    "select payer, total_paise as total, figures from documents where booking_id = $1 order by sequence",
    [id],
  )
  expect(receipts).toMatchObject([
    { payer: "company", total },
    { payer: "guest", total: carPrice },
  ])
  const accounts = await accountsOf(platform, "2026-07")
  expect(recordsOf(accounts, "payments-by-method")).toMatchObject([
    { Method: "Online", Payments: "1", Received: String((total + carPrice) / 100) },
  ])
  expect(await auditHotel(platform)).toEqual([])
})

/** Pays online as the guest what the page of the payment asks for. */
async function payAsGuest(id: string) {
  const booking = await bookingOf(platform, id)
  const { order } = valueOf(await startPayment(platform, actorOf(booking), id))
  const payment = { id: `pay_${randomUUID()}`, orderId: order.providerOrderId, amount: order.amount }
  return platform.cardPayments.pay(payment)
}

test("[PAY-2] [FOLIO-2] a guest pays the own part online, and nothing of what the company owes", async () => {
  const { id, total } = await aSplitBooking()
  expect(await bookingOf(platform, id)).toMatchObject({ owed: total + carPrice, guestDue: carPrice })
  const late = await payAsGuest(id)
  await payAtDesk(platform, id, fromRupees(200))
  expect(await settlePayment(platform, late)).toBe("paid")
  expect(await moneyLines(id)).toEqual([
    { kind: "payment", payer: "guest", amount: -fromRupees(200) },
    { kind: "payment", payer: "guest", amount: -carPrice },
  ])
  expect(await owedByPayer(platform, id)).toEqual({ guest: -fromRupees(200), company: total })
  const booking = await bookingOf(platform, id)
  expect(hasGuestDue(booking)).toBe(false)
  expect(await startPayment(platform, actorOf(booking), id)).toMatchObject({ refusal: "already-paid" })
  expect(await auditHotel(platform)).toEqual([])
})

test("[PAY-4] [FOLIO-2] a guest's part that was paid at the desk and then online is refunded, whatever the company owes", async () => {
  const { id, total } = await aSplitBooking()
  const late = await payAsGuest(id)
  await payAtDesk(platform, id, carPrice)
  expect(await settlePayment(platform, late)).toBe("refunded")
  expect(await refunds()).toEqual([{ amount: carPrice }])
  expect(await owedByPayer(platform, id)).toEqual({ guest: zero, company: total })
  expect(await auditHotel(platform)).toEqual([])
})

test("[FOLIO-2] [FOLIO-7] the refund of one payer's part is of that part, with the voucher of its receipt", async () => {
  const { id, total } = await aPaidSplitBooking()
  await platform.queue.runJobs()
  await voidCar(platform, id)
  const refund = { amount: carPrice, method: "online" as const, reference: "", reason: carReason }
  valueOf(await postRefund(platform, owner, { ...aTarget(id), refund }))
  expect(await owedByPayer(platform, id)).toEqual({ guest: zero, company: zero })
  await platform.queue.runJobs()
  const vouchers = await platform.db.execute(
    "select payer, total_paise as total from documents where booking_id = $1 and kind = 'refund-voucher'",
    [id],
  )
  expect(vouchers).toEqual([{ payer: "guest", total: carPrice }])
  // The rest of the payment is the company's.
  valueOf(await cancelBooking(platform, owner, { id }))
  await platform.queue.runJobs()
  expect(await refunds()).toEqual([{ amount: carPrice }, { amount: total }])
  expect(await owedByPayer(platform, id)).toEqual({ guest: zero, company: zero })
  expect(await auditHotel(platform)).toEqual([])
})

test("[FOLIO-2] a chargeback is owed by the payers of its payment", async () => {
  const { id, total } = await aPaidSplitBooking()
  await platform.queue.runJobs()
  await loseDispute(platform, id)
  await postChargebacks(platform)
  await postChargebacks(platform)
  expect(await owedByPayer(platform, id)).toEqual({ guest: carPrice, company: total })
  expect(await auditHotel(platform)).toEqual([])
})
