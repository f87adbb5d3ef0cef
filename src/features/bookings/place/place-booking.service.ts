import { randomBytes, randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import {
  type CheckedOfferRefusal,
  quoteStay,
  quoteStayIgnoringMinimum,
  refuseBadCode,
  type StayOffer,
} from "#src/features/availability/quote-stay.service.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { PaymentMode } from "#src/features/bookings/booking.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { createBookingReference } from "#src/features/bookings/booking-reference.ts"
import { expireLapsedHoldsOn } from "#src/features/bookings/booking-transitions.store.ts"
import { ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import { databaseErrorOf } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor, SignedInActor } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { bookingsByAccount, bookingsByAddress } from "./booking-limits.ts"
import { type BookingDetails, ExtraChanged, saveDetails } from "./booking-details.service.ts"
import { questionOf } from "./booking-question.ts"
import { fingerprintOf } from "./booking-fingerprint.ts"
import {
  findBookingOfKey,
  insertBooking,
  type NewBooking,
  type NewBookingRow,
} from "./place-booking.store.ts"
import { BeyondUnverifiedLimits, checkUnverifiedLimits } from "./unverified-limits.service.ts"

export type PlaceBooking = BookingDetails & {
  readonly roomId: string
  readonly search: StaySearch
  readonly paymentMode: PaymentMode
  /** The total that the guest saw; null when the caller saw none. A different total refuses the booking (BOOK-7). */
  readonly seenTotal: Money | null
  /** Other amounts that a caller of the API may send: nights, and the price of one room a night. */
  readonly seenFigures?: { readonly days?: number | undefined; readonly price?: Money | undefined }
  /** One key per confirmation, stored with its draft: the same key returns the same booking (BOOK-9). */
  readonly idempotencyKey: string
}

export type PlacedBooking = Pick<NewBookingRow, "id" | "reference" | "sequence" | "holdExpiresAt"> & {
  readonly isRepeat: boolean
}

export type PlaceBookingRefusal =
  | CheckedOfferRefusal
  | {
      readonly kind:
        | "not-signed-in"
        | "online-payment-off"
        | "key-reused"
        | "unverified-limit"
        | "extra-changed"
    }
  | { readonly kind: "price-differs"; readonly quote: Quote }

type PlaceBookingResult = Result<PlacedBooking, PlaceBookingRefusal>

const maxAttempts = 4

export type BookOnlineRefusal =
  | PlaceBookingRefusal
  | { readonly kind: "too-many-bookings"; readonly retryAfterSeconds: number }

/** Books a stay from the site or the API, within the rate limits of the account and its address (SAFE-3). */
export async function bookOnline(
  platform: Platform,
  { actor, address }: { readonly actor: Actor; readonly address: string },
  input: PlaceBooking,
): Promise<Result<PlacedBooking, BookOnlineRefusal>> {
  if (actor.kind !== "user") return refused({ kind: "not-signed-in" })
  const retryAfterSeconds =
    (await platform.rateLimiter.take(bookingsByAddress, address)) ??
    (await platform.rateLimiter.take(bookingsByAccount, actor.userId))
  if (retryAfterSeconds === null) return placeBooking(platform, actor, input)
  // Beyond the limit, a repeated confirmation still returns its booking (BOOK-9).
  const repeated = await findRepeatedBooking(platform, actor.userId, input)
  return repeated ?? refused({ kind: "too-many-bookings", retryAfterSeconds })
}

/**
 * Books a stay for the signed-in guest: confirmed at once when it is paid at the hotel, else held for the online
 * payment. One statement takes all nights and writes the booking, or changes nothing.
 */
export async function placeBooking(
  platform: Platform,
  actor: Actor,
  input: PlaceBooking,
): Promise<PlaceBookingResult> {
  if (actor.kind !== "user") return refused({ kind: "not-signed-in" })
  if (input.paymentMode === "online" && platform.cardPayments.provider === "none")
    return refused({ kind: "online-payment-off" })
  return placeOrFindRepeated(platform, { by: actor, guestId: actor.userId, allowsShortStay: false }, input)
}

type PlaceForGuest = PlaceBooking & {
  readonly guestId: string
  /** Allows a stay below the minimum nights. */
  readonly allowsShortStay?: boolean
}

/** Books a stay for a guest who calls; the audit log names the clerk. */
export async function placeBookingFor(
  platform: Platform,
  clerk: Actor,
  { guestId, allowsShortStay = false, ...input }: PlaceForGuest,
): Promise<Result<PlacedBooking, PlaceBookingRefusal | { readonly kind: "forbidden" }>> {
  if (clerk.kind !== "user" || !canManageBookings(clerk)) return refused({ kind: "forbidden" })
  return placeOrFindRepeated(platform, { by: clerk, guestId, allowsShortStay }, input)
}

type Booker = {
  readonly by: SignedInActor
  readonly guestId: string
  readonly allowsShortStay: boolean
}

async function placeOrFindRepeated(
  platform: Platform,
  booker: Booker,
  input: PlaceBooking,
): Promise<PlaceBookingResult> {
  const placed = await placeWithRetries(platform, booker, input)
  if (placed.ok) return placed
  // A repeated confirmation may be refused because its first request took the last rooms.
  return (await findRepeatedBooking(platform, booker.guestId, input)) ?? placed
}

async function placeWithRetries(
  platform: Platform,
  booker: Booker,
  input: PlaceBooking,
): Promise<PlaceBookingResult> {
  const quote = booker.allowsShortStay ? quoteStayIgnoringMinimum : quoteStay
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const offer = refuseBadCode(await quote(platform, input.roomId, questionOf(booker, input)))
    if (!offer.ok) return offer
    if (!matchesSeenPrice(offer.value.quote, input))
      return refused({ kind: "price-differs", quote: offer.value.quote })
    const written = await writeBooking(platform, booker, { input, offer: offer.value })
    if (written.ok) return written
    if (isFinal(written.refusal)) return refused({ kind: written.refusal })
    await prepareRetry(platform, offer.value, written.refusal)
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

type FinalRefusal = "key-reused" | "unverified-limit" | "extra-changed"
type WriteRefusal = "sold-out" | "nights-not-loaded" | "reference-taken" | FinalRefusal

/** Whether another attempt would be refused as well. */
const isFinal = (refusal: WriteRefusal): refusal is FinalRefusal =>
  refusal === "key-reused" || refusal === "unverified-limit" || refusal === "extra-changed"

const refusalOfConstraint: Readonly<Record<string, WriteRefusal>> = {
  inventory_no_overbook: "sold-out",
  booking_takes_all_nights: "nights-not-loaded",
  idempotency_keys_pkey: "key-reused",
  bookings_reference_key: "reference-taken",
}

type Wanted = { readonly input: PlaceBooking; readonly offer: StayOffer }

async function writeBooking(
  platform: Platform,
  { by, guestId, allowsShortStay }: Booker,
  wanted: Wanted,
): Promise<Result<PlacedBooking, WriteRefusal>> {
  const booking = newBooking(guestId, wanted, platform.clock.today())
  const { missedMinimum } = wanted.offer
  try {
    const { isUnverified: _, ...placed } = await platform.db.transaction(async (tx) => {
      const row = await insertBooking(tx, by, booking)
      await saveDetails(tx, booking.id, { ...wanted.input, offer: booking.quote.offer })
      if (row.isUnverified && by.userId === guestId) await checkUnverifiedLimits(platform, tx, guestId)
      if (booking.holdSeconds === null)
        await requestBookingEmail(platform, tx, { bookingId: booking.id, kind: "confirmed" })
      if (allowsShortStay && missedMinimum) {
        const subject = { subjectType: "booking", subjectId: booking.id }
        const after = { allowedBelowMinimum: missedMinimum }
        await recordAudit(tx, by, { action: "allow-short-stay", ...subject, after })
      }
      return row
    })
    return done({ ...placed, isRepeat: false })
  } catch (error) {
    if (error instanceof BeyondUnverifiedLimits) return refused("unverified-limit")
    if (error instanceof ExtraChanged) return refused("extra-changed")
    const refusal = refusalOfConstraint[databaseErrorOf(error)?.constraint ?? ""]
    if (!refusal) throw error
    return refused(refusal)
  }
}

const newBooking = (userId: string, { input, offer }: Wanted, businessDate: CalendarDate): NewBooking => ({
  id: randomUUID(),
  reference: createBookingReference(randomBytes(8)),
  userId,
  key: input.idempotencyKey,
  fingerprint: fingerprintOf(input),
  paymentMode: input.paymentMode,
  holdSeconds: input.paymentMode === "online" ? offer.settings.holdMinutes * 60 : null,
  stay: offer.stay,
  party: offer.party,
  quote: offer.quote,
  room: offer.room,
  cancellationPolicy: offer.settings.cancellationPolicy,
  confirmationId: randomUUID(),
  businessDate,
})

// The next attempt quotes the stay again, so it sees whether rooms became free.
async function prepareRetry(
  platform: Platform,
  { room, stay }: StayOffer,
  refusal: WriteRefusal,
): Promise<void> {
  if (refusal === "sold-out") await expireLapsedHoldsOn(platform.db, { roomTypeId: room.id, ...stay })
  if (refusal === "nights-not-loaded")
    await ensureInventoryNights(platform.db, [room.id], { from: stay.checkIn, to: stay.checkOut })
}

/** The booking that the key of this request placed before, or a refusal when the key belongs to another request. */
async function findRepeatedBooking(
  platform: Platform,
  guestId: string,
  input: PlaceBooking,
): Promise<PlaceBookingResult | null> {
  const first = await findBookingOfKey(platform.db, guestId, input.idempotencyKey)
  if (!first) return null
  const { fingerprint, ...placed } = first
  const isSame = Buffer.from(fingerprint).equals(Buffer.from(fingerprintOf(input)))
  return isSame ? done({ ...placed, isRepeat: true }) : refused({ kind: "key-reused" })
}
