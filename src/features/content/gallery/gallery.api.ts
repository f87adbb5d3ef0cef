import { createRoute, z } from "@hono/zod-openapi"
import type { Context } from "hono"
import { formatFormError } from "#src/features/media/receive-form.service.ts"
import { type SignedInEnv, needsRight } from "#src/platform/http/api-access.ts"
import {
  createApi,
  doneReply,
  errorBody,
  fieldErrorBody,
  idParam,
  jsonReply,
  multipartBody,
  plainDoneReply,
  refusals,
} from "#src/platform/http/api-reply.ts"
import { pageByNumber, presentListPage, pageReply } from "#src/shared/api-page.ts"
import {
  createGalleryItem,
  type CreateGalleryRefusal,
  deleteGalleryItem,
  updateGalleryPlace,
  type UpdateGalleryRefusal,
} from "./edit-gallery.service.ts"
import { galleryOutput, presentGalleryPlace } from "./gallery.schema.ts"
import { findGalleryPlace, listGallery } from "./gallery.service.ts"
import { galleryPicturesReason, galleryReasons } from "./gallery-refusals.ts"
import { receiveGallery } from "./receive-gallery.service.ts"

const tags = ["Gallery"]

const fields = {
  name: { type: "string" },
  line: { type: "string", description: "A sentence beside the name" },
  pic: { type: "array", items: { type: "string", format: "binary" }, description: "jpeg, png, webp or gif" },
} as const

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listGallery",
  tags,
  summary: "The pictures of the hotel, place by place",
  request: { query: z.object(pageByNumber) },
  responses: { 200: jsonReply("Places that have pictures", pageReply(galleryOutput)), ...refusals(422) },
})

const findRoute = createRoute({
  method: "get",
  path: "/{id}",
  operationId: "findGalleryItem",
  tags,
  summary: "A place of the gallery",
  request: { params: idParam },
  responses: { 200: jsonReply("The place", doneReply(galleryOutput)), ...refusals(404) },
})

const createPlace = createRoute({
  method: "post",
  path: "/",
  operationId: "createGalleryItem",
  tags,
  summary: "Add a place with its pictures",
  description: "One file of at most 4 MB, or several of at most 3 MB each.",
  ...needsRight("content.change"),
  request: { body: multipartBody(fields, ["name", "pic"]) },
  responses: { 201: jsonReply("Added", doneReply(galleryOutput)), ...refusals(400, 401, 403, 409, 413, 422) },
})

const picturesToKeep = {
  type: "array",
  items: { type: "string" },
  description: "The pictures that stay, in order",
} as const
const version = {
  type: "string",
  description: "The version that was edited; without it the place is taken as it is",
} as const

const updatePlace = createRoute({
  method: "put",
  path: "/{id}",
  operationId: "updateGalleryItem",
  tags,
  summary: "Change a place: its name, which pictures stay and which are new",
  ...needsRight("content.change"),
  request: { params: idParam, body: multipartBody({ ...fields, oldPic: picturesToKeep, version }, ["name"]) },
  responses: {
    200: jsonReply("Changed", doneReply(galleryOutput)),
    ...refusals(400, 401, 403, 404, 409, 413, 422),
  },
})

const removePlace = createRoute({
  method: "delete",
  path: "/{id}",
  operationId: "deleteGalleryItem",
  tags,
  summary: "Delete a place; it can be brought back in the administration",
  ...needsRight("content.change"),
  request: { params: idParam },
  responses: { 200: jsonReply("Deleted", plainDoneReply), ...refusals(401, 403, 404) },
})

async function readPlace(c: Context<SignedInEnv>) {
  const received = await receiveGallery(c.get("platform"), c.get("signedIn"), c.req.raw)
  if (!received.ok) {
    const { status, reason } = formatFormError(received.refusal)
    return { sent: null, answer: c.json(errorBody(reason), status) }
  }
  const { change, choices, errors } = received.value
  if (!change) return { sent: null, answer: c.json(fieldErrorBody(errors), 422) }
  return { sent: { ...change, choices, mustDescribe: false }, answer: null }
}

function refuse(c: Context<SignedInEnv>, refusal: CreateGalleryRefusal) {
  switch (refusal.kind) {
    case "forbidden":
      return c.json(errorBody(galleryReasons.forbidden), 403)
    case "name-taken":
      return c.json(fieldErrorBody({ name: galleryReasons["name-taken"] }), 409)
    case "pictures":
      return c.json(fieldErrorBody({ pic: galleryPicturesReason(refusal.reason) }), 422)
  }
}

function refuseUpdate(c: Context<SignedInEnv>, refusal: UpdateGalleryRefusal) {
  if (refusal.kind === "unknown-item") return c.json(errorBody(galleryReasons["unknown-item"]), 404)
  if (refusal.kind === "edit-conflict") return c.json(errorBody(galleryReasons["edit-conflict"]), 409)
  return refuse(c, refusal)
}

async function present(c: Context<SignedInEnv>, id: string) {
  const place = await findGalleryPlace(c.get("platform").db, id)
  if (!place) throw new Error("a place of the gallery was saved and is not there")
  return { result: "Done" as const, data: presentGalleryPlace(place) }
}

/** The API of the gallery at `/api/gallery` (API-5). */
export const galleryApi = createApi()
  .openapi(listRoute, async (c) => {
    const places = await listGallery(c.get("platform").db)
    return c.json(presentListPage(places, c.req.valid("query"), presentGalleryPlace), 200)
  })
  .openapi(findRoute, async (c) => {
    const place = await findGalleryPlace(c.get("platform").db, c.req.valid("param").id)
    if (!place) return c.json(errorBody("There is no such gallery."), 404)
    return c.json({ result: "Done" as const, data: presentGalleryPlace(place) }, 200)
  })
  .openapi(createPlace, async (c) => {
    const { sent, answer } = await readPlace(c)
    if (!sent) return answer
    const outcome = await createGalleryItem(c.get("platform"), c.get("signedIn"), sent)
    return outcome.ok ? c.json(await present(c, outcome.value.id), 201) : refuse(c, outcome.refusal)
  })
  .openapi(updatePlace, async (c) => {
    const { sent, answer } = await readPlace(c)
    if (!sent) return answer
    const { id } = c.req.valid("param")
    const outcome = await updateGalleryPlace(c.get("platform"), c.get("signedIn"), { ...sent, id })
    return outcome.ok ? c.json(await present(c, id), 200) : refuseUpdate(c, outcome.refusal)
  })
  .openapi(removePlace, async (c) => {
    const outcome = await deleteGalleryItem(c.get("platform"), c.get("signedIn"), c.req.valid("param").id)
    if (outcome.ok) return c.json({ result: "Done" as const }, 200)
    return outcome.refusal.kind === "forbidden"
      ? c.json(errorBody(galleryReasons.forbidden), 403)
      : c.json(errorBody(galleryReasons["unknown-item"]), 404)
  })
