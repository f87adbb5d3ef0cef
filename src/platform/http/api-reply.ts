import { redactPath } from "#src/platform/log/logged-path.ts"
import { OpenAPIHono, z } from "@hono/zod-openapi"
import type { Context, ErrorHandler, NotFoundHandler } from "hono"
import { HTTPException } from "hono/http-exception"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import "#src/shared/validation/validation-setup.ts"
import { parseDatabaseError } from "../db/database.ts"
import { DatabaseUnavailable } from "../db/database-unavailable.ts"
import { isClientDisconnected } from "./sender-gone.ts"
import type { ServerEnv } from "./server-env.ts"

/** The body of every refused or failed call (API-9). */
export const errorReply = z
  .object({
    result: z.literal("Error"),
    reason: z.string().openapi({ example: "Sign in first." }),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .openapi({
        description: "What is wrong with each field.",
        example: { email: "Email Field Is Required" },
      }),
    code: z
      .literal("reauthentication-needed")
      .optional()
      .openapi({ description: "For programs: `reauthentication-needed` asks for a new sign-in." }),
  })
  .openapi("ErrorReply")

type ErrorReply = z.infer<typeof errorReply>

/** `{ result: "Done" }`, for calls without data. */
export const plainDoneReply = z.object({ result: z.literal("Done") })

/** `{ result: "Done", data }`. */
export const doneReply = <T extends z.ZodType>(data: T) => z.object({ result: z.literal("Done"), data })

/** The body of a refusal: `c.json(errorBody("No such room."), 404)`. */
export const errorBody = (reason: string, errors?: Readonly<Record<string, string>>): ErrorReply =>
  errors ? { result: "Error", reason, errors: { ...errors } } : { result: "Error", reason }

/** The body of a 403. */
export const forbiddenBody = errorBody("You are not allowed to do that.")

/** The body of a 404 of an id that no record has. */
export const unknownRecordBody = errorBody("There is no such record.")

/** The body of a 403 for staff who last signed in over ten minutes ago (SAFE-8). */
export const signInAgain: ErrorReply = {
  ...errorBody("Your last sign-in is more than ten minutes ago. Sign in again, then repeat the call."),
  code: "reauthentication-needed",
}

/** The body of a refusal for invalid fields; its reason is the first message. */
export const fieldErrorBody = (errors: Readonly<Record<string, string>>): ErrorReply =>
  errorBody(Object.values(errors)[0] ?? "Some fields are not right.", errors)

/** 429 with Retry-After and a message. */
export function tooManyTries<E extends ServerEnv>(c: Context<E>, retryAfterSeconds: number) {
  return c.json(errorBody(tooManyTriesReason(retryAfterSeconds)), 429, {
    "retry-after": String(retryAfterSeconds),
  })
}

/** The message with the time to wait. */
export function tooManyTriesReason(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return `Too many tries. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`
}

const unreadable = "The call could not be read."

const reasons: Readonly<Record<number, string>> = {
  400: unreadable,
  413: "The call is too large.",
  415: "Send JSON, with content-type: application/json.",
}

// PostgreSQL refuses U+0000 in text; in a validated call nothing else causes this code.
const textThatCannotBeStored = "22021"

/** Answers an error of a handler: known refusals with their message, faults as 500 without details. */
export const apiFault: ErrorHandler<ServerEnv> = (error, c) => {
  if (error instanceof HTTPException)
    return c.json(errorBody(reasons[error.status] ?? error.message), error.status)
  if (isClientDisconnected(c)) return c.json(errorBody(unreadable), 400)
  // The server answers it in the same way for every path.
  if (error instanceof DatabaseUnavailable) throw error
  if (parseDatabaseError(error)?.code === textThatCannotBeStored)
    return c.json(errorBody("Some text cannot be stored."), 422)
  c.get("platform").log.error(
    { err: error, method: c.req.method, path: redactPath(c.req.path) },
    "an API call failed",
  )
  return c.json(errorBody("Something went wrong on our side. Please try again."), 500)
}

/** 404 in JSON for unknown paths below /api. */
export const apiNotFound: NotFoundHandler<ServerEnv> = (c) => c.json(errorBody("There is no such call."), 404)

/** A router for one feature's API: invalid fields answer 422, faults 500, both in the JSON error shape. */
export function createApi() {
  const api = new OpenAPIHono<ServerEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined
      if (result.target === "param") return c.json(unknownRecordBody, 404)
      return c.json(fieldErrorBody(fieldErrors(result.error)), 422)
    },
  })
  api.onError(apiFault)
  return api
}

/** The `{id}` of a path; a malformed one answers 404. */
export const idParam = z.object({ id: z.guid() })

/** A required JSON request body. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { "application/json": { schema } },
})

type FormField = {
  readonly type: "string" | "array"
  readonly format?: "binary"
  readonly items?: FormField
  readonly description?: string
}

/** A multipart request body for the description of a route, which streams it itself. */
export const multipartBody = (properties: Readonly<Record<string, FormField>>, required: string[]) => ({
  required: true,
  content: {
    "multipart/form-data": { schema: { type: "object" as const, properties: { ...properties }, required } },
  },
})

/** A JSON response of a route: `200: jsonReply("The room", doneReply(roomOutput))`. */
export const jsonReply = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { "application/json": { schema } },
})

const refusalDescriptions = {
  400: "The call could not be read",
  401: "Sign in first",
  403: "Not allowed for this person",
  404: "No such record",
  409: "It clashes with what is there",
  413: "Too large",
  422: "Fields are not right; see errors",
  429: "Too many tries; see Retry-After",
  502: "The payment provider did not answer",
} as const satisfies Partial<Record<ContentfulStatusCode, string>>

const refusalHeaders: Partial<Record<ContentfulStatusCode, z.ZodObject>> = {
  401: z.object({ "WWW-Authenticate": z.string() }),
  429: z.object({ "Retry-After": z.string().describe("Seconds to wait") }),
}

type RefusalStatus = keyof typeof refusalDescriptions

/** The refusals in the description of a route: `...refusals(401, 404)`. */
export function refusals<S extends RefusalStatus>(...statuses: S[]) {
  const entries = statuses.map((status) => {
    const reply = jsonReply(refusalDescriptions[status], errorReply)
    return [status, status in refusalHeaders ? { ...reply, headers: refusalHeaders[status] } : reply]
  })
  return Object.fromEntries(entries) as { [K in S]: ReturnType<typeof jsonReply<typeof errorReply>> }
}
