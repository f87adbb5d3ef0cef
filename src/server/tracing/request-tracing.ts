import type { RequestListener } from "node:http"
import { redactPath } from "#src/platform/log/logged-path.ts"
import { withTraceId } from "#src/platform/log/trace-id.ts"
import type { Tracing } from "#src/platform/tracing/tracing.ts"
import { findRequestGroup, methodOf } from "../metrics/request-groups.ts"

/** A span for each request: by method and group of paths, with the path as it is logged. */
export const traceRequests =
  (tracing: Tracing, groups: ReadonlySet<string>, listener: RequestListener): RequestListener =>
  (request, response) => {
    const { url = "/" } = request
    const [method, route] = [methodOf(request), findRequestGroup(url, groups)]
    const span = tracing.begin({
      name: `${method} ${route}`,
      kind: "server",
      attributes: { "http.request.method": method, "http.route": route, "url.path": redactPath(url) },
    })
    response.once("close", () => {
      const status = response.statusCode
      const fault = status >= 500 ? String(status) : null
      const error = response.writableEnded ? fault : "aborted"
      span.end({ attributes: { "http.response.status_code": status }, ...(error !== null && { error }) })
    })
    span.during(() => withTraceId(span.traceId, () => listener(request, response)))
  }
