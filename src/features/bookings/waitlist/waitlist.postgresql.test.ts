import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { beforeEach, expect, test } from "vitest"
import { aBooking, aRequest, expectConsistentBooks } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import { acceptOffer, leaveWaitlist } from "./answer-offer.service.ts"
import { confirmWaitlistEntry } from "./join-waitlist.service.ts"
import { offerFreeRooms } from "./offer-rooms.service.ts"
import { aWaiting, entryOf, linkOf } from "./waitlist.factory.ts"

const platform = setUpPostgresqlPlatform()

beforeEach(() => platform.clear())

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** Three rooms, all booked, and six waitlist entries. */
async function aLine() {
  const { id: roomId } = await aRoom(platform, { stockQuantity: 3 })
  const bookings = await times(3, () => aBooking(platform, { roomId }))
  const ids: string[] = []
  for (let index = 0; index < 6; index += 1) ids.push(await aWaiting(platform, { roomId }))
  return { roomId, bookings, ids }
}

const statesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await entryOf(platform, id)).state))

test("[GUEST-9] [BOOK-8] [L-32] rooms freed in a rush go to the first on the waitlist, each to one guest, and to nobody else", async () => {
  const { roomId, bookings, ids } = await aLine()
  const passersBy = await times(4, async () => (await anAccount(platform)).actor)
  const [, , taken] = await Promise.all([
    Promise.all(bookings.map(({ id }) => cancelBooking(platform, system, { id }))),
    times(4, () => offerFreeRooms(platform)),
    Promise.all(
      [1, 2, 3].flatMap(() => passersBy.map((actor) => placeBooking(platform, actor, aRequest(roomId)))),
    ),
  ])
  await offerFreeRooms(platform)
  expect(taken.filter(({ ok }) => ok)).toEqual([])
  expect(await statesOf(ids)).toEqual(["offered", "offered", "offered", "waiting", "waiting", "waiting"])
  expect(await checkHotel(platform.db)).toEqual(noFindings)
  await expectConsistentBooks(platform)
})

test("[GUEST-9] an offer is accepted or declined, never both, and what is declined goes on", async () => {
  const { bookings, ids } = await aLine()
  await Promise.all(bookings.map(({ id }) => cancelBooking(platform, system, { id })))
  await offerFreeRooms(platform)
  const links = await Promise.all(ids.slice(0, 3).map((id) => linkOf(platform, id)))
  const answers = await Promise.all(
    links.flatMap((link) => [
      acceptOffer(platform, link).then(({ ok }) => ok && "accepted"),
      leaveWaitlist(platform, link).then(({ ok }) => ok && "left"),
      offerFreeRooms(platform).then(() => false),
    ]),
  )
  await offerFreeRooms(platform)
  const left = answers.filter((answer) => answer === "left").length
  expect(answers.filter(Boolean)).toHaveLength(3)
  const states = await statesOf(ids)
  expect(states.filter((state) => state === "booked")).toHaveLength(3 - left)
  expect(states.slice(3)).toEqual([0, 1, 2].map((index) => (index < left ? "offered" : "waiting")))
  expect(await checkHotel(platform.db)).toEqual(noFindings)
  await expectConsistentBooks(platform)
})

test("[GUEST-9] [BOOK-8] an offer that is accepted, declined and confirmed again at once does not deadlock", async () => {
  const { bookings, ids } = await aLine()
  await Promise.all(bookings.map(({ id }) => cancelBooking(platform, system, { id })))
  await offerFreeRooms(platform)
  const links = await Promise.all(ids.slice(0, 3).map((id) => linkOf(platform, id)))
  for (const link of links) {
    const answers = await times(24, async (index) => {
      if (index % 3 === 0) return confirmWaitlistEntry(platform, link)
      return index % 3 === 1 ? acceptOffer(platform, link) : leaveWaitlist(platform, link)
    })
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
  }
  expect(await checkHotel(platform.db)).toEqual(noFindings)
})
