import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import {
  aBooking,
  aTarget,
  bookingOf,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { findBookingOfLink } from "#src/features/bookings/pay/payment-links.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { type Actor, system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees, subtract } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { formatOutcome } from "./deposit.ts"
import { findDeposits, listUnpaidDeposits, requestDeposit, withdrawDeposit } from "./deposits.service.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

let desk: Actor

beforeAll(() => registerBookingEmailJobs(platform))

beforeEach(async () => {
  await platform.clear()
  desk = (await anAccount(platform, { role: "front-desk" })).actor
})

const half = fromRupees(5000)

type Parts = Partial<Parameters<typeof requestDeposit>[2]>

/** A deposit of ₹5,000, due in three days unless said. */
const ask = ({ id }: Booking, parts: Parts = {}) => {
  const dueOn = addDays(platform.clock.today(), 3)
  return requestDeposit(platform, desk, { ...aTarget(id), amount: half, dueOn, ...parts })
}

const stateOf = async ({ id }: Booking) => {
  const { deposits } = await findDeposits(platform, desk, await bookingOf(platform, id))
  return deposits.map(({ state, due }) => [state, due])
}

describe("a request for a deposit", () => {
  test("[FOLIO-1] [FOLIO-7] is due, then paid by what the folio received since", async () => {
    const booking = await aBooking(platform)
    await payAtDesk(platform, booking.id, fromRupees(1000))
    valueOf(await ask(booking))
    expect(await stateOf(booking)).toEqual([["due", half]])
    await payAtDesk(platform, booking.id, fromRupees(2000))
    expect(await stateOf(booking)).toEqual([["due", fromRupees(3000)]])
    await payAtDesk(platform, booking.id, fromRupees(3000))
    expect(await stateOf(booking)).toEqual([["paid", 0]])
    const lines = await listFolioLines(platform.db, booking.id)
    const lineId = lines.at(-1)?.id ?? ""
    valueOf(await voidLine(platform, desk, { ...aTarget(booking.id), lineId, reason: "Wrong booking" }))
    expect(await stateOf(booking)).toEqual([["due", fromRupees(3000)]])
  })

  test("[ADM-1] [FOLIO-7] is overdue the day after its date, on the home of the desk, until it is paid", async () => {
    const booking = await aBooking(platform)
    valueOf(await ask(booking, { dueOn: platform.clock.today() }))
    const listed = (onlyOverdue: boolean) => listUnpaidDeposits(platform, desk, { onlyOverdue, limit: 1 })
    const row = { bookingId: booking.id, bookingReference: booking.reference, due: half }
    expect(await listed(true)).toEqual({ count: 0, first: [] })
    expect(await listed(false)).toMatchObject({ count: 1, first: [{ ...row, isOverdue: false }] })
    platform.moveTo("2026-07-02T06:30:00.000Z")
    expect(await stateOf(booking)).toEqual([["overdue", half]])
    expect(await listed(true)).toMatchObject({ count: 1, first: [{ ...row, isOverdue: true }] })
    const later = await aBooking(platform)
    valueOf(await ask(later))
    expect(await listed(false)).toMatchObject({ count: 2, first: [row] })
    await payAtDesk(platform, booking.id, half)
    expect(await listed(true)).toEqual({ count: 0, first: [] })
    expect(await listed(false)).toMatchObject({ count: 1, first: [{ bookingId: later.id }] })
    const { actor } = await anAccount(platform, { role: "marketing" })
    expect(await listUnpaidDeposits(platform, actor, { onlyOverdue: true, limit: 1 })).toBeNull()
  })

  test("[FOLIO-1] is refused above the balance, before today, after the arrival and for nothing", async () => {
    const booking = await aBooking(platform)
    const { total, checkIn } = booking
    expect(await ask(booking, { amount: fromRupees(20_000) })).toEqual(refusedAs("too-much", { owed: total }))
    expect(await ask(booking, { amount: fromRupees(0) })).toEqual(refusedAs("no-amount"))
    const yesterday = addDays(platform.clock.today(), -1)
    expect(await ask(booking, { dueOn: yesterday })).toEqual(refusedAs("due-before-today"))
    expect(await ask(booking, { dueOn: addDays(checkIn, 1) })).toEqual(refusedAs("due-after-arrival"))
    valueOf(await ask(booking, { dueOn: checkIn }))
    await payAtDesk(platform, booking.id)
    expect(await ask(booking)).toEqual(refusedAs("nothing-due"))
  })

  test("[FOLIO-4] is made once by one key, on the balance that the clerk saw, one at a time", async () => {
    const booking = await aBooking(platform)
    const key = randomUUID()
    const stale = { seenBalance: subtract(booking.total, half) }
    expect(await ask(booking, stale)).toEqual(refusedAs("balance-changed", { owed: booking.total }))
    const [first, second] = await Promise.all([ask(booking, { key }), ask(booking, { key })])
    expect([first.ok, second.ok]).toEqual([true, true])
    expect(await stateOf(booking)).toHaveLength(1)
    expect(await ask(booking)).toEqual(refusedAs("deposit-open"))
    await payAtDesk(platform, booking.id, half)
    valueOf(await ask(booking))
    expect(await stateOf(booking)).toEqual([
      ["due", half],
      ["paid", 0],
    ])
  })

  test("[FOLIO-3] is withdrawn by the desk, once, and by the end of the booking", async () => {
    const booking = await aBooking(platform)
    valueOf(await ask(booking))
    const [deposit] = (await findDeposits(platform, desk, booking)).deposits
    const target = { bookingId: booking.id, depositId: deposit?.id ?? "" }
    valueOf(await withdrawDeposit(platform, desk, target))
    expect(await withdrawDeposit(platform, desk, target)).toEqual(refusedAs("no-deposit"))
    expect(await stateOf(booking)).toEqual([["withdrawn", 0]])
    const [withdrawn] = (await findDeposits(platform, desk, booking)).deposits
    expect(withdrawn?.withdrawnBy).toBe("Meera Krishnaswamy")
    valueOf(await ask(booking))
    valueOf(await cancelBooking(platform, system, { id: booking.id }))
    expect(await stateOf(booking)).toEqual([
      ["withdrawn", 0],
      ["withdrawn", 0],
    ])
    expect(await ask(booking)).toEqual(refusedAs("unknown-booking"))
  })

  test("[FOLIO-1] [FOLIO-7] that was paid in part and then withdrawn says what was paid of it", async () => {
    const booking = await aBooking(platform)
    valueOf(await ask(booking))
    await payAtDesk(platform, booking.id, fromRupees(2000))
    const outcomes = async () =>
      (await findDeposits(platform, desk, await bookingOf(platform, booking.id))).deposits.map(formatOutcome)
    expect(await outcomes()).toEqual([null])
    const [deposit] = (await findDeposits(platform, desk, booking)).deposits
    valueOf(await withdrawDeposit(platform, desk, { bookingId: booking.id, depositId: deposit?.id ?? "" }))
    await payAtDesk(platform, booking.id, fromRupees(1000))
    expect(await outcomes()).toEqual(["₹2,000 of it was paid."])
    const lineId = (await listFolioLines(platform.db, booking.id)).at(-2)?.id ?? ""
    valueOf(await voidLine(platform, desk, { ...aTarget(booking.id), lineId, reason: "Wrong booking" }))
    expect(await outcomes()).toEqual([null])
  })

  test.each([
    ["in time", 20, "₹5,000 was paid: ₹1,000 refunded, ₹4,000 to refund."],
    ["late", 0, "₹5,000 was paid: ₹5,000 for the charges of the booking."],
  ])(
    "[FOLIO-1] [FOLIO-7] of a booking cancelled %s stays paid, and says what became of the money",
    async (_, days, outcome) => {
      const booking = await aBooking(platform, { checkIn: addDays(platform.clock.today(), days) })
      valueOf(await ask(booking, { dueOn: platform.clock.today() }))
      await payAtDesk(platform, booking.id, half)
      valueOf(await cancelBooking(platform, system, { id: booking.id }))
      if (days > 0) {
        const refund = {
          amount: fromRupees(1000),
          method: "cash" as const,
          reference: "",
          reason: "Cancelled",
        }
        valueOf(await postRefund(platform, staffAs("owner"), { ...aTarget(booking.id), refund }))
      }
      expect(await stateOf(booking)).toEqual([["paid", 0]])
      const { deposits } = await findDeposits(platform, desk, await bookingOf(platform, booking.id))
      expect(deposits.map(formatOutcome)).toEqual([outcome])
    },
  )

  test("[API-10] belongs to the desk, and its audit log says amount and date", async () => {
    const booking = await aBooking(platform)
    const { actor } = await anAccount(platform)
    const forbidden = refusedAs("forbidden")
    const request = { ...aTarget(booking.id), amount: half, dueOn: booking.checkIn }
    expect(await requestDeposit(platform, actor, request)).toEqual(forbidden)
    const other = { bookingId: booking.id, depositId: randomUUID() }
    expect(await withdrawDeposit(platform, actor, other)).toEqual(forbidden)
    expect(await withdrawDeposit(platform, desk, other)).toEqual(refusedAs("no-deposit"))
    // The page's action hands on the whole form.
    valueOf(await requestDeposit(platform, desk, Object.assign(request, { intent: "request-deposit" })))
    const entries = await platform.db.execute(
      "select action, after from audit_log where action like '%deposit%'",
    )
    expect(entries).toEqual([{ action: "request-deposit", after: { amount: half, dueOn: booking.checkIn } }])
  })
})

describe("the reminder of an overdue deposit", () => {
  async function remindersOn(day: string): Promise<string[]> {
    platform.moveTo(`${day}T03:30:00.000Z`)
    await platform.queue.runScheduled("deposit-reminders")
    await platform.queue.runJobs("booking-email")
    const emails = await platform.db.execute<{ text: string }>(
      "select text_body as text from emails where kind = 'deposit-overdue'",
    )
    return emails.map(({ text }) => text)
  }

  test("[FOLIO-9] is sent once, the day after the due date, with the amount and a link that pays it", async () => {
    const booking = await aBooking(platform)
    valueOf(await ask(booking))
    await payAtDesk(platform, booking.id, fromRupees(1000))
    expect(await remindersOn("2026-07-04")).toEqual([])
    const [text = ""] = await remindersOn("2026-07-05")
    expect(text).toContain("Your deposit of ₹4,000 was due on Sat 4 Jul 2026")
    const secret = /\/pay\/([\w-]+)/.exec(text)?.[1] ?? ""
    expect((await findBookingOfLink(platform, secret))?.deposit).toMatchObject({ due: fromRupees(4000) })
    expect(await remindersOn("2026-07-06")).toHaveLength(1)
  })

  const withdraw = async (booking: Booking) => {
    const [deposit] = (await findDeposits(platform, desk, booking)).deposits
    return withdrawDeposit(platform, desk, { bookingId: booking.id, depositId: deposit?.id ?? "" })
  }

  test.each([
    ["was paid", "2026-07-05", (booking: Booking) => payAtDesk(platform, booking.id, half)],
    ["was withdrawn", "2026-07-05", withdraw],
    ["ended with its booking", "2026-07-05", ({ id }: Booking) => cancelBooking(platform, system, { id })],
    ["is of a stay that has begun", "2026-08-02", async () => null],
  ])("[FOLIO-9] is not sent for a deposit that %s", async (_, day, end) => {
    const booking = await aBooking(platform)
    valueOf(await ask(booking))
    await end(booking)
    expect(await remindersOn(day)).toEqual([])
  })

  test.each([
    ["paid", (booking: Booking) => payAtDesk(platform, booking.id, half)],
    ["cancelled", (booking: Booking) => cancelBooking(platform, system, { id: booking.id })],
  ])("[FOLIO-9] is not sent when the booking is %s before the email is written", async (_, end) => {
    const booking = await aBooking(platform)
    valueOf(await ask(booking))
    platform.moveTo("2026-07-05T03:30:00.000Z")
    await platform.queue.runScheduled("deposit-reminders")
    expect(platform.queue.jobs.filter(({ name }) => name === "booking-email").length).toBeGreaterThan(1)
    await end(booking)
    expect(await remindersOn("2026-07-05")).toEqual([])
  })
})
