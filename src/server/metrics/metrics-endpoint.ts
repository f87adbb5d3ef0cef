import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import { Registry } from "prom-client"
import type { Log } from "#src/platform/log/log.ts"

export type MetricsEndpoint = { readonly port: number; stop(): void }

type Parts = { readonly read: () => Promise<string>; readonly log: Pick<Log, "error"> }

const createMetricsListener =
  ({ read, log }: Parts): RequestListener =>
  (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { "content-type": Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      (error: unknown) => {
        log.error({ err: error }, "the metrics could not be read")
        response.writeHead(500).end()
      },
    )
  }

/** Serves `/metrics` for Prometheus on a port of its own. */
export async function openMetricsEndpoint(
  { host, port }: { readonly host: string; readonly port: number },
  parts: Parts,
): Promise<MetricsEndpoint> {
  const server = createServer(createMetricsListener(parts))
  server.listen(port, host)
  await once(server, "listening")
  const address = server.address()
  return {
    port: typeof address === "object" && address ? address.port : port,
    stop: () => server.close(),
  }
}
