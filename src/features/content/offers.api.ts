import { createRoute, z } from "@hono/zod-openapi"
import { createApi, doneReply, jsonReply } from "#src/platform/http/api-reply.ts"
import { offerOutput, presentOffer } from "./offers.schema.ts"
import { listOffers } from "./offers.service.ts"

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listOffers",
  tags: ["Offers"],
  summary: "The offers on rooms, the newest first",
  responses: { 200: jsonReply("Every offer, past ones among them", doneReply(z.array(offerOutput))) },
})

/** The API of offers, for `/api/offer` (API-5). */
export const offersApi = createApi().openapi(listRoute, async (c) => {
  const offers = await listOffers(c.get("platform").db)
  return c.json({ result: "Done" as const, data: offers.map(presentOffer) }, 200)
})
