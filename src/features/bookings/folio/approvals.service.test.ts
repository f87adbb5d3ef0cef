import { beforeEach, describe, expect, test } from "vitest"
import { fromRupees, type Money, subtract } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  aBooking,
  aPaidBooking,
  aTarget,
  bookingOf,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import {
  decideApproval,
  listApprovals,
  listDeclinedApprovals,
  requestApproval,
  requestWaiver,
} from "./approvals.service.ts"
import { postDiscount } from "./folio-charges.service.ts"
import { postRefund } from "./folio-payments.service.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")

const owner = staffAs("owner")

const reason = "The room was quiet"

const refundsOf = (bookingId: string) =>
  platform.db.execute<{ amount: Money }>(
    "select amount_paise as amount from refunds where booking_id = $1 order by 1",
    [bookingId],
  )

/** A booking that was paid online and has a credit since. */
async function aCredit(credit: Money) {
  const booking = await aPaidBooking(platform)
  valueOf(await postDiscount(platform, owner, { ...aTarget(booking.id), amount: credit, reason: "goodwill" }))
  return booking
}

async function anOnlineRefundRequest(bookingId: string, amount: Money): Promise<string> {
  const request = { ...aTarget(bookingId), kind: "refund" as const, amount, reason: "goodwill" }
  valueOf(await requestApproval(platform, desk, { ...request, method: "online", reference: "" }))
  return (await listApprovals(platform, owner, bookingId))[0]?.id ?? ""
}

describe("a request for approval", () => {
  const aRefund = {
    kind: "refund" as const,
    amount: fromRupees(3000),
    reason: "goodwill",
    method: "online" as const,
    reference: "",
  }

  test("[FOLIO-4] sent again after its approval requests nothing, on the balance of then and of now", async () => {
    const booking = await aCredit(fromRupees(6000))
    const target = aTarget(booking.id, fromRupees(-6000))
    valueOf(await requestApproval(platform, desk, { ...target, ...aRefund }))
    const id = (await listApprovals(platform, owner, booking.id))[0]?.id ?? ""
    valueOf(await decideApproval(platform, owner, { id, isApproved: true }))
    for (const seenBalance of [fromRupees(-6000), fromRupees(-3000)])
      valueOf(await requestApproval(platform, desk, { ...target, seenBalance, ...aRefund }))
    expect(await listApprovals(platform, owner, booking.id)).toEqual([])
    expect(await refundsOf(booking.id)).toEqual([{ amount: aRefund.amount }])
  })

  test("[FOLIO-4] is refused on a balance that changed since the clerk saw it", async () => {
    const booking = await aCredit(fromRupees(6000))
    const target = aTarget(booking.id, fromRupees(-12_000))
    expect(await requestApproval(platform, desk, { ...target, ...aRefund })).toEqual(
      refusedAs("balance-changed", { owed: fromRupees(-6000) }),
    )
    expect(await listApprovals(platform, owner, booking.id)).toEqual([])
  })

  test("[FOLIO-2] of nothing is refused, as when the charge to waive ended in the meantime", async () => {
    const { id } = await aBooking(platform)
    const refusal = refusedAs("no-amount")
    expect(await requestWaiver(platform, desk, { id, reason: "the flight was cancelled" })).toEqual(refusal)
    expect(await listApprovals(platform, owner, id)).toEqual([])
  })

  test("[FOLIO-4] of each kind is open once", async () => {
    const booking = await aCredit(fromRupees(6000))
    const request = () => requestApproval(platform, desk, { ...aTarget(booking.id), ...aRefund })
    const outcomes = await Promise.all([request(), request()])
    expect(outcomes.find(({ ok }) => !ok)).toEqual(refusedAs("approval-open"))
    const discount = { ...aRefund, kind: "discount" as const, method: null }
    valueOf(await requestApproval(platform, desk, { ...aTarget(booking.id), ...discount }))
    expect(await listApprovals(platform, owner, booking.id)).toHaveLength(2)
  })
})

describe("an approval", () => {
  test("[FOLIO-4] of an online refund pressed twice refunds once", async () => {
    const booking = await aCredit(fromRupees(6000))
    const id = await anOnlineRefundRequest(booking.id, fromRupees(3000))
    const decisions = await Promise.all(
      [1, 2].map(() => decideApproval(platform, owner, { id, isApproved: true })),
    )
    expect(decisions.filter(({ ok }) => ok)).toHaveLength(1)
    expect(decisions.find(({ ok }) => !ok)).toEqual(refusedAs("decided"))
    expect(await refundsOf(booking.id)).toEqual([{ amount: fromRupees(3000) }])
  })

  test("[FOLIO-4] that meets a simultaneous decline is posted, or declined, never both", async () => {
    for (const first of [true, false]) {
      const booking = await aCredit(fromRupees(6000))
      const id = await anOnlineRefundRequest(booking.id, fromRupees(3000))
      const decide = (isApproved: boolean) => decideApproval(platform, owner, { id, isApproved, reason })
      const [one, other] = await Promise.all([decide(first), decide(!first)])
      expect([one?.ok, other?.ok].filter(Boolean)).toHaveLength(1)
      const isApproved = one?.ok ? first : !first
      expect(await refundsOf(booking.id)).toHaveLength(isApproved ? 1 : 0)
    }
  })

  test("[FOLIO-2] of a posting that is refused stays open", async () => {
    const booking = await aCredit(fromRupees(6000))
    const id = await anOnlineRefundRequest(booking.id, fromRupees(7000))
    expect(await decideApproval(platform, owner, { id, isApproved: true })).toEqual(
      refusedAs("too-much", { owed: fromRupees(6000) }),
    )
    expect(await listApprovals(platform, owner, booking.id)).toHaveLength(1)
  })

  test("[FOLIO-2] of a waiver cancels the booking without its charge, once", async () => {
    const booking = await aBooking(platform)
    platform.moveTo("2026-08-01T09:00:00Z")
    valueOf(await requestWaiver(platform, desk, { id: booking.id, reason: "The flight was cancelled" }))
    const id = (await listApprovals(platform, owner, booking.id))[0]?.id ?? ""
    valueOf(await decideApproval(platform, owner, { id, isApproved: true }))
    expect(await bookingOf(platform, booking.id)).toMatchObject({ status: "cancelled" })
    expect((await findBalance(platform.db, booking.id)).owed).toBe(0)
    expect(await decideApproval(platform, owner, { id, isApproved: true })).toEqual(refusedAs("decided"))
  })
})

describe("a decline", () => {
  test("[FOLIO-2] has a reason, which the desk reads on the booking, and which the audit log keeps", async () => {
    const booking = await aCredit(fromRupees(6000))
    const id = await anOnlineRefundRequest(booking.id, fromRupees(3000))
    const decline = (why: string) => decideApproval(platform, owner, { id, isApproved: false, reason: why })
    expect(await decline("")).toEqual(refusedAs("no-reason"))
    expect(await listDeclinedApprovals(platform, desk)).toEqual([])
    valueOf(await decline(reason))
    expect(await listApprovals(platform, desk, booking.id)).toEqual([])
    const declined = { id, kind: "refund", amount: fromRupees(3000), declineReason: reason }
    for (const bookingId of [null, booking.id])
      expect(await listDeclinedApprovals(platform, desk, bookingId)).toMatchObject([declined])
    expect(await listDeclinedApprovals(platform, staffAs("marketing"), booking.id)).toEqual([])
    const logged = await platform.db.execute("select after from audit_log where action = 'decline'")
    expect(logged).toMatchObject([{ after: { kind: "refund", reason } }])
  })

  test("is no longer listed after a week", async () => {
    const booking = await aCredit(fromRupees(6000))
    const id = await anOnlineRefundRequest(booking.id, fromRupees(3000))
    valueOf(await decideApproval(platform, owner, { id, isApproved: false, reason }))
    await platform.db.execute("update approval_requests set decided_at = decided_at - interval '8 days'")
    expect(await listDeclinedApprovals(platform, desk)).toEqual([])
  })
})

describe("an approval of a waiver", () => {
  test("[FOLIO-5] never waives another charge than it names", async () => {
    const booking = await aBooking(platform, { nights: 8 })
    platform.moveTo("2026-07-31T09:00:00Z")
    valueOf(await requestWaiver(platform, desk, { id: booking.id, reason: "The flight was cancelled" }))
    const [request] = await listApprovals(platform, owner, booking.id)
    expect(request?.amount).toBe(fromRupees(5000))
    platform.moveTo("2026-08-01T09:00:00Z")
    const decide = (isApproved: boolean) =>
      decideApproval(platform, owner, { id: request?.id ?? "", isApproved, reason })
    expect(await decide(true)).toEqual(refusedAs("charge-changed"))
    expect(await bookingOf(platform, booking.id)).toMatchObject({ status: "confirmed" })
    valueOf(await decide(false))
  })
})

describe("a refund", () => {
  test("[FOLIO-4] online, sent twice by the same form, is made once", async () => {
    const booking = await aCredit(fromRupees(6000))
    const refund = { amount: fromRupees(3000), method: "online" as const, reference: "", reason: "goodwill" }
    const target = aTarget(booking.id)
    for (let call = 0; call < 2; call += 1)
      expect(valueOf(await postRefund(platform, owner, { ...target, refund })).owed).toBe(fromRupees(-3000))
    expect(await refundsOf(booking.id)).toEqual([{ amount: fromRupees(3000) }])
    const [audited] = await platform.db.execute<{ after: { lines: unknown[] } }>(
      "select after from audit_log where action = 'post-refund'",
    )
    expect(audited?.after.lines).toHaveLength(1)
  })

  test("[FOLIO-2] several small refunds count together", async () => {
    const booking = await aBooking(platform, { nights: 8 })
    await payAtDesk(platform, booking.id)
    const goodwill = { ...aTarget(booking.id), amount: fromRupees(30_000), reason: "goodwill" }
    valueOf(await postDiscount(platform, owner, goodwill))
    const refund = { amount: fromRupees(6000), method: "cash" as const, reference: "", reason: "" }
    const post = () => postRefund(platform, desk, { ...aTarget(booking.id), refund })
    valueOf(await post())
    expect(await post()).toEqual(refusedAs("over-limit", { limit: fromRupees(10_000) }))
    const lines = await listFolioLines(platform.db, booking.id)
    expect(lines.filter(({ kind }) => kind === "refund")).toHaveLength(1)
    expect((await findBalance(platform.db, booking.id)).paid).toBe(subtract(booking.total, refund.amount))
  })
})
