import { createRoute, z } from "@hono/zod-openapi"
import { needsSession } from "#src/platform/http/api-access.ts"
import {
  createApi,
  doneReply,
  errorBody,
  errorReply,
  idParam,
  jsonBody,
  jsonReply,
  refusals,
  tooManyTries,
} from "#src/platform/http/api-reply.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { refused } from "#src/shared/result.ts"
import { toRupees } from "#src/shared/money.ts"
import { canManageBookings } from "./booking-access.ts"
import { bookingOutput, presentBooking } from "./bookings.schema.ts"
import { findBooking } from "./bookings.service.ts"
import type { CancellationRequest } from "#src/features/bookings/cancel/cancellation-request.ts"
import { cancellationNoteInput } from "#src/features/bookings/cancel/cancellation-requests.schema.ts"
import { requestCancellation } from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import { changeStayOnline } from "#src/features/bookings/change/change-stay-online.service.ts"
import {
  answerPriceDiffers,
  presentQuote,
  quoteOutput,
} from "#src/features/bookings/place/place-booking.answers.ts"
import { stayDatesInput, stayDatesQuery } from "./stays.schema.ts"
import type { ChangeStayRefusal, StayChange } from "#src/features/bookings/change/stay-change.ts"
import {
  formatNewStayRefusal,
  formatStayChangeRefusal,
} from "#src/features/bookings/change/stay-change-text.ts"

const tags = ["Bookings"]

const requestOutput = z.object({
  _id: z.string(),
  booking: z.string(),
  state: z.enum(["open", "withdrawn", "approved", "declined"]),
  charge: z.number().describe("What the cancellation costs, in rupees, as of the request"),
  note: z.string(),
  date: z.string().describe("When it was requested"),
})

const cancellationRoute = createRoute({
  method: "post",
  path: "/{id}/cancellation-request",
  operationId: "requestCancellation",
  tags,
  summary: "Request the cancellation of one's own booking",
  description: "The request fixes the current charge. While it is open, another request returns it.",
  ...needsSession,
  request: { params: idParam, body: jsonBody(cancellationNoteInput) },
  responses: { 200: jsonReply("The request", doneReply(requestOutput)), ...refusals(401, 404, 409, 422) },
})

const change = {
  ...quoteOutput.shape,
  difference: z.number().describe("The new total less the old one"),
  extras: z.number().describe("What charged extras cost more for the new dates; negative for less"),
  fee: z.number().describe("The fee for nights that are given up late"),
  refund: z.number().describe("Refunded the way it was paid"),
  owed: z.number().describe("Owed after the change; negative for a refund at the desk"),
}

const refusedDates = {
  ...refusals(401, 404, 422),
  409: jsonReply(
    "Not available, too late, or the price differs",
    errorReply.extend({ data: quoteOutput.optional() }),
  ),
}

const previewRoute = createRoute({
  method: "get",
  path: "/{id}/dates",
  operationId: "previewDates",
  tags,
  summary: "Quote new dates of a booking",
  description:
    "Nights that stay in the booking keep their price, unless the stay gets too short for its offer.",
  ...needsSession,
  request: { params: idParam, query: stayDatesQuery },
  responses: { 200: jsonReply("The new price", doneReply(z.object(change))), ...refusedDates },
})

const datesRoute = createRoute({
  method: "put",
  path: "/{id}/dates",
  operationId: "changeDates",
  tags,
  summary: "Change the dates of one's own booking, or of any for the desk",
  ...needsSession,
  request: { params: idParam, body: jsonBody(stayDatesInput) },
  responses: {
    200: jsonReply(
      "The booking after the change",
      doneReply(z.object({ ...change, booking: bookingOutput })),
    ),
    ...refusedDates,
    ...refusals(429),
  },
})

const unknown = errorBody("There is no such booking.")
const nothingToCancel = errorBody("There is nothing left to cancel on this booking.")

const presentRequest = (request: CancellationRequest): z.infer<typeof requestOutput> => ({
  _id: request.id,
  booking: request.bookingId,
  state: request.state,
  charge: toRupees(request.charge),
  note: request.note,
  date: request.requestedAt,
})

const presentChange = ({ quote, difference, extras, fee, refund, owed }: StayChange) => ({
  ...presentQuote(quote),
  difference: toRupees(difference),
  extras: toRupees(extras),
  fee: toRupees(fee),
  refund: toRupees(refund),
  owed: toRupees(owed),
})

const datesMissing = { kind: "stay", reason: "dates-missing" } as const

function answerChangeRefusal(actor: SignedInActor, refusal: ChangeStayRefusal) {
  // Another guest's booking gets the same reply as an unknown one.
  if (refusal.kind === "forbidden" || refusal.kind === "unknown-booking")
    return { status: 404 as const, body: unknown }
  const reason = formatStayChangeRefusal(refusal, canManageBookings(actor) ? "desk" : "guest")
  if (refusal.kind === "stay")
    return {
      status: 422 as const,
      body: errorBody(reason, { [formatNewStayRefusal(refusal.reason).field]: reason }),
    }
  return refusal.kind === "price-differs"
    ? answerPriceDiffers(refusal.quote)
    : {
        status: refusal.kind === "zero-total" ? (422 as const) : (409 as const),
        body: errorBody(reason),
      }
}

/** The API of guests for their own bookings, under `/api/booking/{id}` (API-13). */
export const ownStaysApi = createApi()
  .openapi(cancellationRoute, async (c) => {
    const { note } = c.req.valid("json")
    const requested = { bookingId: c.req.valid("param").id, note }
    const outcome = await requestCancellation(c.get("platform"), c.get("signedIn"), requested)
    if (outcome.ok) return c.json({ result: "Done" as const, data: presentRequest(outcome.value) }, 200)
    // No figures are shown before a request by this API, so none can differ.
    return outcome.refusal === "unknown-booking" ? c.json(unknown, 404) : c.json(nothingToCancel, 409)
  })
  .openapi(previewRoute, async (c) => {
    const { checkIn, checkOut } = c.req.valid("query")
    const actor = c.get("signedIn")
    const requested = checkIn && checkOut && { id: c.req.valid("param").id, to: { checkIn, checkOut } }
    const preview = requested
      ? await previewStayChange(c.get("platform"), actor, requested)
      : refused<ChangeStayRefusal>(datesMissing)
    if (preview.ok) return c.json({ result: "Done" as const, data: presentChange(preview.value) }, 200)
    const { status, body } = answerChangeRefusal(actor, preview.refusal)
    return c.json(body, status)
  })
  .openapi(datesRoute, async (c) => {
    const { checkIn, checkOut, total, ...seen } = c.req.valid("json")
    const actor = c.get("signedIn")
    const platform = c.get("platform")
    const { id } = c.req.valid("param")
    const requested = checkIn &&
      checkOut && { id, to: { checkIn, checkOut }, seen, ...(total !== undefined && { seenTotal: total }) }
    const changed = requested
      ? await changeStayOnline(platform, { actor, address: c.get("address") }, requested)
      : refused<ChangeStayRefusal>(datesMissing)
    if (!changed.ok) {
      if (changed.refusal.kind === "too-many-changes")
        return tooManyTries(c, changed.refusal.retryAfterSeconds)
      const { status, body } = answerChangeRefusal(actor, changed.refusal)
      return c.json(body, status)
    }
    const booking = await findBooking(platform, actor, id)
    if (!booking) throw new Error("a changed booking was not found")
    const data = { ...presentChange(changed.value), booking: presentBooking(booking) }
    return c.json({ result: "Done" as const, data }, 200)
  })
