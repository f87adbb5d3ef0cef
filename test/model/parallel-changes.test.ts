import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import {
  actorOf,
  aBooking,
  aPaidBooking,
  aTarget,
  firstNight,
} from "#src/features/bookings/bookings.factory.ts"
import { findBookingById } from "#src/features/bookings/bookings.store.ts"
import { cancelBooking, cancelOwnBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import {
  approveCancellation,
  requestCancellation,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { deleteBooking } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { restoreBooking } from "#src/features/bookings/cancel/restore-booking.service.ts"
import { changeRoomType } from "#src/features/bookings/change/change-room-type.service.ts"
import { reopenStay, updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { findDeposit, requestDeposit } from "#src/features/bookings/deposits/deposits.service.ts"
import {
  decideApproval,
  listApprovals,
  requestApproval,
} from "#src/features/bookings/folio/approvals.service.ts"
import { postDiscount, postExtra, voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { postPayment, postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import { creditFailedRefund } from "#src/features/bookings/pay/credit-failed-refund.service.ts"
import { startDepositPayment, startPayment } from "#src/features/bookings/pay/pay-booking.service.ts"
import { postChargebacks } from "#src/features/bookings/pay/post-chargebacks.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { recordDispute } from "#src/features/payments/disputes.service.ts"
import { registerRefundJobs, retryRefund } from "#src/features/payments/refunds.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type Actor, system, visitor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromPaise, fromRupees, zero } from "#src/shared/money.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findDocumentErrors, findOverRefunds } from "./check-money.ts"

const platform = setUpPlatform()

type TestHotel = {
  readonly ids: readonly [string, string]
  readonly classic: string
  readonly suite: string
  readonly extraId: string
}

let owner: Actor
const guests = new Map<string, Actor>()
const guestOf = (id: string): Actor => guests.get(id) ?? visitor

const linesOf = (id: string) => listFolioLines(platform.db, id)
const owedOf = async (id: string) => (await findBalance(platform.db, id)).owed

async function payOnline(id: string) {
  const started = await startPayment(platform, guestOf(id), id)
  if (!started.ok) return
  const { providerOrderId: orderId, amount } = started.value.order
  const payment = platform.cardPayments.pay({ id: `pay_${randomUUID()}`, orderId, amount })
  await Promise.all([settlePayment(platform, payment), settlePayment(platform, payment)])
}

async function payDeposit(id: string) {
  const owed = await owedOf(id)
  const target = aTarget(id)
  const amount = fromPaise(Math.max(100, Math.floor(owed / 200) * 100))
  await requestDeposit(platform, system, { ...target, amount, dueOn: platform.clock.today() })
  const deposit = await findDeposit(platform.db, target.key)
  if (!deposit) return
  const started = await startDepositPayment(platform, { id, reference: "VM-DEPOSIT1" }, deposit)
  if (!started.ok) return
  const { providerOrderId: orderId, amount: due } = started.value.order
  await settlePayment(
    platform,
    platform.cardPayments.pay({ id: `pay_${randomUUID()}`, orderId, amount: due }),
  )
}

async function refund(id: string, method: "cash" | "online") {
  const owed = await owedOf(id)
  const amount = fromPaise(Math.max(100, -owed))
  await postRefund(platform, owner, {
    ...aTarget(id),
    refund: { amount, method, reference: "", reason: "a credit" },
  })
}

async function approveRefund(id: string) {
  const amount = fromPaise(Math.max(100, -(await owedOf(id))))
  const request = {
    kind: "refund" as const,
    amount,
    reason: "a credit",
    method: "cash" as const,
    reference: "",
  }
  await requestApproval(platform, owner, { bookingId: id, seenBalance: null, key: randomUUID(), ...request })
  for (const one of await listApprovals(platform, owner, id))
    await decideApproval(platform, owner, { id: one.id, isApproved: true })
}

async function failARefund(id: string, how: "credit" | "retry") {
  const rows = await platform.db.execute<{ id: string }>(
    `update refunds set status = 'failed' where booking_id = $1 and status = 'requested' and provider_refund_id is null
      and closed_at is null returning id`,
    [id],
  )
  for (const one of rows)
    await (how === "credit"
      ? creditFailedRefund(platform, owner, one.id)
      : retryRefund(platform, owner, one.id))
}

async function loseDispute(id: string) {
  const [payment] = await platform.db.execute<{ paymentId: string; amount: number }>(
    `select p.provider_payment_id as "paymentId", p.amount_paise - (select coalesce(sum(r.amount_paise), 0) from refunds r
        where r.payment_id = p.id and r.status = 'processed')::bigint as amount
      from payments p where p.booking_id = $1 and not exists (select 1 from payment_disputes d
        where d.provider_payment_id = p.provider_payment_id) limit 1`,
    [id],
  )
  if (!payment || payment.amount <= 0) return
  const at = new Date().toISOString()
  await recordDispute(platform, {
    id: `disp_${payment.paymentId}`,
    status: "lost",
    paymentId: payment.paymentId,
    amount: fromPaise(payment.amount),
    deducted: zero,
    reason: "fraud",
    respondBy: null,
    openedAt: at,
    reportedAt: at,
  })
  await postChargebacks(platform)
}

const stays = [
  { checkIn: firstNight, checkOut: addDays(firstNight, 1) },
  { checkIn: addDays(firstNight, 1), checkOut: addDays(firstNight, 4) },
] as const

type Change = (id: string, hotel: TestHotel) => Promise<unknown>

const changes = {
  cancel: (id) => cancelBooking(platform, owner, { id }),
  waive: (id) => cancelBooking(platform, owner, { id, waiver: { reason: "a friend" } }),
  cancelOwn: async (id) => cancelOwnBooking(platform, guestOf(id), { id }),
  requestAndApprove: async (id) => {
    const requested = await requestCancellation(platform, guestOf(id), { bookingId: id, note: "" })
    if (requested.ok) await approveCancellation(platform, owner, { id: requested.value.id })
  },
  shorten: (id) => changeStay(platform, owner, { id, to: stays[0] }),
  move: (id) => changeStay(platform, owner, { id, to: stays[1] }),
  moveOwn: async (id) => changeStay(platform, guestOf(id), { id, to: stays[1] }),
  upgrade: (id, { classic, suite }) =>
    changeRoomType(platform, owner, { id, to: { from: classic, rooms: 1, to: suite, price: "new" } }),
  downgrade: (id, { classic, suite }) =>
    changeRoomType(platform, owner, { id, to: { from: suite, rooms: 1, to: classic, price: "new" } }),
  payOnline,
  payDeposit,
  payAtDesk: async (id) => {
    const amount = fromPaise(Math.max(100, await owedOf(id)))
    return postPayment(platform, owner, {
      ...aTarget(id),
      payment: { amount, method: "cash", reference: "" },
    })
  },
  complete: (id) =>
    updateBookingStatus(platform, owner, {
      id,
      change: { isCompleted: true, paymentStatus: "pending", reason: "left" },
    }),
  markPaid: (id) =>
    updateBookingStatus(platform, owner, { id, change: { isCompleted: false, paymentStatus: "done" } }),
  reopen: (id) => reopenStay(platform, owner, { id, reason: "by mistake" }),
  refundCash: (id) => refund(id, "cash"),
  refundOnline: (id) => refund(id, "online"),
  approveRefund,
  creditFailed: (id) => failARefund(id, "credit"),
  retryFailed: (id) => failARefund(id, "retry"),
  loseDispute,
  extra: (id, { extraId }) => postExtra(platform, owner, { ...aTarget(id), extraId, quantity: 1 }),
  discount: (id) =>
    postDiscount(platform, owner, { ...aTarget(id), amount: fromRupees(700), reason: "sorry" }),
  voidLast: async (id) =>
    voidLine(platform, owner, {
      ...aTarget(id),
      lineId: (await linesOf(id)).at(-1)?.id ?? "",
      reason: "wrong",
    }),
  transfer: async (id, { ids }) => {
    const other = ids.find((one) => one !== id) ?? ""
    const line = (await linesOf(id)).find(({ amount, method }) => amount > 0 && method === null)
    const reference = (await findBookingById(platform.db, other))?.reference ?? ""
    const request = { lineId: line?.id ?? "", toReference: reference, reason: "pays both" }
    return transferCharge(platform, owner, { ...aTarget(id), ...request })
  },
  deleteAndRestore: async (id) => {
    await deleteBooking(platform, owner, id)
    await restoreBooking(platform, owner, id)
  },
  documents: (id) => issueDocuments(platform, id),
} satisfies Record<string, Change>

async function aHotel(): Promise<TestHotel> {
  await platform.clear()
  registerRefundJobs(platform)
  owner = (await anAccount(platform, { role: "owner" })).actor
  const classic = await aRoom(platform, { stockQuantity: 2 })
  const suite = await aRoom(platform, { stockQuantity: 1, price: fromRupees(11_800) })
  const paid = await aPaidBooking(platform, { roomId: classic.id })
  const unpaid = await aBooking(platform, { roomId: classic.id })
  for (const one of [paid, unpaid]) guests.set(one.id, actorOf(one))
  const extra = await anExtra(platform)
  return { ids: [paid.id, unpaid.id], classic: classic.id, suite: suite.id, extraId: extra.id }
}

async function expectConsistent({ ids }: TestHotel) {
  expect(await checkHotel(platform.db)).toEqual(noFindings)
  expect(await findOverRefunds(platform.db)).toEqual([])
  expect(await platform.db.execute("select 1 from payments where outcome is null")).toEqual([])
  platform.moveTo("2026-09-01T06:30:00.000Z")
  await platform.queue.runJobs("send-refund")
  for (const id of ids) await issueDocuments(platform, id)
  expect(await findDocumentErrors(platform.db)).toEqual([])
  expect(await auditHotel(platform)).toEqual([])
}

const names = Object.keys(changes) as (keyof typeof changes)[]
const someChange = fc.record({ name: fc.constantFrom(...names), at: fc.nat(1) })
const rounds = fc.array(fc.array(someChange, { minLength: 2, maxLength: 5 }), {
  minLength: 1,
  maxLength: 4,
  size: "max",
})
const moments = ["2026-07-20T06:30:00.000Z", "2026-07-31T12:00:00.000Z", `${firstNight}T12:00:00.000Z`]

test("[BOOK-9] [FOLIO-4] [L-13] changes of the same bookings at the same moment leave the accounts consistent", async () => {
  const property = fc.asyncProperty(fc.constantFrom(...moments), rounds, async (now, chosen) => {
    const hotel = await aHotel()
    platform.moveTo(now)
    for (const round of chosen)
      await Promise.all(round.map(({ name, at }) => (changes[name] as Change)(hotel.ids[at as 0 | 1], hotel)))
    await expectConsistent(hotel)
  })
  await fc.assert(property, { numRuns: Number(process.env["MODEL_RUNS"] ?? 10) })
}, 3_600_000)
