import { randomUUID } from "node:crypto"
import { demoGuestsForBookings } from "#src/features/accounts/accounts.seed.ts"
import { listRooms } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import type { Party } from "./party.ts"
import { placeBooking } from "./place-booking.service.ts"

const parties: readonly Party[] = [
  [{ adults: 2, children: 0 }],
  [{ adults: 1, children: 0 }],
  [{ adults: 2, children: 1 }],
  [
    { adults: 2, children: 0 },
    { adults: 2, children: 2 },
  ],
]

const bookingsToMake = 36

// Spread by fixed steps, so that every demo hotel looks the same: no chance in what a visitor sees.
const spread = <T>(items: readonly T[], turn: number): T | undefined => items[turn % items.length]

/** Some weeks of believable bookings for the demo hotel, made by the engine itself. Nobody gets a letter of them. */
export async function seedBookings(platform: Platform): Promise<void> {
  const silent: Platform = { ...platform, queue: { ...platform.queue, enqueue: async () => undefined } }
  const guests = await demoGuestsForBookings(platform)
  const rooms = await listRooms(platform.db)
  for (let turn = 0; turn < bookingsToMake; turn += 1) {
    const guest = spread(guests, turn * 3 + 1)
    const room = spread(rooms, turn * 5 + 3)
    const party = spread(parties, turn * 3)
    if (!guest || !room || !party) return
    const checkIn = addDays(platform.clock.today(), (turn * 4) % 33)
    const question = { checkIn, checkOut: addDays(checkIn, 1 + (turn % 4)), party }
    const actor = { kind: "user", userId: guest.id, role: "guest" } as const
    const facts = { paymentMode: "pay-at-hotel", seenTotal: null, idempotencyKey: randomUUID() } as const
    await placeBooking(silent, actor, { roomId: room.id, question, ...facts })
  }
}
