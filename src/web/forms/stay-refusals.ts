import { extraChangedMessage } from "#src/features/bookings/extras/extras-text.ts"
import { unpaidLimitMessages } from "#src/features/bookings/place/booking-limits.ts"
import type { BookOnlineRefusal } from "#src/features/bookings/place/place-booking.service.ts"
import type { QuoteStayRefusal } from "#src/features/availability/quote-stay.service.ts"
import {
  type RefusalMessage,
  formatNotAvailable,
  formatPartyRefusal,
  formatPriceDifference,
  formatStayRefusal,
} from "#src/features/availability/availability-messages.ts"
import { formatCodeRefusal } from "#src/features/pricing/offers/offer-text.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { messages } from "#src/shared/messages.ts"

type ShownOnPage = Exclude<QuoteStayRefusal, { kind: "unknown-room" }>

/** The text and field of a refused stay. An unknown room has its own page instead. */
export function formatQuoteRefusal(refusal: ShownOnPage): RefusalMessage {
  switch (refusal.kind) {
    case "stay":
      return formatStayRefusal(refusal.reason)
    case "party":
      return formatPartyRefusal(refusal.reason, refusal.room)
    case "zero-total":
      return { field: "", text: messages.availability.zeroTotal }
    case "not-available":
      return formatNotAvailable(refusal)
  }
}

/** The status and text of a page whose confirmation made no booking. */
export function formatPlaceRefusal(refusal: BookOnlineRefusal): { status: number; text: string } {
  switch (refusal.kind) {
    case "unknown-room":
      return { status: 404, text: messages.availability.notAvailable }
    case "not-signed-in":
      return { status: 401, text: "Please sign in again to confirm." }
    case "code":
      return {
        status: refusal.reason.kind === "too-many-codes" ? 429 : 422,
        text: formatCodeRefusal(refusal.reason),
      }
    case "price-differs":
      return { status: 409, text: formatPriceDifference(refusal.quote).text }
    case "online-payment-off":
      return { status: 422, text: messages.payment.off }
    case "key-reused":
      return {
        status: 409,
        text: "This page was already used for another booking. Please look at it again and confirm once more.",
      }
    case "unverified-limit":
    case "unpaid-limit":
      return { status: 409, text: unpaidLimitMessages[refusal.kind] }
    case "extra-changed":
      return { status: 409, text: extraChangedMessage }
    case "too-many-bookings":
      return { status: 429, text: tooManyTriesReason(refusal.retryAfterSeconds) }
    case "not-available":
      return { status: 409, text: formatQuoteRefusal(refusal).text }
    case "stay":
    case "party":
    case "zero-total":
      return { status: 422, text: formatQuoteRefusal(refusal).text }
  }
}
