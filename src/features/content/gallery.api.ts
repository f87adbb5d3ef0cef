import { createRoute, z } from "@hono/zod-openapi"
import { createApi, doneReply, errorOf, jsonReply, refusals } from "#src/platform/http/api-reply.ts"
import { galleryOutput, presentGalleryPlace } from "./gallery.schema.ts"
import { listGallery } from "./gallery.ts"

const tags = ["Gallery"]

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags,
  summary: "The pictures of the house, place by place",
  responses: { 200: jsonReply("Every place that has pictures", doneReply(z.array(galleryOutput))) },
})

const findRoute = createRoute({
  method: "get",
  path: "/{id}",
  tags,
  summary: "A place of the gallery",
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: jsonReply("The place", doneReply(galleryOutput)), ...refusals(404) },
})

/** The API of the gallery, for `/api/gallery` (API-5). */
export const galleryApi = createApi()
  .openapi(listRoute, (c) =>
    c.json({ result: "Done" as const, data: listGallery().map(presentGalleryPlace) }, 200),
  )
  .openapi(findRoute, (c) => {
    const place = listGallery().find(({ id }) => id === c.req.valid("param").id)
    if (!place) return c.json(errorOf("There is no such gallery."), 404)
    return c.json({ result: "Done" as const, data: presentGalleryPlace(place) }, 200)
  })
