import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { NewBooking } from "./place-booking.store.ts"
import { daysUntil } from "#src/shared/calendar-date.ts"
import { isWantedByLine, type TakenRooms } from "./waiting-line.store.ts"

/** The job that offers free rooms to the guests in line; the feature `waitlist` has its worker. */
export const offerJob = "offer-free-rooms"

/** Rolls a booking back: its rooms belong to somebody who waits for them (GUEST-9). */
export class KeptForLine extends Error {}

/** Throws `KeptForLine` when somebody in line could have the rooms that this transaction took. */
export async function yieldToLine(
  { clock }: Pick<Platform, "clock">,
  tx: Sql,
  taken: TakenRooms,
): Promise<void> {
  if (await isWantedByLine(tx, taken, clock.today())) throw new KeptForLine()
}

/** Tells the line, in the caller's transaction, that rooms became free. */
export const tellLine = ({ queue }: Pick<Platform, "queue">, sql: Sql): Promise<void> =>
  queue.enqueue(sql, { name: offerJob, data: {} })

/** A hold for a guest in line. */
export type OfferedHold = {
  readonly guestId: string
  readonly holdMinutes: number
  /** Runs in the transaction that holds the rooms; throws `KeptForLine` when they are another guest's. */
  readonly claim: (tx: Sql, bookingId: string) => Promise<void>
}

/** Checks a new booking against the line, in the transaction that took its nights: they are locked by now. */
export async function passLine(
  platform: Platform,
  tx: Sql,
  { line, booking }: { line: OfferedHold | undefined; booking: NewBooking },
): Promise<void> {
  if (line) return line.claim(tx, booking.id)
  const { userId: guestId, types, stay } = booking
  const nights = daysUntil(stay.checkIn, stay.checkOut)
  for (const { room, places } of types)
    await yieldToLine(platform, tx, { guestId, roomTypeId: room.id, nights, rooms: places.length })
}
