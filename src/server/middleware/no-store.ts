import { createMiddleware } from "hono/factory"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

/** Forbids caching of API responses, unless a route sets its own header. */
export const noStore = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store")
})
