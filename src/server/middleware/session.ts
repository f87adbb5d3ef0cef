import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { provesSession, secretOfCookie, tokenOf } from "#src/features/accounts/sessions/session-cookie.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { errorOf } from "#src/platform/http/api-reply.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { isOpenToOtherSites, isUnsafe } from "./origin-check.ts"

const signInPath = "/api/user/signin"

/** A call of the API that changes something; signing in again needs no proof of the session that it replaces. */
const needsProof = (c: Context<ServerEnv>): boolean =>
  isUnsafe(c.req.method) &&
  c.req.path.startsWith("/api/") &&
  c.req.path !== signInPath &&
  !isOpenToOtherSites(c.req.path)

/** Says who asks: by the session cookie, or by a bearer token of a client that has no cookie. */
export const session = createMiddleware<ServerEnv>(async (c, next) => {
  const platform = c.get("platform")
  const cookieSecret = secretOfCookie(c.req.header("cookie"), platform.origin)
  const token = tokenOf(c.req.header("authorization"))
  const byCookie = cookieSecret ? await resolveSession(platform, cookieSecret) : null
  if (cookieSecret && byCookie) {
    if (needsProof(c) && !provesSession(cookieSecret, token)) {
      return c.json(errorOf("The authorization header does not carry the token of this session."), 403)
    }
    c.set("actor", byCookie.actor)
  } else if (token) {
    const byToken = await resolveSession(platform, token)
    if (byToken) c.set("actor", byToken.actor)
  }
  return next()
})
