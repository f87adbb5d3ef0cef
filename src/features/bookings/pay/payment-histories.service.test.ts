import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { type StoredAccount, anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, aHold, actorOf, aTarget, lapse, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { listFailedRefunds, retryRefund } from "#src/features/payments/refunds.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { ProviderError } from "#src/platform/card-payments/card-payments.ts"
import { finishRefund } from "#src/platform/card-payments/sandbox/bookkeeping.ts"
import { decideDispute, openDispute } from "#src/platform/card-payments/sandbox/disputes.ts"
import type { Faults } from "#src/platform/card-payments/sandbox/faults.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import type { Result } from "#src/shared/result.ts"
import { agreedOutcome } from "#test/payment-agreement.ts"
import { testStart } from "#test/test-platform.ts"
import { createPaymentSimulation, Killed, type PaymentSimulation } from "#test/payment-simulation.ts"
import { creditFailedRefund } from "./credit-failed-refund.service.ts"
import { payAtHotel } from "./pay-at-hotel.service.ts"
import { startPayment, verifyPayment } from "./pay-booking.service.ts"
import { histories, type History, type Moment, type Story } from "./payment-histories.factory.ts"

let simulation: PaymentSimulation

let guest: StoredAccount

beforeAll(async () => {
  simulation = await createPaymentSimulation()
})

beforeEach(async () => {
  await simulation.clear()
  guest = await anAccount(simulation.base)
})

afterAll(() => simulation.close())

/** Runs work again after a kill, as a person who presses again or a queue does. */
async function untilDone<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await simulation.attempt(work)
    } catch (error) {
      if (!(error instanceof Killed || error instanceof ProviderError)) throw error
      simulation.base.provider.misbehave({ webhooks: "late" })
    }
  }
}

/** One try, by a browser or a webhook that is not repeated. */
async function once(work: (platform: Platform) => Promise<unknown>): Promise<void> {
  await simulation.attempt(work).catch((error: unknown) => {
    if (!(error instanceof Killed || error instanceof ProviderError)) throw error
  })
}

// Webhooks wait except at their own moment, so that each moment has one cause.
const during = (history: History, moment: Moment, usual: Partial<Faults>): Partial<Faults> =>
  history.moment === moment ? { ...usual, ...history.faults } : usual

const waiting: Partial<Faults> = { webhooks: "late" }

async function pay(history: History, hold: Booking): Promise<void> {
  const { provider } = simulation.base
  provider.misbehave(during(history, "order", waiting))
  const { order } = valueOf(await untilDone((platform) => startPayment(platform, actorOf(hold), hold.id)))
  await beforePayment(history, hold)
  provider.misbehave(during(history, "capture", waiting))
  const checkout = { id: order.providerOrderId, amount: order.amount }
  if (history.story === "declined") await simulation.base.payAtCheckout(checkout, { vpa: "failure@upi" })
  const fields = await simulation.base.payAtCheckout(checkout)
  provider.misbehave(during(history, "callback", waiting))
  const paymentId = fields["razorpay_payment_id"]
  const signature = fields["razorpay_signature"]
  if (!paymentId || !signature) return
  const claim = { bookingId: hold.id, orderId: order.providerOrderId, paymentId, signature }
  await once((platform) => verifyPayment(platform, system, claim))
}

async function beforePayment({ story }: History, hold: Booking): Promise<void> {
  if (story === "switched")
    valueOf(await untilDone((platform) => payAtHotel(platform, actorOf(hold), hold.id)))
  if (story === "cancelled-first")
    await untilDone((platform) => cancelBooking(platform, system, { id: hold.id }))
  if (story !== "lapsed" && story !== "sold-out") return
  await lapse(simulation.base, hold.id)
  await expireAllLapsedHolds(simulation.base)
  if (story === "sold-out") await sellTheRoom(hold)
}

async function sellTheRoom(hold: Booking): Promise<void> {
  await aBooking(simulation.base, { actor: guest.actor, roomId: hold.roomTypeId, ...stayOf(hold) })
}

const stayOf = ({ checkIn }: Booking) => ({ checkIn })

async function refund(history: History, hold: Booking): Promise<void> {
  const { base } = simulation
  base.provider.misbehave(during(history, "refund", {}))
  if (history.story === "cancelled-late") base.passMinutes(180)
  if (history.story === "cancelled" || history.story === "cancelled-late")
    await untilDone((platform) => cancelBooking(platform, system, { id: hold.id }))
  await simulation.runJobs()
  await base.provider.webhooks.deliver()
}

/** The desk ends failed refunds: it credits one of a lost dispute to the folio, and retries all others. */
async function finishRefunds({ base }: PaymentSimulation, { dispute }: History): Promise<void> {
  const pending = await base.db.execute<{ id: string }>(
    "select id from sandbox_refunds where status = 'pending'",
  )
  for (const { id } of pending) await finishRefund(base, { id, status: "processed" })
  const failed = await listFailedRefunds(base, system, 10)
  const answer = dispute === "lost" ? creditFailedRefund : retryRefund
  for (const { id } of failed?.first ?? [])
    valueOf(await untilDone<Result<unknown, unknown>>((platform) => answer(platform, system, id)))
}

async function disputePayment(decision: NonNullable<History["dispute"]>, hold: Booking): Promise<void> {
  const { base } = simulation
  const [payment] = await base.db.execute<{ id: string }>(
    "select p.id from sandbox_payments p join sandbox_orders o on o.id = p.order_id where o.receipt = $1",
    [hold.reference],
  )
  const { id } = valueOf(await openDispute(base, payment?.id ?? ""))
  if (decision === "won" || decision === "lost") await decideDispute(base, { id, status: decision })
  if (decision === "reversed") await decideDispute(base, { id, status: "lost" })
  await base.provider.webhooks.deliver()
}

/** The bank decides after the refund is requested, which must not be made before. */
async function decideLater(status: "won" | "lost"): Promise<void> {
  const { base } = simulation
  const [dispute] = await base.db.execute<{ id: string; refunds: number }>(
    `select d.id, (select count(*)::int from sandbox_refunds r where r.payment_id = d.payment_id) as refunds
      from sandbox_disputes d where d.status = 'open'`,
  )
  expect(dispute?.refunds).toBe(0)
  valueOf(await decideDispute(base, { id: dispute?.id ?? "", status }))
}

/** The hotel kept the money after all: the desk voids the chargeback. */
async function reverseChargeback({ id }: Booking): Promise<void> {
  const lines = await listFolioLines(simulation.base.db, id)
  const lineId = lines.find(({ description }) => description === "Chargeback")?.id ?? ""
  const target = aTarget(id)
  const reason = "The provider returned the money"
  valueOf(await untilDone((platform) => voidLine(platform, system, { ...target, lineId, reason })))
}

/** Plays a history with a process that is killed at a step of its moment; null when it ended before that step. */
async function play(history: History, killAt: number) {
  const { base } = simulation
  base.moveTo(testStart)
  const room = await aRoom(base, { stockQuantity: 1 })
  const stay = history.story === "cancelled-late" ? { checkIn: calendarDateOf("2026-07-02") } : {}
  const hold = await aHold(base, { actor: guest.actor, roomId: room.id, ...stay })
  const kill = (moment: Moment) => (history.moment === moment ? simulation.killAt(killAt) : undefined)

  if (history.moment !== "refund" && history.moment !== "webhook") simulation.killAt(killAt)
  await pay(history, hold)
  kill("webhook")
  base.provider.misbehave(during(history, "webhook", history.moment === "capture" ? history.faults : {}))
  await base.provider.webhooks.deliver()
  if (history.dispute) await disputePayment(history.dispute, hold)
  kill("refund")
  await refund(history, hold)
  const wasKilled = simulation.stopKilling()
  if (history.dispute === "won later") await decideLater("won")
  if (history.dispute === "lost later") await decideLater("lost")
  base.provider.misbehave(history.faults.webhooks === "late" ? waiting : {})
  await simulation.recover()
  await finishRefunds(simulation, history)
  if (history.dispute === "reversed") await reverseChargeback(hold)
  await simulation.recover()
  return { wasKilled, outcome: await agreedOutcome(simulation, hold.id) }
}

function expectedOf({ story, faults, dispute }: History) {
  const isUnmatched = faults.payment === "wrong-amount"
  if (isUnmatched) return { kept: 0, unmatched: true, emails: [] }
  const outcomes = {
    stays: { status: "confirmed", kept: dispute === "lost" ? 0 : "all", emails: ["confirmed"] },
    declined: { status: "confirmed", kept: "all", emails: ["confirmed"] },
    "cancelled-first": { status: "cancelled", kept: 0, emails: ["lapsed-refunded"] },
    cancelled: { status: "cancelled", kept: 0, emails: ["cancelled", "confirmed"] },
    "cancelled-late": { status: "cancelled", kept: 500_000, emails: ["cancelled", "confirmed"] },
    "sold-out": { status: "expired", kept: 0, emails: ["lapsed-refunded"] },
    lapsed: { status: "confirmed", kept: "all", emails: ["confirmed"] },
    switched: { status: "confirmed", kept: "all", emails: ["confirmed", "paid"] },
  } as const
  return { ...outcomes[story], unmatched: false }
}

const storyNames: Readonly<Record<Story, string>> = {
  stays: "stays",
  cancelled: "is cancelled",
  "cancelled-late": "is cancelled late",
  "cancelled-first": "was cancelled before",
  declined: "is paid after a declined attempt",
  "sold-out": "lapsed and was sold",
  lapsed: "lapsed and is free",
  switched: "is to be paid at the hotel",
}

const titleOf = ({ fault, moment, story, dispute }: History): string =>
  `${fault} at the ${moment}, a booking that ${storyNames[story]}${dispute ? " and is disputed" : ""}`

// Every fifth step, beginning with another one for each history; KILL_STRIDE=1 kills at all of them.
const stride = Number(process.env["KILL_STRIDE"] ?? 5)

describe("[PAY-3] [PAY-5] [BOOK-10] [FOLIO-1] [L-6] [L-10] payments, refunds, folio and provider agree after", () => {
  test("there are at least sixty histories", () => {
    expect(histories.length).toBeGreaterThanOrEqual(60)
  })

  test.each(histories.map((history, index) => [titleOf(history), history, index % stride] as const))(
    "%s, killed at its steps",
    async (_title, history, first) => {
      let killAt = first
      for (;;) {
        const { wasKilled, outcome } = await play(history, killAt)
        expect(outcome, `killed at step ${killAt}`).toMatchObject(expectedOf(history))
        if (!wasKilled) return
        killAt += stride
      }
    },
    30_000,
  )
})
