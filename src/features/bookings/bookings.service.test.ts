import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type Actor, system, visitor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { Booking } from "./booking.ts"
import {
  aBooking,
  actorOf,
  aHold,
  aPaidBooking,
  aPayment,
  bookingOf,
  staffAs,
  valueOf,
} from "./bookings.factory.ts"
import {
  findBooking,
  findBookingForDesk,
  listBookings,
  listOwnBookings,
  listOwnHolds,
} from "./bookings.service.ts"
import {
  type StatusChange,
  updateBookingStatus,
} from "#src/features/bookings/change/change-status.service.ts"
import { deleteBooking } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("owner")
const page = { limit: 100, withUnpaid: false }
const ids = (bookings: readonly Booking[]) => bookings.map((booking) => booking.id)

describe("who sees which booking", () => {
  test("[L-28] [API-6] a guest sees their own, the desk all, a visitor none", async () => {
    const first = await aBooking(platform)
    const second = await aBooking(platform)
    expect(ids(await listBookings(platform, actorOf(first), page))).toEqual([first.id])
    expect(ids(await listBookings(platform, desk, page))).toEqual([second.id, first.id])
    expect(await listBookings(platform, visitor, page)).toEqual([])
    expect(await findBooking(platform, actorOf(first), first.id)).toMatchObject({ id: first.id })
    expect(await findBooking(platform, actorOf(first), second.id)).toBeNull()
    expect(await findBooking(platform, visitor, first.id)).toBeNull()
    expect(await findBooking(platform, desk, second.id)).toMatchObject({ id: second.id })
    expect(await findBookingForDesk(platform, actorOf(first), first.id)).toBeNull()
  })

  test.each(["", "-2", "nonsense", "00000000-0000-4000-8000-000000000000", "' or 1=1 --"])(
    "[L-28] %j is nobody's booking",
    async (id) => expect(await findBooking(platform, system, id)).toBeNull(),
  )

  test("[BOOK-4] [PAY-1] -1 is one's newest booking, unpaid or not", async () => {
    const { actor } = await anAccount(platform)
    expect(await findBooking(platform, actor, "-1")).toBeNull()
    await aBooking(platform, { actor })
    const newest = await aHold(platform, { actor })
    await aBooking(platform)
    expect((await findBooking(platform, actor, "-1"))?.id).toBe(newest.id)
    expect(await findBooking(platform, visitor, "-1")).toBeNull()
  })

  test("[ACCT-4] [ADM-6] unpaid online attempts are hidden until they are paid", async () => {
    const { actor } = await anAccount(platform)
    const confirmed = await aBooking(platform, { actor })
    const hold = await aHold(platform, { actor })
    expect(ids(await listOwnBookings(platform, actor))).toEqual([confirmed.id])
    expect(ids(await listBookings(platform, desk, page))).toEqual([confirmed.id])
    expect(ids(await listBookings(platform, desk, { ...page, withUnpaid: true }))).toEqual([
      hold.id,
      confirmed.id,
    ])
    expect(await findBookingForDesk(platform, desk, hold.id)).toBeNull()
    await settlePayment(platform, await aPayment(platform, hold))
    expect(ids(await listOwnBookings(platform, actor))).toEqual([hold.id, confirmed.id])
    expect((await findBookingForDesk(platform, desk, hold.id))?.id).toBe(hold.id)
  })

  test("[ACCT-4] [BOOK-10] a stay that waits for its online payment is listed apart until its hold ends", async () => {
    const { actor } = await anAccount(platform)
    await aBooking(platform, { actor })
    await aHold(platform)
    const [held, paid] = [await aHold(platform, { actor }), await aHold(platform, { actor })]
    expect(ids(await listOwnHolds(platform, actor))).toEqual([paid.id, held.id])
    expect(await listOwnHolds(platform, visitor)).toEqual([])
    await settlePayment(platform, await aPayment(platform, paid))
    expect(ids(await listOwnHolds(platform, actor))).toEqual([held.id])
    platform.moveTo(held.holdExpiresAt ?? "")
    expect(await listOwnHolds(platform, actor)).toEqual([])
  })

  test("[ACCT-4] [BOOK-10] a stay that waits for its payment is listed however many the guest booked after it", async () => {
    const { actor } = await anAccount(platform)
    const roomId = (await aRoom(platform, { stockQuantity: 30 })).id
    const held = await aHold(platform, { actor, roomId })
    for (let count = 0; count < 21; count += 1) await aBooking(platform, { actor, roomId })
    expect(ids(await listOwnHolds(platform, actor))).toEqual([held.id])
  })

  test("[ACCT-4] an administrator's own list is their own", async () => {
    await aBooking(platform)
    const { actor } = await anAccount(platform, { role: "owner" })
    const own = await aBooking(platform, { actor })
    expect(ids(await listOwnBookings(platform, actor))).toEqual([own.id])
    expect(await listOwnBookings(platform, visitor)).toEqual([])
  })

  test("[ADM-9] a list is paged, newest first", async () => {
    const { actor } = await anAccount(platform)
    const room = await aRoom(platform, { stockQuantity: 10 })
    const made: Booking[] = []
    for (let count = 0; count < 5; count += 1)
      made.unshift(await aBooking(platform, { actor, roomId: room.id }))
    const first = await listBookings(platform, desk, { ...page, limit: 2 })
    const second = await listBookings(platform, desk, {
      ...page,
      limit: 2,
      before: first.at(-1)?.sequence ?? 0,
    })
    expect([...ids(first), ...ids(second)]).toEqual(ids(made.slice(0, 4)))
  })
})

describe("the desk changes statuses", () => {
  test("[ADM-7] not of a booking that somebody changed since it was opened", async () => {
    const opened = await aBooking(platform)
    const paid = { isCompleted: false, paymentStatus: "done" as const }
    const completed = { isCompleted: true, paymentStatus: "pending" as const, reason: "The guest left early" }
    const { id, version } = opened
    valueOf(await updateBookingStatus(platform, desk, { id, version, change: completed }))
    expect(await updateBookingStatus(platform, desk, { id, version, change: paid })).toEqual({
      ok: false,
      refusal: { kind: "edit-conflict" },
    })
    const now = await bookingOf(platform, id)
    expect(now).toMatchObject({ status: "completed", paymentStatus: "pending" })
    const again = { ...completed, paymentStatus: "done" as const }
    valueOf(await updateBookingStatus(platform, desk, { id, version: now.version, change: again }))
  })

  const change = (booking: Booking, to: Partial<StatusChange>, actor: Actor = desk) =>
    updateBookingStatus(platform, actor, {
      id: booking.id,
      change: {
        isCompleted: booking.status === "completed",
        paymentStatus: booking.paymentStatus,
        reason: "The guest left early",
        ...to,
      },
    })

  test("[ADM-7] [API-6] forward: complete, and paid at the desk, once", async () => {
    const booking = await aBooking(platform)
    valueOf(await change(booking, { isCompleted: true, paymentStatus: "done" }))
    const after = await bookingOf(platform, booking.id)
    expect(after).toMatchObject({ status: "completed", paymentStatus: "done" })
    valueOf(await change(after, {}))
    const paid = await platform.db.execute(
      "select account, amount_paise from ledger_entries where kind = 'payment' order by amount_paise",
    )
    expect(paid).toEqual([
      { account: "guest", amount_paise: -booking.total },
      { account: "other", amount_paise: booking.total },
    ])
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })

  test("[FOLIO-2] [ADM-7] a card, UPI or bank transfer needs its reference, as on the folio", async () => {
    const booking = await aBooking(platform)
    for (const method of ["card", "upi", "bank-transfer"] as const) {
      const paid = { paymentStatus: "done", method } as const
      const refused = { ok: false, refusal: { kind: "no-reference" } }
      expect(await change(booking, paid)).toEqual(refused)
    }
    expect(await bookingOf(platform, booking.id)).toMatchObject({ owed: booking.total })
    valueOf(await change(booking, { paymentStatus: "done", method: "upi", reference: "612877430912" }))
    const after = await bookingOf(platform, booking.id)
    valueOf(await change(after, { method: "card" }))
  })

  test("[ADM-7] never backward", async () => {
    const booking = await aBooking(platform)
    valueOf(await change(booking, { isCompleted: true, paymentStatus: "done" }))
    const after = await bookingOf(platform, booking.id)
    expect(await change(after, { isCompleted: false })).toEqual({
      ok: false,
      refusal: { kind: "not-allowed" },
    })
    expect(await change(after, { paymentStatus: "pending" })).toEqual({
      ok: false,
      refusal: { kind: "void-payment" },
    })
  })

  test("[ADM-7] not of what is cancelled, hidden or unknown", async () => {
    const booking = await aBooking(platform)
    await cancelBooking(platform, desk, { id: booking.id })
    expect(await change(booking, { paymentStatus: "done" })).toEqual({
      ok: false,
      refusal: { kind: "not-allowed" },
    })
    const hold = await aHold(platform)
    expect(await change(hold, { paymentStatus: "done" })).toEqual({
      ok: false,
      refusal: { kind: "unknown-booking" },
    })
    const nowhere = { ...booking, id: "nonsense" }
    expect(await change(nowhere, {})).toEqual({ ok: false, refusal: { kind: "unknown-booking" } })
  })

  test("[API-10] [ADM-7] is for the desk only, and is in the audit log", async () => {
    const booking = await aBooking(platform)
    for (const actor of [visitor, actorOf(booking)]) {
      expect(await change(booking, { paymentStatus: "done" }, actor)).toEqual({
        ok: false,
        refusal: { kind: "forbidden" },
      })
    }
    valueOf(await change(booking, { paymentStatus: "done" }))
    const log = await platform.db.execute(
      "select before, after from audit_log where action = 'change-status'",
    )
    expect(log).toEqual([
      {
        before: { status: "confirmed", balance: booking.total },
        after: { status: "confirmed", balance: 0, reason: "The guest left early" },
      },
    ])
  })
})

describe("deleting a booking", () => {
  test("[API-6] [ADM-10] hides it and frees its rooms, and keeps it in the database", async () => {
    const booking = await aBooking(platform)
    valueOf(await deleteBooking(platform, desk, booking.id))
    expect(await findBooking(platform, desk, booking.id)).toBeNull()
    expect(await listOwnBookings(platform, actorOf(booking))).toEqual([])
    expect(await deleteBooking(platform, desk, booking.id)).toEqual({ ok: false, refusal: "unknown-booking" })
    expect(await platform.db.execute("select status from bookings")).toEqual([{ status: "cancelled" }])
    expect(await platform.db.execute("select 1 from inventory_nights where sold + held > 0")).toEqual([])
    expect(await platform.db.execute("select 1 from audit_log where action = 'delete'")).toHaveLength(1)
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })

  test("[L-11] [FOLIO-3] a booking with payments stays, also when it is cancelled and refunded", async () => {
    const booking = await aPaidBooking(platform)
    expect(await deleteBooking(platform, desk, booking.id)).toEqual({ ok: false, refusal: "has-postings" })
    valueOf(await cancelBooking(platform, desk, { id: booking.id }))
    expect(await deleteBooking(platform, desk, booking.id)).toEqual({ ok: false, refusal: "has-postings" })
  })

  test("[L-11] a payment that arrives for a deleted booking is refunded", async () => {
    const booking = await aBooking(platform)
    const payment = await aPayment(platform, booking)
    valueOf(await deleteBooking(platform, desk, booking.id))
    expect(await settlePayment(platform, payment)).toBe("refunded")
  })

  test("[API-10] is for the desk only", async () => {
    const booking = await aBooking(platform)
    for (const actor of [visitor, actorOf(booking)]) {
      expect(await deleteBooking(platform, actor, booking.id)).toEqual({ ok: false, refusal: "forbidden" })
    }
    expect(await deleteBooking(platform, desk, "nonsense")).toEqual({ ok: false, refusal: "unknown-booking" })
  })
})
