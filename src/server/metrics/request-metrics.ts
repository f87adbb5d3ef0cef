import type { RequestListener } from "node:http"
import { Histogram, type Registry } from "prom-client"
import { findRequestGroup, methodOf } from "./request-groups.ts"

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
      const { url = "/" } = request
      const record = (cache: "hit" | "none") =>
        seconds.observe(
          {
            method: methodOf(request),
            route: findRequestGroup(url, groups),
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
