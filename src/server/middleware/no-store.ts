import { createMiddleware } from "hono/factory"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

/** Keeps answers out of every cache, unless a route says otherwise: those of the API are about one caller at one moment. */
export const noStore = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store")
})
