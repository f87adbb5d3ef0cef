import { unverifiedLimitMessage } from "#src/features/bookings/place/booking-limits.ts"
import type { BookOnlineRefusal } from "#src/features/bookings/place/book-online.service.ts"
import type { StayOfferRefusal } from "#src/features/availability/quote-stay.service.ts"
import {
  type RefusalWords,
  wordsOfNotAvailable,
  wordsOfParty,
  wordsOfPrice,
  wordsOfStay,
} from "#src/features/availability/availability-messages.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { messages } from "#src/shared/messages.ts"

type ShownOnPage = Exclude<StayOfferRefusal, { kind: "unknown-room" }>

/** Why a stay cannot be booked, in words and beside its field. A room that does not exist has its own page instead. */
export function wordsOfOffer(refusal: ShownOnPage): RefusalWords {
  switch (refusal.kind) {
    case "stay":
      return wordsOfStay(refusal.reason)
    case "party":
      return wordsOfParty(refusal.reason, refusal.room)
    case "zero-total":
      return { field: "", text: messages.availability.zeroTotal }
    case "not-available":
      return wordsOfNotAvailable(refusal)
  }
}

/** Why a confirmation made no booking: the status of the page and the words on it. */
export function wordsOfPlacing(refusal: BookOnlineRefusal): { status: number; text: string } {
  switch (refusal.kind) {
    case "unknown-room":
      return { status: 404, text: messages.availability.notAvailable }
    case "not-signed-in":
      return { status: 401, text: "Please sign in again to confirm." }
    case "price-differs":
      return { status: 409, text: wordsOfPrice(refusal.quote).text }
    case "online-payment-off":
      return { status: 422, text: messages.payment.off }
    case "key-reused":
      return {
        status: 409,
        text: "This page was already used for another booking. Please look at it again and confirm once more.",
      }
    case "unverified-limit":
      return { status: 409, text: unverifiedLimitMessage }
    case "too-many-bookings":
      return { status: 429, text: tooManyTriesReason(refusal.retryAfterSeconds) }
    case "not-available":
      return { status: 409, text: wordsOfOffer(refusal).text }
    case "stay":
    case "party":
    case "zero-total":
      return { status: 422, text: wordsOfOffer(refusal).text }
  }
}
