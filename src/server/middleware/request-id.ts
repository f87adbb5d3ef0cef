import { createMiddleware } from "hono/factory"
import { requestId as createRequestId } from "hono/request-id"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

const header = "X-Request-Id"
const ofProxy = createRequestId({ limitLength: 64, headerName: header })
const ofOurOwn = createRequestId({ headerName: "" })

/** The id of a request: that of the hotel's proxy, else a new one. A caller may not choose it (ASVS 16.4.1). */
export const requestId = (trustedProxies: number) =>
  trustedProxies > 0
    ? ofProxy
    : createMiddleware<ServerEnv>((c, next) =>
        ofOurOwn(c, () => {
          c.header(header, c.get("requestId"))
          return next()
        }),
      )
