import type { Balance } from "#src/features/folio/folio-line.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import { postPayment } from "#src/features/bookings/folio/folio-payments.service.ts"
import type { PostingTarget } from "#src/features/bookings/folio/post-to-folio.service.ts"
import type { Money } from "#src/shared/money.ts"
import { deepStrictEqual } from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, type SignedInActor, system } from "#src/shared/actor.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import type { Result } from "#src/shared/result.ts"
import type { PaymentPlatform, TestPlatform } from "#test/test-platform.ts"
import type { Booking } from "./booking.ts"
import { findBooking } from "./bookings.service.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"
import type { Party } from "#src/features/availability/party.ts"
import { startPayment } from "#src/features/bookings/pay/pay-booking.service.ts"
import type { PlaceBookingRequest } from "#src/features/bookings/place/booking-request.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"

/** The first night that tests book unless they say otherwise: weeks after the day on which they begin. */
export const firstNight = calendarDateOf("2026-08-01")

/** A number of rooms, each for a couple. */
export const couples = (rooms: number): Party =>
  Array.from({ length: rooms }, () => ({ adults: 2, children: 0 }))

/** The value of a result. Throws a refusal. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
  return result.value
}

type StayParts = { checkIn?: Booking["checkIn"]; nights?: number; rooms?: number }

/** Two nights from `firstNight` for a couple, unless said. */
export function aStaySearch({ checkIn = firstNight, nights = 2, rooms = 1 }: StayParts = {}): StaySearch {
  return { checkIn, checkOut: addDays(checkIn, nights), party: couples(rooms) }
}

type RequestParts = StayParts & Partial<PlaceBookingRequest>

/** The input of a booking of a room type, with its own idempotency key. */
export function aRequest(
  roomId: string,
  { checkIn, nights, rooms, ...parts }: RequestParts = {},
): PlaceBookingRequest {
  const stay = { ...(checkIn && { checkIn }), ...(nights && { nights }), ...(rooms && { rooms }) }
  return {
    roomId,
    search: aStaySearch(stay),
    paymentMode: "pay-at-hotel",
    seenTotal: null,
    idempotencyKey: randomUUID(),
    ...parts,
  }
}

type BookingParts = RequestParts & { actor?: SignedInActor }

/** A booking placed by the service: confirmed, or held if it is to be paid online. Creates the guest and the room type if none is given. */
export async function aBooking(platform: Platform, { actor, ...parts }: BookingParts = {}): Promise<Booking> {
  const guest = actor ?? (await anAccount(platform)).actor
  const roomId = parts.roomId ?? (await aRoom(platform)).id
  const { id } = valueOf(await placeBooking(platform, guest, aRequest(roomId, parts)))
  return bookingOf(platform, id)
}

/** A booking whose rooms are held for an online payment. */
export const aHold = (platform: Platform, parts: BookingParts = {}): Promise<Booking> =>
  aBooking(platform, { paymentMode: "online", ...parts })

/** The current state of the booking. */
export async function bookingOf(platform: Platform, id: string): Promise<Booking> {
  const booking = await findBooking(platform, system, id)
  if (!booking) throw new Error("there is no such booking")
  return booking
}

/** Ends the hold of a booking by the database's clock. The job has not expired it yet. */
export async function lapse(platform: Platform, id: string): Promise<void> {
  await platform.db.execute(
    "update bookings set hold_expires_at = now() - interval '1 second' where id = $1 and status = 'held'",
    [id],
  )
}

/** Completes a stay on its check-out date without the checks and jobs of the service. */
export async function completeStay(platform: Platform, id: string): Promise<void> {
  await platform.db.execute(
    "update bookings set status = 'completed', ended_on = check_out, ended_at = now() where id = $1",
    [id],
  )
}

export const actorOf = (booking: Booking): Actor => ({
  kind: "user",
  userId: booking.guest.id,
  role: "guest",
})

/** A member of staff without an account. */
export const staffAs = (role: SignedInActor["role"]): Actor => ({
  kind: "user",
  userId: "00000000-0000-4000-8000-00000000de5c",
  role,
})

/** A payment that the provider captured for a booking's order. The hotel has not recorded it yet. */
export async function aPayment(
  platform: PaymentPlatform,
  booking: Booking,
  id = `pay_${randomUUID()}`,
): Promise<ProviderPayment> {
  const { order } = valueOf(await startPayment(platform, system, booking.id))
  return platform.cardPayments.pay({ id, orderId: order.providerOrderId, amount: order.amount })
}

/** Pays what is due of a booking online. */
export async function payOnline(
  platform: PaymentPlatform,
  bookingId: string,
  paymentId?: string,
): Promise<ProviderPayment> {
  const payment = await aPayment(platform, await bookingOf(platform, bookingId), paymentId)
  const outcome = await settlePayment(platform, payment)
  if (outcome !== "paid") throw new Error(`the payment was not taken: ${outcome}`)
  return payment
}

/** A booking that was paid online. */
export async function aPaidBooking(platform: PaymentPlatform, parts: BookingParts = {}): Promise<Booking> {
  const { id } = await aHold(platform, parts)
  await payOnline(platform, id)
  return bookingOf(platform, id)
}

/** The balance of a booking in each account of the ledger, without those that are zero. */
export async function ledgerOf(platform: Platform, id: string): Promise<Record<string, number>> {
  const rows = await platform.db.execute<{ account: string; sum: number }>(
    "select account, sum(amount_paise)::bigint as sum from ledger_entries where booking_id = $1 group by 1",
    [id],
  )
  return Object.fromEntries(rows.filter(({ sum }) => sum !== 0).map(({ account, sum }) => [account, sum]))
}

/** A payment at the front desk, of the whole balance unless said. */
export async function payAtDesk(platform: Platform, id: string, amount?: Money): Promise<Balance> {
  const { owed } = await findBalance(platform.db, id)
  const payment = { amount: amount ?? owed, method: "cash" as const, reference: "" }
  return valueOf(await postPayment(platform, system, { ...aTarget(id), payment }))
}

/** The target of a posting, with its own idempotency key. The seen balance is checked only if it is given. */
export const aTarget = (bookingId: string, seenBalance: Money | null = null): PostingTarget => ({
  bookingId,
  seenBalance,
  key: randomUUID(),
})

/** How many rooms of a type are sold, by night. */
export async function soldNights(platform: Platform, roomTypeId: string): Promise<Record<string, number>> {
  const rows = await platform.db.execute<{ night: string; sold: number }>(
    "select night, sold from inventory_nights where room_type_id = $1 and held + sold > 0 order by night",
    [roomTypeId],
  )
  return Object.fromEntries(rows.map(({ night, sold }) => [night, sold]))
}

/** Throws unless counters and totals agree with the bookings. Workers outside of vitest import this file: no `expect`. */
export async function expectConsistentBooks(platform: Platform): Promise<void> {
  deepStrictEqual(await auditInventory(platform), { counters: [], totals: [] })
}

/** The kinds of the requested emails about bookings, in order. */
export const requestedEmailKinds = ({ queue }: TestPlatform): string[] =>
  queue.jobs.filter(({ name }) => name === "booking-email").map(({ data }) => (data as { kind: string }).kind)

/** The body of a call that books two nights from the first night, paid at the hotel. */
export const aPayload = (roomId: string, parts: object = {}) => ({
  roomId,
  checkIn: "01-08-2026",
  checkOut: "03-08-2026",
  qty: 1,
  adult: 2,
  child: 0,
  paymentMode: "Pay at Hotel",
  ...parts,
})
