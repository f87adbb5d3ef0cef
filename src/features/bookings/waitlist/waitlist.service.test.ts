import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount, aSessionGuest } from "#src/features/accounts/accounts.factory.ts"
import {
  aBooking,
  aHold,
  aRequest,
  bookingOf,
  expectConsistentBooks,
  firstNight,
  lapse,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { closeNights, openNights } from "#src/features/inventory/inventory.service.ts"
import { aRoom, setStock } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { acceptOffer, leaveWaitlist } from "./answer-offer.service.ts"
import { confirmWaitlistEntry } from "./join-waitlist.service.ts"
import { offerFreeRooms } from "./offer-rooms.service.ts"
import {
  aFullRoomType,
  aMinimumStay,
  aWaiting,
  cancel,
  registerWaitlistJobs,
  entryOf,
  linkOf,
  runOffers,
  stateOf,
} from "./waitlist.factory.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerWaitlistJobs(platform)
})

beforeEach(() => platform.clear())

const lastEmail = () => platform.sentEmails.at(-1)

async function offerOf(id: string) {
  const { bookingId } = await entryOf(platform, id)
  return bookingOf(platform, bookingId ?? "")
}

describe("a guest on the waitlist", () => {
  test("[GUEST-9] is offered the rooms that a cancellation frees, held for half an hour, by email", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const id = await aWaiting(platform, { roomId })
    await platform.queue.runJobs()
    expect(lastEmail()?.subject).toContain("You are on the waitlist")
    await cancel(platform, booking.id)
    await platform.queue.runJobs()
    expect(await stateOf(platform, id)).toBe("offered")
    const offer = await offerOf(id)
    expect(offer).toMatchObject({ status: "held", roomTypeId: roomId, total: booking.total })
    const minutes = (Date.parse(offer.holdExpiresAt ?? "") - Date.now()) / 60_000
    expect(Math.round(minutes)).toBe(30)
    const email = platform.sentEmails.find(({ subject }) => subject.startsWith("Your stay is available"))
    expect(email?.text).toContain(`/waitlist/${id}/${(await linkOf(platform, id)).signature}`)
    await expectConsistentBooks(platform)
  })

  test("[GUEST-9] confirms by the signed link, once", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const id = await aWaiting(platform, { roomId })
    await cancel(platform, booking.id)
    await runOffers(platform)
    const link = await linkOf(platform, id)
    expect((await acceptOffer(platform, link)).ok).toBe(true)
    expect((await acceptOffer(platform, link)).ok).toBe(true)
    expect(await stateOf(platform, id)).toBe("booked")
    expect(await offerOf(id)).toMatchObject({ status: "confirmed", paymentMode: "pay-at-hotel" })
    expect(await leaveWaitlist(platform, link)).toEqual({ ok: false, refusal: "ended" })
    await expectConsistentBooks(platform)
  })

  test("[GUEST-9] [BOOK-10] loses the rooms to the next guest after half an hour, and gets an email", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const first = await aWaiting(platform, { roomId })
    const second = await aWaiting(platform, { roomId })
    expect((await entryOf(platform, second)).ahead).toBe(1)
    await cancel(platform, booking.id)
    await runOffers(platform)
    expect([await stateOf(platform, first), await stateOf(platform, second)]).toEqual(["offered", "waiting"])
    await lapse(platform, (await offerOf(first)).id)
    expect(await acceptOffer(platform, await linkOf(platform, first))).toMatchObject({ ok: false })
    await platform.queue.runScheduled("sweep-waitlist")
    expect([await stateOf(platform, first), await stateOf(platform, second)]).toEqual(["missed", "offered"])
    await platform.queue.runScheduled("sweep-waitlist")
    await platform.queue.runJobs()
    const missedEmails = platform.sentEmails.filter(({ subject }) =>
      subject.startsWith("Your stay is no longer held"),
    )
    expect(missedEmails).toHaveLength(1)
    await expectConsistentBooks(platform)
  })

  test("[GUEST-9] declines, and the next guest has the rooms at once", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const first = await aWaiting(platform, { roomId })
    const second = await aWaiting(platform, { roomId })
    await cancel(platform, booking.id)
    await runOffers(platform)
    valueOf(await leaveWaitlist(platform, await linkOf(platform, first)))
    await runOffers(platform)
    expect([await stateOf(platform, first), await stateOf(platform, second)]).toEqual(["left", "offered"])
  })

  test("[GUEST-9] waits for the whole stay: a free night alone goes to a guest who needs no more", async () => {
    const { roomId, booking } = await aFullRoomType(platform, { nights: 1 })
    const other = await aBooking(platform, { roomId, checkIn: addDays(firstNight, 1), nights: 1 })
    const long = await aWaiting(platform, { roomId, nights: 2 })
    const short = await aWaiting(platform, { roomId, nights: 1 })
    await cancel(platform, booking.id)
    await runOffers(platform)
    expect([await stateOf(platform, long), await stateOf(platform, short)]).toEqual(["waiting", "offered"])
    await cancel(platform, other.id)
    valueOf(await leaveWaitlist(platform, await linkOf(platform, short)))
    await runOffers(platform)
    expect(await stateOf(platform, long)).toBe("offered")
  })

  test.each(["a larger stock", "a night that opens", "a hold that lapses", "a stay that moves"])(
    "[GUEST-9] is found by the sweep after %s",
    async (what) => {
      const room = await aRoom(platform, { stockQuantity: 1 })
      const roomId = room.id
      const nights = [firstNight, addDays(firstNight, 1)].map((night) => ({ roomTypeId: roomId, night }))
      if (what === "a night that opens") await closeNights(platform.db, nights)
      const held =
        what === "a night that opens"
          ? null
          : what === "a hold that lapses"
            ? await aHold(platform, { roomId })
            : await aBooking(platform, { roomId })
      const id = await aWaiting(platform, { roomId })
      await platform.queue.runScheduled("sweep-waitlist")
      expect(await stateOf(platform, id)).toBe("waiting")
      if (what === "a larger stock")
        valueOf(await setStock(platform, { roomTypeId: roomId, stockQuantity: 2 }))
      if (what === "a night that opens") await openNights(platform.db, nights)
      if (what === "a hold that lapses") await lapse(platform, held?.id ?? "")
      if (what === "a stay that moves") {
        const to = { checkIn: addDays(firstNight, 9), checkOut: addDays(firstNight, 11) }
        valueOf(await changeStay(platform, system, { id: held?.id ?? "", to }))
      }
      await platform.queue.runScheduled("sweep-waitlist")
      expect(await stateOf(platform, id)).toBe("offered")
      await expectConsistentBooks(platform)
    },
  )

  test("[GUEST-7] [GUEST-9] is offered the price of members with an account, and only then", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    await anOffer(platform, { audience: "members" })
    const member = await aWaiting(platform, { roomId })
    const guest = await aSessionGuest(platform)
    const other = await aWaiting(platform, { roomId, actor: guest.actor })
    valueOf(await confirmWaitlistEntry(platform, await linkOf(platform, other)))
    await cancel(platform, booking.id)
    await runOffers(platform)
    const offered = await offerOf(member)
    expect(offered.offer).toMatchObject({ audience: "members" })
    expect(offered.total).toBe(booking.total - (offered.offer?.saving ?? 0))
    valueOf(await leaveWaitlist(platform, await linkOf(platform, member)))
    await runOffers(platform)
    expect(await offerOf(other)).toMatchObject({ total: booking.total, offer: null })
    await expectConsistentBooks(platform)
  })

  test("[GUEST-9] [AVAIL-5] has no offer below a minimum stay that the nights got since", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const id = await aWaiting(platform, { roomId, nights: 1 })
    await aMinimumStay(platform, roomId, 3)
    await cancel(platform, booking.id)
    expect(await offerFreeRooms(platform)).toBe(0)
    expect((await entryOf(platform, id)).bookingId).toBeNull()
  })

  test("[GUEST-9] whose stay cannot be sold any more gets an email that the place has ended, and blocks nobody", async () => {
    const { roomId, booking } = await aFullRoomType(platform, { nights: 3 })
    const short = await aWaiting(platform, { roomId, nights: 1 })
    await aMinimumStay(platform, roomId, 3)
    const long = await aWaiting(platform, { roomId, nights: 3 })
    await cancel(platform, booking.id)
    await platform.queue.runJobs()
    expect([await stateOf(platform, short), await stateOf(platform, long)]).toEqual(["unbookable", "offered"])
    const endedEmails = platform.sentEmails.filter(({ subject }) => subject.includes("waitlist has ended"))
    expect(endedEmails.map(({ to }) => to)).toEqual([(await entryOf(platform, short)).email])
    valueOf(await leaveWaitlist(platform, await linkOf(platform, long)))
    const visitor = (await anAccount(platform)).actor
    expect((await placeBooking(platform, visitor, aRequest(roomId, { nights: 3 }))).ok).toBe(true)
    await expectConsistentBooks(platform)
  })

  test("[GUEST-9] keeps the place while the room type is not sold", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const id = await aWaiting(platform, { roomId })
    const setActive = (isActive: boolean) =>
      platform.db.execute("update room_types set is_active = $2 where id = $1", [roomId, isActive])
    await setActive(false)
    await cancel(platform, booking.id)
    await runOffers(platform)
    expect(await stateOf(platform, id)).toBe("waiting")
    await setActive(true)
    await offerFreeRooms(platform)
    expect(await stateOf(platform, id)).toBe("offered")
  })

  test("[GUEST-9] has no offer after the check-in has passed", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const id = await aWaiting(platform, { roomId })
    platform.moveTo("2026-08-02T06:30:00.000Z")
    await cancel(platform, booking.id)
    expect(await offerFreeRooms(platform)).toBe(0)
    expect(await stateOf(platform, id)).toBe("over")
  })
})

describe("nobody overtakes the waitlist", () => {
  test("[GUEST-9] a visitor cannot book the room in the moment when it is freed", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const id = await aWaiting(platform, { roomId })
    await cancel(platform, booking.id)
    const visitor = (await anAccount(platform)).actor
    const refusal = { ok: false, refusal: { kind: "not-available", firstFullNight: null, left: 0 } }
    expect(await placeBooking(platform, visitor, aRequest(roomId))).toEqual(refusal)
    expect(await placeBooking(platform, visitor, aRequest(roomId, { nights: 1 }))).toEqual(refusal)
    await runOffers(platform)
    expect(await stateOf(platform, id)).toBe("offered")
    await expectConsistentBooks(platform)
  })

  test("[GUEST-9] a guest cannot move a stay onto nights that somebody waits for", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const id = await aWaiting(platform, { roomId })
    const later = await aBooking(platform, { roomId, checkIn: addDays(firstNight, 2), nights: 1 })
    await cancel(platform, booking.id)
    const to = { checkIn: firstNight, checkOut: addDays(firstNight, 3) }
    const mover = { kind: "user", userId: later.guest.id, role: "guest" } as const
    expect(await changeStay(platform, mover, { id: later.id, to })).toMatchObject({
      ok: false,
      refusal: { kind: "not-available" },
    })
    await runOffers(platform)
    expect(await stateOf(platform, id)).toBe("offered")
  })

  test("[GUEST-9] a room that fits nobody on the waitlist is sold as usual", async () => {
    const { roomId } = await aFullRoomType(platform)
    await aWaiting(platform, { roomId })
    const request = aRequest(roomId, { checkIn: addDays(firstNight, 2), nights: 1 })
    expect((await placeBooking(platform, (await anAccount(platform)).actor, request)).ok).toBe(true)
  })
})

describe("the job that makes offers", () => {
  test("[GUEST-9] [L-6] makes one offer when it runs twice at once, and after it died halfway", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const [first, second] = [await aWaiting(platform, { roomId }), await aWaiting(platform, { roomId })]
    await cancel(platform, booking.id)
    const dying = {
      ...platform,
      queue: { ...platform.queue, enqueue: () => Promise.reject(new Error("killed")) },
    }
    await expect(offerFreeRooms(dying)).rejects.toThrow("killed")
    expect(await stateOf(platform, first)).toBe("waiting")
    await expectConsistentBooks(platform)
    const offers = await Promise.all([1, 2, 3].map(() => offerFreeRooms(platform)))
    expect(Math.max(...offers)).toBe(1)
    expect([await stateOf(platform, first), await stateOf(platform, second)]).toEqual(["offered", "waiting"])
    const held = await platform.db.execute("select 1 from bookings where status = 'held'")
    expect(held).toHaveLength(1)
    await expectConsistentBooks(platform)
  })
})
