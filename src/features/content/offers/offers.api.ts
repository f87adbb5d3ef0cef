import { createRoute, z } from "@hono/zod-openapi"
import { createApi, jsonReply, refusals } from "#src/platform/http/api-reply.ts"
import { pageByNumber, presentListPage, pageReply } from "#src/shared/api-page.ts"
import { offerOutput, presentOffer } from "./offers.schema.ts"
import { listOffers } from "./offers.service.ts"

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listOffers",
  tags: ["Offers"],
  summary: "The offers on rooms, the newest first",
  request: { query: z.object(pageByNumber) },
  responses: {
    200: jsonReply(
      "Offers, also those that are past; without those that need a code",
      pageReply(offerOutput),
    ),
    ...refusals(422),
  },
})

/** The API of offers, for `/api/offer` (API-5). */
export const offersApi = createApi().openapi(listRoute, async (c) => {
  const offers = await listOffers(c.get("platform").db)
  return c.json(presentListPage(offers, c.req.valid("query"), presentOffer), 200)
})
