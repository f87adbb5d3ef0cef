import { createMiddleware } from "hono/factory"
import { isAdmin, type SignedInActor } from "#src/shared/actor.ts"
import { errorOf } from "./api-reply.ts"
import type { ServerEnv } from "./server-env.ts"

/** What a route behind `signedInOnly` or `adminOnly` knows: `c.get("signedIn")`. */
export type SignedInEnv = { Variables: ServerEnv["Variables"] & { signedIn: SignedInActor } }

const signInFirst = errorOf("Sign in first.")
const notAllowed = errorOf("You are not allowed to do that.")

/** Route middleware: 401 without a session. Runs before the fields are checked. */
export const signedInOnly = createMiddleware<SignedInEnv>(async (c, next) => {
  const actor = c.get("actor")
  if (actor.kind !== "user") return c.json(signInFirst, 401)
  c.set("signedIn", actor)
  await next()
  return undefined
})

/** Route middleware: 401 without a session, 403 with a guest's (API-10). */
export const adminOnly = createMiddleware<SignedInEnv>(async (c, next) => {
  const actor = c.get("actor")
  if (actor.kind !== "user") return c.json(signInFirst, 401)
  if (!isAdmin(actor)) return c.json(notAllowed, 403)
  c.set("signedIn", actor)
  await next()
  return undefined
})
