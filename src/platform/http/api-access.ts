import { createMiddleware } from "hono/factory"
import type { SignedInActor } from "#src/shared/actor.ts"
import { hasRight, type Right } from "#src/shared/staff-rights.ts"
import { logMissingRight } from "#src/platform/log/missing-right.ts"
import { errorBody, forbiddenBody } from "./api-reply.ts"
import type { ServerEnv } from "./server-env.ts"

/** The context of a route behind `signedInOnly` or `withRight`: `c.get("signedIn")`. */
export type SignedInEnv = { Variables: ServerEnv["Variables"] & { signedIn: SignedInActor } }

const signInFirst = errorBody("Sign in first.")
const security = [{ token: [] }]

/** For routes that also answer visitors, but give signed-in users more. */
export const sessionOptional = { security: [{}, ...security] }

/** Route middleware: 401 without a session. Runs before the fields are checked. */
const signedInOnly = createMiddleware<SignedInEnv>(async (c, next) => {
  const actor = c.get("actor")
  if (actor.kind !== "user") return c.json(signInFirst, 401)
  c.set("signedIn", actor)
  await next()
  return undefined
})

/** Route middleware: 401 without a session, 403 with one that lacks the right (API-10). */
const withRight = (right: Right) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const actor = c.get("actor")
    if (actor.kind !== "user") return c.json(signInFirst, 401)
    if (!hasRight(actor, right)) {
      logMissingRight(c.get("platform").log, actor, right)
      return c.json(forbiddenBody, 403)
    }
    c.set("signedIn", actor)
    await next()
    return undefined
  })

/** A route for signed-in users: `createRoute({ ..., ...needsSession })`. */
export const needsSession = { security, middleware: signedInOnly }

/** A route for users with the right. */
export const needsRight = (right: Right) => ({ security, middleware: withRight(right) })
