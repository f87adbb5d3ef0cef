import { createMiddleware } from "hono/factory"
import { replicaPositionCookie } from "#src/features/accounts/sessions/replica-position-cookie.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { isStaff } from "#src/shared/staff-rights.ts"
import { isUnsafe } from "./origin-check.ts"

/** With a replica: gives staff who changed something a cookie, so that the lists show it. */
export const readYourWrites = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  if (!isUnsafe(c.req.method) || !isStaff(c.get("actor"))) return
  const { reads, origin } = c.get("platform")
  const position = await reads.position().catch(() => null)
  if (position) c.header("set-cookie", replicaPositionCookie.set(position, origin), { append: true })
})
