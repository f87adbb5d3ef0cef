import { createRoute } from "@hono/zod-openapi"
import { needsRight } from "#src/platform/http/api-access.ts"
import {
  createApi,
  errorBody,
  idParam,
  jsonBody,
  jsonReply,
  plainDoneReply,
  refusals,
  forbiddenBody,
  unknownRecordBody,
} from "#src/platform/http/api-reply.ts"
import { pageReply } from "#src/shared/api-page.ts"
import {
  enquiryListQuery,
  presentSubscriber,
  subscriberOutput,
} from "#src/features/enquiries/enquiries.output.schema.ts"
import { newsletterInput } from "#src/features/enquiries/enquiries.schema.ts"
import { tooManyPostsReason } from "#src/features/enquiries/enquiry-refusals.ts"
import { listSubscribers, removeSubscriber, subscribe } from "./newsletter.service.ts"

const tags = ["Newsletter"]

const subscribeRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "subscribe",
  tags,
  summary: "Subscribe to the newsletter",
  description: "The answer is the same for an address that is there already.",
  request: { body: jsonBody(newsletterInput) },
  responses: { 200: jsonReply("Subscribed", plainDoneReply), ...refusals(422, 429) },
})

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listSubscribers",
  tags,
  summary: "List subscribers, newest first",
  ...needsRight("newsletter.manage"),
  request: { query: enquiryListQuery },
  responses: {
    200: jsonReply("A page of subscribers", pageReply(subscriberOutput)),
    ...refusals(401, 403, 422),
  },
})

const removeRoute = createRoute({
  method: "delete",
  path: "/{id}",
  operationId: "deleteSubscriber",
  tags,
  summary: "Remove a subscriber",
  ...needsRight("newsletter.manage"),
  request: { params: idParam },
  responses: { 200: jsonReply("Removed", plainDoneReply), ...refusals(401, 403, 404) },
})

/** The API of the newsletter, for `/api/newsletter` (API-1). */
export const newsletterApi = createApi()
  .openapi(subscribeRoute, async (c) => {
    const { email, signs } = c.req.valid("json")
    const sender = { address: c.get("address"), isForm: false, signs }
    const outcome = await subscribe(c.get("platform"), email, sender)
    if (outcome.ok) return c.json({ result: "Done" as const }, 200)
    const { retryAfterSeconds } = outcome.refusal
    const headers = { "retry-after": String(retryAfterSeconds) }
    return c.json(errorBody(tooManyPostsReason(retryAfterSeconds)), 429, headers)
  })
  .openapi(listRoute, async (c) => {
    const { cursor, suspicious, ...page } = c.req.valid("query")
    const input = { ...page, isSuspicious: suspicious, afterId: cursor }
    const outcome = await listSubscribers(c.get("platform"), c.get("signedIn"), input)
    if (!outcome.ok) return c.json(forbiddenBody, 403)
    const { subscribers, nextAfterId } = outcome.value
    return c.json(
      { result: "Done" as const, data: subscribers.map(presentSubscriber), next: nextAfterId },
      200,
    )
  })
  .openapi(removeRoute, async (c) => {
    const outcome = await removeSubscriber(c.get("platform"), c.get("signedIn"), c.req.valid("param").id)
    if (outcome.ok) return c.json({ result: "Done" as const }, 200)
    return outcome.refusal.kind === "forbidden" ? c.json(forbiddenBody, 403) : c.json(unknownRecordBody, 404)
  })
