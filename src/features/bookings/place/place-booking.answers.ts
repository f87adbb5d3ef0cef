import { unpaidLimitMessages } from "./booking-limits.ts"
import { extraChangedMessage } from "#src/features/bookings/extras/extras-text.ts"
import { datesOfCall } from "#src/features/bookings/day-rooms/day-room.schema.ts"
import { z } from "@hono/zod-openapi"
import { errorOf, tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { toRupees } from "#src/shared/money.ts"
import type { PlaceBookingInput } from "#src/features/bookings/bookings.schema.ts"
import type { PlaceBookingRequest } from "./booking-request.ts"
import type { BookOnlineRefusal } from "./place-booking.service.ts"
import { countNights, type Quote, findUniformPrice } from "#src/features/pricing/quote.ts"
import type { CheckedQuoteRefusal } from "#src/features/availability/quote-stay.service.ts"
import {
  type RefusalMessage,
  formatNotAvailable,
  formatPartyRefusal,
  formatPriceDifference,
  formatStayRefusal,
} from "#src/features/availability/availability-messages.ts"
import { formatCodeRefusal } from "#src/features/pricing/offers/offer-text.ts"
import { messages } from "#src/shared/messages.ts"

/** The current price of a stay. */
export const quoteOutput = z
  .object({
    days: z.number().int(),
    qty: z.number().int(),
    price: z.number().nullable().describe("One room a night; null when nights differ"),
    subtotal: z.number(),
    gst: z.number(),
    total: z.number(),
  })
  .meta({ id: "Quote" })

function nightPriceInRupees(quote: Quote): number | null {
  const price = findUniformPrice(quote)
  return price === null ? null : toRupees(price)
}

export const presentQuote = (quote: Quote) => ({
  days: countNights(quote.nights),
  qty: quote.rooms,
  price: nightPriceInRupees(quote),
  subtotal: toRupees(quote.subtotal),
  gst: toRupees(quote.gst),
  total: toRupees(quote.total),
})

/** The input of the use case from a call of the API. */
export const toPlaceBooking = (input: PlaceBookingInput, key: string): PlaceBookingRequest => ({
  roomId: input.roomId,
  search: {
    ...datesOfCall(input),
    party: input.party,
    ...(input.types && { types: input.types }),
    ...(input.code && { code: input.code }),
  },
  paymentMode: input.paymentMode,
  seenTotal: input.total ?? null,
  expectedFigures: { days: input.days, price: input.price },
  idempotencyKey: key,
})

const fieldError = ({ field, text }: RefusalMessage) => errorOf(text, { [field]: text })

const retryAfter = (seconds: number) => ({ "retry-after": String(seconds) })

function stayAnswer(refusal: CheckedQuoteRefusal) {
  switch (refusal.kind) {
    case "code":
      return {
        ...(refusal.reason.kind === "too-many-codes"
          ? { status: 429 as const, headers: retryAfter(refusal.reason.retryAfterSeconds) }
          : { status: 422 as const, headers: {} }),
        body: fieldError({ field: "code", text: formatCodeRefusal(refusal.reason) }),
      }
    case "stay":
      return { status: 422 as const, body: fieldError(formatStayRefusal(refusal.reason)) }
    case "party":
      return { status: 422 as const, body: fieldError(formatPartyRefusal(refusal.reason, refusal.room)) }
    case "zero-total":
      return { status: 422 as const, body: errorOf(messages.availability.zeroTotal) }
    case "unknown-room":
      return { status: 404 as const, body: errorOf("There is no such room.") }
    case "not-available":
      return { status: 409 as const, body: errorOf(formatNotAvailable(refusal).text) }
  }
}

/** The status, body and header fields of each refusal of a stay. */
export const answerStayRefusal = (refusal: CheckedQuoteRefusal) => ({ headers: {}, ...stayAnswer(refusal) })

/** The status and body of each refusal of a booking. */
export function answerPlaceRefusal(refusal: BookOnlineRefusal) {
  switch (refusal.kind) {
    case "not-signed-in":
      return { status: 401 as const, body: errorOf("Sign in first.") }
    case "online-payment-off":
      return {
        status: 422 as const,
        body: errorOf(messages.payment.off, { paymentMode: messages.payment.off }),
      }
    case "key-reused":
      return { status: 409 as const, body: errorOf("This Idempotency-Key was used for another booking.") }
    case "unverified-limit":
    case "unpaid-limit":
      return { status: 409 as const, body: errorOf(unpaidLimitMessages[refusal.kind]) }
    case "extra-changed":
      return { status: 409 as const, body: errorOf(extraChangedMessage) }
    case "too-many-bookings":
      return {
        status: 429 as const,
        body: errorOf(tooManyTriesReason(refusal.retryAfterSeconds)),
        headers: retryAfter(refusal.retryAfterSeconds),
      }
    case "price-differs":
      return { ...answerPriceDiffers(refusal.quote), headers: {} }
    case "stay":
    case "party":
    case "code":
    case "zero-total":
    case "unknown-room":
    case "not-available":
      return { ...answerStayRefusal(refusal) }
  }
}

/** The caller's total is not the current price; the reply contains the current price. */
export const answerPriceDiffers = (quote: Quote) => ({
  status: 409 as const,
  body: { ...fieldError(formatPriceDifference(quote)), data: presentQuote(quote) },
})
