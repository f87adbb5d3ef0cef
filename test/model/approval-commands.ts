import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { aTarget, bookingOf, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { depositState } from "#src/features/bookings/deposits/deposit.ts"
import { findDeposit, requestDeposit } from "#src/features/bookings/deposits/deposits.service.ts"
import {
  decideApproval,
  listApprovals,
  requestApproval,
  requestWaiver,
} from "#src/features/bookings/folio/approvals.service.ts"
import { creditFailedRefund } from "#src/features/bookings/pay/credit-failed-refund.service.ts"
import { startDepositPayment } from "#src/features/bookings/pay/pay-booking.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { type FolioLine, sumCredits } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { system } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { type Command, onOne, someone } from "./commands.ts"
import { atTime } from "./stay-commands.ts"
import { owedOn } from "./transfer-commands.ts"

/** The provider refuses a refund, and the desk credits it to the folio once. */
const failRefund = (at: number): Command =>
  onOne("failRefund", at, async (one, _, { platform }) => {
    const [row] = await platform.db.execute<{ id: string; amount: number }>(
      `update refunds set status = 'failed' where id = (select id from refunds where booking_id = $1
         and status = 'requested' and provider_refund_id is null and closed_at is null order by id limit 1)
       returning id, amount_paise as amount`,
      [one.id],
    )
    if (!row) return
    const [owed = 0] = await owedOn(platform, [one])
    valueOf(await creditFailedRefund(platform, system, row.id))
    expect((await creditFailedRefund(platform, system, row.id)).ok).toBe(false)
    expect(await owedOn(platform, [one])).toEqual([owed - row.amount])
  })

const isCancellationFee = ({ description }: FolioLine) => description === "Cancellation fee"

const desk = staffAs("front-desk")

/** The desk asks an owner for a posting above its limit. */
const requestPosting = (at: number, kind: "discount" | "refund"): Command =>
  onOne(`requestPosting ${kind}`, at, async (one, _, { platform }) => {
    const credit = sumCredits(await listFolioLines(platform.db, one.id))
    const amount = kind === "discount" ? fromRupees(3000) : credit
    if (amount <= 0) return
    const request = {
      bookingId: one.id,
      kind,
      amount,
      reason: "a complaint",
      method: kind === "refund" ? ("cash" as const) : null,
      reference: "",
      key: randomUUID(),
      seenBalance: null,
    }
    await requestApproval(platform, system, request)
  })

/** On the day of arrival the desk asks to cancel without the charge, and an owner approves it. */
const waive = (at: number): Command =>
  onOne("waive", at, async (one, _, { platform }) => {
    if (one.status !== "confirmed") return
    await atTime(platform, `${one.stay.checkIn}T05:00:00.000Z`, async () => {
      const requested = await requestWaiver(platform, system, {
        id: one.id,
        reason: "the flight was cancelled",
      })
      const request = (await listApprovals(platform, desk, one.id)).find(({ kind }) => kind === "waiver")
      if (!requested.ok || !request) return
      valueOf(await decideApproval(platform, system, { id: request.id, isApproved: true }))
      expect((await listFolioLines(platform.db, one.id)).some(isCancellationFee)).toBe(false)
      one.status = "cancelled"
    })
  })

/** An owner decides: an approval posts once, or is refused and changes nothing. */
const decide = (at: number, isApproved: boolean): Command =>
  onOne(`decide ${isApproved}`, at, async (one, _, { platform }) => {
    const [request] = await listApprovals(platform, desk, one.id)
    if (!request) return
    const before = await owedOn(platform, [one])
    const decision = { id: request.id, isApproved, reason: "the room was quiet" }
    const answer = await decideApproval(platform, system, decision)
    expect((await decideApproval(platform, system, decision)).ok).toBe(false)
    if (!answer.ok) expect(await owedOn(platform, [one])).toEqual(before)
    else if (isApproved) {
      const change = request.kind === "discount" ? -request.amount : request.amount
      expect(await owedOn(platform, [one])).toEqual([(before[0] ?? 0) + change])
    }
  })

/** The desk asks for a deposit, and the guest pays it by its link. */
const payDeposit = (at: number, share: number): Command =>
  onOne(`payDeposit ${share}`, at, async (one, _, { platform }) => {
    if (one.status !== "confirmed") return
    const [owed = 0] = await owedOn(platform, [one])
    const amount = fromRupees(Math.floor((owed * share) / 10_000))
    if (amount <= 0) return
    const target = aTarget(one.id)
    const requested = await requestDeposit(platform, system, {
      ...target,
      amount,
      dueOn: platform.clock.today(),
    })
    if (!requested.ok) return
    const deposit = await findDeposit(platform.db, target.key)
    if (!deposit) throw new Error("no deposit")
    const booking = await bookingOf(platform, one.id)
    const { order } = valueOf(await startDepositPayment(platform, booking, deposit))
    const payment = platform.cardPayments.pay({
      id: `pay_${randomUUID()}`,
      orderId: order.providerOrderId,
      amount: order.amount,
    })
    expect(await settlePayment(platform, payment)).toBe("paid")
    expect(await settlePayment(platform, payment)).toBe("paid")
    expect(await owedOn(platform, [one])).toEqual([owed - amount])
    const after = await findDeposit(platform.db, target.key)
    expect(after && depositState(after, platform.clock.today())).toBe("paid")
  })

/** Refunds that fail, postings that an owner approves, and deposits. */
export const approvalCommands: fc.Arbitrary<Command>[] = [
  someone.map(failRefund),
  someone.map(waive),
  fc.tuple(someone, fc.constantFrom("discount", "refund")).map((parts) => requestPosting(...parts)),
  fc.tuple(someone, fc.boolean()).map((parts) => decide(...parts)),
  fc.tuple(someone, fc.constantFrom(30, 100)).map((parts) => payDeposit(...parts)),
]
