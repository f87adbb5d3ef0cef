import { beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  actorOf,
  aPaidBooking,
  aTarget,
  bookingOf,
  expectConsistentBooks,
  firstNight,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import {
  requestCancellation,
  approveCancellation,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { changeRoomType } from "#src/features/bookings/change/change-room-type.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { aNewType } from "#src/features/bookings/change/room-type-change.factory.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { chargeBookedExtras } from "#src/features/bookings/extras/charge-extras.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { isReversed } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { decideApproval, listApprovals, requestWaiver } from "./approvals.service.ts"
import { moveCharge, postDiscount, postExtra, voidLine } from "./folio-charges.service.ts"
import { postRefund } from "./folio-payments.service.ts"
import { transferCharge } from "./transfer-charge.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")
const owner = staffAs("owner")
const reason = "The guest asked for it"
const afterCheckIn = `${firstNight}T09:00:00Z`
const limitOfWaivers = fromRupees(10_000)
const overLimit = { ok: false, refusal: { kind: "over-limit", limit: limitOfWaivers } }

const aRoomFor = (rupees: number) => aRoom(platform, { price: fromRupees(rupees) })

const nightsFrom = (first: number, nights: number) => ({
  checkIn: addDays(firstNight, first),
  checkOut: addDays(firstNight, first + nights),
})

/** The newest charge of a kind that is not void. */
async function newestCharge(bookingId: string, kind: "extra" | "fee" | "room"): Promise<string> {
  const lines = await listFolioLines(platform.db, bookingId)
  const line = lines.findLast((one) => one.kind === kind && !isReversed(one) && one.amount > 0)
  return line?.id ?? ""
}

const voidNewest = async (bookingId: string, kind: "extra" | "fee") =>
  voidLine(platform, desk, { ...aTarget(bookingId), lineId: await newestCharge(bookingId, kind), reason })

const chargeExtra = async (bookingId: string, rupees: number) => {
  const { id: extraId } = await anExtra(platform, { rupees })
  valueOf(await postExtra(platform, desk, { ...aTarget(bookingId), extraId, quantity: 1 }))
}

async function sendExtra(from: string, toReference: string, actor = desk) {
  const lineId = await newestCharge(from, "extra")
  return transferCharge(platform, actor, { ...aTarget(from), lineId, toReference, reason })
}

describe("waivers of one booking count together", () => {
  const waive = (id: string, actor = desk) => cancelBooking(platform, actor, { id, waiver: { reason } })

  /** A missed stay that the desk shortened to one night, for a fee. */
  async function aShortenedStay() {
    const { id: roomId } = await aRoomFor(7000)
    const { id } = await aBooking(platform, { roomId, nights: 4 })
    platform.moveTo(afterCheckIn)
    valueOf(await changeStay(platform, desk, { id, to: nightsFrom(0, 1) }))
    return id
  }

  test("[FOLIO-2] a voided fee, and the charge of a cancellation", async () => {
    const id = await aShortenedStay()
    valueOf(await voidNewest(id, "fee"))
    expect(await waive(id)).toEqual({ ok: false, refusal: "over-limit" })
    valueOf(await waive(id, owner))
    await expectConsistentBooks(platform)
  })

  test("[FOLIO-2] the charge of a cancellation, and a fee that is voided afterwards", async () => {
    const id = await aShortenedStay()
    valueOf(await waive(id))
    expect(await voidNewest(id, "fee")).toEqual(overLimit)
  })

  test("[FOLIO-2] a move to another arrival, and its fee", async () => {
    const { id: roomId } = await aRoomFor(7000)
    const { id } = await aBooking(platform, { roomId, nights: 2 })
    platform.moveTo(afterCheckIn)
    // Costs one of two nights.
    valueOf(await changeStay(platform, desk, { id, to: nightsFrom(30, 2) }))
    expect(await voidNewest(id, "fee")).toEqual(overLimit)
  })

  test("[FOLIO-2] [CONST-6] cheaper room types, one after the other", async () => {
    const [best, second, third] = [await aRoomFor(30_000), await aRoomFor(21_000), await aRoomFor(12_000)]
    const { id } = await aBooking(platform, { roomId: best.id, nights: 1 })
    platform.moveTo(afterCheckIn)
    const changeTo = async (roomTypeId: string) =>
      changeRoomType(platform, desk, { id, to: aNewType(await bookingOf(platform, id), roomTypeId) })
    valueOf(await changeTo(second.id))
    const refusal = { kind: "over-limit", waived: fromRupees(18_000), limit: limitOfWaivers }
    expect(await changeTo(third.id)).toEqual({ ok: false, refusal })
    // What waives nothing stays allowed.
    valueOf(await changeTo(best.id))
  })
})

describe("a charge that is posted again", () => {
  test("[FOLIO-2] for the other payer is as old as before: the desk does not void it", async () => {
    const { id } = await aBooking(platform, { company: aCompany })
    await chargeExtra(id, 30_000)
    platform.moveTo(afterCheckIn)
    for (const payer of ["company", "guest"] as const) {
      const lineId = await newestCharge(id, "extra")
      valueOf(await moveCharge(platform, desk, { ...aTarget(id), lineId, payer }))
      expect(await voidNewest(id, "extra")).toEqual({ ok: false, refusal: { kind: "other-day" } })
    }
    await chargeExtra(id, 500)
    valueOf(await voidNewest(id, "extra"))
  })
})

describe("discounts of charges that another booking sent", () => {
  const discount = (id: string, rupees = 2000) =>
    postDiscount(platform, desk, { ...aTarget(id), amount: fromRupees(rupees), reason })

  test("[FOLIO-2] need an Admin, until the charge is sent back", async () => {
    const [first, second] = [await aBooking(platform), await aBooking(platform)]
    await chargeExtra(first.id, 2000)
    valueOf(await sendExtra(first.id, second.reference))
    const refusal = { kind: "over-limit", limit: fromRupees(2000) }
    expect(await discount(second.id, 1)).toEqual({ ok: false, refusal })
    valueOf(await discount(first.id))
    valueOf(await sendExtra(second.id, first.reference))
    valueOf(await discount(second.id))
    expect(await discount(first.id, 1)).toEqual({ ok: false, refusal })
  })

  test("[FOLIO-2] are not given first: only an Admin sends a charge to a booking with a discount", async () => {
    const [first, second] = [await aBooking(platform), await aBooking(platform)]
    await chargeExtra(first.id, 2000)
    valueOf(await discount(second.id))
    expect(await sendExtra(first.id, second.reference)).toEqual({
      ok: false,
      refusal: { kind: "other-discounted" },
    })
    valueOf(await sendExtra(first.id, second.reference, owner))
  })
})

describe("a discount that ends with its stay", () => {
  const discount = (id: string, actor = desk) =>
    postDiscount(platform, actor, { ...aTarget(id), amount: limitOfDiscounts, reason })
  const limitOfDiscounts = fromRupees(2000)

  test("[FOLIO-2] lowered the fee: a clerk gives none on the fee, and an Admin does", async () => {
    const { id: roomId } = await aRoomFor(5000)
    const { id } = await aBooking(platform, { roomId, nights: 2 })
    platform.moveTo(afterCheckIn)
    valueOf(await discount(id))
    const { charge } = valueOf(await cancelBooking(platform, desk, { id }))
    expect(charge).toBe(fromRupees(8000))
    const refusal = { kind: "over-limit", limit: limitOfDiscounts }
    expect(await discount(id)).toEqual({ ok: false, refusal })
    valueOf(await discount(id, owner))
    await expectConsistentBooks(platform)
  })
})

describe("a paid charge that a clerk takes off", () => {
  const overCredit = { ok: false, refusal: { kind: "credit-over-limit", limit: fromRupees(10_000) } }

  test("[FOLIO-2] is not transferred when it leaves more to refund than the limit", async () => {
    const { id: roomId } = await aRoomFor(6000)
    const [paid, other] = [await aPaidBooking(platform, { roomId }), await aBooking(platform, { roomId })]
    const transfer = { lineId: await newestCharge(paid.id, "room"), toReference: other.reference, reason }
    expect(await transferCharge(platform, desk, { ...aTarget(paid.id), ...transfer })).toEqual(overCredit)
    // Changed dates would refund it by themselves.
    const { refund } = valueOf(await changeStay(platform, desk, { id: paid.id, to: nightsFrom(0, 3) }))
    expect(refund).toBe(0)
    valueOf(await transferCharge(platform, owner, { ...aTarget(paid.id), ...transfer }))
  })

  test("[FOLIO-2] is not voided on its day either, with what was refunded before", async () => {
    const { id } = await aBooking(platform)
    for (const rupees of [6000, 6000]) await chargeExtra(id, rupees)
    await payAtDesk(platform, id)
    valueOf(await voidNewest(id, "extra"))
    const refund = { amount: fromRupees(6000), method: "cash" as const, reference: "", reason }
    valueOf(await postRefund(platform, desk, { ...aTarget(id), refund }))
    expect(await voidNewest(id, "extra")).toEqual(overCredit)
  })

  test("[FOLIO-2] is not transferred or voided after a move to a company that pays nothing", async () => {
    const { id: roomId } = await aRoomFor(6000)
    const parts = { roomId, company: aCompany }
    const [paid, other] = [await aPaidBooking(platform, parts), await aBooking(platform, { roomId })]
    const moveToCompany = async (id: string, kind: "extra" | "room") => {
      const lineId = await newestCharge(id, kind)
      valueOf(await moveCharge(platform, desk, { ...aTarget(id), lineId, payer: "company" }))
    }
    await moveToCompany(paid.id, "room")
    const transfer = { lineId: await newestCharge(paid.id, "room"), toReference: other.reference, reason }
    expect(await transferCharge(platform, desk, { ...aTarget(paid.id), ...transfer })).toEqual(overCredit)
    const { refund } = valueOf(await changeStay(platform, desk, { id: paid.id, to: nightsFrom(0, 3) }))
    expect(refund).toBe(0)
    const extra = await aBooking(platform, { company: aCompany })
    await chargeExtra(extra.id, 30_000)
    await payAtDesk(platform, extra.id)
    await moveToCompany(extra.id, "extra")
    expect(await voidNewest(extra.id, "extra")).toEqual(overCredit)
  })

  test("[FOLIO-2] is transferred and voided while it is not paid", async () => {
    const [first, second] = [await aBooking(platform), await aBooking(platform)]
    await chargeExtra(first.id, 30_000)
    valueOf(await sendExtra(first.id, second.reference))
    await chargeExtra(first.id, 30_000)
    valueOf(await voidNewest(first.id, "extra"))
  })
})

describe("the extras of a stay that ends", () => {
  const nextDay = `${addDays(firstNight, 1)}T04:00:00Z`

  /** A stay of two nights for ₹10,000 whose extra was charged on the day of arrival. */
  async function aStayWithExtra(rupees: number) {
    const { id: roomId } = await aRoomFor(5000)
    const { id: extraId } = await anExtra(platform, { name: `Tour for ${rupees}`, rupees })
    await platform.db.execute("update extras set is_offered = true where id = $1", [extraId])
    const extras = [{ extraId, price: fromRupees(rupees) }]
    const booking = await aBooking(platform, { roomId, nights: 2, extras })
    platform.moveTo(afterCheckIn)
    expect(await chargeBookedExtras(platform)).toBe(1)
    return booking
  }

  const owed = async (id: string) => (await bookingOf(platform, id)).owed

  test("[FOLIO-2] are off the bill on their own business date, as the desk may void them", async () => {
    const { id } = await aStayWithExtra(12_000)
    valueOf(await cancelBooking(platform, desk, { id }))
  })

  test("[FOLIO-2] count as waived from the next day on: within the limit, with the charge", async () => {
    const [small, large, both] = [
      await aStayWithExtra(10_000),
      await aStayWithExtra(10_001),
      await aStayWithExtra(1),
    ]
    platform.moveTo(nextDay)
    valueOf(await cancelBooking(platform, desk, { id: small.id }))
    expect(await cancelBooking(platform, desk, { id: large.id })).toEqual({
      ok: false,
      refusal: "over-limit",
    })
    const waiver = { reason }
    expect(await cancelBooking(platform, desk, { id: both.id, waiver })).toEqual({
      ok: false,
      refusal: "over-limit",
    })
    valueOf(await cancelBooking(platform, owner, { id: large.id }))
    await expectConsistentBooks(platform)
  })

  test("[FOLIO-2] above the limit are off the bill when an Admin approves it; the charge stays", async () => {
    const { id, total } = await aStayWithExtra(12_000)
    platform.moveTo(nextDay)
    valueOf(await requestWaiver(platform, desk, { id, reason: null }))
    const [request] = await listApprovals(platform, owner, id)
    expect(request).toMatchObject({ kind: "cancellation", amount: fromRupees(12_000) })
    valueOf(await decideApproval(platform, owner, { id: request?.id ?? "", isApproved: true }))
    expect(await owed(id)).toBe(total)
    await expectConsistentBooks(platform)
  })

  test("[FOLIO-2] [FOLIO-5] are named in the request to cancel without charge", async () => {
    const { id, total } = await aStayWithExtra(12_000)
    platform.moveTo(nextDay)
    valueOf(await requestWaiver(platform, desk, { id, reason }))
    const [request] = await listApprovals(platform, owner, id)
    expect(request?.amount).toBe(total + fromRupees(12_000))
    valueOf(await decideApproval(platform, owner, { id: request?.id ?? "", isApproved: true }))
    expect(await owed(id)).toBe(0)
  })

  test("[FOLIO-2] above the limit are not off the bill by the request of the guest", async () => {
    const booking = await aStayWithExtra(12_000)
    const { id } = valueOf(
      await requestCancellation(platform, actorOf(booking), { bookingId: booking.id, note: "" }),
    )
    platform.moveTo(nextDay)
    expect(await approveCancellation(platform, desk, { id })).toEqual({ ok: false, refusal: "over-limit" })
    valueOf(await approveCancellation(platform, system, { id }))
  })

  test("[FOLIO-2] count on their own date once they are paid: a clerk would refund them without a limit", async () => {
    const [small, large] = [await aStayWithExtra(9000), await aStayWithExtra(10_001)]
    for (const { id } of [small, large]) await payAtDesk(platform, id)
    valueOf(await cancelBooking(platform, desk, { id: small.id }))
    expect(await cancelBooking(platform, desk, { id: large.id })).toEqual({
      ok: false,
      refusal: "over-limit",
    })
    valueOf(await cancelBooking(platform, owner, { id: large.id }))
    await expectConsistentBooks(platform)
  })

  test("[FOLIO-2] count as well when the arrival is moved, which takes them off the bill", async () => {
    const [unpaid, paid] = [await aStayWithExtra(12_000), await aStayWithExtra(12_001)]
    await payAtDesk(platform, paid.id)
    valueOf(await changeStay(platform, desk, { id: unpaid.id, to: nightsFrom(30, 2) }))
    const refusal = { kind: "over-limit", waived: fromRupees(17_001), limit: limitOfWaivers }
    expect(await changeStay(platform, desk, { id: paid.id, to: nightsFrom(30, 2) })).toEqual({
      ok: false,
      refusal,
    })
    valueOf(await changeStay(platform, owner, { id: paid.id, to: nightsFrom(30, 2) }))
    await expectConsistentBooks(platform)
  })
})
