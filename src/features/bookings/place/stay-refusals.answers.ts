import { extraChangedMessage } from "#src/features/bookings/extras/extras-text.ts"
import { unpaidLimitMessages } from "#src/features/bookings/place/booking-limits.ts"
import type { BookOnlineRefusal } from "#src/features/bookings/place/place-booking.service.ts"
import type { CheckedQuoteRefusal, QuoteStayRefusal } from "#src/features/availability/quote-stay.service.ts"
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

type Refused<Status extends number> = RefusalMessage & { readonly status: Status }

/** The status, text and field of each refusal of a stay. */
export function formatCheckedQuoteRefusal(refusal: CheckedQuoteRefusal): Refused<404 | 409 | 422 | 429> {
  switch (refusal.kind) {
    case "unknown-room":
      return { status: 404, field: "", text: messages.availability.notAvailable }
    case "code": {
      const status = refusal.reason.kind === "too-many-codes" ? 429 : 422
      return { status, field: "code", text: formatCodeRefusal(refusal.reason) }
    }
    case "not-available":
      return { status: 409, ...formatQuoteRefusal(refusal) }
    case "stay":
    case "party":
    case "zero-total":
      return { status: 422, ...formatQuoteRefusal(refusal) }
  }
}

/** The status, text and field of each refusal of a booking. */
export function formatPlaceRefusal(refusal: BookOnlineRefusal): Refused<401 | 404 | 409 | 422 | 429> {
  switch (refusal.kind) {
    case "not-signed-in":
      return { status: 401, field: "", text: "Please sign in again to confirm." }
    case "price-differs":
      return { status: 409, ...formatPriceDifference(refusal.quote) }
    case "online-payment-off":
      return { status: 422, field: "paymentMode", text: messages.payment.off }
    case "key-reused":
      return {
        status: 409,
        field: "",
        text: "This page was already used for another booking. Please look at it again and confirm once more.",
      }
    case "unverified-limit":
    case "unpaid-limit":
      return { status: 409, field: "", text: unpaidLimitMessages[refusal.kind] }
    case "extra-changed":
      return { status: 409, field: "", text: extraChangedMessage }
    case "too-many-bookings":
      return { status: 429, field: "", text: tooManyTriesReason(refusal.retryAfterSeconds) }
    case "stay":
    case "party":
    case "code":
    case "zero-total":
    case "unknown-room":
    case "not-available":
      return formatCheckedQuoteRefusal(refusal)
  }
}
