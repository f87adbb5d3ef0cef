import { z } from "@hono/zod-openapi"
import type { Context } from "hono"
import { pictureCallBody, pictureCallFields } from "#src/features/media/picture-calls.schema.ts"
import {
  answerPictures,
  type PictureCall,
  readPictureCall,
} from "#src/features/media/picture-calls.service.ts"
import { type SignedInEnv, needsRight } from "#src/platform/http/api-access.ts"
import {
  createApi,
  errorBody,
  fieldErrorBody,
  idParam,
  jsonReply,
  plainDoneReply,
  refusals,
  forbiddenBody,
  unknownRecordBody,
} from "#src/platform/http/api-reply.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { Result } from "#src/shared/result.ts"
import type {
  ContentUpdate,
  CreateContentRefusal,
  DeletionRefusal,
  NewContent,
  UpdateContentRefusal,
} from "./content-edits.service.ts"
import type { OfferOverLimit } from "#src/features/content/offers/offer-limit.ts"
import { offerInput } from "#src/features/content/offers/offers.schema.ts"
import { audiences } from "#src/features/content/offers/offer-terms.ts"
import { createOffer, deleteOffer, updateOffer } from "#src/features/content/offers/offers.service.ts"
import { testimonialInput } from "#src/features/content/testimonials/testimonials.schema.ts"
import {
  createTestimonial,
  deleteTestimonial,
  updateTestimonial,
} from "#src/features/content/testimonials/testimonials.service.ts"

const { security, middleware } = needsRight("content.change")
const isId = (id: string): boolean => idParam.safeParse({ id }).success

type CreateRefusal = CreateContentRefusal<OfferOverLimit>
type UpdateRefusal = UpdateContentRefusal<unknown, OfferOverLimit>
type Refusal = CreateRefusal | UpdateRefusal | DeletionRefusal

function answerRefusal(refusal: Refusal, nameTaken: string) {
  switch (refusal.kind) {
    case "forbidden":
      return { status: 403 as const, body: forbiddenBody }
    case "unknown":
      return { status: 404 as const, body: unknownRecordBody }
    case "name-taken":
      return { status: 409 as const, body: errorBody(nameTaken, { name: nameTaken }) }
    case "code-taken":
      return { status: 409 as const, body: errorBody(codeTaken, { code: codeTaken }) }
    case "offer-over-limit":
      return { status: 409 as const, body: errorBody(refusal.text, { [refusal.field]: refusal.text }) }
    case "pictures":
      return answerPictures(refusal.reason)
    case "edit-conflict":
      return { status: 409 as const, body: errorBody("Somebody else changed this in the meantime.") }
  }
}

/** Reads a call, checks it by its schema, and runs its use case. */
async function answerCall<S extends z.ZodType>(
  c: Context<SignedInEnv>,
  schema: S,
  save: (fields: z.output<S>, call: PictureCall) => Promise<Response>,
) {
  const call = await readPictureCall(c, "one")
  if (!call.ok) return c.json(call.refusal.body, call.refusal.status)
  const { input, isWithoutPictures } = call.value
  const keepsPicture = c.req.method === "PUT" && isWithoutPictures
  const parsed = schema.safeParse(keepsPicture ? { ...input, oldPic: "kept" } : input)
  if (!parsed.success) return c.json(fieldErrorBody(fieldErrors(parsed.error)), 422)
  return save(parsed.data, call.value)
}

const codeTaken = "Another offer has that code."
const { nameExists, testimonialNameExists } = staffMessages

type NamedDraft = { readonly name: string }

/** A use case of a call, with its platform and actor. */
type UseCase<I, T, R> = (platform: Platform, actor: Actor, input: I) => Promise<Result<T, R>>

const publish = <D extends NamedDraft>(
  c: Context<SignedInEnv>,
  schema: z.ZodType<{ draft: D }>,
  create: UseCase<NewContent<D>, { id: string }, CreateRefusal>,
) =>
  answerCall(c, schema, async ({ draft }, { choices }) => {
    const pictures = { choices, fallbackAlt: draft.name }
    const outcome = await create(c.get("platform"), c.get("signedIn"), { draft, pictures })
    if (outcome.ok) return c.json({ result: "Done", data: { _id: outcome.value.id } }, 201)
    const answer = answerRefusal(outcome.refusal, nameExists)
    return c.json(answer.body, answer.status)
  })

type ChangeCall<D> = {
  readonly schema: z.ZodType<{ draft: D; version: number | null }>
  readonly update: UseCase<ContentUpdate<D>, null, UpdateRefusal>
  readonly nameTaken: string
}

async function change<D extends NamedDraft>(
  c: Context<SignedInEnv>,
  id: string,
  { schema, update, nameTaken }: ChangeCall<D>,
) {
  if (!isId(id)) return c.json(unknownRecordBody, 404)
  return answerCall(c, schema, async (fields, { choices, isWithoutPictures }) => {
    const pictures = isWithoutPictures ? null : { choices, fallbackAlt: fields.draft.name }
    const outcome = await update(c.get("platform"), c.get("signedIn"), { id, ...fields, pictures })
    if (outcome.ok) return c.json({ result: "Done" }, 200)
    const answer = answerRefusal(outcome.refusal, nameTaken)
    return c.json(answer.body, answer.status)
  })
}

async function remove(c: Context<SignedInEnv>, id: string, deletion: typeof deleteOffer) {
  const outcome = await deletion(c.get("platform"), c.get("signedIn"), id)
  if (outcome.ok) return c.json({ result: "Done" as const }, 200)
  const answer = answerRefusal(outcome.refusal, "")
  return c.json(answer.body, answer.status)
}

const made = z.object({ result: z.literal("Done"), data: z.object({ _id: z.string() }) })
const testimonialBody = pictureCallBody(
  z.object({ name: z.string(), message: z.string(), ...pictureCallFields }),
)
const offerBody = pictureCallBody(
  z.object({
    name: z.string(),
    description: z.string(),
    validdate: z.string().describe("YYYY-MM-DD or DD-MM-YYYY, its last day"),
    offerDiscount: z.string(),
    offerEating: z.string(),
    audience: z
      .enum(["", ...audiences])
      .optional()
      .describe("Who gets the price; empty for a card only, missing to keep the terms as they are"),
    code: z.string().optional().describe("3 to 20 letters or digits, also with hyphens"),
    discountPercent: z.string().optional().describe("1 to 90; either this or `discountRupees`"),
    discountRupees: z.string().optional().describe("Whole rupees off each night"),
    bookableFrom: z.string().optional().describe("YYYY-MM-DD or DD-MM-YYYY"),
    firstNight: z.string().optional().describe("The first night that it makes cheaper"),
    lastNight: z.string().optional().describe("The last night that it makes cheaper"),
    minimumNights: z.string().optional().describe("1 to 30; 1 unless given"),
    ...pictureCallFields,
  }),
)

const saving = refusals(400, 401, 403, 409, 413, 422)

function describe(
  api: ReturnType<typeof createApi>,
  { tag, one, operationName }: { tag: string; one: string; operationName: string },
) {
  const body = tag === "Offers" ? offerBody : testimonialBody
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/",
    operationId: `create${operationName}`,
    security,
    tags: [tag],
    summary: `Publish ${one}`,
    request: { body },
    responses: { 201: jsonReply("Published", made), ...saving },
  })
  api.openAPIRegistry.registerPath({
    method: "delete",
    path: "/{id}",
    operationId: `delete${operationName}`,
    security,
    tags: [tag],
    summary: `Delete ${one}`,
    request: { params: idParam },
    responses: { 200: jsonReply("Deleted", plainDoneReply), ...refusals(401, 403, 404) },
  })
  return api
}

/** The staff's calls for `/api/testimonial` (API-5). */
export const testimonialsEditingApi = describe(createApi(), {
  tag: "Testimonials",
  one: "a testimonial",
  operationName: "Testimonial",
})
testimonialsEditingApi.openAPIRegistry.registerPath({
  method: "put",
  path: "/{id}",
  operationId: "updateTestimonial",
  security,
  tags: ["Testimonials"],
  summary: "Change a testimonial; without `oldPic` and `pic` its picture stays",
  request: { params: idParam, body: testimonialBody },
  responses: { 200: jsonReply("Changed", plainDoneReply), ...saving, ...refusals(404) },
})
testimonialsEditingApi.post("/", middleware, (c) => publish(c, testimonialInput, createTestimonial))
testimonialsEditingApi.put("/:id", middleware, (c) =>
  change(c, c.req.param("id"), {
    schema: testimonialInput,
    update: updateTestimonial,
    nameTaken: testimonialNameExists,
  }),
)
testimonialsEditingApi.delete("/:id", middleware, (c) => remove(c, c.req.param("id"), deleteTestimonial))

/** The staff's calls for `/api/offer` (API-5). */
export const offersEditingApi = describe(createApi(), {
  tag: "Offers",
  one: "an offer",
  operationName: "Offer",
})
offersEditingApi.openAPIRegistry.registerPath({
  method: "put",
  path: "/{id}",
  operationId: "updateOffer",
  security,
  tags: ["Offers"],
  summary: "Change an offer; without `oldPic` and `pic` its picture stays",
  request: { params: idParam, body: offerBody },
  responses: { 200: jsonReply("Changed", plainDoneReply), ...saving, ...refusals(404) },
})
offersEditingApi.put("/:id", middleware, (c) =>
  change(c, c.req.param("id"), { schema: offerInput, update: updateOffer, nameTaken: nameExists }),
)
offersEditingApi.post("/", middleware, (c) => publish(c, offerInput, createOffer))
offersEditingApi.delete("/:id", middleware, (c) => remove(c, c.req.param("id"), deleteOffer))
