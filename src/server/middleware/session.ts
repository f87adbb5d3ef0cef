import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { parseDeviceName } from "#src/features/accounts/sessions/device-name.ts"
import {
  isValidSessionToken,
  readSessionCookie,
  parseBearerToken,
} from "#src/features/accounts/sessions/session-cookie.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { errorBody } from "#src/platform/http/api-reply.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { isOpenToOtherSites, isUnsafe } from "./origin-check.ts"

const signInPath = "/api/user/signin"

/** Whether an API call needs the token; signing in again does not need the token of the old session. */
const needsToken = (c: Context<ServerEnv>): boolean =>
  isUnsafe(c.req.method) &&
  c.req.path.startsWith("/api/") &&
  c.req.path !== signInPath &&
  !isOpenToOtherSites(c.req.path)

/** Sets the actor of a request by its session cookie, or by the bearer token of a client without a cookie. */
export const session = createMiddleware<ServerEnv>(async (c, next) => {
  const platform = c.get("platform")
  const cookieSecret = readSessionCookie(c.req.header("cookie"), platform.origin)
  const token = parseBearerToken(c.req.header("authorization"))
  const deviceName = parseDeviceName(c.req.header("user-agent"))
  const byCookie = cookieSecret ? await resolveSession(platform, cookieSecret, deviceName) : null
  if (cookieSecret && byCookie) {
    if (needsToken(c) && !isValidSessionToken(cookieSecret, token)) {
      return c.json(errorBody("The authorization header does not carry the token of this session."), 403)
    }
    c.set("actor", byCookie.actor)
  } else if (token) {
    const byToken = await resolveSession(platform, token, deviceName)
    if (byToken) c.set("actor", byToken.actor)
  }
  return next()
})
