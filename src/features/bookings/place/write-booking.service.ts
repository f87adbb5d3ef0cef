import { randomBytes, randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { QuotedStay } from "#src/features/availability/quote-stay.service.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { createBookingReference } from "#src/features/bookings/booking-reference.ts"
import { parseDatabaseError, type Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { ExtraChanged, saveBookingDetails } from "./booking-details.service.ts"
import type { PlaceBookingRequest } from "./booking-request.ts"
import { insertBooking, type NewBooking, type NewBookingRow } from "./place-booking.store.ts"
import { fingerprintRequest } from "./repeated-booking.service.ts"
import { BeyondUnpaidLimit, checkUnpaidLimits } from "./unpaid-limits.service.ts"
import {
  checkWaitlistPriority,
  WaitlistHasPriority,
} from "#src/features/bookings/waitlist/waitlist-priority.service.ts"

/** A hold for a guest on the waitlist. */
export type WaitlistHold = {
  readonly guestId: string
  readonly holdMinutes: number
  /** Runs in the transaction that holds the rooms; throws `WaitlistHasPriority` when they are another guest's. */
  readonly claim: (tx: Sql, bookingId: string) => Promise<void>
}

/** Who books, and for which guest. */
export type Booker = {
  readonly by: Actor
  readonly guestId: string
  /** Allows a stay below the minimum nights. */
  readonly allowsShortStay: boolean
  /** Refuses a booking beyond what the guest's account may keep unpaid. */
  readonly hasUnpaidLimit?: boolean
  /** Absent for everybody who is not on the waitlist. */
  readonly waitlistHold?: WaitlistHold
}

export type PlacedBooking = Pick<NewBookingRow, "id" | "reference" | "sequence" | "holdExpiresAt"> & {
  readonly isRepeat: boolean
}

const finalRefusals = [
  "not-signed-in",
  "key-reused",
  "unverified-limit",
  "unpaid-limit",
  "extra-changed",
] as const

type FinalRefusal = (typeof finalRefusals)[number]

/** Why a booking was not written; another attempt may succeed unless the refusal is final. */
export type WriteRefusal =
  | "sold-out"
  | "nights-not-loaded"
  | "reference-taken"
  | "waitlist-has-priority"
  | FinalRefusal

/** Whether another attempt would be refused as well. */
export const isFinalRefusal = (refusal: WriteRefusal): refusal is FinalRefusal =>
  finalRefusals.some((final) => final === refusal)

type QuotedRequest = {
  readonly request: PlaceBookingRequest
  readonly quoted: QuotedStay
  /** Until when the price of the quote was kept; null for the price of now. */
  readonly keptUntil: string | null
}

/** Writes a booking with its details and its email in one transaction; a refusal has changed nothing. */
export async function writeBooking(
  platform: Platform,
  booker: Booker,
  quotedRequest: QuotedRequest,
): Promise<Result<PlacedBooking, WriteRefusal>> {
  const { by, guestId, allowsShortStay, hasUnpaidLimit } = booker
  const booking = newBooking(booker, quotedRequest, platform.clock.today())
  const { keptUntil } = quotedRequest
  const { missedMinimum } = quotedRequest.quoted
  try {
    const placed = await platform.db.transaction(async (tx) => {
      const row = await insertBooking(tx, by, booking)
      if (!row) return null
      await claimTakenRooms(platform, tx, { booker, booking })
      const { quote, stay } = booking
      await saveBookingDetails(tx, booking.id, {
        ...quotedRequest.request,
        offer: quote.offer,
        dayRoom: stay.dayRoom,
        keptPrice: keptUntil ? { total: quote.total, until: keptUntil } : null,
      })
      if (hasUnpaidLimit) await checkUnpaidLimits(platform, tx, guestId)
      if (booking.holdSeconds === null)
        await requestBookingEmail(platform, tx, { bookingId: booking.id, kind: "confirmed" })
      if (allowsShortStay && missedMinimum) {
        const subject = { subjectType: "booking", subjectId: booking.id }
        const after = { allowedBelowMinimum: missedMinimum }
        await recordAudit(tx, by, { action: "allow-short-stay", ...subject, after })
      }
      return row
    })
    return placed ? done({ ...placed, isRepeat: false }) : refused("not-signed-in")
  } catch (error) {
    const refusal = toWriteRefusal(error)
    if (!refusal) throw error
    return refused(refusal)
  }
}

const newBooking = (
  { guestId, waitlistHold }: Booker,
  { request, quoted }: QuotedRequest,
  businessDate: CalendarDate,
): NewBooking => ({
  id: randomUUID(),
  reference: createBookingReference(randomBytes(8)),
  userId: guestId,
  key: request.idempotencyKey,
  fingerprint: fingerprintRequest(request),
  paymentMode: request.paymentMode,
  holdSeconds:
    request.paymentMode === "online" ? (waitlistHold?.holdMinutes ?? quoted.settings.holdMinutes) * 60 : null,
  stay: quoted.stay,
  party: quoted.party,
  quote: quoted.quote,
  types: quoted.types,
  cancellationPolicy: quoted.settings.cancellationPolicy,
  confirmationId: randomUUID(),
  businessDate,
})

type TakenBooking = { readonly booker: Booker; readonly booking: NewBooking }

// Runs after the insert, which has locked the nights.
async function claimTakenRooms(
  platform: Platform,
  tx: Sql,
  { booker: { guestId, waitlistHold }, booking: { id, types, stay } }: TakenBooking,
): Promise<void> {
  if (waitlistHold) return waitlistHold.claim(tx, id)
  const nights = daysUntil(stay.checkIn, stay.checkOut)
  for (const { room, places } of types)
    await checkWaitlistPriority(platform, tx, {
      guestId,
      roomTypeId: room.id,
      nights,
      rooms: places.length,
    })
}

const refusalOfConstraint: Readonly<Record<string, WriteRefusal>> = {
  inventory_no_overbook: "sold-out",
  booking_takes_all_nights: "nights-not-loaded",
  idempotency_keys_pkey: "key-reused",
  bookings_reference_key: "reference-taken",
}

/** The refusal that rolled a booking back; null for a fault. */
function toWriteRefusal(error: unknown): WriteRefusal | null {
  if (error instanceof BeyondUnpaidLimit) return error.limit
  if (error instanceof ExtraChanged) return "extra-changed"
  if (error instanceof WaitlistHasPriority) return "waitlist-has-priority"
  return refusalOfConstraint[parseDatabaseError(error)?.constraint ?? ""] ?? null
}
