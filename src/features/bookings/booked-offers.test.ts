import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount, aSessionGuest } from "#src/features/accounts/accounts.factory.ts"
import { quoteStay, searchStays } from "#src/features/availability/quote-stay.service.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import {
  aBooking,
  aRequest,
  aStaySearch,
  bookingOf,
  firstNight,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { changeStay, previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import { placeBooking, placeBookingByStaff } from "#src/features/bookings/place/place-booking.service.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()
let roomId: string
let guest: SignedInActor

beforeAll(() => registerBookingEmailJobs(platform))
beforeEach(async () => {
  await platform.clear()
  const price = fromRupees(10_000)
  roomId = (await aRoom(platform, { price, finalPrice: price })).id
  guest = (await anAccount(platform)).actor
})

const half = { discount: { kind: "percent", percent: 50 } } as const
const coded = (code: string) => ({ ...aStaySearch(), code })
const refusalOf = (outcome: Awaited<ReturnType<typeof placeBooking>>) => (outcome.ok ? null : outcome.refusal)

describe("a booking with an offer", () => {
  test("[GUEST-7] [BOOK-7] is placed at the offered price and keeps the offer, its code and its saving", async () => {
    const id = await anOffer(platform, {}, { name: "Quiet August" })
    const booking = await aBooking(platform, {
      actor: guest,
      roomId,
      rooms: 2,
      seenTotal: fromRupees(36_000),
    })
    expect(booking).toMatchObject({
      total: fromRupees(36_000),
      offer: { id, name: "Quiet August", audience: "public", code: null, saving: fromRupees(4000) },
    })
    expect(booking.nights.map(({ price }) => price)).toEqual([fromRupees(9000), fromRupees(9000)])
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })

  test("[BOOK-7] a total without the offer is refused with the right figures, and nothing is stored", async () => {
    await anOffer(platform)
    const outcome = await placeBooking(platform, guest, aRequest(roomId, { seenTotal: fromRupees(20_000) }))
    expect(refusalOf(outcome)).toMatchObject({ kind: "price-differs", quote: { total: fromRupees(18_000) } })
    expect(await platform.db.execute("select 1 from bookings")).toEqual([])
  })

  test("[GUEST-7] is not changed by a change or the deletion of the offer", async () => {
    const id = await anOffer(platform)
    const before = await aBooking(platform, { actor: guest, roomId })
    await platform.db.execute("update offers set discount_percent = 90, name = 'Another' where id = $1", [id])
    expect(await bookingOf(platform, before.id)).toEqual(before)
    await platform.db.execute("update offers set deleted_at = now() where id = $1", [id])
    expect(await bookingOf(platform, before.id)).toEqual(before)
    expect(valueOf(await quoteStay(platform, roomId, aStaySearch())).quote.total).toBe(fromRupees(20_000))
  })

  test("[GUEST-7] its new dates keep the price of booked nights, and get the offer while it is valid", async () => {
    const id = await anOffer(platform)
    const { id: bookingId } = await aBooking(platform, { actor: guest, roomId })
    const longer = { checkIn: firstNight, checkOut: addDays(firstNight, 3) }
    await platform.db.execute("update offers set discount_percent = 20 where id = $1", [id])
    const preview = valueOf(await previewStayChange(platform, guest, { id: bookingId, to: longer }))
    expect(preview.quote).toMatchObject({ total: fromRupees(26_000), offer: { saving: fromRupees(4000) } })
    valueOf(await changeStay(platform, guest, { id: bookingId, to: longer, seenTotal: preview.quote.total }))
    expect(await bookingOf(platform, bookingId)).toMatchObject({
      total: fromRupees(26_000),
      offer: { id, saving: fromRupees(4000) },
    })
    await platform.db.execute("update offers set deleted_at = now() where id = $1", [id])
    const moved = { checkIn: addDays(firstNight, 2), checkOut: addDays(firstNight, 4) }
    valueOf(await changeStay(platform, guest, { id: bookingId, to: moved }))
    expect(await bookingOf(platform, bookingId)).toMatchObject({
      total: fromRupees(18_000),
      offer: { saving: fromRupees(2000) },
    })
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })

  test.for(["deleted_at = now()", "minimum_nights = 4", "minimum_nights = 1"])(
    "[GUEST-7] still needs the minimum stay of its booking after the offer is changed: %s",
    async (change) => {
      await anOffer(platform, { minimumNights: 3, discount: { kind: "percent", percent: 40 } })
      const { id } = await aBooking(platform, { actor: guest, roomId, nights: 4 })
      await platform.db.execute(`update offers set ${change}`)
      for (const [nights, total] of [
        [3, fromRupees(18_000)],
        [1, fromRupees(10_000)],
      ] as const) {
        const to = { checkIn: firstNight, checkOut: addDays(firstNight, nights) }
        const { quote } = valueOf(await changeStay(platform, guest, { id, to }))
        expect(quote.total).toBe(total)
      }
    },
  )
})

describe("a code", () => {
  test("[GUEST-5] gives its price in capitals or not, and to nobody who does not type it", async () => {
    await anOffer(platform, { ...half, audience: "code", code: "TRANSIT" })
    const totalOf = async (search = aStaySearch()) =>
      valueOf(await quoteStay(platform, roomId, search)).quote.total
    expect(await totalOf()).toBe(fromRupees(20_000))
    expect(await totalOf(coded(" transit "))).toBe(fromRupees(10_000))
    const [found] = valueOf(await searchStays(platform, coded("TRANSIT")))
    expect(found?.quote.total).toBe(fromRupees(10_000))
    const placed = valueOf(
      await placeBooking(platform, guest, aRequest(roomId, { search: coded("Transit") })),
    )
    expect((await bookingOf(platform, placed.id)).offer).toMatchObject({ code: "TRANSIT", audience: "code" })
  })

  test("[GUEST-5] that is wrong or has ended refuses the booking with its reason, and a search shows its prices", async () => {
    await anOffer(
      platform,
      { audience: "code", code: "OLD" },
      { validUntil: addDays(platform.clock.today(), -1) },
    )
    const place = (code: string) => placeBooking(platform, guest, aRequest(roomId, { search: coded(code) }))
    expect(refusalOf(await place("WRONG"))).toEqual({ kind: "code", reason: { kind: "unknown" } })
    expect(refusalOf(await place("OLD"))).toMatchObject({ kind: "code", reason: { kind: "ended" } })
    expect(valueOf(await quoteStay(platform, roomId, coded("WRONG")))).toMatchObject({
      quote: { total: fromRupees(20_000) },
      code: { kind: "refused" },
    })
    expect(await platform.db.execute("select 1 from bookings")).toEqual([])
  })

  test("[BOOK-9] belongs to the request of a key: the same key with another code is no repeat", async () => {
    await anOffer(platform, { audience: "code", code: "TRANSIT" })
    const request = aRequest(roomId, { search: coded("TRANSIT"), idempotencyKey: randomUUID() })
    const first = valueOf(await placeBooking(platform, guest, request))
    expect(valueOf(await placeBooking(platform, guest, request))).toMatchObject({
      id: first.id,
      isRepeat: true,
    })
    const other = await placeBooking(platform, guest, { ...request, search: aStaySearch() })
    expect(refusalOf(other)).toEqual({ kind: "key-reused" })
  })
})

describe("the price of members", () => {
  test("[CORP-2] [GUEST-7] is for guests with an account who book themselves, and for nobody else", async () => {
    await anOffer(platform, { audience: "members" })
    const sessionGuest = (await aSessionGuest(platform)).actor
    const totalFor = async (guestId?: string) =>
      valueOf(await quoteStay(platform, roomId, { ...aStaySearch(), ...(guestId && { guestId }) })).quote
        .total
    expect(await totalFor(guest.userId)).toBe(fromRupees(18_000))
    expect(await totalFor(sessionGuest.userId)).toBe(fromRupees(20_000))
    expect(await totalFor()).toBe(fromRupees(20_000))
    expect(await aBooking(platform, { actor: guest, roomId })).toMatchObject({
      total: fromRupees(18_000),
      offer: { audience: "members" },
    })
    expect(await aBooking(platform, { actor: sessionGuest, roomId })).toMatchObject({
      total: fromRupees(20_000),
      offer: null,
    })
    const clerk = staffAs("front-desk")
    const byDesk = await placeBookingByStaff(platform, clerk, { ...aRequest(roomId), guestId: guest.userId })
    expect((await bookingOf(platform, valueOf(byDesk).id)).total).toBe(fromRupees(20_000))
  })

  test("[CORP-2] visitors see what it saves, in a search and in a quote", async () => {
    await anOffer(platform, { audience: "members" })
    const [found] = valueOf(await searchStays(platform, aStaySearch()))
    expect(found?.memberSaving).toEqual({ saving: fromRupees(2000), percent: 10 })
    const own = await quoteStay(platform, roomId, { ...aStaySearch(), guestId: guest.userId })
    expect(valueOf(own).memberSaving).toBeNull()
  })
})
