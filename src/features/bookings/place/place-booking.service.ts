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
import { type PriceLock, withPriceLock } from "#src/features/bookings/price-lock/price-lock.ts"
import { ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import { limitCode } from "#src/features/pricing/offers/code-limit.service.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, system } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { bookingsByAccount, bookingsByAddress } from "./booking-limits.ts"
import { type BookingDetails, saveDetails } from "./booking-details.service.ts"
import { questionOf } from "./booking-question.ts"
import { fingerprintOf } from "./booking-fingerprint.ts"
import { insertBooking, type NewBooking, type NewBookingRow } from "./place-booking.store.ts"
import { findRepeatedBooking } from "./repeated-booking.service.ts"
import { matchesSeenPrice, type SeenPrice } from "./seen-price.ts"
import { checkUnverifiedLimits } from "./unverified-limits.service.ts"
import { type OfferedHold, passLine, tellLine } from "./waiting-line.service.ts"
import { isFinal, type WriteRefusal, writeRefusalOf } from "./write-refusals.service.ts"

export type PlaceBooking = BookingDetails &
  SeenPrice & {
    readonly roomId: string
    readonly search: StaySearch
    readonly paymentMode: PaymentMode
    /** A price that the hotel keeps for exactly this stay; its receipt was verified (GUEST-9). */
    readonly lock?: PriceLock | null
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
  if (retryAfterSeconds === null) {
    const search = await limitCode(platform, address, input.search)
    return placeBooking(platform, actor, { ...input, search })
  }
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

/** Holds rooms for a guest in line. The stay was long enough when the guest joined. */
export const holdForLine = (
  platform: Platform,
  line: OfferedHold,
  input: PlaceBooking,
): Promise<PlaceBookingResult> =>
  placeOrFindRepeated(
    platform,
    { by: system, guestId: line.guestId, allowsShortStay: true, line },
    { ...input, paymentMode: "online" },
  )

type Booker = {
  readonly by: Actor
  readonly guestId: string
  readonly allowsShortStay: boolean
  /** Null for everybody who does not stand in line. */
  readonly line?: OfferedHold
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
  const quote = booker.allowsShortStay || input.lock ? quoteStayIgnoringMinimum : quoteStay
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const asked = refuseBadCode(await quote(platform, input.roomId, questionOf(booker, input)))
    if (!asked.ok) return asked
    const offer = withPriceLock(asked.value, input.lock)
    if (!matchesSeenPrice(offer.quote, input)) return refused({ kind: "price-differs", quote: offer.quote })
    const written = await writeBooking(platform, booker, { input, offer })
    if (written.ok) return written
    if (written.refusal === "kept-for-line") {
      await tellLine(platform, platform.db)
      break
    }
    if (isFinal(written.refusal)) return refused({ kind: written.refusal })
    await prepareRetry(platform, offer, written.refusal)
  }
  return refused({ kind: "not-available", firstFullNight: null, left: 0 })
}

type Wanted = { readonly input: PlaceBooking; readonly offer: StayOffer }

async function writeBooking(
  platform: Platform,
  booker: Booker,
  wanted: Wanted,
): Promise<Result<PlacedBooking, WriteRefusal>> {
  const { by, guestId, allowsShortStay } = booker
  const booking = newBooking(booker, wanted, platform.clock.today())
  const { missedMinimum } = wanted.offer
  try {
    const { isUnverified: _, ...placed } = await platform.db.transaction(async (tx) => {
      const row = await insertBooking(tx, by, booking)
      await passLine(platform, tx, { line: booker.line, booking })
      const { quote, stay } = booking
      await saveDetails(tx, booking.id, { ...wanted.input, offer: quote.offer, dayRoom: stay.dayRoom })
      if (row.isUnverified && by.kind === "user" && by.userId === guestId)
        await checkUnverifiedLimits(platform, tx, guestId)
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
    const refusal = writeRefusalOf(error)
    if (!refusal) throw error
    return refused(refusal)
  }
}

const newBooking = (
  { guestId, line }: Booker,
  { input, offer }: Wanted,
  businessDate: CalendarDate,
): NewBooking => ({
  id: randomUUID(),
  reference: createBookingReference(randomBytes(8)),
  userId: guestId,
  key: input.idempotencyKey,
  fingerprint: fingerprintOf(input),
  paymentMode: input.paymentMode,
  holdSeconds: input.paymentMode === "online" ? (line?.holdMinutes ?? offer.settings.holdMinutes) * 60 : null,
  stay: offer.stay,
  party: offer.party,
  quote: offer.quote,
  types: offer.types,
  cancellationPolicy: offer.settings.cancellationPolicy,
  confirmationId: randomUUID(),
  businessDate,
})

// The next attempt quotes the stay again, so it sees whether rooms became free.
async function prepareRetry(
  platform: Platform,
  { types, stay }: StayOffer,
  refusal: WriteRefusal,
): Promise<void> {
  const ids = types.map(({ room }) => room.id)
  if (refusal === "sold-out")
    for (const roomTypeId of ids) await expireLapsedHoldsOn(platform.db, { roomTypeId, ...stay })
  if (refusal === "nights-not-loaded")
    await ensureInventoryNights(platform.db, ids, { from: stay.checkIn, to: stay.checkOut })
}
