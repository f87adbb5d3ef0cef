import { datesOfCall } from "#src/features/bookings/day-rooms/day-room.schema.ts"
import { z } from "@hono/zod-openapi"
import { errorBody } from "#src/platform/http/api-reply.ts"
import { toRupees } from "#src/shared/money.ts"
import type { PlaceBookingInput } from "#src/features/bookings/bookings.schema.ts"
import type { PlaceBookingRequest } from "./booking-request.ts"
import type { BookOnlineRefusal } from "./place-booking.service.ts"
import { countNights, type Quote, findUniformPrice } from "#src/features/pricing/quote.ts"
import type { CheckedQuoteRefusal } from "#src/features/availability/quote-stay.service.ts"
import {
  formatPriceDifference,
  type RefusalMessage,
} from "#src/features/availability/availability-messages.ts"
import { formatCheckedQuoteRefusal, formatPlaceRefusal } from "./stay-refusals.answers.ts"

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

const bodyOf = ({ field, text }: RefusalMessage) =>
  errorBody(text, field === "" ? undefined : { [field]: text })

// The other texts are those of the pages. These three would refer an API client to a page.
const apiTexts: Readonly<Partial<Record<BookOnlineRefusal["kind"], string>>> = {
  "not-signed-in": "Sign in first.",
  "key-reused": "This Idempotency-Key was used for another booking.",
  "unknown-room": "There is no such room.",
}

function headersOf(refusal: BookOnlineRefusal): { readonly "retry-after"?: string } {
  const limited = refusal.kind === "code" ? refusal.reason : refusal
  return "retryAfterSeconds" in limited ? { "retry-after": String(limited.retryAfterSeconds) } : {}
}

/** The status, body and header fields of each refusal of a stay. */
export function answerStayRefusal(refusal: CheckedQuoteRefusal) {
  const { status, field, text } = formatCheckedQuoteRefusal(refusal)
  const body = bodyOf({ field, text: apiTexts[refusal.kind] ?? text })
  return { status, body, headers: headersOf(refusal) }
}

/** The status, body and header fields of each refusal of a booking. */
export function answerPlaceRefusal(refusal: BookOnlineRefusal) {
  if (refusal.kind === "price-differs") return { ...answerPriceDiffers(refusal.quote), headers: {} }
  const { status, field, text } = formatPlaceRefusal(refusal)
  const body = bodyOf({ field, text: apiTexts[refusal.kind] ?? text })
  return { status, body, headers: headersOf(refusal) }
}

/** The caller's total is not the current price; the reply contains the current price. */
export const answerPriceDiffers = (quote: Quote) => ({
  status: 409 as const,
  body: { ...bodyOf(formatPriceDifference(quote)), data: presentQuote(quote) },
})
