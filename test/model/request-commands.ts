import fc from "fast-check"
import { expect } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { actorOf, aRequest, bookingOf, firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import {
  approveCancellation,
  declineCancellation,
  findOpenCancellation,
  requestCancellation,
  withdrawCancellation,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { deleteBooking } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { restoreBooking } from "#src/features/bookings/cancel/restore-booking.service.ts"
import { changeStay, previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import { chargeBookedExtras } from "#src/features/bookings/extras/charge-extras.service.ts"
import { payAtHotel } from "#src/features/bookings/pay/pay-at-hotel.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { issueInvoice } from "#src/features/documents/issue-documents.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { type Payer, payers } from "#src/features/folio/folio-line.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { type Command, command, onOne, someone, someStay } from "./commands.ts"
import type { ModelStay } from "./hotel-model.ts"
import { atTime } from "./stay-commands.ts"
import { owedOn } from "./transfer-commands.ts"
import { areFree, roomsOf } from "./two-room-types.ts"

/** A guest books a room with an extra of each night, to be paid online or at the hotel. */
const placeWithExtra = (stay: ModelStay, isOnline: boolean): Command =>
  command(
    `placeWithExtra(${stay.checkIn}, ${stay.nights}, ${isOnline})`,
    async (model, { platform, roomIds }) => {
      const { actor } = await anAccount(platform)
      const extra = await anExtra(platform, { name: "Airport car", rupees: 900 })
      await platform.db.execute("update extras set is_offered = true, unit = 'night' where id = $1", [
        extra.id,
      ])
      const paymentMode = isOnline ? ("online" as const) : ("pay-at-hotel" as const)
      const extras = [{ extraId: extra.id, price: extra.price }]
      const placed = await placeBooking(
        platform,
        actor,
        aRequest(roomIds.classic, { ...stay, paymentMode, extras }),
      )
      expect(placed.ok).toBe(areFree(model, stay, { rooms: { classic: 1 } }))
      if (!placed.ok) return
      const status = isOnline ? ("held" as const) : ("confirmed" as const)
      model.bookings.push({
        id: placed.value.id,
        rooms: 1,
        suites: 0,
        isOnline,
        stay,
        status,
        wasConfirmed: !isOnline,
      })
    },
  )

const chargeExtras = (day: number) =>
  command(`chargeExtras on day ${day}`, async (_, { platform }) => {
    const now = platform.clock.now().toISOString()
    platform.moveTo(`${addDays(firstNight, day)}T05:00:00.000Z`)
    await chargeBookedExtras(platform)
    expect(await chargeBookedExtras(platform)).toBe(0)
    platform.moveTo(now)
  })

/** A guest who left the payment page confirms the hold to be paid at the hotel. */
const payHoldAtHotel = (at: number): Command =>
  onOne("payHoldAtHotel", at, async (one, _, { platform }) => {
    const booking = await bookingOf(platform, one.id)
    const answer = await payAtHotel(platform, actorOf(booking), one.id)
    expect(answer.ok).toBe(one.status === "held" || one.status === "confirmed")
    if (answer.ok) Object.assign(one, { status: "confirmed", wasConfirmed: true })
  })

const requestCancel = (at: number): Command =>
  onOne("requestCancel", at, async (one, _, { platform }) => {
    const booking = await bookingOf(platform, one.id)
    const answer = await requestCancellation(platform, actorOf(booking), { bookingId: one.id, note: "" })
    if (one.status === "confirmed") expect(answer.ok).toBe(true)
  })

/** The desk or the guest answers an open request; the figures shown are those that happen. */
const answerRequest = (at: number, how: "approve" | "decline" | "withdraw"): Command =>
  onOne(`${how} request`, at, async (one, _, { platform }) => {
    const booking = await bookingOf(platform, one.id)
    const open = await findOpenCancellation(platform, system, booking)
    if (!open) return
    if (how === "withdraw") {
      valueOf(await withdrawCancellation(platform, actorOf(booking), one.id))
    } else if (how === "decline") {
      valueOf(await declineCancellation(platform, system, { id: open.id, reason: "no" }))
    } else {
      const seen = { charge: open.charge, refund: open.refund }
      const answer = await approveCancellation(platform, system, { id: open.id, seen })
      expect(answer.ok).toBe(one.status === "confirmed")
      expect((await approveCancellation(platform, system, { id: open.id, seen })).ok).toBe(false)
      if (answer.ok) one.status = "cancelled"
    }
  })

/** Deleted and restored, a booking is as before; a payment of a deleted one restores it. */
const deleteAndRestore = (at: number, pays: boolean): Command =>
  onOne(`deleteAndRestore ${pays}`, at, async (one, _, { platform, payments }) => {
    const before = await bookingOf(platform, one.id)
    const [owed] = await owedOn(platform, [one])
    const deleted = await deleteBooking(platform, system, one.id)
    if (!deleted.ok) return
    const payment = payments.get(one.id)
    if (pays && payment) {
      await settlePayment(platform, payment)
      payments.delete(one.id)
      const after = await bookingOf(platform, one.id)
      if (one.status === "confirmed") one.status = "cancelled"
      else if (after.status === "confirmed") Object.assign(one, { status: "confirmed", wasConfirmed: true })
      return
    }
    valueOf(await restoreBooking(platform, system, one.id))
    const after = await bookingOf(platform, one.id)
    expect({ ...after, version: 0, updatedAt: "" }).toEqual({ ...before, version: 0, updatedAt: "" })
    expect(await owedOn(platform, [one])).toEqual([owed])
  })

/** The guest changes their own dates: what is shown happens. */
const moveOwn = (at: number, stay: ModelStay): Command =>
  onOne(`moveOwn to ${stay.checkIn} ${stay.nights}`, at, async (one, model, { platform }) => {
    const to = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, stay.nights) }
    const actor = actorOf(await bookingOf(platform, one.id))
    const shown = await previewStayChange(platform, actor, { id: one.id, to })
    const seen = shown.ok
      ? { fee: shown.value.fee, refund: shown.value.refund, owed: shown.value.owed }
      : undefined
    const answer = await changeStay(platform, actor, { id: one.id, to, ...(seen && { seen }) })
    expect(answer.ok).toBe(shown.ok)
    if (!answer.ok || !shown.ok) return
    expect((await bookingOf(platform, one.id)).owed).toBe(shown.value.owed)
    expect(areFree(model, stay, { rooms: roomsOf(one), except: one })).toBe(true)
    one.stay = stay
  })

/** The desk prints the invoice of a payer on the day of departure, and again: the second one has nothing to state. */
const invoice = (at: number, payer: Payer): Command =>
  onOne(`invoice ${payer}`, at, async (one, _, { platform }) => {
    await atTime(platform, `${addDays(one.stay.checkIn, one.stay.nights)}T05:00:00.000Z`, async () => {
      await issueInvoice(platform, system, { bookingId: one.id, payer })
      expect((await issueInvoice(platform, system, { bookingId: one.id, payer })).ok).toBe(false)
    })
  })

/** Extras, and what guests ask for and do themselves. */
export const requestCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(someStay, fc.boolean()).map((parts) => placeWithExtra(...parts)),
  fc.nat(4).map(chargeExtras),
  someone.map(payHoldAtHotel),
  someone.map(requestCancel),
  fc
    .tuple(someone, fc.constantFrom("approve", "decline", "withdraw"))
    .map((parts) => answerRequest(...parts)),
  fc.tuple(someone, fc.boolean()).map((parts) => deleteAndRestore(...parts)),
  fc.tuple(someone, someStay).map((parts) => moveOwn(...parts)),
  fc.tuple(someone, fc.constantFrom(...payers)).map((parts) => invoice(...parts)),
]
