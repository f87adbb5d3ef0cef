import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, aStaySearch, firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { registerBookingJobs } from "#src/features/bookings/bookings.jobs.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type SignedInActor, system } from "#src/shared/actor.ts"
import { addDays, daysUntil } from "#src/shared/calendar-date.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import { joinWaitlist } from "./join-waitlist.service.ts"
import type { WaitlistEntry } from "./waitlist-entry.ts"
import { createWaitlistPath, type WaitlistLink } from "./waitlist-link.service.ts"
import { findEntry } from "./waitlist.store.ts"

/** Registers the jobs that the waitlist needs: they offer rooms and send emails. */
export function registerWaitlistJobs(platform: Platform): void {
  registerEmailJobs(platform)
  registerBookingJobs(platform)
}

/** Cancels a booking for the hotel. */
export const cancel = async (platform: Platform, id: string): Promise<void> =>
  void valueOf(await cancelBooking(platform, system, { id }))

/** Offers the free rooms to the entries of the waitlist. */
export const runOffers = ({ queue }: TestPlatform) => queue.runJobs("offer-free-rooms")

type Joining = Parameters<typeof aStaySearch>[0] & {
  readonly roomId: string
  readonly actor?: SignedInActor
}

/** The id of an entry of a guest who joined the waitlist; a guest of its own unless said. */
export async function aWaiting(platform: Platform, { roomId, actor, ...stay }: Joining): Promise<string> {
  const guest = actor ?? (await anAccount(platform)).actor
  const caller = { actor: guest, address: "203.0.113.9" }
  return valueOf(await joinWaitlist(platform, caller, { roomId, search: aStaySearch(stay) })).id
}

/** The current state of an entry. */
export async function entryOf(platform: Platform, id: string): Promise<WaitlistEntry> {
  const entry = await findEntry(platform.db, id, platform.clock.today())
  if (!entry) throw new Error("there is no such entry")
  return entry
}

export const stateOf = async (platform: Platform, id: string): Promise<WaitlistEntry["state"]> =>
  (await entryOf(platform, id)).state

/** The signed link of an entry, as its email has it. */
export async function linkOf(platform: Platform, id: string): Promise<WaitlistLink> {
  const [, , , signature = ""] = (await createWaitlistPath(platform, id)).split("/")
  return { id, signature }
}

/** Requires a minimum stay for some nights from the first night. */
export async function aMinimumStay({ db }: Platform, roomId: string, minimum: number): Promise<void> {
  await db.execute(
    `insert into rate_nights (room_type_id, night, minimum_nights)
      select $1, night, $3 from unnest($2::date[]) as night`,
    [roomId, daysUntil(firstNight, addDays(firstNight, minimum)), minimum],
  )
}

/** One room, booked by somebody: everybody else waits. */
export async function aFullRoomType(platform: Platform, { nights = 2 } = {}) {
  const room = await aRoom(platform, { stockQuantity: 1 })
  return { roomId: room.id, booking: await aBooking(platform, { roomId: room.id, nights }) }
}
