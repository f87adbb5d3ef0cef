import { createRoute } from "@hono/zod-openapi"
import { needsRight } from "#src/platform/http/api-access.ts"
import {
  createApi,
  doneReply,
  errorBody,
  fieldErrorBody,
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
  banquetOutput,
  contactOutput,
  corporateOutput,
  enquiryListQuery,
  forDesk,
  presentEnquiry,
} from "./enquiries.output.schema.ts"
import { enquiryInputs } from "./enquiries.schema.ts"
import { listEnquiries, removeEnquiry, sendEnquiry } from "./enquiries.service.ts"
import { type EnquiryKind, enquiryRights } from "./enquiry.ts"
import { pastEventErrors, tooManyPostsReason } from "./enquiry-refusals.ts"

const outputs = { contact: contactOutput, banquet: banquetOutput, corporate: corporateOutput } as const

type Described = {
  kind: EnquiryKind
  tag: string
  one: string
  many: string
  /** The suffix of its operation ids. */
  ids: { send: string; list: string; remove: string }
}

function routesOf({ kind, tag, one, many, ids }: Described) {
  const output = outputs[kind]
  const tags = [tag]
  return {
    send: createRoute({
      method: "post",
      path: "/",
      operationId: ids.send,
      tags,
      summary: `Send a ${one}`,
      request: { body: jsonBody(enquiryInputs[kind]) },
      responses: { 201: jsonReply("Sent", doneReply(output)), ...refusals(422, 429) },
    }),
    list: createRoute({
      method: "get",
      path: "/",
      operationId: ids.list,
      tags,
      summary: `List ${many}, newest first`,
      description:
        "For the administration. Messages that look like spam are kept apart and listed with `suspicious=true`.",
      ...needsRight(enquiryRights[kind]),
      request: { query: enquiryListQuery },
      responses: {
        200: jsonReply(`A page of ${many}`, pageReply(output.extend(forDesk))),
        ...refusals(401, 403, 422),
      },
    }),
    remove: createRoute({
      method: "delete",
      path: "/{id}",
      operationId: ids.remove,
      tags,
      summary: `Remove a ${one}`,
      ...needsRight(enquiryRights[kind]),
      request: { params: idParam },
      responses: { 200: jsonReply("Removed", plainDoneReply), ...refusals(401, 403, 404) },
    }),
  }
}

/** The API of one kind of enquiry (API-4). */
function enquiriesApi(described: Described) {
  const { kind } = described
  const { send, list, remove } = routesOf(described)
  return createApi()
    .openapi(send, async (c) => {
      const { draft, signs } = c.req.valid("json")
      const sender = { address: c.get("address"), isForm: false, signs }
      const outcome = await sendEnquiry(c.get("platform"), draft, sender)
      if (outcome.ok) return c.json({ result: "Done" as const, data: presentEnquiry(outcome.value) }, 201)
      if (outcome.refusal.kind === "event-is-past") return c.json(fieldErrorBody(pastEventErrors(kind)), 422)
      const { retryAfterSeconds } = outcome.refusal
      const headers = { "retry-after": String(retryAfterSeconds) }
      return c.json(errorBody(tooManyPostsReason(retryAfterSeconds)), 429, headers)
    })
    .openapi(list, async (c) => {
      const { cursor, suspicious, ...page } = c.req.valid("query")
      const input = { ...page, kind, isSuspicious: suspicious, afterId: cursor }
      const outcome = await listEnquiries(c.get("platform"), c.get("signedIn"), input)
      if (!outcome.ok) return c.json(forbiddenBody, 403)
      const { enquiries, nextAfterId } = outcome.value
      const data = enquiries.map((enquiry) => ({
        ...presentEnquiry(enquiry),
        suspicion: enquiry.suspicion,
      }))
      return c.json({ result: "Done" as const, data, next: nextAfterId }, 200)
    })
    .openapi(remove, async (c) => {
      const enquiryKey = { kind, id: c.req.valid("param").id }
      const outcome = await removeEnquiry(c.get("platform"), c.get("signedIn"), enquiryKey)
      if (outcome.ok) return c.json({ result: "Done" as const }, 200)
      return outcome.refusal === "forbidden" ? c.json(forbiddenBody, 403) : c.json(unknownRecordBody, 404)
    })
}

/** For `/api/contactus`. */
export const contactApi = enquiriesApi({
  kind: "contact",
  tag: "Contact",
  one: "message to the hotel",
  many: "messages to the hotel",
  ids: { send: "sendContactMessage", list: "listContactMessages", remove: "deleteContactMessage" },
})

/** For `/api/enquery`. */
export const banquetApi = enquiriesApi({
  kind: "banquet",
  tag: "Banquet enquiries",
  one: "banquet enquiry",
  many: "banquet enquiries",
  ids: { send: "sendBanquetEnquiry", list: "listBanquetEnquiries", remove: "deleteBanquetEnquiry" },
})

/** For `/api/corporate-query`. */
export const corporateApi = enquiriesApi({
  kind: "corporate",
  tag: "Corporate enquiries",
  one: "corporate enquiry",
  many: "corporate enquiries",
  ids: { send: "sendCorporateEnquiry", list: "listCorporateEnquiries", remove: "deleteCorporateEnquiry" },
})
