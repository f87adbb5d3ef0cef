import { createMiddleware } from "hono/factory"
import { redactPath } from "#src/platform/log/logged-path.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { isUnsafe } from "./origin-check.ts"

const refusals: readonly number[] = [400, 409, 422]

/**
 * Logs each change that a schema or a rule of the hotel refused, such as a forged price or a refund above the payment, with
 * its sender and without what was sent (ASVS 16.3.3).
 */
export const refusedChanges = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  const { method, path } = c.req
  const { status } = c.res
  if (!isUnsafe(method) || !refusals.includes(status)) return
  const actor = c.get("actor")
  const sender = actor.kind === "user" ? { userId: actor.userId, role: actor.role } : {}
  c.get("platform").log.info({ status, method, path: redactPath(path), ...sender }, "a change was refused")
})
