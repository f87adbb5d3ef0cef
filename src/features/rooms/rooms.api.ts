import { createRoute, z } from "@hono/zod-openapi"
import { sessionOptional } from "#src/platform/http/api-access.ts"
import {
  createApi,
  doneReply,
  errorBody,
  idParam,
  jsonReply,
  refusals,
} from "#src/platform/http/api-reply.ts"
import { pageByNumber, presentListPage, pageReply } from "#src/shared/api-page.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { presentRoom, roomcartOutput } from "./rooms.schema.ts"
import { findRoomType, listRoomTypes, listActiveRoomTypes } from "./rooms.service.ts"

const tags = ["Rooms"]

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listRoomTypes",
  ...sessionOptional,
  tags,
  summary: "The room types on sale; for the owner every type",
  request: { query: z.object(pageByNumber) },
  responses: {
    200: jsonReply("Active types, in the order in which the hotel shows them", pageReply(roomcartOutput)),
    ...refusals(422),
  },
})

const findRoute = createRoute({
  method: "get",
  path: "/{id}",
  operationId: "findRoomType",
  ...sessionOptional,
  tags,
  summary: "A room type",
  request: { params: idParam },
  responses: { 200: jsonReply("The type", doneReply(roomcartOutput)), ...refusals(404) },
})

/** The API of room types, for `/api/roomcart` (API-5). */
export const roomsApi = createApi()
  .openapi(listRoute, async (c) => {
    const { db } = c.get("platform")
    const rooms = hasRight(c.get("actor"), "rooms.change")
      ? await listRoomTypes(db)
      : await listActiveRoomTypes(db)
    return c.json(presentListPage(rooms, c.req.valid("query"), presentRoom), 200)
  })
  .openapi(findRoute, async (c) => {
    const room = await findRoomType(c.get("platform").db, c.req.valid("param").id)
    const isSeen = room?.isActive || hasRight(c.get("actor"), "rooms.change")
    if (!room || !isSeen) return c.json(errorBody("There is no such room."), 404)
    return c.json({ result: "Done" as const, data: presentRoom(room) }, 200)
  })
