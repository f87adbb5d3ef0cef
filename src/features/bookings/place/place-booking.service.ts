import { createHash, randomBytes, randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import type { MissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import { databaseErrorOf, type Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor, SignedInActor } from "#src/shared/actor.ts"
import type { Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { PaymentMode } from "#src/features/bookings/booking.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { expireLapsedHoldsOn } from "#src/features/bookings/booking-transitions.store.ts"
import { bookingReferenceOf } from "#src/features/bookings/booking-reference.ts"
import { findBookingOfKey, insertBooking, type NewBooking, type PlacedRow } from "./place-booking.store.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import { BeyondUnverifiedLimits, checkUnverifiedLimits } from "./unverified-limits.service.ts"
import {
  quoteStay,
  quoteStayIgnoringMinimum,
  type StayOffer,
  type StayOfferRefusal,
  type StayQuestion,
} from "#src/features/availability/quote-stay.service.ts"

export type PlaceBooking = {
  readonly roomId: string
  readonly question: StayQuestion
  readonly paymentMode: PaymentMode
  /** The total that the guest saw; null when the caller saw none. A difference refuses the booking (BOOK-7). */
  readonly seenTotal: Money | null
  /** Other figures that a caller of the API was shown: nights, and the price of one room a night. */
  readonly seenFigures?: { readonly days?: number | undefined; readonly price?: Money | undefined }
  /** Made once per confirmation and kept with its draft: sending it again gives the same booking (BOOK-9). */
  readonly idempotencyKey: string
}

export type PlacedBooking = {
  readonly id: string
  readonly reference: string
  readonly sequence: number
  readonly holdExpiresAt: string | null
  readonly isRepeat: boolean
}

export type PlaceBookingRefusal =
  | StayOfferRefusal
  | { readonly kind: "not-signed-in" }
  | { readonly kind: "online-payment-off" }
  | { readonly kind: "price-differs"; readonly quote: Quote }
  | { readonly kind: "key-reused" }
  | { readonly kind: "unverified-limit" }

const mostAttempts = 4

/**
 * Books a stay for the signed-in guest: certain at once when paid at the hotel, else held for the online payment.
 * Every night is taken and the booking written in one statement, or nothing is.
 */
export async function placeBooking(
  platform: Platform,
  actor: Actor,
  input: PlaceBooking,
): Promise<Result<PlacedBooking, PlaceBookingRefusal>> {
  if (actor.kind !== "user") return refused({ kind: "not-signed-in" })
  if (input.paymentMode === "online" && platform.cardPayments.provider === "none")
    return refused({ kind: "online-payment-off" })
  return place(platform, { by: actor, guestId: actor.userId, allowsShortStay: false }, input)
}

type PlaceForGuest = PlaceBooking & {
  readonly guestId: string
  /** The desk was told that the stay is below the minimum, and allows it. */
  readonly allowsShortStay?: boolean
}

/** The same for a guest who is on the telephone: the desk books, and the record names who did. */
export async function placeBookingFor(
  platform: Platform,
  clerk: Actor,
  { guestId, allowsShortStay = false, ...input }: PlaceForGuest,
): Promise<Result<PlacedBooking, PlaceBookingRefusal | { readonly kind: "forbidden" }>> {
  if (clerk.kind !== "user" || !canManageBookings(clerk)) return refused({ kind: "forbidden" })
  return place(platform, { by: clerk, guestId, allowsShortStay }, input)
}

/** Who books, and for whom. */
type Placer = {
  readonly by: SignedInActor
  readonly guestId: string
  readonly allowsShortStay: boolean
}

async function place(
  platform: Platform,
  placer: Placer,
  input: PlaceBooking,
): Promise<Result<PlacedBooking, PlaceBookingRefusal>> {
  const placed = await tryToPlace(platform, placer, input)
  if (placed.ok) return placed
  // A repeat may find the rooms gone, taken by its own first sending.
  return (await findRepeatedBooking(platform, placer.guestId, input)) ?? placed
}

async function tryToPlace(
  platform: Platform,
  placer: Placer,
  input: PlaceBooking,
): Promise<Result<PlacedBooking, PlaceBookingRefusal>> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const quoteOf = placer.allowsShortStay ? quoteStayIgnoringMinimum : quoteStay
    const offer = await quoteOf(platform, input.roomId, input.question)
    if (!offer.ok) return offer
    const { quote } = offer.value
    if (!matchesSeenPrice(quote, input)) return refused({ kind: "price-differs", quote })
    const clash = await write(platform, placer, { input, offer: offer.value })
    if (clash.ok) return clash
    if (clash.refusal === "repeat") return refused({ kind: "key-reused" })
    if (clash.refusal === "unverified-limit") return refused({ kind: "unverified-limit" })
    await freeNightsForRetry(platform, offer.value, clash.refusal)
  }
  return refused({ kind: "not-available", firstFullNight: null, left: 0 })
}

function matchesSeenPrice(
  quote: Quote,
  { seenTotal, seenFigures: { days, price } = {} }: PlaceBooking,
): boolean {
  if (seenTotal !== null && seenTotal !== quote.total) return false
  if (days !== undefined && days !== quote.nights.length) return false
  return price === undefined || quote.nights.some((night) => night.price === price)
}

type Clash = "sold-out" | "nights-not-ready" | "repeat" | "reference-taken" | "unverified-limit"

const clashes: Readonly<Record<string, Clash>> = {
  inventory_no_overbook: "sold-out",
  booking_takes_all_nights: "nights-not-ready",
  idempotency_keys_pkey: "repeat",
  bookings_reference_key: "reference-taken",
}

async function write(
  platform: Platform,
  { by, guestId, allowsShortStay }: Placer,
  wanted: { input: PlaceBooking; offer: StayOffer },
): Promise<Result<PlacedBooking, Clash>> {
  const booking = newBooking(guestId, wanted)
  try {
    const row = await platform.db.transaction(async (tx) => {
      const made = await insertBooking(tx, by, booking)
      if (made.is_unverified && by.userId === guestId) await checkUnverifiedLimits(platform, tx, guestId)
      if (booking.holdSeconds === null) {
        await requestBookingEmail(platform, tx, { bookingId: booking.id, kind: "confirmed" })
      }
      const { missed } = wanted.offer
      if (allowsShortStay && missed) await recordShortStay(tx, by, { id: booking.id, missed })
      return made
    })
    return done(placedOf(row, false))
  } catch (error) {
    if (error instanceof BeyondUnverifiedLimits) return refused("unverified-limit")
    const clash = clashes[databaseErrorOf(error)?.constraint ?? ""]
    if (!clash) throw error
    return refused(clash)
  }
}

const recordShortStay = (tx: Sql, by: Actor, { id, missed }: { id: string; missed: MissedMinimum }) =>
  recordAudit(tx, by, {
    action: "allow-short-stay",
    subjectType: "booking",
    subjectId: id,
    after: { allowedBelowMinimum: missed },
  })

const placedOf = (row: PlacedRow, isRepeat: boolean): PlacedBooking => ({
  id: row.id,
  reference: row.reference,
  sequence: row.sequence,
  holdExpiresAt: row.hold_expires_at,
  isRepeat,
})

function newBooking(userId: string, { input, offer }: { input: PlaceBooking; offer: StayOffer }): NewBooking {
  const isOnline = input.paymentMode === "online"
  return {
    id: randomUUID(),
    reference: bookingReferenceOf(randomBytes(8)),
    userId,
    key: input.idempotencyKey,
    fingerprint: fingerprintOf(input),
    paymentMode: input.paymentMode,
    holdSeconds: isOnline ? offer.settings.holdMinutes * 60 : null,
    stay: offer.stay,
    party: offer.party,
    quote: offer.quote,
    room: offer.room,
    cancellationPolicy: offer.settings.cancellationPolicy,
    confirmationId: randomUUID(),
    ledgerTransactionId: randomUUID(),
  }
}

/** What was asked under a key: the same key for something else is a mistake of the caller, not a repeat. */
function fingerprintOf({ roomId, question, paymentMode }: PlaceBooking): Uint8Array {
  const { checkIn, checkOut, party } = question
  const rooms = party.map(({ adults, children }) => [adults, children])
  return createHash("sha256")
    .update(JSON.stringify([roomId, checkIn, checkOut, rooms, paymentMode]))
    .digest()
}

// After it the stay is quoted afresh: whether rooms came free or others took them, that answer is the true one.
async function freeNightsForRetry(
  platform: Platform,
  { room, stay }: StayOffer,
  clash: Clash,
): Promise<void> {
  if (clash === "sold-out") await expireLapsedHoldsOn(platform.db, { roomTypeId: room.id, ...stay })
  if (clash !== "nights-not-ready") return
  await ensureInventoryNights(platform.db, [room.id], { from: stay.checkIn, to: stay.checkOut })
}

/** The booking that the same confirmation made before; a refusal where the key was used for another; else null. */
export async function findRepeatedBooking(
  platform: Platform,
  guestId: string,
  input: PlaceBooking,
): Promise<Result<PlacedBooking, PlaceBookingRefusal> | null> {
  const first = await findBookingOfKey(platform.db, guestId, input.idempotencyKey)
  if (!first) return null
  const isSame = Buffer.from(first.fingerprint).equals(Buffer.from(fingerprintOf(input)))
  return isSame ? done(placedOf(first, true)) : refused({ kind: "key-reused" })
}
