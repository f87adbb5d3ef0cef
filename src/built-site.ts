import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Config } from "./config.ts"
import type { Drain, DrainTimes } from "./drain.ts"
import { formatStartFailure } from "./start-failure.ts"

export type Site = { listener: RequestListener; notices: readonly string[]; stop: () => Promise<void> }

/** Opens the built site. `worker` is its number in a cluster, where the primary process reads its metrics. */
export async function bootBuilt(config: Config, origin: string, worker?: number): Promise<Site> {
  process.env["NODE_ENV"] = "production"
  const bundle = new URL("../build/server/index.js", import.meta.url).href
  const built = (await import(bundle)) as typeof import("./server/boot.ts")
  const { boot, createAdmission, createListener, shareMetrics, shutDown, startMetrics } = built
  const { platform, notices } = await boot(config, origin)
  const admission = createAdmission()
  const site = createListener(platform, undefined, admission)
  const { tracing } = platform
  const listener = tracing ? built.traceRequests(tracing, await built.listRequestGroups(), site) : site
  const measured = { ...platform, admission }
  const metrics =
    config.metrics &&
    (await (worker === undefined ? startMetrics(measured, config.metrics) : shareMetrics(measured, worker)))
  return {
    listener: metrics ? metrics.measure(listener) : listener,
    notices,
    stop() {
      metrics?.stop()
      return shutDown(platform)
    },
  }
}

/** How long a client may take, in milliseconds. An upload of 4 MB over a slow line takes less than two minutes. */
export const slowClientLimits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
}

export function createSiteServer(listener: RequestListener, limits = slowClientLimits): Server {
  const server = createServer(limits, listener)
  // Longer than clients and proxies keep idle connections (usually 60 s): a request on a closed connection would be lost.
  server.keepAliveTimeout = 75_000
  return server
}

// Beyond it the kernel drops connections, and their clients retry after seconds. Linux allows at most this many by default.
const waitingConnections = 4096

export const listen = (server: Server, config: Config): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen({ port: config.port, host: config.host, backlog: waitingConnections }, () =>
      resolve(server.address() as AddressInfo),
    )
  })

// The queue and the database are closed after the requests.
const closingMilliseconds = 2_000

/** Drains and exits on SIGTERM and SIGINT; the returned function does the same with other times. */
export function stopOnSignal(drain: Drain, stop: () => Promise<void>): (times: DrainTimes) => void {
  let isStopping = false
  const end = async (times: DrainTimes) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), times.limit + closingMilliseconds).unref()
    const ending = await drain(times)
    await stop()
    process.exit(ending === "drained" ? 0 : 1)
  }
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void end({ limit: 8_000 }))
  return (times) => void end(times)
}

/** Ends the process after a failed start, with one line for expected failures. */
export function failStart(error: unknown): never {
  console.error(formatStartFailure(error) ?? error)
  process.exit(1)
}
