import { randomUUID } from "node:crypto"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, type SignedInActor, system } from "#src/shared/actor.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import type { Result } from "#src/shared/result.ts"
import type { TestCardPayments } from "#test/test-card-payments.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import type { Booking } from "./booking.ts"
import { findBooking } from "./bookings.service.ts"
import type { Party } from "./party.ts"
import { startPayment } from "./pay-booking.service.ts"
import { type PlaceBooking, placeBooking } from "./place-booking.service.ts"
import type { StayQuestion } from "./quote-stay.service.ts"

/** The first night that tests book unless they say otherwise: weeks after the day on which they begin. */
export const firstNight = calendarDateOf("2026-08-01")

/** A number of rooms, each for a couple. */
export const couples = (rooms: number): Party =>
  Array.from({ length: rooms }, () => ({ adults: 2, children: 0 }))

/** The value of a result; throws what was refused. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
  return result.value
}

type StayParts = { checkIn?: Booking["checkIn"]; nights?: number; rooms?: number }

/** Two nights from `firstNight` for a couple, unless said. */
export function aQuestion({ checkIn = firstNight, nights = 2, rooms = 1 }: StayParts = {}): StayQuestion {
  return { checkIn, checkOut: addDays(checkIn, nights), party: couples(rooms) }
}

type RequestParts = StayParts & Partial<PlaceBooking>

/** A confirmation for a room type, with a key of its own. */
export function aRequest(
  roomId: string,
  { checkIn, nights, rooms, ...parts }: RequestParts = {},
): PlaceBooking {
  const stay = { ...(checkIn && { checkIn }), ...(nights && { nights }), ...(rooms && { rooms }) }
  return {
    roomId,
    question: aQuestion(stay),
    paymentMode: "pay-at-hotel",
    seenTotal: null,
    idempotencyKey: randomUUID(),
    ...parts,
  }
}

type BookingParts = RequestParts & { actor?: SignedInActor }

/** A booking that the engine placed, certain unless it is to be paid online; makes guest and room where none is given. */
export async function aBooking(platform: Platform, { actor, ...parts }: BookingParts = {}): Promise<Booking> {
  const guest = actor ?? (await anAccount(platform)).actor
  const roomId = parts.roomId ?? (await aRoom(platform)).id
  const { id } = valueOf(await placeBooking(platform, guest, aRequest(roomId, parts)))
  return bookingOf(platform, id)
}

/** A booking whose rooms are held for an online payment. */
export const aHold = (platform: Platform, parts: BookingParts = {}): Promise<Booking> =>
  aBooking(platform, { paymentMode: "online", ...parts })

/** The booking as it stands now. */
export async function bookingOf(platform: Platform, id: string): Promise<Booking> {
  const booking = await findBooking(platform, system, id)
  if (!booking) throw new Error("there is no such booking")
  return booking
}

/** Lets the hold of a booking end, as time would: the database's clock decides, and nobody has swept it yet. */
export async function lapse(platform: Platform, id: string): Promise<void> {
  await platform.db.execute(
    "update bookings set hold_expires_at = now() - interval '1 second' where id = $1 and status = 'held'",
    [id],
  )
}

export const actorOf = (booking: Booking): Actor => ({
  kind: "user",
  userId: booking.guest.id,
  role: "guest",
})

type Paying = TestPlatform & { readonly cardPayments: TestCardPayments }

/** Money captured at the provider for a booking's own order; nobody has told the house yet. */
export async function aPayment(
  platform: Paying,
  booking: Booking,
  id = `pay_${randomUUID()}`,
): Promise<ProviderPayment> {
  const { order } = valueOf(await startPayment(platform, actorOf(booking), booking.id))
  return platform.cardPayments.pay({ id, orderId: order.providerOrderId, amount: order.amount })
}
