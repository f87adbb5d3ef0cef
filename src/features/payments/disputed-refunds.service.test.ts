import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { actorOf, aHold, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { reconcilePayments } from "#src/features/bookings/pay/settle-payment.service.ts"
import { startPayment } from "#src/features/bookings/pay/pay-booking.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { findFolio } from "#src/features/bookings/folio/find-folio.service.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import { bookingList } from "#src/features/bookings/list/bookings.list.ts"
import { confirmationList } from "#src/features/bookings/list/confirmations.list.ts"
import type { List } from "#src/platform/lists/define-list.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { system } from "#src/shared/actor.ts"
import { type Money, zero } from "#src/shared/money.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { createSandboxPlatform, type SandboxPlatform } from "#test/sandbox-platform.ts"
import { aDispute, decide } from "./disputes.factory.ts"
import { listDisputes, readDisputes } from "./disputes.service.ts"
import { aPaidStay, cancelAndSend, reconcileRefundsLater } from "./payments.factory.ts"
import {
  findOutstandingRefunds,
  listFailedRefunds,
  listWaitingRefunds,
  registerRefundJobs,
  retryRefund,
} from "./refunds.service.ts"

let platform: SandboxPlatform

const owner = staffAs("owner")

beforeAll(async () => {
  platform = await createSandboxPlatform()
  registerRefundJobs(platform)
})

beforeEach(() => {
  platform.provider.misbehave({})
  return platform.clear()
})

afterAll(() => platform.close())

const refundRows = () =>
  platform.db.execute<{ status: string; isClosed: boolean }>(
    `select status, closed_at is not null as "isClosed" from refunds`,
  )

const refundedAtProvider = async (): Promise<number> =>
  (await platform.db.execute("select 1 from sandbox_refunds where status <> 'failed'")).length

/** Whose booking it is, as the desk's lists name it. */
const stayOf = ({ id, reference, guest, checkIn }: Booking) => ({
  bookingId: id,
  reference,
  guestName: guest.name,
  checkIn,
})

const outstandingRefunds = async ({ id }: Booking) => (await findOutstandingRefunds(platform, [{ id }]))(id)

const failedCredit = async ({ id }: Booking) => (await findFolio(platform, owner, id))?.failedCredit

/** A paid stay whose payment is disputed, and which is cancelled then. */
async function aDisputedCancellation(): Promise<{ hold: Booking; dispute: string }> {
  const { hold } = await aPaidStay(platform)
  const dispute = await aDispute(platform)
  await cancelAndSend(platform, hold)
  return { hold, dispute }
}

test("[PAY-5] the folio states the disputed amount until the dispute is decided", async () => {
  const { hold } = await aPaidStay(platform)
  const disputed = async () => (await findFolio(platform, owner, hold.id))?.disputed
  expect(await disputed()).toBe(zero)
  const dispute = await aDispute(platform)
  expect(await disputed()).toBe(hold.total)
  await decide(platform, dispute, "won")
  expect(await disputed()).toBe(zero)
})

test("[PAY-5] the refund of a disputed payment waits until the dispute is decided, and staff see it", async () => {
  const { hold, dispute } = await aDisputedCancellation()
  await decide(platform, dispute, "under_review")
  await reconcileRefundsLater(platform)
  expect(await refundedAtProvider()).toBe(0)
  expect(await refundRows()).toEqual([{ status: "requested", isClosed: false }])
  expect(await listWaitingRefunds(platform, staffAs("front-desk"), 6)).toMatchObject([
    { ...stayOf(hold), amount: hold.total, disputeId: dispute },
  ])
  expect(await listWaitingRefunds(platform, staffAs("marketing"), 6)).toBeNull()
  expect(await outstandingRefunds(hold)).toEqual({ failed: 0, waiting: hold.total })
})

test("[ADM-6] the desk's lists state what of a refund failed or waits", async () => {
  const { dispute } = await aDisputedCancellation()
  const sums = async () =>
    Promise.all(
      [bookingList([]), confirmationList].map(
        async (list: List<{ outstandingRefund: Money; refunded: Money }>) => {
          const [row] = (await readListPage(platform, owner, listRequest(list))).rows
          return row && [row.refunded, row.outstandingRefund]
        },
      ),
    )
  const [[refunded = zero] = []] = await sums()
  expect(await sums()).toEqual([
    [refunded, refunded],
    [refunded, refunded],
  ])
  await decide(platform, dispute, "won")
  await reconcileRefundsLater(platform)
  expect(await sums()).toEqual([
    [refunded, zero],
    [refunded, zero],
  ])
})

test.each(["won", "closed"] as const)("[PAY-5] the refund goes on when the dispute is %s", async (status) => {
  const { hold, dispute } = await aDisputedCancellation()
  await decide(platform, dispute, status)
  await reconcileRefundsLater(platform)
  expect(await refundedAtProvider()).toBe(1)
  expect(await listWaitingRefunds(platform, owner, 6)).toEqual([])
  expect(await outstandingRefunds(hold)).toEqual({ failed: 0, waiting: 0 })
  expect((await findBalance(platform.db, hold.id)).owed).toBe(0)
})

test("[PAY-5] a lost dispute paid the guest: the refund is dropped, and the folio is even", async () => {
  const { hold, dispute } = await aDisputedCancellation()
  await decide(platform, dispute, "lost")
  await reconcileRefundsLater(platform)
  await readDisputes(platform)
  await reconcilePayments(platform)
  expect(await refundedAtProvider()).toBe(0)
  expect(await refundRows()).toEqual([{ status: "failed", isClosed: true }])
  expect(await listFailedRefunds(platform, owner, 6)).toEqual({ count: 0, first: [] })
  expect((await findBalance(platform.db, hold.id)).owed).toBe(0)
  expect(await auditHotel(platform)).toEqual([])
})

test("[PAY-5] a lost dispute of a part leaves the rest as a credit", async () => {
  const { hold, dispute } = await aDisputedCancellation()
  await platform.db.execute("update sandbox_disputes set amount_paise = 40000")
  await decide(platform, dispute, "lost")
  await reconcileRefundsLater(platform)
  expect(await refundedAtProvider()).toBe(0)
  expect((await findBalance(platform.db, hold.id)).owed).toBe(40_000 - hold.total)
  expect(await failedCredit(hold)).toBe(zero)
  expect(await auditHotel(platform)).toEqual([])
})

test("[PAY-5] failed refunds and disputes name the guest and the arrival", async () => {
  const { hold } = await aPaidStay(platform)
  platform.provider.misbehave({ refund: "fails-later" })
  await cancelAndSend(platform, hold)
  platform.provider.misbehave({})
  expect((await listFailedRefunds(platform, owner, 6))?.first).toMatchObject([stayOf(hold)])
  await aDispute(platform)
  expect((await listDisputes(platform, owner, 6))?.first).toMatchObject([stayOf(hold)])
})

test("[PAY-5] a lost dispute drops a refund that failed before, so that nobody sends it again", async () => {
  const { hold } = await aPaidStay(platform)
  platform.provider.misbehave({ refund: "fails-later" })
  await cancelAndSend(platform, hold)
  platform.provider.misbehave({})
  const id = (await listFailedRefunds(platform, owner, 6))?.first[0]?.id ?? ""
  expect(await outstandingRefunds(hold)).toEqual({ failed: hold.total, waiting: 0 })
  await decide(platform, await aDispute(platform), "lost")
  expect(await outstandingRefunds(hold)).toEqual({ failed: 0, waiting: 0 })
  expect(await retryRefund(platform, owner, id)).toMatchObject({ refusal: "not-failed" })
  expect(await failedCredit(hold)).toBe(zero)
  expect((await findBalance(platform.db, hold.id)).owed).toBe(0)
})

test("[PAY-5] what a lost dispute leaves of a refund that failed before is money of the failed refund", async () => {
  const { hold } = await aPaidStay(platform)
  platform.provider.misbehave({ refund: "fails-later" })
  await cancelAndSend(platform, hold)
  platform.provider.misbehave({})
  const dispute = await aDispute(platform)
  await platform.db.execute("update sandbox_disputes set amount_paise = 40000")
  await decide(platform, dispute, "lost")
  expect(await failedCredit(hold)).toBe(hold.total - 40_000)
})

test("[PAY-5] the refund of a payment that came after the cancellation waits as well", async () => {
  const hold = await aHold(platform)
  const { order } = valueOf(await startPayment(platform, actorOf(hold), hold.id))
  valueOf(await cancelBooking(platform, system, { id: hold.id }))
  await platform.payAtCheckout({ id: order.providerOrderId, amount: order.amount })
  const dispute = await aDispute(platform)
  await platform.queue.runJobs("send-refund")
  await reconcileRefundsLater(platform)
  expect(await refundRows()).toEqual([{ status: "requested", isClosed: false }])
  expect(await refundedAtProvider()).toBe(0)
  await decide(platform, dispute, "lost")
  await reconcileRefundsLater(platform)
  expect(await refundedAtProvider()).toBe(0)
  expect((await findBalance(platform.db, hold.id)).owed).toBe(0)
  expect(await auditHotel(platform)).toEqual([])
})
