import type { RequestListener } from "node:http"
import { Histogram, type Registry } from "prom-client"

/** '/admin/rates' is of '/admin', '/api/room/5' of '/api/room'. */
function firstSegments(path: string): string {
  const [, first = "", second = ""] = path.split("/")
  return first === "api" ? `/api/${second}` : `/${first}`
}

const isFixed = (group: string): boolean => !/[:*]/.test(group)

/** The groups of the server's paths; an address outside of them counts as 'other', so that labels stay few. */
export const routeGroups = (paths: Iterable<string>): ReadonlySet<string> =>
  new Set([...paths].map(firstSegments).filter(isFixed))

const groupOf = (url: string, groups: ReadonlySet<string>): string => {
  const group = firstSegments(url.split("?", 1)[0] ?? "/")
  return groups.has(group) ? group : "other"
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])

/** Measures each request: by method, group of paths, class of status, and whether a cached page answered it. */
export function createRequestMetrics(registry: Registry, groups: ReadonlySet<string>) {
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's headers to the end of its response.",
    labelNames: ["method", "route", "status", "cache"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return (listener: RequestListener): RequestListener =>
    (request, response) => {
      const startedAt = performance.now()
      const { method = "GET", url = "/" } = request
      const record = (cache: "hit" | "none") =>
        seconds.observe(
          {
            method: methods.has(method) ? method : "other",
            route: groupOf(url, groups),
            // A response that was cut off before its end has no status of its own.
            status: response.writableEnded ? `${Math.floor(response.statusCode / 100)}xx` : "aborted",
            cache,
          },
          (performance.now() - startedAt) / 1000,
        )
      listener(request, response)
      // Cached pages are answered at once.
      if (response.writableEnded) record("hit")
      else response.once("close", () => record("none"))
    }
}
