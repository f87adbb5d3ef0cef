import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRequest } from "#src/features/bookings/bookings.factory.ts"
import type { PlaceBookingRequest } from "#src/features/bookings/place/booking-request.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import type { Database } from "#src/platform/db/database.ts"
import { silentLog } from "#src/platform/log/log.ts"
import type { Platform } from "#src/platform/platform.ts"
import { createQueue } from "#src/platform/queue/pg-boss-queue.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { createTestPlatform } from "#test/test-platform.ts"

export const firstDay = calendarDateOf("2026-07-10")
export const days = 400
export const types = 6

/** Six types whose ids differ in their last digit, so that pgbench can name them too. */
export const roomIdOf = (type: number): string => `00000000-0000-4000-8000-00000000000${type}`

export type Hotel = { readonly platform: Platform; readonly guest: SignedInActor; close(): Promise<void> }

/** A hotel that is never full, with the real queue; its jobs do not run during the measurement. */
export async function openHotel(db: Database): Promise<Hotel> {
  const test = await createTestPlatform({ db })
  const queue = createQueue(db, silentLog)
  const end = Promise.withResolvers<void>()
  queue.work("booking-email", () => end.promise)
  await queue.start()
  const platform: Platform = { ...test, queue }
  const roomIds = Array.from({ length: types }, (_, index) => roomIdOf(index + 1))
  for (const id of roomIds) await aRoom(platform, { id, slug: `type-${id.slice(-1)}`, stockQuantity: 10_000 })
  await ensureInventoryNights(db, roomIds, { from: firstDay, to: addDays(firstDay, days + 30) })
  await db.execute("update inventory_nights set capacity = 100000000")
  return {
    platform,
    guest: (await anAccount(platform)).actor,
    async close() {
      end.resolve()
      await queue.stop()
      await db.close()
    },
  }
}

const below = (limit: number): number => Math.floor(Math.random() * limit)

/** Two nights for two adults, of a random room type and date. */
export const someRequest = (): PlaceBookingRequest =>
  aRequest(roomIdOf(1 + below(types)), {
    checkIn: addDays(firstDay, below(days)),
    idempotencyKey: randomUUID(),
  })

/** Bookings a second, by a number of clients that each wait for one answer before the next request. */
export async function measureService(
  hotel: Hotel,
  { clients, seconds }: { clients: number; seconds: number },
) {
  const until = performance.now() + seconds * 1000
  let placed = 0
  const client = async () => {
    while (performance.now() < until) {
      const answer = await placeBooking(hotel.platform, hotel.guest, someRequest())
      if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`)
      placed += 1
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  const rate = placed / ((performance.now() - started) / 1000)
  await pause(200)
  return rate
}
