import { createRoute } from "@hono/zod-openapi"
import { needsRight } from "#src/platform/http/api-access.ts"
import {
  createApi,
  fieldErrorBody,
  jsonBody,
  jsonReply,
  plainDoneReply,
  refusals,
  forbiddenBody,
} from "#src/platform/http/api-reply.ts"
import { presentListPage, pageReply } from "#src/shared/api-page.ts"
import { pageViewInput, pageViewsOutput, pageViewsQuery } from "./page-views.schema.ts"
import { countPageView, listPageViews } from "./page-views.service.ts"

const tags = ["Page views"]

const countRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "countPageView",
  tags,
  summary: "Count a view of a page",
  description:
    "Kept are a page and a day, and nothing about who looked. Nothing is counted for callers that send `DNT: 1` or " +
    "`Sec-GPC: 1`; the answer is the same.",
  request: { body: jsonBody(pageViewInput) },
  responses: { 200: jsonReply("Heard", plainDoneReply), ...refusals(422) },
})

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listPageViews",
  tags,
  summary: "Views by page and day, newest day first",
  ...needsRight("page-views.see"),
  request: { query: pageViewsQuery },
  responses: { 200: jsonReply("Views", pageReply(pageViewsOutput)), ...refusals(401, 403, 422) },
})

/** The API of page views, for `/api/page-view` (API-11). */
export const pageViewsApi = createApi()
  .openapi(countRoute, async (c) => {
    const isUnwanted = c.req.header("dnt") === "1" || c.req.header("sec-gpc") === "1"
    if (!isUnwanted) await countPageView(c.get("platform"), c.req.valid("json").path, c.get("address"))
    return c.json({ result: "Done" as const }, 200)
  })
  .openapi(listRoute, async (c) => {
    const { from, to, ...page } = c.req.valid("query")
    const outcome = await listPageViews(c.get("platform"), c.get("signedIn"), { from, to })
    if (!outcome.ok && outcome.refusal.kind === "too-many-days")
      return c.json(fieldErrorBody({ from: "At most a year can be shown at once." }), 422)
    if (!outcome.ok) return c.json(forbiddenBody, 403)
    return c.json(
      presentListPage(outcome.value, page, (views) => views),
      200,
    )
  })
