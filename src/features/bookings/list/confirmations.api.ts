import { hasPostingsText } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { createRoute, z } from "@hono/zod-openapi"
import { needsRight } from "#src/platform/http/api-access.ts"
import {
  createApi,
  errorBody,
  idParam,
  jsonReply,
  plainDoneReply,
  refusals,
  forbiddenBody,
  unknownRecordBody,
} from "#src/platform/http/api-reply.ts"
import { pageByNumber, presentPage, pageReply } from "#src/shared/api-page.ts"
import { toRupees } from "#src/shared/money.ts"
import { paymentModeNames, paymentStatusNames, statusNames } from "#src/features/bookings/status-names.ts"
import { confirmationOutput } from "#src/features/bookings/bookings.schema.ts"
import { type Confirmation, deleteConfirmedRecord, listConfirmedRecords } from "./confirmations.service.ts"

const tags = ["Confirmed records"]

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listConfirmedRecords",
  tags,
  summary: "Confirmed records, newest first",
  ...needsRight("bookings.see"),
  request: {
    query: z.object(pageByNumber),
  },
  responses: {
    200: jsonReply("A page of records", pageReply(confirmationOutput)),
    ...refusals(401, 403, 422),
  },
})

const removeRoute = createRoute({
  method: "delete",
  path: "/{id}",
  operationId: "deleteConfirmedRecord",
  tags,
  summary: "Delete a confirmed record; its booking stays",
  ...needsRight("bookings.delete"),
  request: { params: idParam },
  responses: { 200: jsonReply("Deleted", plainDoneReply), ...refusals(401, 403, 404, 409) },
})

const present = (record: Confirmation): z.infer<typeof confirmationOutput> => ({
  _id: record.id,
  sequence: record.sequence,
  bookingId: record.bookingId,
  reference: record.reference,
  bookingStatus: statusNames[record.status],
  paymentMode: paymentModeNames[record.paymentMode],
  paymentStatus: paymentStatusNames[record.paymentStatus],
  subtotal: toRupees(record.subtotal),
  gst: toRupees(record.gst),
  total: toRupees(record.total),
  rppid: record.transactionId,
  date: record.confirmedAt,
})

/** The API of confirmed records, for `/api/confirm` (API-8). */
export const confirmationsApi = createApi()
  .openapi(listRoute, async (c) => {
    const { cursor, limit } = c.req.valid("query")
    const page = { limit: limit + 1, ...(cursor !== undefined && { before: cursor }) }
    const records = await listConfirmedRecords(c.get("platform"), c.get("actor"), page)
    const numberOf = ({ sequence }: Confirmation) => sequence
    return c.json(presentPage(records, { limit, present, numberOf }), 200)
  })
  .openapi(removeRoute, async (c) => {
    const outcome = await deleteConfirmedRecord(c.get("platform"), c.get("actor"), c.req.valid("param").id)
    if (outcome.ok) return c.json({ result: "Done" as const }, 200)
    if (outcome.refusal === "forbidden") return c.json(forbiddenBody, 403)
    if (outcome.refusal === "has-postings") return c.json(errorBody(hasPostingsText), 409)
    return c.json(unknownRecordBody, 404)
  })
