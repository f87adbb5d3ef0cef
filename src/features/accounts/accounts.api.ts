import { createRoute, z } from "@hono/zod-openapi"
import type { Context } from "hono"
import { needsRight, needsSession, sessionOptional } from "#src/platform/http/api-access.ts"
import {
  createApi,
  doneReply,
  errorBody,
  fieldErrorBody,
  idParam,
  jsonBody,
  jsonReply,
  plainDoneReply,
  refusals,
  signInAgain,
  tooManyTries,
  forbiddenBody,
} from "#src/platform/http/api-reply.ts"
import { pageReply } from "#src/shared/api-page.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { roleCode } from "#src/shared/actor.ts"
import { messages } from "#src/shared/messages.ts"
import type { UniqueField } from "./account.ts"
import {
  accountListQuery,
  accountOutput,
  presentAccount,
  profileChangeInput,
  signInOutput,
  signUpInput,
  takenOutput,
} from "./accounts.schema.ts"
import { findProfile, listTaken, listUsers, removeUser, signUp } from "./accounts.service.ts"
import { identityErrors } from "#src/features/accounts/second-factor/identity-errors.service.ts"
import { deviceCookie, readDeviceCookie } from "./device-cookie.ts"
import {
  endedSessionCookie,
  readSessionCookie,
  sessionCookie,
  parseBearerToken,
} from "#src/features/accounts/sessions/session-cookie.ts"
import { parseDeviceName } from "#src/features/accounts/sessions/device-name.ts"
import { signOut } from "#src/features/accounts/sessions/sessions.service.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { secondFactorErrors } from "#src/features/accounts/second-factor/second-factor-errors.ts"
import { signInCallInput } from "#src/features/accounts/second-factor/second-factor.schema.ts"
import { newPasswordErrors } from "#src/features/accounts/passwords/new-password-errors.ts"
import { uniqueFieldErrors } from "./taken-errors.ts"
import { updateProfile } from "./update-profile.service.ts"

const tags = ["Users"]
const removalReasons = {
  "own-account": "You cannot remove yourself.",
  "last-owner": "The last owner cannot be removed.",
}
const notAllowed = { forbidden: forbiddenBody, "reauthentication-needed": signInAgain }
const unknown = errorBody("There is no such user.")
const { invalidUsername, invalidPassword } = messages.accounts
const credentialErrors = { username: invalidUsername, password: invalidPassword }
const wrongCredentials = errorBody("The username or the password is wrong.", credentialErrors)

const signUpRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "signUp",
  tags,
  summary: "Sign up as a regular user",
  request: { body: jsonBody(signUpInput) },
  responses: {
    201: jsonReply("The new user", doneReply(accountOutput)),
    ...refusals(409, 422, 429),
  },
})

const signInRoute = createRoute({
  method: "post",
  path: "/signin",
  operationId: "signIn",
  tags,
  summary: "Sign in",
  description:
    "A browser gets an HttpOnly session cookie, and a token that it sends in `authorization` with every call that " +
    "changes something. Any other client gets a token that works by itself: send `authorization: Bearer <token>`. " +
    "An account with a second factor answers 401 with an error of `code` unless a right `code` comes with the password.",
  request: { body: jsonBody(signInCallInput) },
  responses: { 200: jsonReply("Signed in", signInOutput), ...refusals(401, 422, 429) },
})

const signOutRoute = createRoute({
  method: "post",
  path: "/signout",
  operationId: "signOut",
  ...sessionOptional,
  tags,
  summary: "End the session",
  responses: { 200: jsonReply("Signed out, or was so already", plainDoneReply) },
})

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listUsers",
  ...sessionOptional,
  tags,
  summary: "List users, or ask whether a name is taken",
  description:
    "For the administration: users, newest first. " +
    "With `username` or `email`, for everybody: whether it is taken or free.",
  request: { query: accountListQuery },
  responses: {
    200: jsonReply(
      "Users, or taken and free names",
      z.union([pageReply(accountOutput), doneReply(takenOutput)]),
    ),
    ...refusals(401, 403, 422, 429),
  },
})

const findRoute = createRoute({
  method: "get",
  path: "/{id}",
  operationId: "findUser",
  tags,
  summary: "A user: oneself, or anybody for the administration",
  ...needsSession,
  request: { params: idParam },
  responses: { 200: jsonReply("The user", doneReply(accountOutput)), ...refusals(401, 403, 404) },
})

const updatedReply = doneReply(accountOutput).extend({ pendingEmail: z.string().nullable() })

const updateRoute = createRoute({
  method: "put",
  path: "/{id}",
  operationId: "updateUser",
  tags,
  summary: "Change a profile: one's own, or anybody's for the administration",
  description:
    "Another email of one's own needs `currentPassword`, with `code` where the account has an authenticator app, and waits in `pendingEmail` until the link in the email to it is opened. One that the administration enters takes effect at once, counts as unverified and ends the user's sessions; it needs a sign-in of the last ten minutes, and is refused with the code `reauthentication-needed` after that.",
  ...needsSession,
  request: { params: idParam, body: jsonBody(profileChangeInput) },
  responses: {
    200: jsonReply("The user after the change", updatedReply),
    ...refusals(401, 403, 404, 409, 422, 429),
  },
})

const removeRoute = createRoute({
  method: "delete",
  path: "/{id}",
  operationId: "deleteUser",
  tags,
  summary: "Remove a user",
  description:
    "One of the staff: with a sign-in of the last ten minutes, else the code `reauthentication-needed`.",
  ...needsRight("users.manage"),
  request: { params: idParam },
  responses: { 200: jsonReply("Removed", plainDoneReply), ...refusals(401, 403, 404, 409) },
})

const isBrowser = (c: Context<ServerEnv>): boolean => c.req.header("sec-fetch-site") !== undefined

/** The API of users and their sessions, for `/api/user` (API-2, API-3). */
export const accountsApi = createApi()
  .openapi(signUpRoute, async (c) => {
    const outcome = await signUp(c.get("platform"), c.req.valid("json"), c.get("address"))
    if (outcome.ok) return c.json({ result: "Done" as const, data: presentAccount(outcome.value) }, 201)
    if (outcome.refusal.kind === "taken")
      return c.json(fieldErrorBody(uniqueFieldErrors(outcome.refusal.fields)), 409)
    if (outcome.refusal.kind === "too-many-tries") return tooManyTries(c, outcome.refusal.retryAfterSeconds)
    return c.json(fieldErrorBody(newPasswordErrors[outcome.refusal.kind]), 422)
  })
  .openapi(signInRoute, async (c) => {
    const platform = c.get("platform")
    const device = isBrowser(c) ? readDeviceCookie(c.req.header("cookie"), platform.origin) : null
    const client = {
      device,
      oldSecret: readSessionCookie(c.req.header("cookie"), platform.origin),
      deviceName: parseDeviceName(c.req.header("user-agent")),
    }
    const outcome = await signIn(platform, { ...c.req.valid("json"), ...client }, c.get("address"))
    if (outcome.ok) {
      const { userId, role, secret, csrfToken } = outcome.value
      if (device !== null) {
        c.header("set-cookie", sessionCookie(secret, platform.origin))
        c.header("set-cookie", deviceCookie(device, platform.origin), { append: true })
      }
      const token = device === null ? secret : csrfToken
      return c.json({ result: "Done" as const, data: { _id: userId, role: roleCode(role) }, token }, 200)
    }
    const { refusal } = outcome
    if (refusal.kind === "too-many-tries") return tooManyTries(c, refusal.retryAfterSeconds)
    if (refusal.kind === "wrong-credentials") return c.json(wrongCredentials, 401)
    return c.json(fieldErrorBody({ code: secondFactorErrors[refusal.kind] }), 401)
  })
  .openapi(signOutRoute, async (c) => {
    const platform = c.get("platform")
    const { cookie, authorization } = c.req.header()
    const secret = readSessionCookie(cookie, platform.origin) ?? parseBearerToken(authorization)
    if (secret) await signOut(platform, secret)
    c.header("set-cookie", endedSessionCookie(platform.origin))
    return c.json({ result: "Done" as const }, 200)
  })
  .openapi(listRoute, async (c) => {
    const { username, email, cursor, ...page } = c.req.valid("query")
    if (username !== undefined || email !== undefined) return answerTaken(c, { username, email })
    const actor = c.get("actor")
    if (actor.kind === "visitor") return c.json(errorBody("Sign in first."), 401)
    const outcome = await listUsers(c.get("platform"), actor, { ...page, afterId: cursor })
    if (!outcome.ok) return c.json(forbiddenBody, 403)
    const { accounts, nextAfterId } = outcome.value
    return c.json({ result: "Done" as const, data: accounts.map(presentAccount), next: nextAfterId }, 200)
  })
  .openapi(findRoute, async (c) => {
    const outcome = await findProfile(c.get("platform"), c.get("actor"), c.req.valid("param").id)
    if (outcome.ok) return c.json({ result: "Done" as const, data: presentAccount(outcome.value) }, 200)
    return outcome.refusal.kind === "forbidden" ? c.json(forbiddenBody, 403) : c.json(unknown, 404)
  })
  .openapi(updateRoute, async (c) => {
    const update = { id: c.req.valid("param").id, change: c.req.valid("json"), address: c.get("address") }
    const outcome = await updateProfile(c.get("platform"), c.get("actor"), update)
    if (outcome.ok) {
      const { account, pendingEmail } = outcome.value
      return c.json({ result: "Done" as const, data: presentAccount(account), pendingEmail }, 200)
    }
    const { refusal } = outcome
    if (refusal.kind === "taken") return c.json(fieldErrorBody(uniqueFieldErrors(refusal.fields)), 409)
    if (refusal.kind === "too-many-tries") return tooManyTries(c, refusal.retryAfterSeconds)
    if (refusal.kind === "forbidden" || refusal.kind === "reauthentication-needed")
      return c.json(notAllowed[refusal.kind], 403)
    if (refusal.kind === "unknown-account") return c.json(unknown, 404)
    return c.json(fieldErrorBody(identityErrors(refusal)), 422)
  })
  .openapi(removeRoute, async (c) => {
    const outcome = await removeUser(c.get("platform"), c.get("actor"), c.req.valid("param").id)
    if (outcome.ok) return c.json({ result: "Done" as const }, 200)
    const { kind } = outcome.refusal
    if (kind === "forbidden" || kind === "reauthentication-needed") return c.json(notAllowed[kind], 403)
    return kind === "unknown-account" ? c.json(unknown, 404) : c.json(errorBody(removalReasons[kind]), 409)
  })

type Names = { username?: string | undefined; email?: string | undefined }

async function answerTaken(c: Context<ServerEnv>, names: Names) {
  const outcome = await listTaken(c.get("platform"), names, c.get("address"))
  if (!outcome.ok) return tooManyTries(c, outcome.refusal.retryAfterSeconds)
  const answer = (field: UniqueField) =>
    names[field] === undefined ? {} : { [field]: outcome.value.includes(field) ? "taken" : "free" }
  const data: z.infer<typeof takenOutput> = { ...answer("username"), ...answer("email") }
  return c.json({ result: "Done" as const, data }, 200)
}
