import { createRoute, z } from "@hono/zod-openapi"
import type { Context } from "hono"
import {
  createApi,
  errorBody,
  fieldErrorBody,
  jsonBody,
  jsonReply,
  refusals,
  tooManyTries,
} from "#src/platform/http/api-reply.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { messages } from "#src/shared/messages.ts"
import {
  newPasswordInput,
  resetCodeInput,
  resetUsernameInput,
} from "#src/features/accounts/accounts.schema.ts"
import { newPasswordErrors } from "#src/features/accounts/passwords/new-password-errors.ts"
import { readDeviceCookie } from "#src/features/accounts/device-cookie.ts"
import { beginPasswordReset, checkResetCode, resetPassword } from "./password-resets.service.ts"
import { cookieOfTicket, readTicketCookie, clearedTicketCookie } from "./reset-ticket.ts"

const tags = ["Users"]

/** The answer of each step (API-3). */
const stepReply = z.object({ result: z.literal("Done"), reason: z.string() })

const step = (count: 1 | 2 | 3) => ({
  method: "post" as const,
  path: `/forget-password-${count}` as const,
  tags,
})

const beginRoute = createRoute({
  ...step(1),
  operationId: "requestResetCode",
  summary: "Forgotten password, step 1: ask for a one-time code",
  description:
    "The code is mailed to the owner of the username. The answer is the same when nobody has it. It sets a cookie that " +
    "the two steps after it need.",
  request: { body: jsonBody(resetUsernameInput) },
  responses: { 200: jsonReply("A code was asked for", stepReply), ...refusals(422, 429) },
})

const codeRoute = createRoute({
  ...step(2),
  operationId: "checkResetCode",
  summary: "Forgotten password, step 2: enter the code",
  description: "A code is good for 10 minutes and five tries, in the browser that asked for it.",
  request: { body: jsonBody(resetCodeInput) },
  responses: { 200: jsonReply("The code is right", stepReply), ...refusals(409, 422, 429) },
})

const passwordRoute = createRoute({
  ...step(3),
  operationId: "resetPassword",
  summary: "Forgotten password, step 3: set the new password",
  description: "Within 10 minutes of step 2, once. It ends every session of the user.",
  request: { body: jsonBody(newPasswordInput) },
  responses: { 200: jsonReply("The password is set", stepReply), ...refusals(409, 422, 429) },
})

const readTicket = (c: Context<ServerEnv>): string | null =>
  readTicketCookie(c.req.header("cookie"), c.get("platform").origin)

const readDevice = (c: Context<ServerEnv>): string =>
  readDeviceCookie(c.req.header("cookie"), c.get("platform").origin)

const doneBecause = (reason: string) => ({ result: "Done" as const, reason })

const { otpSent, wrongOtp, otpOver, resetOver, passwordReset } = messages.accounts

/** The three steps of a password reset, below `/api/user`. */
export const passwordResetsApi = createApi()
  .openapi(beginRoute, async (c) => {
    const platform = c.get("platform")
    const asker = { ...c.req.valid("json"), device: readDevice(c) }
    const outcome = await beginPasswordReset(platform, asker, c.get("address"))
    if (!outcome.ok) return tooManyTries(c, outcome.refusal.retryAfterSeconds)
    c.header("set-cookie", cookieOfTicket(outcome.value.ticket, platform.origin))
    return c.json(doneBecause(otpSent), 200)
  })
  .openapi(codeRoute, async (c) => {
    const { username, otp } = c.req.valid("json")
    const attempt = { ticket: readTicket(c), device: readDevice(c), username, code: otp }
    const outcome = await checkResetCode(c.get("platform"), attempt, c.get("address"))
    if (outcome.ok) return c.json(doneBecause("The code is right."), 200)
    if (outcome.refusal.kind === "too-many-tries") return tooManyTries(c, outcome.refusal.retryAfterSeconds)
    return c.json(errorBody(outcome.refusal.kind === "wrong-code" ? wrongOtp : otpOver), 409)
  })
  .openapi(passwordRoute, async (c) => {
    const platform = c.get("platform")
    const request = { ticket: readTicket(c), device: readDevice(c), ...c.req.valid("json") }
    const outcome = await resetPassword(platform, request, c.get("address"))
    if (outcome.ok) {
      c.header("set-cookie", clearedTicketCookie(platform.origin))
      return c.json(doneBecause(passwordReset), 200)
    }
    if (outcome.refusal.kind === "too-many-tries") return tooManyTries(c, outcome.refusal.retryAfterSeconds)
    if (outcome.refusal.kind === "not-granted") return c.json(errorBody(resetOver), 409)
    return c.json(fieldErrorBody(newPasswordErrors[outcome.refusal.kind]), 422)
  })
