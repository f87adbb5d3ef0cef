import { beforeAll, beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import {
  aPayment,
  aRequest,
  aStaySearch,
  bookingOf,
  expectConsistentBooks,
  lapse,
  ledgerOf,
  requestedEmailKinds,
  soldNights,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { registerBookingJobs } from "#src/features/bookings/bookings.jobs.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type SignedInActor, system } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { emailPaymentLink } from "./email-payment-link.service.ts"
import { payAtHotel } from "./pay-at-hotel.service.ts"
import { startPayment } from "./pay-booking.service.ts"
import { createPaymentLink, findBookingOfLink } from "./payment-links.service.ts"
import { settlePayment } from "./settle-payment.service.ts"

const platform = setUpPlatform()
let classic: RoomType
let suite: RoomType
let guest: SignedInActor

beforeAll(() => registerBookingJobs(platform))
beforeEach(async () => {
  await platform.clear()
  // One below and one above the limit between the two GST rates.
  classic = await aRoom(platform, { name: "Classic Room", stockQuantity: 5, price: fromRupees(5250) })
  suite = await aRoom(platform, { name: "Family Suite", stockQuantity: 1, price: fromRupees(11_800) })
  guest = (await anAccount(platform)).actor
})

const desk = staffAs("owner")
const total = fromRupees(2 * (5250 + 11_800))

/** A Classic Room and the Family Suite for two nights. */
async function aMix(paymentMode: "online" | "pay-at-hotel") {
  const search = { ...aStaySearch({ rooms: 2 }), types: [classic.slug, suite.slug] }
  const placed = await placeBooking(platform, guest, aRequest(classic.id, { search, paymentMode }))
  return bookingOf(platform, valueOf(placed).id)
}

const sold = async () => [await soldNights(platform, classic.id), await soldNights(platform, suite.id)]
const both = { "2026-08-01": 1, "2026-08-02": 1 }

test("[GUEST-4] [BOOK-4] [PAY-5] rooms of several types are held until their one payment, which confirms them all", async () => {
  const hold = await aMix("online")
  expect(hold).toMatchObject({ status: "held", total })
  const { order } = valueOf(await startPayment(platform, guest, hold.id))
  expect(order.amount).toBe(total)
  expect(await settlePayment(platform, await aPayment(platform, hold))).toBe("paid")
  expect(await bookingOf(platform, hold.id)).toMatchObject({
    status: "confirmed",
    paymentStatus: "done",
    roomName: "1 × Classic Room, 1 × Family Suite",
  })
  expect(await sold()).toEqual([both, both])
  expect((await ledgerOf(platform, hold.id))["guest"] ?? 0).toBe(0)
  await expectConsistentBooks(platform)
})

test("[GUEST-4] [BOOK-4] the guest goes back from the payment and pays for all rooms at the hotel", async () => {
  const hold = await aMix("online")
  valueOf(await payAtHotel(platform, guest, hold.id))
  expect(await bookingOf(platform, hold.id)).toMatchObject({ status: "confirmed", owed: total })
  expect(await sold()).toEqual([both, both])
  await expectConsistentBooks(platform)
})

test("[GUEST-4] [L-11] a late payment takes the rooms of each type again", async () => {
  const hold = await aMix("online")
  const payment = await aPayment(platform, hold)
  await lapse(platform, hold.id)
  await expireAllLapsedHolds(platform)
  expect(await sold()).toEqual([{}, {}])
  expect(await settlePayment(platform, payment)).toBe("paid")
  expect(await sold()).toEqual([both, both])
  await expectConsistentBooks(platform)
})

test("[GUEST-4] [L-11] a late payment for rooms of which one type was sold is refunded, and the other type stays free", async () => {
  const late = await aMix("online")
  const payment = await aPayment(platform, late)
  await lapse(platform, late.id)
  await expireAllLapsedHolds(platform)
  valueOf(await placeBooking(platform, guest, aRequest(suite.id)))
  expect(await settlePayment(platform, payment)).toBe("refunded")
  expect(await sold()).toEqual([{}, both])
  await expectConsistentBooks(platform)
})

test("[GUEST-4] [PAY-5] the link of an email pays the whole booking, which names all its types", async () => {
  const booking = await aMix("pay-at-hotel")
  valueOf(await emailPaymentLink(platform, desk, booking.id))
  expect(requestedEmailKinds(platform)).toContain("payment-link")
  const secret = await platform.db.transaction((tx) =>
    createPaymentLink(tx, { bookingId: booking.id, depositId: null }),
  )
  const linked = await findBookingOfLink(platform, secret)
  expect(linked?.booking).toMatchObject({ roomName: "1 × Classic Room, 1 × Family Suite", total })
  expect(linked?.booking.bookedRooms.map(({ roomName }) => roomName)).toEqual([
    "Classic Room",
    "Family Suite",
  ])
  expect(valueOf(await startPayment(platform, system, booking.id)).order.amount).toBe(total)
  expect(await settlePayment(platform, await aPayment(platform, booking))).toBe("paid")
  expect(await startPayment(platform, system, booking.id)).toMatchObject({ refusal: "already-paid" })
  await expectConsistentBooks(platform)
})

test("[GUEST-4] [CONST-6] a no-show of several types is charged the whole stay, each night at the tax rate of its type", async () => {
  const booking = await aMix("pay-at-hotel")
  platform.moveTo("2026-08-01T08:30:01Z")
  const { charge } = valueOf(await cancelBooking(platform, desk, { id: booking.id }))
  expect(charge).toBe(total)
  const fees = (await listFolioLines(platform.db, booking.id)).filter(({ kind }) => kind === "fee")
  expect(fees.map(({ gstBasisPoints, amount, gst }) => [gstBasisPoints, amount, gst])).toEqual([
    [500, fromRupees(10_500), fromRupees(500)],
    [1800, fromRupees(23_600), fromRupees(3600)],
  ])
  expect(await bookingOf(platform, booking.id)).toMatchObject({ status: "cancelled", owed: total })
  expect(await sold()).toEqual([{}, {}])
  await expectConsistentBooks(platform)
})
