import type { Context } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { errorBody } from "#src/platform/http/api-reply.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

export type RequestRefusal = { readonly status: ContentfulStatusCode; readonly reason: string }

/** Answers a request that reaches no route: JSON for API calls, else plain text. Logged at level info. */
export function refuseRequest(c: Context<ServerEnv>, { status, reason }: RequestRefusal): Response {
  // Without the path, which may contain a secret such as that of a payment link.
  c.get("platform").log.info({ status, method: c.req.method, reason }, "a request was refused")
  return c.req.path.startsWith("/api/") ? c.json(errorBody(reason), status) : c.text(reason, status)
}
