import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { quoteStay, searchStays } from "#src/features/availability/quote-stay.service.ts"
import { anAccount, aSessionGuest } from "#src/features/accounts/accounts.factory.ts"
import {
  aBooking,
  aStaySearch,
  firstNight,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { acceptOffer, leaveWaitlist, removeEntry, restoreEntry } from "./answer-offer.service.ts"
import { confirmWaitlistEntry, joinWaitlist } from "./join-waitlist.service.ts"
import { canJoinWaitlist, maxEntries } from "./waitlist-entry.ts"
import { findEntryOfLink } from "./waitlist-link.service.ts"
import {
  aFullRoomType,
  aMinimumStay,
  aWaiting,
  cancel,
  registerWaitlistJobs,
  linkOf,
  runOffers,
  stateOf,
} from "./waitlist.factory.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerWaitlistJobs(platform)
})

beforeEach(() => platform.clear())

describe("joining the waitlist", () => {
  const join = (actor: Parameters<typeof joinWaitlist>[1]["actor"], roomId: string, stay = {}) =>
    joinWaitlist(platform, { actor, address: "203.0.113.9" }, { roomId, search: aStaySearch(stay) })

  test("[GUEST-9] [SAFE-3] an address that is not verified holds nothing until its link is used", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const guest = await aSessionGuest(platform)
    const { id, hasPlace } = valueOf(await join(guest.actor, roomId))
    expect(hasPlace).toBe(false)
    await cancel(platform, booking.id)
    await platform.queue.runJobs()
    expect(await stateOf(platform, id)).toBe("unconfirmed")
    const email = platform.sentEmails.find(({ subject }) => subject.startsWith("Take your place"))
    const [, signature = ""] = new RegExp(`/waitlist/${id}/([\\w-]+)`).exec(email?.text ?? "") ?? []
    valueOf(await confirmWaitlistEntry(platform, { id, signature }))
    valueOf(await confirmWaitlistEntry(platform, { id, signature }))
    await runOffers(platform)
    expect(await stateOf(platform, id)).toBe("offered")
  })

  test("[GUEST-9] is refused while rooms are free, and repeats find the same place", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    const actor = (await anAccount(platform)).actor
    expect(await join(actor, room.id)).toEqual({ ok: false, refusal: { kind: "not-full" } })
    await aBooking(platform, { roomId: room.id })
    expect(valueOf(await join(actor, room.id)).id).toBe(valueOf(await join(actor, room.id)).id)
  })

  test("[GUEST-9] [AVAIL-5] is refused below the minimum stay, however full the nights are", async () => {
    const { roomId } = await aFullRoomType(platform, { nights: 3 })
    await aMinimumStay(platform, roomId, 3)
    const actor = (await anAccount(platform)).actor
    expect(await join(actor, roomId, { nights: 1 })).toEqual({ ok: false, refusal: { kind: "not-full" } })
    const refusals = [1, 3].map(async (nights) => {
      const search = aStaySearch({ nights })
      const offers = valueOf(await searchStays(platform, search))
      const quoted = await quoteStay(platform, roomId, search)
      return [
        quoted.ok ? null : quoted.refusal,
        offers.find(({ room }) => room.id === roomId)?.why ?? null,
      ].map((refusal) => refusal?.kind === "not-available" && canJoinWaitlist(refusal))
    })
    expect(await Promise.all(refusals)).toEqual([
      [false, false],
      [true, true],
    ])
    expect((await join(actor, roomId, { nights: 3 })).ok).toBe(true)
  })

  test("[GUEST-9] [SAFE-3] is limited for each guest, and for each address over new records", async () => {
    const room = await aRoom(platform, { stockQuantity: 1 })
    await aBooking(platform, { roomId: room.id, nights: 10 })
    const stays = Array.from({ length: maxEntries + 1 }, (_, day) => ({ checkIn: addDays(firstNight, day) }))
    const actor = (await anAccount(platform)).actor
    const answers: unknown[] = []
    for (const stay of stays) answers.push((await join(actor, room.id, { ...stay, nights: 1 })).ok)
    expect(answers).toEqual([...Array.from({ length: maxEntries }, () => true), false])
    const confirmed: unknown[] = []
    for (const stay of stays) {
      const guest = await aSessionGuest(platform, { email: "one.mailbox@example.in" })
      const { id } = valueOf(await join(guest.actor, room.id, { ...stay, nights: 1 }))
      confirmed.push((await confirmWaitlistEntry(platform, await linkOf(platform, id))).ok)
    }
    expect(confirmed).toEqual(answers)
  })

  test("[SAFE-4] a forged link opens nothing", async () => {
    const { roomId } = await aFullRoomType(platform)
    const [one, other] = [await aWaiting(platform, { roomId }), await aWaiting(platform, { roomId })]
    const { signature } = await linkOf(platform, one)
    expect(await findEntryOfLink(platform, { id: other, signature })).toBeNull()
    expect(await leaveWaitlist(platform, { id: other, signature })).toMatchObject({ ok: false })
    expect(await acceptOffer(platform, { id: "x", signature })).toMatchObject({ ok: false })
  })
})

describe("the staff", () => {
  test("[ADM-10] remove an entry and bring it back at its old place", async () => {
    const { roomId, booking } = await aFullRoomType(platform)
    const [first, second] = [await aWaiting(platform, { roomId }), await aWaiting(platform, { roomId })]
    const clerk = staffAs("front-desk")
    expect(await removeEntry(platform, staffAs("marketing"), first)).toMatchObject({ ok: false })
    valueOf(await removeEntry(platform, clerk, first))
    valueOf(await restoreEntry(platform, clerk, first))
    await cancel(platform, booking.id)
    await runOffers(platform)
    expect([await stateOf(platform, first), await stateOf(platform, second)]).toEqual(["offered", "waiting"])
    valueOf(await removeEntry(platform, clerk, first))
    await runOffers(platform)
    expect([await stateOf(platform, first), await stateOf(platform, second)]).toEqual(["removed", "offered"])
    expect(await restoreEntry(platform, clerk, first)).toEqual({ ok: false, refusal: "ended" })
  })
})
