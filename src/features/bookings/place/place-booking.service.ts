import { firstDeskNight } from "#src/features/availability/first-desk-night.ts"
import {
  type CheckedQuoteRefusal,
  quoteStay,
  quoteStayIgnoringMinimum,
  refuseBadCode,
  type QuotedStay,
} from "#src/features/availability/quote-stay.service.ts"
import { maxRoomsPerBooking } from "#src/features/availability/party.ts"
import { checkStay, nightsOf } from "#src/features/availability/stay.ts"
import type { QuoteRequest, StaySearch } from "#src/features/availability/stay-search-url.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { expireLapsedHoldsOn } from "#src/features/bookings/booking-transitions.store.ts"
import { withPriceLock } from "#src/features/bookings/price-lock/price-lock.ts"
import { ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import { limitCode } from "#src/features/pricing/offers/code-limit.service.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, system } from "#src/shared/actor.ts"
import { type Result, refused } from "#src/shared/result.ts"
import { bookingsByAccount, bookingsByAddress, type UnpaidLimit } from "./booking-limits.ts"
import { matchesExpectedPrice, type PlaceBookingRequest } from "./booking-request.ts"
import { findRepeatedBooking } from "./repeated-booking.service.ts"
import { countNightsOfAddress } from "./unpaid-limits.service.ts"
import { enqueueWaitlistOffers } from "#src/features/bookings/waitlist/waitlist-priority.service.ts"
import {
  type Booker,
  isFinalRefusal,
  type PlacedBooking,
  type WaitlistHold,
  writeBooking,
  type WriteRefusal,
} from "./write-booking.service.ts"

export type PlaceBookingRefusal =
  | CheckedQuoteRefusal
  | {
      readonly kind: "not-signed-in" | "online-payment-off" | "key-reused" | UnpaidLimit | "extra-changed"
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
  request: PlaceBookingRequest,
): Promise<Result<PlacedBooking, BookOnlineRefusal>> {
  if (actor.kind !== "user") return refused({ kind: "not-signed-in" })
  const beyond = await beyondLimits(platform, { userId: actor.userId, address }, request.search)
  if (beyond === null) {
    const search = await limitCode(platform, address, request.search)
    return placeBooking(platform, actor, { ...request, search, hasUnpaidLimit: true })
  }
  // Beyond the limits, a repeated confirmation still returns its booking (BOOK-9).
  return (await findRepeatedBooking(platform, actor.userId, request)) ?? refused(beyond)
}

async function beyondLimits(
  platform: Platform,
  { userId, address }: { readonly userId: string; readonly address: string },
  { checkIn, checkOut, party }: StaySearch,
): Promise<BookOnlineRefusal | null> {
  const retryAfterSeconds =
    (await platform.rateLimiter.take(bookingsByAddress, address)) ??
    (await platform.rateLimiter.take(bookingsByAccount, userId))
  if (retryAfterSeconds !== null) return { kind: "too-many-bookings", retryAfterSeconds }
  // A search that is no stay is refused with its price.
  const stay = checkStay({ checkIn, checkOut }, platform.clock.today())
  const roomNights = stay.ok ? nightsOf(stay.value) * Math.min(party.length, maxRoomsPerBooking) : 0
  const kind = await countNightsOfAddress(platform, { userId, address, roomNights })
  return kind && { kind }
}

/**
 * Books a stay for the signed-in guest: confirmed at once when it is paid at the hotel, else held for the online
 * payment. One statement takes all nights and writes the booking, or changes nothing. `hasUnpaidLimit` limits what the
 * account may keep unpaid.
 */
export async function placeBooking(
  platform: Platform,
  actor: Actor,
  { hasUnpaidLimit = false, ...request }: PlaceBookingRequest & { readonly hasUnpaidLimit?: boolean },
): Promise<PlaceBookingResult> {
  if (actor.kind !== "user") return refused({ kind: "not-signed-in" })
  if (request.paymentMode === "online" && platform.cardPayments.provider === "none")
    return refused({ kind: "online-payment-off" })
  const booker = { by: actor, guestId: actor.userId, allowsShortStay: false, hasUnpaidLimit }
  return placeOrFindRepeated(platform, booker, request)
}

type PlaceForGuest = PlaceBookingRequest & {
  readonly guestId: string
  /** Allows a stay below the minimum nights. */
  readonly allowsShortStay?: boolean
}

/** Books a stay for a guest who calls; the audit log names the clerk. */
export async function placeBookingByStaff(
  platform: Platform,
  clerk: Actor,
  { guestId, allowsShortStay = false, ...request }: PlaceForGuest,
): Promise<Result<PlacedBooking, PlaceBookingRefusal | { readonly kind: "forbidden" }>> {
  if (clerk.kind !== "user" || !canManageBookings(clerk)) return refused({ kind: "forbidden" })
  return placeOrFindRepeated(platform, { by: clerk, guestId, allowsShortStay }, request)
}

/** Holds rooms for a guest on the waitlist. The nights may have got a longer minimum since the guest joined. */
export const holdForWaitlist = (
  platform: Platform,
  waitlistHold: WaitlistHold,
  request: Omit<PlaceBookingRequest, "paymentMode">,
): Promise<PlaceBookingResult> =>
  placeOrFindRepeated(
    platform,
    { by: system, guestId: waitlistHold.guestId, allowsShortStay: false, waitlistHold },
    { ...request, paymentMode: "online" },
  )

async function placeOrFindRepeated(
  platform: Platform,
  booker: Booker,
  request: PlaceBookingRequest,
): Promise<PlaceBookingResult> {
  const placed = await placeWithRetries(platform, booker, request)
  if (placed.ok) return placed
  // A repeated confirmation may be refused because its first request took the last rooms.
  return (await findRepeatedBooking(platform, booker.guestId, request)) ?? placed
}

async function placeWithRetries(
  platform: Platform,
  booker: Booker,
  request: PlaceBookingRequest,
): Promise<PlaceBookingResult> {
  const quote = booker.allowsShortStay || request.lock ? quoteStayIgnoringMinimum : quoteStay
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const search = searchOfBooker(booker, request, platform)
    const quoted = refuseBadCode(await quote(platform, request.roomId, search))
    if (!quoted.ok) return quoted
    const quotedStay = withPriceLock(quoted.value, request.lock)
    if (!matchesExpectedPrice(quotedStay.quote, request))
      return refused({ kind: "price-differs", quote: quotedStay.quote })
    const keptUntil = quotedStay === quoted.value ? null : (request.lock?.expiresAt ?? null)
    const written = await writeBooking(platform, booker, { request, quoted: quotedStay, keptUntil })
    if (written.ok) return written
    if (written.refusal === "waitlist-has-priority") {
      await enqueueWaitlistOffers(platform, platform.db)
      break
    }
    if (isFinalRefusal(written.refusal)) return refused({ kind: written.refusal })
    await prepareRetry(platform, quotedStay, written.refusal)
  }
  return refused({ kind: "not-available", firstFullNight: null, left: 0 })
}

// Members' prices are for guests who book online themselves or from the waitlist. The desk quotes the public price
// (decision 073), and sells last night to a guest who arrives after midnight (decision 117).
const searchOfBooker = (
  { by, guestId, waitlistHold }: Booker,
  { search }: PlaceBookingRequest,
  { clock }: Pick<Platform, "clock">,
): QuoteRequest =>
  waitlistHold || (by.kind === "user" && by.userId === guestId)
    ? { ...search, guestId }
    : { ...search, firstNight: firstDeskNight(clock.now()) }

// The next attempt quotes the stay again, so it sees whether rooms became free.
async function prepareRetry(
  platform: Platform,
  { types, stay }: QuotedStay,
  refusal: WriteRefusal,
): Promise<void> {
  const ids = types.map(({ room }) => room.id)
  if (refusal === "sold-out") await expireLapsedHoldsOn(platform.db, ids, stay)
  if (refusal === "nights-not-loaded")
    await ensureInventoryNights(platform.db, ids, { from: stay.checkIn, to: stay.checkOut })
}
