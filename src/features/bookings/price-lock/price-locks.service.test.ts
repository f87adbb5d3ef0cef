import fc from "fast-check"
import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { quoteStay } from "#src/features/availability/quote-stay.service.ts"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import { anyNightPrice, anyParty, anyStay } from "#src/features/availability/stays.factory.ts"
import {
  aBooking,
  aRequest,
  aStaySearch,
  bookingOf,
  couples,
  expectConsistentBooks,
  firstNight,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { defaultGstPeriods } from "#src/features/pricing/gst.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays, daysUntil } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { isLockOf, lockedQuote, withPriceLock } from "./price-lock.ts"
import { formatLock, parseLock } from "./price-lock.schema.ts"
import { findPriceLock, keepPrice, readPriceLock } from "./price-locks.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const address = "203.0.113.9"
const search = aStaySearch()

/** A kept price of 5,000 rupees a night, and a way to change the price of now. */
async function aKeptPrice({ stock = 2 } = {}) {
  const { id: roomId } = await aRoom(platform, { stockQuantity: stock, price: fromRupees(5000) })
  const token = valueOf(await keepPrice(platform, { roomId, search }, address))
  const reprice = (rupees: number) =>
    platform.db.execute(
      "update room_types set price_paise = $2, discount_percent = 0, final_price_paise = $2 where id = $1",
      [roomId, fromRupees(rupees)],
    )
  const lockNow = () => findPriceLock(platform, token, { roomId, search })
  return { roomId, token, reprice, lockNow }
}

const guest = async () => (await anAccount(platform)).actor

describe("a kept price", () => {
  test.each([
    ["dearer", 9000, 1_000_000, 500],
    ["cheaper", 4000, 800_000, 500],
  ])(
    "[GUEST-9] [BOOK-7] is charged when the price of now is %s, or the lower one, with its own tax",
    async (_, rupees, total, basisPoints) => {
      const { roomId, reprice, lockNow } = await aKeptPrice()
      await reprice(rupees)
      const lock = await lockNow()
      const placed = valueOf(await placeBooking(platform, await guest(), { ...aRequest(roomId), lock }))
      const booking = await bookingOf(platform, placed.id)
      expect(booking.total).toBe(total)
      // The desk sees it on the booking.
      const until = expect.stringContaining("2026-07-02T06:30:00")
      expect(booking.keptPrice).toEqual(rupees > 5000 ? { total, until } : null)
      expect(booking.nights.map((night) => night.basisPoints)).toEqual([basisPoints, basisPoints])
      await expectConsistentBooks(platform)
    },
  )

  test("[GUEST-9] [BOOK-8] holds no rooms: a stay that sold out is refused", async () => {
    const { roomId, lockNow } = await aKeptPrice({ stock: 1 })
    await aBooking(platform, { roomId })
    const lock = await lockNow()
    expect(lock).not.toBeNull()
    expect(await placeBooking(platform, await guest(), { ...aRequest(roomId), lock })).toMatchObject({
      ok: false,
      refusal: { kind: "not-available" },
    })
  })

  test("[GUEST-7] [GUEST-9] is charged where it is lower than a code, which is not said to be in the price", async () => {
    const { roomId, reprice, lockNow } = await aKeptPrice()
    await anOffer(platform, { audience: "code", code: "STAY3" })
    await anOffer(platform, { audience: "members" })
    const quotedAt = async (rupees: number) => {
      await reprice(rupees)
      const now = valueOf(await quoteStay(platform, roomId, { ...search, code: "STAY3" }))
      return withPriceLock(now, await lockNow())
    }
    const dear = await quotedAt(9000)
    expect(dear.quote).toMatchObject({ total: fromRupees(10_000) })
    expect(dear.code).toEqual({ kind: "saves-less", by: "your kept price" })
    expect(dear.memberSaving).toBeNull()
    const cheap = await quotedAt(5500)
    expect(cheap).toMatchObject({ code: { kind: "applied" }, quote: { total: fromRupees(9900) } })
  })

  test("[GUEST-7] [GUEST-9] has the offer of its price, which a shorter stay must still earn", async () => {
    const { id: roomId } = await aRoom(platform, { price: fromRupees(5000) })
    const longStay = { audience: "code" as const, code: "LONG3", minimumNights: 3 }
    await anOffer(platform, { ...longStay, discount: { kind: "percent", percent: 40 } })
    const stay = aStaySearch({ nights: 3 })
    const token = valueOf(await keepPrice(platform, { roomId, search: { ...stay, code: "LONG3" } }, address))
    const lock = await findPriceLock(platform, token, { roomId, search: stay })
    const actor = await guest()
    const placed = valueOf(await placeBooking(platform, actor, { ...aRequest(roomId, { nights: 3 }), lock }))
    const booking = await bookingOf(platform, placed.id)
    expect(booking).toMatchObject({
      total: fromRupees(9000),
      offer: { code: "LONG3", saving: fromRupees(6000) },
    })
    await platform.db.execute("update offers set deleted_at = now()")
    const to = { checkIn: firstNight, checkOut: addDays(firstNight, 1) }
    const shortened = valueOf(await changeStay(platform, actor, { id: booking.id, to }))
    expect(shortened.quote.total).toBe(fromRupees(5000))
  })

  test("[GUEST-9] ends after 24 hours, and its receipt can still be read", async () => {
    const { token, lockNow } = await aKeptPrice()
    platform.passMinutes(24 * 60 - 1)
    expect(await lockNow()).not.toBeNull()
    platform.passMinutes(1)
    expect(await lockNow()).toBeNull()
    expect(await readPriceLock(platform, token)).not.toBeNull()
  })

  test("[GUEST-9] is for its own room type, dates and guests only", async () => {
    const { roomId, token } = await aKeptPrice()
    const other = (await aRoom(platform)).id
    const others = [
      { roomId: other, search },
      { roomId, search: aStaySearch({ checkIn: addDays(firstNight, 1) }) },
      { roomId, search: aStaySearch({ nights: 1 }) },
      { roomId, search: { ...search, party: couples(2) } },
      { roomId, search: { ...search, party: [{ adults: 1, children: 0 }] } },
    ]
    for (const stay of others) expect(await findPriceLock(platform, token, stay)).toBeNull()
  })

  test("[GUEST-9] [SAFE-4] cannot be forged or altered, in any character", async () => {
    const { token } = await aKeptPrice()
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom("A", "Z", "a", "z", "0", "9", "-", "_"),
        async (at, sign) => {
          fc.pre(token[at] !== sign)
          const altered = token.slice(0, at) + sign + token.slice(at + 1)
          expect(await readPriceLock(platform, altered)).toBeNull()
        },
      ),
    )
    for (const forged of ["", "x", token.slice(1), `${token}A`, token.slice(0, -1)])
      expect(await readPriceLock(platform, forged)).toBeNull()
  })

  test("[GUEST-9] [SAFE-3] is rate limited by address", async () => {
    const { id: roomId } = await aRoom(platform)
    const answers: boolean[] = []
    for (let count = 0; count < 61; count += 1)
      answers.push((await keepPrice(platform, { roomId, search }, address)).ok)
    expect(answers.filter(Boolean)).toHaveLength(60)
  })
})

test("[GUEST-9] a receipt says the same after it was written and read, for every stay", () => {
  fc.assert(
    fc.property(anyStay, anyParty, anyNightPrice, fc.uuid(), (stay, party, price, roomTypeId) => {
      fc.pre(price > 0)
      const nights = daysUntil(stay.checkIn, stay.checkOut).map((night) => ({ night, price }))
      const issuedAt = "2026-07-01T06:30:00.000Z"
      const saved = Object.fromEntries(nights.map(({ night }) => [night, fromRupees(10)]))
      const offer = {
        id: roomTypeId,
        name: "Long stay",
        audience: "code" as const,
        code: "LONG3",
        minimumNights: 2,
      }
      const kept = { roomTypeId, ...stay, party, nights, offer: { ...offer, savings: saved } }
      const lock = { ...kept, issuedAt, expiresAt: "2026-07-02T06:30:00.000Z" }
      expect(parseLock(formatLock(lock))).toEqual(lock)
      expect(isLockOf(lock, roomTypeId, { ...stay, party })).toBe(true)
      const quote = lockedQuote(lock, { gstPeriods: defaultGstPeriods })
      expect(quote.total).toBe(price * nights.length * party.length)
      expect(quote.subtotal + quote.gst).toBe(quote.total)
    }),
  )
})

test("[GUEST-8] [GUEST-9] the price of a day room is not kept: nobody books its night at a part of the price", async () => {
  const { id: roomId } = await aRoom(platform, { price: fromRupees(5000) })
  const dayRoom = { startsAt: `${firstNight}T14:00`, hours: 6 } as const
  const hours = { ...datesOfDayRoom(dayRoom), party: couples(1) }
  expect(await keepPrice(platform, { roomId, search: hours }, address)).toEqual({
    ok: false,
    refusal: { kind: "not-kept" },
  })
})
