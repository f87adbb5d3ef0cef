import { createServer, type RequestListener } from "node:http"
import { once } from "node:events"
import { collectDefaultMetrics, Registry } from "prom-client"
import type { Platform } from "#src/platform/platform.ts"
import { api } from "../api.ts"
import { listPagePaths } from "../pages.ts"
import { addHotelMetrics } from "./hotel-metrics.ts"
import { createRequestMetrics, routeGroups } from "./request-metrics.ts"

/** Measures the requests of a listener, and serves `/metrics` until it is stopped. */
export type Metrics = {
  measure(listener: RequestListener): RequestListener
  readonly port: number
  stop(): void
}

const filePaths = ["/", "/assets", "/media", "/documents", "/healthz", "/readyz", "/sitemap.xml", "/feed.xml"]

function answererOf(platform: Platform, registry: Registry): RequestListener {
  const readFigures = addHotelMetrics(registry, platform)
  return (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    readFigures()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
        (error: unknown) => {
          platform.log.error({ err: error }, "the metrics could not be read")
          response.writeHead(500).end()
        },
      )
  }
}

/** Serves metrics of requests, of Node and of the hotel in the text format of Prometheus, on a port of its own. */
export async function startMetrics(
  platform: Platform,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Metrics> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const paths = [...filePaths, ...api.routes.map(({ path }) => path), ...(await listPagePaths())]
  const measure = createRequestMetrics(registry, routeGroups(paths))
  const server = createServer(answererOf(platform, registry))
  server.listen(port, host)
  await once(server, "listening")
  const address = server.address()
  return {
    measure,
    port: typeof address === "object" && address ? address.port : port,
    stop: () => server.close(),
  }
}
