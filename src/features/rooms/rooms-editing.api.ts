import { z } from "@hono/zod-openapi"
import type { Context } from "hono"
import { pictureCallBody, pictureCallFields } from "#src/features/media/picture-calls.schema.ts"
import { answerPictures, readPictureCall } from "#src/features/media/picture-calls.service.ts"
import { type SignedInEnv, needsRight } from "#src/platform/http/api-access.ts"
import {
  createApi,
  doneReply,
  errorBody,
  fieldErrorBody,
  idParam,
  jsonReply,
  plainDoneReply,
  refusals,
  forbiddenBody,
  unknownRecordBody,
} from "#src/platform/http/api-reply.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { formatNightList } from "#src/shared/format/format-night-list.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import {
  createRoomType,
  deleteRoomType,
  type UpdateRoomRefusal,
  updateRoomType,
} from "./edit-rooms.service.ts"
import { roomFields } from "./room-fields.ts"
import { presentRoom, roomcartOutput, roomTypeInput } from "./rooms.schema.ts"

const tags = ["Rooms"]
const body = pictureCallBody(
  z.object({
    name: z.string(),
    message: z.string().optional(),
    price: z.string().describe("Rupees a night, GST included"),
    discount: z.string().optional().describe("Percent"),
    finalPrice: z.string().optional().describe("Computed by the server; what is sent is ignored"),
    stock: z.string().optional().describe("true or false"),
    stockQuantity: z.string(),
    active: z.string().optional().describe("true or false"),
    ...pictureCallFields,
  }),
)

const saved = doneReply(roomcartOutput)

const formatBooked = (nights: readonly CalendarDate[]): string =>
  `Guests have booked it for ${formatNightList(nights)}.`

/** The refusal of a stock below what is booked. */
const soldBeyond = (nights: readonly CalendarDate[]) =>
  errorBody(formatBooked(nights), {
    stockQuantity: `${roomFields.stockQuantity} is below what is sold on ${formatNightList(nights)}.`,
  })

function answerRefusal(refusal: UpdateRoomRefusal, nameTaken: string) {
  switch (refusal.kind) {
    case "forbidden":
      return { status: 403 as const, body: forbiddenBody }
    case "unknown-room":
      return { status: 404 as const, body: errorBody("There is no such room.") }
    case "name-taken":
      return { status: 409 as const, body: errorBody(nameTaken, { name: nameTaken }) }
    case "sold-beyond":
      return { status: 409 as const, body: soldBeyond(refusal.nights) }
    case "pictures":
      return answerPictures(refusal.reason)
    case "unusual-price":
      return { status: 422 as const, body: errorBody("The new price is unusual.") }
    case "edit-conflict": {
      const reason = "Somebody else changed this room type in the meantime."
      return {
        status: 409 as const,
        body: { ...errorBody(reason), data: presentRoom(refusal.current) },
      }
    }
  }
}

const { security, middleware } = needsRight("rooms.change")
const isId = (id: string): boolean => idParam.safeParse({ id }).success

async function create(c: Context<SignedInEnv>) {
  const call = await readPictureCall(c, "several")
  if (!call.ok) return c.json(call.refusal.body, call.refusal.status)
  const parsed = roomTypeInput.safeParse(call.value.input)
  if (!parsed.success) return c.json(fieldErrorBody(fieldErrors(parsed.error)), 422)
  const { draft } = parsed.data
  const pictures = { choices: call.value.choices, fallbackAlt: draft.name }
  const outcome = await createRoomType(c.get("platform"), c.get("signedIn"), { draft, pictures })
  if (outcome.ok) return c.json({ result: "Done" as const, data: presentRoom(outcome.value) }, 201)
  const answer = answerRefusal(outcome.refusal, staffMessages.roomNameExists)
  return c.json(answer.body, answer.status)
}

async function update(c: Context<SignedInEnv>, id: string) {
  if (!isId(id)) return c.json(unknownRecordBody, 404)
  const call = await readPictureCall(c, "several")
  if (!call.ok) return c.json(call.refusal.body, call.refusal.status)
  const { input, choices, isWithoutPictures } = call.value
  const parsed = roomTypeInput.safeParse(isWithoutPictures ? { ...input, oldPic: "kept" } : input)
  if (!parsed.success) return c.json(fieldErrorBody(fieldErrors(parsed.error)), 422)
  const pictures = isWithoutPictures ? null : { choices, fallbackAlt: parsed.data.draft.name }
  // API calls need no confirmation of an unusual price, which guards against typing errors in the form.
  const change = { id, ...parsed.data, pictures, allowUnusual: true }
  const outcome = await updateRoomType(c.get("platform"), c.get("signedIn"), change)
  if (outcome.ok) return c.json({ result: "Done" as const, data: presentRoom(outcome.value) }, 200)
  const answer = answerRefusal(outcome.refusal, staffMessages.nameExists)
  return c.json(answer.body, answer.status)
}

async function remove(c: Context<SignedInEnv>, id: string) {
  if (!isId(id)) return c.json(unknownRecordBody, 404)
  const outcome = await deleteRoomType(c.get("platform"), c.get("signedIn"), id)
  if (outcome.ok) return c.json({ result: "Done" as const }, 200)
  // A deletion has no fields that could be at fault.
  if (outcome.refusal.kind === "sold-beyond")
    return c.json(errorBody(formatBooked(outcome.refusal.nights)), 409)
  const answer = answerRefusal(outcome.refusal, "")
  return c.json(answer.body, answer.status)
}

const api = createApi()

api.openAPIRegistry.registerPath({
  method: "post",
  path: "/",
  operationId: "createRoomType",
  security,
  tags,
  summary: "Make a room type",
  request: { body },
  responses: { 201: jsonReply("The type", saved), ...refusals(400, 401, 403, 409, 413, 422) },
})
api.openAPIRegistry.registerPath({
  method: "put",
  path: "/{id}",
  operationId: "updateRoomType",
  security,
  tags,
  summary: "Change a room type; without `oldPic` and `pic` its pictures stay",
  request: { params: idParam, body },
  responses: { 200: jsonReply("The type", saved), ...refusals(400, 401, 403, 404, 409, 413, 422) },
})
api.openAPIRegistry.registerPath({
  method: "delete",
  path: "/{id}",
  operationId: "deleteRoomType",
  security,
  tags,
  summary: "Delete a room type; refused while guests have booked it",
  request: { params: idParam },
  responses: { 200: jsonReply("Deleted", plainDoneReply), ...refusals(401, 403, 404, 409) },
})

/** The owner's calls for `/api/roomcart` (API-5). */
export const roomsEditingApi = api
api.post("/", middleware, (c) => create(c))
api.put("/:id", middleware, (c) => update(c, c.req.param("id")))
api.delete("/:id", middleware, (c) => remove(c, c.req.param("id")))
