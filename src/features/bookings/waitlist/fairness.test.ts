import fc from "fast-check"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { beforeEach, expect, test } from "vitest"
import {
  aBooking,
  aRequest,
  expectConsistentBooks,
  firstNight,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type SignedInActor, system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { offerFreeRooms } from "./offer-rooms.service.ts"
import { aWaiting, entryOf } from "./waitlist.factory.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const nights = 3
const stock = 2

type Span = { readonly from: number; readonly length: number; readonly rooms: number }

const anySpan: fc.Arbitrary<Span> = fc
  .record({
    from: fc.integer({ min: 0, max: nights - 1 }),
    length: fc.integer({ min: 1, max: nights }),
    rooms: fc.integer({ min: 1, max: stock }),
  })
  .map(({ from, length, rooms }) => ({ from, length: Math.min(length, nights - from), rooms }))

/** A model of the rule: the first guest whose stay fits gets the rooms. */
class WaitlistModel {
  readonly #free = Array.from({ length: nights }, () => 0)
  readonly #waiting: { readonly id: string; readonly span: Span }[] = []

  #nightsOf = ({ from, length }: Span) => this.#free.slice(from, from + length)
  fits = (span: Span) => this.#nightsOf(span).every((free) => free >= span.rooms)
  /** Whether a waiting guest could have a stay that needs the same nights. */
  hasPriority = (span: Span) =>
    this.#waiting.some(
      ({ span: other }) =>
        this.fits(other) && other.from < span.from + span.length && span.from < other.from + other.length,
    )
  give({ from, length, rooms }: Span) {
    for (let night = from; night < from + length; night += 1)
      this.#free[night] = (this.#free[night] ?? 0) + rooms
  }
  take = (span: Span) => this.give({ ...span, rooms: -span.rooms })
  join = (id: string, span: Span) => this.#waiting.push({ id, span })
  offer(): string[] {
    const offered: string[] = []
    for (const { id, span } of this.#waiting.slice()) {
      if (!this.fits(span)) continue
      this.take(span)
      offered.push(id)
      this.#waiting.splice(
        this.#waiting.findIndex((entry) => entry.id === id),
        1,
      )
    }
    return offered
  }
}

const stayOf = ({ from, length, rooms }: Span) => ({
  checkIn: addDays(firstNight, from),
  nights: length,
  rooms,
})

const listOffered = async (ids: readonly string[]) => {
  const entries = await Promise.all(ids.map((id) => entryOf(platform, id)))
  return entries.filter(({ bookingId }) => bookingId !== null).map(({ id }) => id)
}

type Event = { readonly kind: "free" | "visit"; readonly span: Span }

const anyEvent: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom("free" as const, "free" as const, "visit" as const),
  span: anySpan,
})

/** A hotel that is full, one booking for each room and night, so that every night can be freed alone. */
async function aFullHotel(roomId: string, actor: SignedInActor) {
  const booked = new Map<number, string[]>()
  for (let night = 0; night < nights; night += 1)
    for (let room = 0; room < stock; room += 1) {
      const { id } = await aBooking(platform, {
        roomId,
        actor,
        checkIn: addDays(firstNight, night),
        nights: 1,
      })
      booked.set(night, [...(booked.get(night) ?? []), id])
    }
  return booked
}

test("[GUEST-9] [BOOK-8] whatever is freed goes to the first on the waitlist whose whole stay fits, and to nobody else", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySpan, { minLength: 1, maxLength: 5 }),
      fc.array(anyEvent, { minLength: 1, maxLength: 6 }),
      async (spans, events) => {
        await platform.clear()
        const guest = (await anAccount(platform)).actor
        const visitor = (await anAccount(platform)).actor
        const { id: roomId } = await aRoom(platform, { stockQuantity: stock })
        const booked = await aFullHotel(roomId, guest)
        const waitlist = new WaitlistModel()
        const ids: string[] = []
        for (const span of spans) {
          const id = await aWaiting(platform, { roomId, ...stayOf(span) })
          waitlist.join(id, span)
          ids.push(id)
        }
        const expected = new Set<string>()
        for (const { kind, span } of events) {
          if (kind === "free") {
            const id = booked.get(span.from)?.pop()
            if (!id) continue
            valueOf(await cancelBooking(platform, system, { id }))
            waitlist.give({ ...span, length: 1, rooms: 1 })
          }
          // A visitor tries to book before the offers are made.
          const placed = await placeBooking(platform, visitor, aRequest(roomId, stayOf(span)))
          expect(placed.ok).toBe(waitlist.fits(span) && !waitlist.hasPriority(span))
          if (placed.ok) waitlist.take(span)
          await offerFreeRooms(platform)
          for (const id of waitlist.offer()) expected.add(id)
          expect(new Set(await listOffered(ids))).toEqual(expected)
        }
        await expectConsistentBooks(platform)
      },
    ),
    { numRuns: 12 },
  )
}, 120_000)
