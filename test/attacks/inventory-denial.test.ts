import { beforeEach, expect, test } from "vitest"
import { aSessionGuest, aSignedIn, anAccount } from "#src/features/accounts/accounts.factory.ts"
import { bookOnline } from "#src/features/bookings/place/place-booking.service.ts"
import {
  bookingsByAccount,
  paidBeforeLimits,
  unverifiedLimits,
  unverifiedNightsByAddress,
  verifiedLimits,
  verifiedNightsByAddress,
} from "#src/features/bookings/place/booking-limits.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import {
  aBooking,
  aPaidBooking,
  aRequest,
  firstNight,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelOwnBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { changeStayOnline } from "#src/features/bookings/change/change-stay-online.service.ts"
import type { PlaceBookingRequest } from "#src/features/bookings/place/booking-request.ts"
import { placeBookingByStaff } from "#src/features/bookings/place/place-booking.service.ts"
import { acceptOffer } from "#src/features/bookings/waitlist/answer-offer.service.ts"
import { offerFreeRooms } from "#src/features/bookings/waitlist/offer-rooms.service.ts"
import { aWaiting, cancel, linkOf } from "#src/features/bookings/waitlist/waitlist.factory.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { Actor, SignedInActor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const anUnverifiedGuest = async () => (await anAccount(platform, { emailVerifiedAt: null })).actor

const book = (actor: SignedInActor, request: PlaceBookingRequest) =>
  bookOnline(platform, { actor, address: "203.0.113.9" }, request)

async function takenRoomNights(): Promise<number> {
  const [row] = await platform.db.execute<{ taken: number }>(
    "select coalesce(sum(held + sold), 0)::int as taken from inventory_nights",
  )
  return row?.taken ?? 0
}

test("[SAFE-3] an unverified account cannot take every room for a month", async () => {
  const types = await Promise.all(Array.from({ length: 6 }, () => aRoom(platform, { stockQuantity: 5 })))
  const attacker = await anUnverifiedGuest()
  const requests = types.flatMap(({ id }) => [
    aRequest(id, { nights: 30, rooms: 5 }),
    aRequest(id, { nights: 30, rooms: 5, paymentMode: "online" }),
  ])
  const outcomes = await Promise.all(requests.map((request) => book(attacker, request)))
  expect(outcomes.map((outcome) => !outcome.ok && outcome.refusal.kind)).toEqual(
    requests.map(() => "unverified-limit"),
  )
  expect(await takenRoomNights()).toBe(0)
})

test("[SAFE-3] parallel calls do not pass the limit of unpaid room-nights", async () => {
  const room = await aRoom(platform, { stockQuantity: 100 })
  const attacker = await anUnverifiedGuest()
  const requests = Array.from({ length: 16 }, () => aRequest(room.id, { nights: 5 }))
  const outcomes = await Promise.all(requests.map((request) => book(attacker, request)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(unverifiedLimits.unpaidRoomNights / 5)
  expect(await takenRoomNights()).toBe(unverifiedLimits.unpaidRoomNights)
})

test("[SAFE-3] open holds of an unverified account are few, and lapsed ones do not count", async () => {
  const room = await aRoom(platform, { stockQuantity: 100 })
  const guest = await anUnverifiedGuest()
  const hold = () => book(guest, aRequest(room.id, { nights: 1, paymentMode: "online" }))
  for (let open = 0; open < unverifiedLimits.openHolds; open += 1) expect((await hold()).ok).toBe(true)
  expect(await hold()).toMatchObject({ ok: false, refusal: { kind: "unverified-limit" } })
  await platform.db.execute("update bookings set hold_expires_at = now() - interval '1 second'")
  expect((await hold()).ok).toBe(true)
})

test("[SAFE-3] a family books two rooms for five nights before it verifies its email", async () => {
  const room = await aRoom(platform, { stockQuantity: 5 })
  expect((await book(await anUnverifiedGuest(), aRequest(room.id, { nights: 5, rooms: 2 }))).ok).toBe(true)
})

test("[SAFE-3] a verified email lifts the limit", async () => {
  const room = await aRoom(platform, { stockQuantity: 100 })
  const verified = (await anAccount(platform)).actor
  expect((await book(verified, aRequest(room.id, { nights: 20, rooms: 3 }))).ok).toBe(true)
})

test("[SAFE-3] a paid night that is extended to a month counts as unpaid", async () => {
  const room = await aRoom(platform, { stockQuantity: 100 })
  const attacker = await anUnverifiedGuest()
  const { id } = await aPaidBooking(platform, { actor: attacker, roomId: room.id, nights: 1, rooms: 10 })
  const to = { checkIn: firstNight, checkOut: addDays(firstNight, 30) }
  expect(await changeStay(platform, attacker, { id, to })).toEqual({
    ok: false,
    refusal: { kind: "unverified-limit" },
  })
  expect(await takenRoomNights()).toBe(10)
})

test("[SAFE-3] a payment that was refunded in full lifts no limit", async () => {
  const room = await aRoom(platform, { stockQuantity: 1000 })
  const bookAfterRefund = async (guest: SignedInActor) => {
    const { id } = await aPaidBooking(platform, { actor: guest, roomId: room.id, nights: 1 })
    valueOf(await cancelOwnBooking(platform, guest, { id }))
    platform.moveTo(`${addDays(firstNight, 1)}T06:30:00.000Z`)
    return book(guest, aRequest(room.id, { checkIn: addDays(firstNight, 2), nights: 30, rooms: 6 }))
  }
  const before = platform.clock.now().toISOString()
  expect(await bookAfterRefund(await anUnverifiedGuest())).toMatchObject({
    refusal: { kind: "unverified-limit" },
  })
  platform.moveTo(before)
  expect(await bookAfterRefund((await anAccount(platform)).actor)).toMatchObject({
    refusal: { kind: "unpaid-limit" },
  })
})

test("[SAFE-3] a change of dates does not pass the limit of an unverified account", async () => {
  const room = await aRoom(platform, { stockQuantity: 100 })
  const attacker = await anUnverifiedGuest()
  const { id } = valueOf(await book(attacker, aRequest(room.id, { nights: 3, rooms: 10 })))
  const moveTo = (nights: number, actor: Actor = attacker) =>
    changeStay(platform, actor, { id, to: { checkIn: firstNight, checkOut: addDays(firstNight, nights) } })
  expect(await moveTo(30)).toEqual({ ok: false, refusal: { kind: "unverified-limit" } })
  expect(await takenRoomNights()).toBe(30)
  expect((await moveTo(2)).ok).toBe(true)
  expect((await moveTo(30, staffAs("front-desk"))).ok).toBe(true)
})

test("[SAFE-3] one verified account that never paid cannot fill the hotel, also with parallel calls", async () => {
  const room = await aRoom(platform, { stockQuantity: 1000 })
  const guest = (await anAccount(platform)).actor
  const requests = Array.from({ length: 8 }, () => aRequest(room.id, { nights: 10, rooms: 5 }))
  const outcomes = await Promise.all(requests.map((request) => book(guest, request)))
  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.kind]))
  expect(refusals).toEqual(Array.from({ length: 5 }, () => "unpaid-limit"))
  expect(await takenRoomNights()).toBe(verifiedLimits.unpaidRoomNights)
})

test("[SAFE-3] a paid stay lifts the limit of unpaid rooms once it has begun, not while it can be cancelled", async () => {
  const room = await aRoom(platform, { stockQuantity: 1000 })
  const verified = (await anAccount(platform)).actor
  const unverified = await anUnverifiedGuest()
  const bookMonth = (actor: SignedInActor) =>
    book(actor, aRequest(room.id, { checkIn: addDays(firstNight, 2), nights: 30, rooms: 6 }))
  for (const actor of [verified, unverified])
    await aPaidBooking(platform, { actor, roomId: room.id, nights: 1 })
  expect(await bookMonth(verified)).toEqual({ ok: false, refusal: { kind: "unpaid-limit" } })
  expect(await bookMonth(unverified)).toEqual({ ok: false, refusal: { kind: "unverified-limit" } })
  platform.moveTo(`${addDays(firstNight, 1)}T06:30:00.000Z`)
  for (const actor of [verified, unverified]) expect((await bookMonth(actor)).ok).toBe(true)
})

test("[SAFE-3] a guest who paid for one night cannot fill the hotel either", async () => {
  const room = await aRoom(platform, { stockQuantity: 1000 })
  const guest = (await anAccount(platform)).actor
  await aPaidBooking(platform, { actor: guest, roomId: room.id, nights: 1 })
  platform.moveTo(`${addDays(firstNight, 1)}T06:30:00.000Z`)
  const outcomes: unknown[] = []
  for (let booking = 0; booking < 6; booking += 1)
    outcomes.push(
      await book(guest, aRequest(room.id, { checkIn: addDays(firstNight, 2), nights: 15, rooms: 10 })),
    )
  const refusal = { ok: false, refusal: { kind: "unpaid-limit" } }
  expect(outcomes.slice(4)).toEqual([refusal, refusal])
  expect(await takenRoomNights()).toBe(1 + paidBeforeLimits.unpaidRoomNights)
})

test("[SAFE-3] [GUEST-9] offers of the waitlist do not pass the limit of unpaid room-nights", async () => {
  const room = await aRoom(platform, { stockQuantity: 5 })
  const attacker = (await anAccount(platform)).actor
  const stay = { roomId: room.id, nights: 20, rooms: 5 }
  const accepted: unknown[] = []
  for (const day of [0, 20]) {
    const checkIn = addDays(firstNight, day)
    const { id } = await aBooking(platform, { ...stay, checkIn })
    const entry = await aWaiting(platform, { ...stay, checkIn, actor: attacker })
    await cancel(platform, id)
    await offerFreeRooms(platform)
    accepted.push(await acceptOffer(platform, await linkOf(platform, entry)))
  }
  expect(accepted).toMatchObject([{ ok: true }, { ok: false, refusal: "unpaid-limit" }])
  const unpaid = "select sum(sold)::int as nights from inventory_nights"
  expect(await platform.db.execute(unpaid)).toEqual([{ nights: 100 }])
})

/** How many guests with 30 room-nights each reach the limit of an address. */
const guestsOfAddress = unverifiedNightsByAddress.points / unverifiedLimits.unpaidRoomNights

const bookFrom = (address: string) => async (guest: SignedInActor, request: PlaceBookingRequest) =>
  bookOnline(platform, { actor: guest, address }, request)

test("[SAFE-3] one visitor who is many guests cannot fill the hotel, also with parallel calls", async () => {
  const room = await aRoom(platform, { stockQuantity: 1000 })
  const guests = await Promise.all(Array.from({ length: guestsOfAddress + 7 }, () => aSessionGuest(platform)))
  const bookHere = bookFrom("203.0.113.9")
  const rooms = { nights: 3, rooms: 10 }
  const outcomes = await Promise.all(guests.map(({ actor }) => bookHere(actor, aRequest(room.id, rooms))))
  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.kind]))
  expect(refusals).toEqual(Array.from({ length: 7 }, () => "unverified-limit"))
  expect(await takenRoomNights()).toBe(unverifiedNightsByAddress.points)
  const one = () => aRequest(room.id, { nights: 1 })
  expect((await bookFrom("198.51.100.7")(await anUnverifiedGuest(), one())).ok).toBe(true)
  expect((await bookHere((await anAccount(platform)).actor, one())).ok).toBe(true)
})

test("[SAFE-3] one visitor with many verified accounts cannot fill the hotel; a guest who paid before is not refused", async () => {
  const room = await aRoom(platform, { stockQuantity: 1000 })
  const bookHere = bookFrom("203.0.113.9")
  const month = () => aRequest(room.id, { nights: 30, rooms: 5 })
  const outcomes: unknown[] = []
  for (let account = 0; account < 6; account += 1)
    outcomes.push(await bookHere((await anAccount(platform)).actor, month()))
  const refusal = { ok: false, refusal: { kind: "unpaid-limit" } }
  expect(outcomes.slice(4)).toEqual([refusal, refusal])
  expect(await takenRoomNights()).toBe(verifiedNightsByAddress.points)
  expect((await bookHere(await anUnverifiedGuest(), aRequest(room.id, { nights: 1 }))).ok).toBe(true)
  const regular = (await anAccount(platform)).actor
  await aPaidBooking(platform, { actor: regular, roomId: room.id, nights: 1 })
  platform.moveTo(`${addDays(firstNight, 1)}T06:30:00.000Z`)
  const later = aRequest(room.id, { checkIn: addDays(firstNight, 2), nights: 1 })
  expect((await bookHere(regular, later)).ok).toBe(true)
})

test("[SAFE-3] stays that are too large for an account do not use up the limit of its address", async () => {
  const room = await aRoom(platform, { stockQuantity: 1000 })
  const bookHere = bookFrom("203.0.113.9")
  for (const other of [await anUnverifiedGuest(), (await anAccount(platform)).actor])
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await bookHere(other, aRequest(room.id, { nights: 30, rooms: 10 }))).ok).toBe(false)
  for (const guest of [await anUnverifiedGuest(), (await anAccount(platform)).actor])
    expect((await bookHere(guest, aRequest(room.id, { nights: 1 }))).ok).toBe(true)
})

test("[SAFE-3] [BOOK-9] a repeat beyond the limit of an address still gives its booking", async () => {
  const room = await aRoom(platform, { stockQuantity: 1000 })
  const bookHere = bookFrom("203.0.113.9")
  const guest = await anUnverifiedGuest()
  const request = aRequest(room.id, { nights: 3, rooms: 10 })
  const { id } = valueOf(await bookHere(guest, request))
  for (let other = 1; other <= guestsOfAddress; other += 1)
    await bookHere(await anUnverifiedGuest(), aRequest(room.id, { nights: 3, rooms: 10 }))
  expect(valueOf(await bookHere(guest, request))).toMatchObject({ id, isRepeat: true })
})

test("[SAFE-3] many guests do not pass the limit of an address by longer stays", async () => {
  const room = await aRoom(platform, { stockQuantity: 1000 })
  const address = "203.0.113.9"
  const stays: { actor: SignedInActor; id: string }[] = []
  for (let guest = 0; guest < guestsOfAddress; guest += 1) {
    const actor = await anUnverifiedGuest()
    const { id } = valueOf(await bookFrom(address)(actor, aRequest(room.id, { nights: 1 })))
    stays.push({ actor, id })
  }
  // With one more from the address, all of them cannot stay 30 nights.
  await bookFrom(address)(await anUnverifiedGuest(), aRequest(room.id, { nights: 1 }))
  const to = { checkIn: firstNight, checkOut: addDays(firstNight, 30) }
  const outcomes: unknown[] = []
  for (const { actor, id } of stays)
    outcomes.push(await changeStayOnline(platform, { actor, address }, { id, to }))
  expect(outcomes.slice(0, -1)).toMatchObject(
    Array.from({ length: guestsOfAddress - 1 }, () => ({ ok: true })),
  )
  expect(outcomes.at(-1)).toEqual({ ok: false, refusal: { kind: "unverified-limit" } })
})

test("[SAFE-3] the front desk books for a guest whose email is not verified without the limit", async () => {
  const room = await aRoom(platform, { stockQuantity: 100 })
  const { userId } = await anUnverifiedGuest()
  const clerk = staffAs("front-desk")
  const request = { ...aRequest(room.id, { nights: 20, rooms: 3 }), guestId: userId }
  expect((await placeBookingByStaff(platform, clerk, request)).ok).toBe(true)
})

test("[SAFE-3] bookings by one account are limited, and the repeat of one still gives its booking", async () => {
  const room = await aRoom(platform, { stockQuantity: 100 })
  const guest = await aSignedIn(platform)
  const first = aRequest(room.id, { nights: 1 })
  const placed = valueOf(await book(guest.actor, first))
  for (let call = 1; call < bookingsByAccount.points; call += 1) {
    expect((await book(guest.actor, aRequest(room.id, { nights: 1 }))).ok).toBe(true)
  }
  const refused = await book(guest.actor, aRequest(room.id, { nights: 1 }))
  expect(refused).toMatchObject({ ok: false, refusal: { kind: "too-many-bookings" } })
  expect(valueOf(await book(guest.actor, first))).toMatchObject({ id: placed.id, isRepeat: true })
})

test("[SAFE-3] an unverified address is not flooded with emails about bookings", async () => {
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
  const room = await aRoom(platform, { stockQuantity: 100 })
  const guest = await anUnverifiedGuest()
  for (let night = 0; night < 12; night += 1) {
    const checkIn = addDays(firstNight, night)
    valueOf(await book(guest, aRequest(room.id, { checkIn, nights: 1 })))
  }
  await platform.queue.runJobs()
  expect(platform.sentEmails).toHaveLength(6)
})
