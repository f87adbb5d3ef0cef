import { createRoute, z } from "@hono/zod-openapi"
import {
  createApi,
  doneReply,
  errorBody,
  idParam,
  jsonReply,
  refusals,
} from "#src/platform/http/api-reply.ts"
import { pageByNumber, presentListPage, pageReply } from "#src/shared/api-page.ts"
import { presentTestimonial, testimonialOutput } from "./testimonials.schema.ts"
import { findTestimonial, listTestimonials } from "./testimonials.service.ts"

const tags = ["Testimonials"]

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listTestimonials",
  tags,
  summary: "What guests say, the newest first",
  request: { query: z.object(pageByNumber) },
  responses: { 200: jsonReply("Testimonials", pageReply(testimonialOutput)), ...refusals(422) },
})

const findRoute = createRoute({
  method: "get",
  path: "/{id}",
  operationId: "findTestimonial",
  tags,
  summary: "A testimonial",
  request: { params: idParam },
  responses: { 200: jsonReply("The testimonial", doneReply(testimonialOutput)), ...refusals(404) },
})

/** The API of testimonials, for `/api/testimonial` (API-5). */
export const testimonialsApi = createApi()
  .openapi(listRoute, async (c) => {
    const testimonials = await listTestimonials(c.get("platform").db)
    return c.json(presentListPage(testimonials, c.req.valid("query"), presentTestimonial), 200)
  })
  .openapi(findRoute, async (c) => {
    const testimonial = await findTestimonial(c.get("platform").db, c.req.valid("param").id)
    if (!testimonial) return c.json(errorBody("There is no such testimonial."), 404)
    return c.json({ result: "Done" as const, data: presentTestimonial(testimonial) }, 200)
  })
