import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { visitor } from "#src/shared/actor.ts"
import { fromRupees, type Money, subtract, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  aBooking,
  payAtDesk,
  actorOf,
  aHold,
  aPaidBooking,
  bookingOf,
  expectConsistentBooks,
  ledgerOf,
  soldNights,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { requestOf } from "./cancellation-requests.factory.ts"
import { cancelBooking, cancelOwnBooking } from "./cancel-booking.service.ts"
import { previewCancellation } from "./cancellation-terms.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("owner")
const inTime = "2026-07-31T08:30:00Z"
const late = "2026-07-31T08:30:01Z"
const noShow = "2026-08-01T08:30:01Z"

const refunds = () => platform.db.execute<{ amount_paise: number }>("select amount_paise from refunds")

describe("cancelling", () => {
  test.each([
    ["in time is free", inTime, zero],
    ["late costs a night", late, fromRupees(10_000)],
    ["after check-in costs everything", noShow, fromRupees(20_000)],
  ])("[CONST-6] %s, and frees the rooms", async (_, now, charge) => {
    const booking = await aBooking(platform, { rooms: 2 })
    const taxable = (booking.subtotal * charge) / booking.total
    platform.moveTo(now)
    expect(await cancelBooking(platform, desk, { id: booking.id })).toMatchObject({
      ok: true,
      value: { charge, refund: zero },
    })
    expect((await bookingOf(platform, booking.id)).status).toBe("cancelled")
    expect(await soldNights(platform, booking.roomTypeId)).toEqual({})
    expect(await ledgerOf(platform, booking.id)).toEqual(
      charge === 0 ? {} : { guest: charge, fees: -taxable, "gst-payable": -(charge - taxable) },
    )
    await expectConsistentBooks(platform)
  })

  test.each([
    ["in time gives everything back", inTime, 0, 10_000],
    ["late keeps one night", late, 5000, 5000],
    ["after check-in keeps everything", noShow, 10_000, 0],
  ])("[CONST-6] [L-13] a paid booking %s", async (...[, now, charge, refund]) => {
    const booking = await aPaidBooking(platform)
    platform.moveTo(now)
    const value = { charge: fromRupees(charge), refund: fromRupees(refund) }
    expect(await cancelBooking(platform, desk, { id: booking.id })).toMatchObject({ ok: true, value })
    expect(await refunds()).toEqual(refund === 0 ? [] : [{ amount_paise: value.refund }])
    expect((await ledgerOf(platform, booking.id))["guest"]).toBeUndefined()
    const email = platform.queue.jobs.find(({ data }) => "kind" in data && data.kind === "cancelled")
    expect(email?.data).toMatchObject({ bookingId: booking.id, facts: value })
    await expectConsistentBooks(platform)
  })

  test("[CONST-6] more than three rooms need 72 hours", async () => {
    const room = await aRoom(platform)
    const booking = await aBooking(platform, { roomId: room.id, rooms: 4 })
    platform.moveTo("2026-07-30T08:30:00Z")
    expect(valueOf(await cancelBooking(platform, desk, { id: booking.id })).charge).toBe(fromRupees(20_000))
  })

  test("[L-14] follows the policy that was stored with the booking", async () => {
    const booking = await aBooking(platform)
    const policy = { freeHours: 720, groupFreeHours: 720, groupRooms: 3, lateNights: 9 }
    const settings = { holdMinutes: 15, cancellationPolicy: policy }
    await platform.db.execute("insert into settings (name, value) values ('bookings', $1::jsonb)", [
      JSON.stringify(settings),
    ])
    const strict = await aBooking(platform)
    platform.moveTo(inTime)
    expect(valueOf(await cancelBooking(platform, desk, { id: booking.id })).charge).toBe(0)
    expect(valueOf(await cancelBooking(platform, desk, { id: strict.id })).charge).toBe(strict.total)
  })

  test("[BOOK-10] a hold ends without a charge", async () => {
    const hold = await aHold(platform)
    expect(await cancelBooking(platform, desk, { id: hold.id })).toMatchObject({
      ok: true,
      value: { charge: zero, refund: zero },
    })
    expect((await bookingOf(platform, hold.id)).status).toBe("cancelled")
    await expectConsistentBooks(platform)
  })

  test.each([
    ["a late cancellation", { isWaived: false, hasDates: false }],
    ["a waived charge", { isWaived: true, hasDates: false }],
    ["a request that was made in time", { isWaived: false, hasDates: true }],
    ["a request whose charge is waived", { isWaived: true, hasDates: true }],
  ])("[CONST-6] the preview of %s is what is charged and refunded", async (_, { isWaived, hasDates }) => {
    const booking = await aBooking(platform)
    await payAtDesk(platform, booking.id, fromRupees(3000))
    if (hasDates) valueOf(await requestOf(platform, booking))
    platform.moveTo(noShow)
    const { terms, waivedTerms } = await previewCancellation(platform, booking)
    const waiver = isWaived ? { reason: "Flight diverted to Jaipur" } : null
    const shown = isWaived ? waivedTerms : terms
    const { actor } = await anAccount(platform, { role: "front-desk" })
    expect(valueOf(await cancelBooking(platform, actor, { id: booking.id, waiver }))).toEqual(shown)
    expect(shown.refund).toBe(isWaived || hasDates ? fromRupees(3000) : zero)
    const left = isWaived || hasDates ? zero : subtract(booking.total, fromRupees(3000))
    expect(shown.owed).toBe(left)
    const { owed } = await bookingOf(platform, booking.id)
    expect(owed).toBe(subtract(left, shown.refund))
  })

  test("[FOLIO-5] at another charge or refund than the desk saw is refused, and changes nothing", async () => {
    const booking = await aPaidBooking(platform)
    const cancel = (seen: { charge: Money; refund: Money }, waiver: { reason: string } | null = null) =>
      cancelBooking(platform, desk, { id: booking.id, waiver, seen })
    platform.moveTo(inTime)
    const { terms: seenInTime } = await previewCancellation(platform, booking)
    platform.moveTo(late)
    const { terms: seenLate, waivedTerms } = await previewCancellation(platform, booking)
    expect(await cancel(seenInTime)).toEqual({ ok: false, refusal: "terms-differ" })
    expect(await cancel({ ...seenLate, refund: zero })).toEqual({ ok: false, refusal: "terms-differ" })
    platform.moveTo(noShow)
    const waiver = { reason: "Flight diverted to Jaipur" }
    const waived = { charge: seenLate.charge, refund: waivedTerms.refund }
    expect(await cancel(waived, waiver)).toEqual({ ok: false, refusal: "terms-differ" })
    expect(await bookingOf(platform, booking.id)).toEqual(booking)
    const now = await previewCancellation(platform, booking)
    expect(valueOf(await cancel({ ...waived, charge: now.terms.charge }, waiver))).toEqual(now.waivedTerms)
    await expectConsistentBooks(platform)
  })

  test("[L-10] happens once", async () => {
    const booking = await aPaidBooking(platform)
    const answers = await Promise.all([1, 2, 3].map(() => cancelBooking(platform, desk, { id: booking.id })))
    expect(answers.map((answer) => (answer.ok ? "done" : answer.refusal)).toSorted()).toEqual([
      "done",
      "not-cancellable",
      "not-cancellable",
    ])
    expect(await refunds()).toHaveLength(1)
  })

  test("[FOLIO-5] a guest cancels their own booking while it is free, with the whole refund", async () => {
    const booking = await aPaidBooking(platform)
    const other = (await anAccount(platform)).actor
    expect(await cancelOwnBooking(platform, other, { id: booking.id })).toEqual({
      ok: false,
      refusal: "unknown-booking",
    })
    const seen = { charge: zero, refund: zero }
    expect(await cancelOwnBooking(platform, actorOf(booking), { id: booking.id, seen })).toEqual({
      ok: false,
      refusal: "terms-differ",
    })
    const cancelled = valueOf(await cancelOwnBooking(platform, actorOf(booking), { id: booking.id }))
    expect(cancelled).toMatchObject({ charge: zero, refund: booking.total, refundAtDesk: zero })
    expect(await cancelOwnBooking(platform, actorOf(booking), { id: booking.id })).toEqual({
      ok: false,
      refusal: "not-cancellable",
    })
    const costly = await aBooking(platform)
    platform.moveTo(late)
    expect(await cancelOwnBooking(platform, actorOf(costly), { id: costly.id })).toEqual({
      ok: false,
      refusal: "no-longer-free",
    })
    await expectConsistentBooks(platform)
  })

  test("[API-10] is for the desk only, and for bookings that exist", async () => {
    const booking = await aBooking(platform)
    for (const actor of [actorOf(booking), visitor]) {
      expect(await cancelBooking(platform, actor, { id: booking.id })).toEqual({
        ok: false,
        refusal: "forbidden",
      })
    }
    for (const id of ["00000000-0000-4000-8000-000000000000", "-1", "nonsense", "' or 1=1 --"]) {
      expect(await cancelBooking(platform, desk, { id })).toEqual({ ok: false, refusal: "unknown-booking" })
    }
  })

  test.each([
    ["a confirmed booking", aBooking],
    ["a held booking", aHold],
  ])("[L-31] [ADM-10] of %s is written to the audit log with who did it", async (_, make) => {
    const booking = await make(platform)
    await cancelBooking(platform, desk, { id: booking.id })
    const log = await platform.db.execute(
      "select actor_id, subject_id from audit_log where action = 'cancel'",
    )
    expect(log).toEqual([{ actor_id: "00000000-0000-4000-8000-00000000de5c", subject_id: booking.id }])
  })
})
