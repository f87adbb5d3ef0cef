import { beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import {
  aBooking,
  actorOf,
  aHold,
  aPaidBooking,
  aTarget,
  bookingOf,
  expectConsistentBooks,
  firstNight,
  lapse,
  payAtDesk,
  requestedEmailKinds,
  soldNights,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking, cancelOwnBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { deleteBooking } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { chargeBookedExtras } from "#src/features/bookings/extras/charge-extras.service.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import { postDiscount, voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { listDocuments } from "#src/features/documents/documents.service.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { addExtra, findPriceList } from "#src/features/folio/extras.service.ts"
import { isReversed, sumLines } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { eraseGuestByStaff } from "#src/features/privacy/privacy.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { previewReinstatement, reinstateBooking } from "./reinstate-booking.service.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")
const owner = staffAs("owner")
const reason = "The flight was late"
const noShow = `${firstNight}T09:00:00Z`
const nextMorning = `${addDays(firstNight, 1)}T04:00:00Z`

const reinstate = (id: string, actor = desk) => reinstateBooking(platform, actor, { id, reason })
const cancel = async (id: string) => valueOf(await cancelBooking(platform, desk, { id }))

/** A stay of two nights that the desk cancelled as a no-show. */
async function aNoShow(parts: Parameters<typeof aBooking>[1] = {}) {
  const booking = await aBooking(platform, parts)
  platform.moveTo(noShow)
  await cancel(booking.id)
  return booking
}

describe("a no-show who arrives after all", () => {
  test("[FOLIO-5] [BOOK-8] gets the rooms and the charges of the booking back, and a new confirmation", async () => {
    const booking = await aNoShow({ rooms: 2 })
    platform.moveTo(nextMorning)
    expect((await bookingOf(platform, booking.id)).owed).toBe(booking.total)
    const terms = valueOf(await reinstate(booking.id))
    expect(terms).toMatchObject({ rooms: booking.total, fee: booking.total, owed: booking.total })
    expect(await bookingOf(platform, booking.id)).toMatchObject({ status: "confirmed", endedOn: null })
    expect(Object.values(await soldNights(platform, booking.roomTypeId))).toEqual([2, 2])
    expect(requestedEmailKinds(platform)).toEqual(["confirmed", "cancelled", "confirmed"])
    const entries = await platform.db.execute<object>(
      "select before, after from audit_log where action = 'reinstate'",
    )
    expect(entries).toEqual([
      {
        before: { status: "cancelled", endedOn: firstNight, balance: booking.total, fee: booking.total },
        after: { status: "confirmed", balance: booking.total, roomTotal: booking.total, reason },
      },
    ])
    await expectConsistentBooks(platform)
  })

  test("[FOLIO-9] whose fee has an invoice gets a credit note of it", async () => {
    const { id, total } = await aNoShow()
    platform.moveTo(nextMorning)
    await issueDocuments(platform, id)
    valueOf(await reinstate(id))
    await issueDocuments(platform, id)
    const documents = await listDocuments(platform, owner, [await bookingOf(platform, id)])
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(["credit-note", "invoice"])
    expect((await bookingOf(platform, id)).owed).toBe(total)
    expect(await auditHotel(platform)).toEqual([])
  })

  test("[FOLIO-2] is no waiver: a clerk's limit counts neither this fee nor a later one with it", async () => {
    const room = await aRoom(platform, { price: fromRupees(9000) })
    const { id } = await aNoShow({ roomId: room.id })
    valueOf(await reinstate(id))
    platform.moveTo("2026-07-31T12:00:00Z")
    expect(await cancelBooking(platform, desk, { id, waiver: { reason } })).toMatchObject({ ok: true })
  })

  test("[FOLIO-5] owes again what was refunded in between", async () => {
    const booking = await aPaidBooking(platform)
    platform.moveTo("2026-07-31T12:00:00Z")
    const { refund } = await cancel(booking.id)
    expect(refund).toBe(fromRupees(5000))
    expect((await previewReinstatement(platform, await bookingOf(platform, booking.id))).terms).toMatchObject(
      { refunded: refund, paid: fromRupees(5000), owed: refund },
    )
    expect(valueOf(await reinstate(booking.id)).owed).toBe(refund)
    await expectConsistentBooks(platform)
  })

  test("[FOLIO-5] has the booked extras charged again, once, from the day of arrival", async () => {
    const draft = { name: "Car", description: "", unit: "room" as const, price: fromRupees(1500) }
    valueOf(await addExtra(platform, owner, { ...draft, gst: 500, sac: "996311", offered: "on" }))
    const extra = (await findPriceList(platform, owner))?.find(({ name }) => name === "Car")
    const extras = extra ? [{ extraId: extra.id, price: extra.price }] : []
    const { id, total } = await aBooking(platform, { extras })
    platform.moveTo(noShow)
    await chargeBookedExtras(platform)
    await cancel(id)
    const terms = valueOf(await reinstate(id))
    expect(terms).toMatchObject({ extras: fromRupees(1500), owed: total })
    await chargeBookedExtras(platform)
    expect((await bookingOf(platform, id)).owed).toBe(total + fromRupees(1500))
  })

  test("[L-3] takes rooms from a lapsed hold, never from one that runs", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const { id } = await aNoShow({ roomId: room.id })
    const hold = await aHold(platform, { roomId: room.id })
    const nights = [firstNight, addDays(firstNight, 1)]
    expect(await reinstate(id)).toEqual({ ok: false, refusal: { kind: "sold-out", nights } })
    expect((await bookingOf(platform, id)).status).toBe("cancelled")
    await lapse(platform, hold.id)
    expect((await previewReinstatement(platform, await bookingOf(platform, id))).fullNights).toEqual([])
    valueOf(await reinstate(id))
    await expectConsistentBooks(platform)
  })

  test("[BOOK-8] is not stopped by closed nights", async () => {
    const { id, roomTypeId } = await aNoShow()
    const close = "update inventory_nights set is_closed = true where room_type_id = $1"
    await platform.db.execute(close, [roomTypeId])
    expect(await reinstate(id)).toMatchObject({ ok: true })
  })
})

test("[FOLIO-2] [FOLIO-5] a room charge that another booking pays is on its folio again after the reinstatement", async () => {
  const [from, to] = [await aBooking(platform), await aBooking(platform)]
  const [line] = await listFolioLines(platform.db, from.id)
  const target = { ...aTarget(from.id), lineId: line?.id ?? "", toReference: to.reference, reason }
  valueOf(await transferCharge(platform, desk, target))
  const owed = async () => [
    (await bookingOf(platform, from.id)).owed,
    (await bookingOf(platform, to.id)).owed,
  ]
  const before = await owed()
  valueOf(await cancelBooking(platform, desk, { id: from.id }))
  valueOf(await reinstate(from.id))
  expect(await owed()).toEqual(before)
  expect(await auditHotel(platform)).toEqual([])
})

describe("a reinstatement is refused", () => {
  test("[FOLIO-5] to guests and other staff, and without a reason", async () => {
    const booking = await aNoShow()
    const { id } = booking
    expect(await reinstate(id, actorOf(booking))).toEqual(refusedAs("forbidden"))
    expect(await reinstate(id, staffAs("marketing"))).toEqual(refusedAs("forbidden"))
    expect(await reinstateBooking(platform, desk, { id, reason: " ab " })).toEqual(refusedAs("no-reason"))
  })

  test("[BOOK-9] [FOLIO-4] the second time", async () => {
    const booking = await aBooking(platform)
    valueOf(await cancelOwnBooking(platform, actorOf(booking), { id: booking.id }))
    const both = await Promise.all([reinstate(booking.id), reinstate(booking.id, owner)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual(refusedAs("not-cancelled"))
    await expectConsistentBooks(platform)
  })

  test("[BOOK-9] for holds, deleted bookings and bookings that are not cancelled", async () => {
    const { id } = await aBooking(platform)
    expect(await reinstate(id)).toEqual(refusedAs("not-cancelled"))
    valueOf(await deleteBooking(platform, owner, id))
    expect(await reinstate(id)).toEqual(refusedAs("unknown-booking"))
    const hold = await aHold(platform)
    await cancel(hold.id)
    expect(await reinstate(hold.id)).toEqual(refusedAs("unknown-booking"))
  })

  test("[BOOK-9] from the day of departure on", async () => {
    const { id } = await aNoShow()
    platform.moveTo(`${addDays(firstNight, 2)}T04:00:00Z`)
    expect(await reinstate(id)).toEqual(refusedAs("departed"))
  })

  test("[SAFE-8] for a guest who was erased", async () => {
    const { actor: admin } = await anAccount(platform, { role: "owner" })
    const { id, guest } = await aBooking(platform)
    await cancel(id)
    valueOf(await eraseGuestByStaff(platform, admin, guest.id))
    expect(await reinstate(id)).toEqual(refusedAs("guest-erased"))
  })

  test("[FOLIO-5] on other figures than the clerk saw", async () => {
    const { id, total } = await aNoShow()
    await payAtDesk(platform, id, fromRupees(1000))
    const seen = { rooms: total, owed: total }
    expect(await reinstateBooking(platform, desk, { id, reason, seen })).toEqual(refusedAs("terms-differ"))
  })

  test("[FOLIO-2] while the fee has a discount, which the desk voids first", async () => {
    const { id, total } = await aNoShow()
    const amount = fromRupees(500)
    valueOf(await postDiscount(platform, desk, { ...aTarget(id), amount, reason }))
    expect(await reinstate(id)).toEqual(refusedAs("fee-discounted"))
    const discount = (await listFolioLines(platform.db, id)).find(({ kind }) => kind === "discount")
    valueOf(await voidLine(platform, desk, { ...aTarget(id), lineId: discount?.id ?? "", reason }))
    expect(valueOf(await reinstate(id)).owed).toBe(total)
  })

  test("[L-6] while a refund failed", async () => {
    const booking = await aPaidBooking(platform)
    platform.moveTo("2026-07-31T12:00:00Z")
    await cancel(booking.id)
    await platform.db.execute("update refunds set status = 'failed'")
    expect(await reinstate(booking.id)).toEqual(refusedAs("refund-outstanding"))
    await platform.db.execute("update refunds set status = 'processed'")
    expect(await reinstate(booking.id)).toMatchObject({ ok: true })
  })
})

test("[FOLIO-5] a fee that an Admin voided already is not voided again, and a second cancellation has its own", async () => {
  const { id, total } = await aNoShow()
  const fee = (await listFolioLines(platform.db, id)).find(({ kind }) => kind === "fee")
  valueOf(await voidLine(platform, owner, { ...aTarget(id), lineId: fee?.id ?? "", reason }))
  expect(valueOf(await reinstate(id))).toMatchObject({ fee: zero, owed: total })
  expect(await cancel(id)).toMatchObject({ charge: total })
  expect(valueOf(await reinstate(id))).toMatchObject({ fee: total, owed: total })
  await payAtDesk(platform, id)
  await cancel(id)
  const { owed } = valueOf(await reinstate(id))
  expect(owed).toBe(zero)
  const lines = await listFolioLines(platform.db, id)
  expect(lines.filter((line) => line.kind === "fee" && !isReversed(line))).toEqual([])
  expect(sumLines(lines)).toMatchObject({ charged: total, paid: total })
})
