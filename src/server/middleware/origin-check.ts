import { createMiddleware } from "hono/factory"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { refuseRequest } from "./refuse-request.ts"

const safeMethods = ["GET", "HEAD", "OPTIONS"]

export const isUnsafe = (method: string): boolean => !safeMethods.includes(method)

// The payment provider and its sandbox post here from another site, verified by signature; mail programs post to the
// address of an unsubscription, whose key is the permission (RFC 8058).
const openPaths = ["/api/webhooks/razorpay", "/api/payments/callback"]
const openShapes = [/^\/sandbox\//, /^\/newsletter\/unsubscribe\/[^/]+$/]

export const isOpenToOtherSites = (path: string): boolean =>
  openPaths.includes(path) || openShapes.some((shape) => shape.test(path))

type Source = { origin: string | undefined; fetchSite: string | undefined }

/** A browser sends its origin with every changing request; a client without it is not a browser. */
const isFromHere = ({ origin, fetchSite }: Source, here: string): boolean =>
  fetchSite === "same-origin" || origin === here || (origin === undefined && fetchSite === undefined)

/** Refuses changing requests from other sites' pages (CSRF). */
export const originCheck = createMiddleware<ServerEnv>(async (c, next) => {
  const source = { origin: c.req.header("origin"), fetchSite: c.req.header("sec-fetch-site") }
  const isAllowed =
    !isUnsafe(c.req.method) || isOpenToOtherSites(c.req.path) || isFromHere(source, c.get("platform").origin)
  if (isAllowed) return next()
  return refuseRequest(c, { status: 403, reason: "This request came from another site." })
})
