import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { type Actor, system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  aBooking,
  actorOf,
  aPaidBooking,
  aTarget,
  bookingOf,
  firstNight,
  payAtDesk,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import {
  decideApproval,
  listApprovals,
  requestWaiver,
} from "#src/features/bookings/folio/approvals.service.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import { cancelBooking, cancelOwnBooking } from "./cancel-booking.service.ts"
import { previewCancellation } from "./cancellation-terms.service.ts"
import { requestOf } from "./cancellation-requests.factory.ts"
import { approveCancellation, listCancellationRequests } from "./cancellation-requests.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = system
const late = "2026-07-31T12:00:00Z"
const afterCheckIn = `${firstNight}T10:00:00Z`

const move = async (bookingId: string, days: number, nights: number) => {
  const checkIn = addDays(firstNight, days)
  return valueOf(
    await changeStay(platform, desk, { id: bookingId, to: { checkIn, checkOut: addDays(checkIn, nights) } }),
  )
}

describe("a request to cancel that the desk did not answer", () => {
  test("[CONST-6] [FOLIO-5] lets the guest cancel free of charge only while it is free", async () => {
    const booking = await aPaidBooking(platform, { nights: 2 })
    valueOf(await requestOf(platform, booking))
    platform.moveTo(`${addDays(firstNight, 1)}T18:00:00Z`)
    expect(await cancelOwnBooking(platform, actorOf(booking), { id: booking.id })).toEqual({
      ok: false,
      refusal: "no-longer-free",
    })
    expect((await bookingOf(platform, booking.id)).status).toBe("confirmed")
  })

  test("[CONST-6] [FOLIO-5] is withdrawn by new dates, so that its charge is not that of another stay", async () => {
    const booking = await aPaidBooking(platform, { nights: 3 })
    platform.moveTo(afterCheckIn)
    valueOf(await requestOf(platform, booking))
    await move(booking.id, 0, 1)
    expect(await listCancellationRequests(platform, [booking])).toMatchObject([{ state: "withdrawn" }])
    const { charge, extras } = valueOf(await cancelBooking(platform, desk, { id: booking.id }))
    expect(await findBalance(platform.db, booking.id)).toMatchObject({
      charged: charge + extras,
      owed: zero,
    })
  })

  test("[CONST-6] made late, does not cost a stay that was moved to a date when it is free", async () => {
    const booking = await aPaidBooking(platform)
    platform.moveTo(late)
    valueOf(await requestOf(platform, booking))
    await move(booking.id, 60, 1)
    expect(valueOf(await cancelOwnBooking(platform, actorOf(booking), { id: booking.id }))).toMatchObject({
      charge: zero,
    })
  })
})

describe("a request that a clerk answers after the guest may have stayed", () => {
  let clerk: Actor
  let owner: Actor

  beforeEach(async () => {
    clerk = (await anAccount(platform, { role: "front-desk" })).actor
    owner = (await anAccount(platform, { role: "owner" })).actor
  })

  /** A paid stay of two nights whose free cancellation was requested in time, on its last day. */
  async function aStayedRequest(rupees = 7000) {
    const { id: roomId } = await aRoom(platform, { price: fromRupees(rupees) })
    const booking = await aPaidBooking(platform, { roomId })
    const request = valueOf(await requestOf(platform, booking))
    platform.moveTo(`${addDays(firstNight, 2)}T04:00:00Z`)
    return { booking, request }
  }

  test("[FOLIO-2] is not approved by a clerk beyond the limit of waivers", async () => {
    const { booking, request } = await aStayedRequest()
    expect(await approveCancellation(platform, clerk, { id: request.id })).toEqual({
      ok: false,
      refusal: "over-limit",
    })
    expect(await cancelBooking(platform, clerk, { id: booking.id })).toMatchObject({ refusal: "over-limit" })
    expect(await findBalance(platform.db, booking.id)).toMatchObject({ charged: booking.total, owed: zero })
    expect(valueOf(await approveCancellation(platform, owner, { id: request.id })).charge).toBe(zero)
  })

  test("[FOLIO-2] counts what it waives with the other waivers of the booking", async () => {
    const { request, booking } = await aStayedRequest(2000)
    valueOf(await approveCancellation(platform, clerk, { id: request.id }))
    const [row] = await platform.db.execute("select waived_paise from bookings where id = $1", [booking.id])
    expect(row).toEqual({ waived_paise: booking.total })
  })

  test("[FOLIO-2] is approved by an Admin at the charge of the request", async () => {
    const { booking } = await aStayedRequest()
    valueOf(await requestWaiver(platform, clerk, { id: booking.id, reason: null }))
    const [approval] = await listApprovals(platform, owner, booking.id)
    expect(approval).toMatchObject({ kind: "cancellation", amount: booking.total })
    valueOf(await decideApproval(platform, owner, { id: approval?.id ?? "", isApproved: true }))
    expect(await bookingOf(platform, booking.id)).toMatchObject({ status: "cancelled" })
    expect(await findBalance(platform.db, booking.id)).toMatchObject({ charged: zero, paid: zero })
  })

  test("[FOLIO-2] does not let the clerk move the stay instead", async () => {
    const { id: roomId } = await aRoom(platform, { price: fromRupees(12_000) })
    const booking = await aPaidBooking(platform, { roomId })
    valueOf(await requestOf(platform, booking))
    platform.moveTo(afterCheckIn)
    // The fee of the move is one of the two nights.
    const checkIn = addDays(firstNight, 60)
    const to = { checkIn, checkOut: addDays(checkIn, 2) }
    expect(await changeStay(platform, clerk, { id: booking.id, to })).toMatchObject({
      refusal: { kind: "over-limit", waived: fromRupees(12_000) },
    })
  })
})

test("[CONST-6] a discounted stay costs no more when it is cancelled than when the guest stays", async () => {
  const booking = await aBooking(platform)
  const discount = { ...aTarget(booking.id), amount: fromRupees(2000), reason: "The lift was noisy" }
  valueOf(await postDiscount(platform, desk, discount))
  await payAtDesk(platform, booking.id)
  platform.moveTo(afterCheckIn)
  const { terms } = await previewCancellation(platform, await bookingOf(platform, booking.id))
  expect(terms).toMatchObject({ charge: booking.total - discount.amount, refund: zero })
  expect(valueOf(await cancelBooking(platform, desk, { id: booking.id }))).toEqual(terms)
  expect((await findBalance(platform.db, booking.id)).owed).toBe(zero)
})
