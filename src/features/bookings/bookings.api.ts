import { createRoute, z } from "@hono/zod-openapi"
import { needsRight, needsSession } from "#src/platform/http/api-access.ts"
import {
  createApi,
  doneReply,
  errorBody,
  errorReply,
  idParam,
  jsonBody,
  jsonReply,
  plainDoneReply,
  refusals,
  forbiddenBody,
} from "#src/platform/http/api-reply.ts"
import { presentPage, pageReply } from "#src/shared/api-page.ts"
import { messages } from "#src/shared/messages.ts"
import type { Booking } from "./booking.ts"
import {
  answerPlaceRefusal,
  toPlaceBooking,
  quoteOutput,
} from "#src/features/bookings/place/place-booking.answers.ts"
import {
  bookingListQuery,
  bookingOutput,
  idempotencyKey,
  placeBookingInput,
  presentBooking,
  updateBookingInput,
} from "./bookings.schema.ts"
import { deleteBooking, hasPostingsText } from "./cancel/delete-booking.service.ts"
import { formatStatusRefusal, updateBookingStatus } from "./change/change-status.service.ts"
import { findBooking, listBookings } from "./bookings.service.ts"
import { bookOnline } from "#src/features/bookings/place/place-booking.service.ts"

const tags = ["Bookings"]

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listBookings",
  tags,
  summary: "List one's own bookings, or all for the administration, newest first",
  ...needsSession,
  request: { query: bookingListQuery },
  responses: { 200: jsonReply("A page of bookings", pageReply(bookingOutput)), ...refusals(401, 422) },
})

const placeRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "placeBooking",
  tags,
  summary: "Book a stay",
  description:
    "The server computes every price; a `total` that differs is refused with the right figures. Send the same " +
    "`Idempotency-Key` with every repeat of one confirmation: it makes one booking.",
  ...needsSession,
  request: {
    headers: z.object({ "idempotency-key": idempotencyKey.optional() }),
    body: jsonBody(placeBookingInput),
  },
  responses: {
    201: jsonReply("The booking", doneReply(bookingOutput)),
    200: jsonReply("The booking that this key placed before", doneReply(bookingOutput)),
    ...refusals(401, 403, 404, 422, 429),
    409: jsonReply(
      "Not available, or the price differs",
      errorReply.extend({ data: quoteOutput.optional() }),
    ),
  },
})

const findRoute = createRoute({
  method: "get",
  path: "/{id}",
  operationId: "findBooking",
  tags,
  summary: "Find one's own booking, or any for the administration",
  ...needsSession,
  request: { params: idParam },
  responses: { 200: jsonReply("The booking", doneReply(bookingOutput)), ...refusals(401, 404) },
})

const updateRoute = createRoute({
  method: "put",
  path: "/{id}",
  operationId: "updateBookingStatus",
  tags,
  summary: "Change the statuses of a booking",
  ...needsRight("bookings.change"),
  request: { params: idParam, body: jsonBody(updateBookingInput) },
  responses: {
    200: jsonReply("Changed", plainDoneReply.extend({ success: z.literal(true) })),
    ...refusals(401, 403, 404, 409, 422),
  },
})

const removeRoute = createRoute({
  method: "delete",
  path: "/{id}",
  operationId: "deleteBooking",
  tags,
  summary: "Delete a booking and free its rooms",
  ...needsRight("bookings.delete"),
  request: { params: idParam },
  responses: { 200: jsonReply("Deleted", plainDoneReply), ...refusals(401, 403, 404, 409) },
})

const unknown = errorBody("There is no such booking.")
/** The API of bookings, for `/api/booking` (API-6). */
export const bookingsApi = createApi()
  .openapi(listRoute, async (c) => {
    const { cursor, limit } = c.req.valid("query")
    const bookings = await listBookings(c.get("platform"), c.get("actor"), {
      before: cursor,
      limit: limit + 1,
      withUnpaid: true,
    })
    const numberOf = ({ sequence }: Booking) => sequence
    return c.json(presentPage(bookings, { limit, present: presentBooking, numberOf }), 200)
  })
  .openapi(placeRoute, async (c) => {
    const platform = c.get("platform")
    const signedIn = c.get("signedIn")
    const input = c.req.valid("json")
    if (input.user !== undefined && input.user !== signedIn.userId) return c.json(forbiddenBody, 403)
    const key = c.req.valid("header")["idempotency-key"] ?? crypto.randomUUID()
    const caller = { actor: signedIn, address: c.get("address") }
    const placed = await bookOnline(platform, caller, toPlaceBooking(input, key))
    if (!placed.ok) {
      const { status, body, headers } = answerPlaceRefusal(placed.refusal)
      return c.json(body, status, headers)
    }
    const booking = await findBooking(platform, signedIn, placed.value.id)
    if (!booking) throw new Error("a placed booking was not found")
    const reply = { result: "Done" as const, data: presentBooking(booking) }
    return placed.value.isRepeat ? c.json(reply, 200) : c.json(reply, 201)
  })
  .openapi(findRoute, async (c) => {
    const booking = await findBooking(c.get("platform"), c.get("actor"), c.req.valid("param").id)
    if (!booking) return c.json(unknown, 404)
    return c.json({ result: "Done" as const, data: presentBooking(booking) }, 200)
  })
  .openapi(updateRoute, async (c) => {
    const { bookingStatus, paymentStatus, method, reference, reason } = c.req.valid("json")
    const change = {
      isCompleted: bookingStatus === messages.booking.completed,
      paymentStatus:
        paymentStatus === messages.booking.paymentDone ? ("done" as const) : ("pending" as const),
      method,
      reference,
      reason,
    }
    const { id } = c.req.valid("param")
    const outcome = await updateBookingStatus(c.get("platform"), c.get("actor"), { id, change })
    if (outcome.ok) return c.json({ result: "Done" as const, success: true as const }, 200)
    const reply = errorBody(formatStatusRefusal(outcome.refusal))
    if (outcome.refusal.kind === "forbidden") return c.json(reply, 403)
    return outcome.refusal.kind === "unknown-booking" ? c.json(reply, 404) : c.json(reply, 409)
  })
  .openapi(removeRoute, async (c) => {
    const outcome = await deleteBooking(c.get("platform"), c.get("actor"), c.req.valid("param").id)
    if (outcome.ok) return c.json({ result: "Done" as const }, 200)
    switch (outcome.refusal) {
      case "forbidden":
        return c.json(forbiddenBody, 403)
      case "unknown-booking":
        return c.json(unknown, 404)
      case "has-postings":
        return c.json(errorBody(hasPostingsText), 409)
    }
  })
