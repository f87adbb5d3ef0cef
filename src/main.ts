import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { getRequestListener } from "@hono/node-server"
import { type Config, readConfig } from "./config.ts"
import { createDrain, type Drain } from "./drain.ts"

const drainMilliseconds = 8_000
// Longer: the queue and the database are closed after the requests.
const stopMilliseconds = 10_000

type Site = { listener: RequestListener; notices: readonly string[]; stop: () => Promise<void> }

async function bootBuilt(config: Config, origin: string): Promise<Site> {
  process.env["NODE_ENV"] = "production"
  const bundle = new URL("../build/server/index.js", import.meta.url).href
  const { boot, createListener, shutDown, startMetrics } = (await import(
    bundle
  )) as typeof import("./server/boot.ts")
  const { platform, notices } = await boot(config, origin)
  const listener = createListener(platform)
  const metrics = config.metrics && (await startMetrics(platform, config.metrics))
  return {
    listener: metrics ? metrics.measure(listener) : listener,
    notices,
    stop() {
      metrics?.stop()
      return shutDown(platform)
    },
  }
}

/** Development: one process, pages and server code reloaded at each change, the database kept. */
async function bootDevelopment(config: Config, origin: string, server: Server): Promise<Site> {
  const { createServer: createVite } = await import("vite")
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" })
  const load = () => vite.ssrLoadModule("/src/server/boot.ts") as Promise<typeof import("./server/boot.ts")>
  const { boot, shutDown } = await load()
  const { platform, notices } = await boot(config, origin)
  const listener: RequestListener = (request, response) => {
    vite.middlewares(request, response, () => {
      void load().then(({ createApp }) => getRequestListener(createApp(platform).fetch)(request, response))
    })
  }
  return {
    listener,
    notices,
    async stop() {
      await vite.close()
      await shutDown(platform)
    },
  }
}

const listen = (server: Server, config: Config): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(config.port, config.host, () => resolve(server.address() as AddressInfo))
  })

function stopOnSignal(drain: Drain, stop: () => Promise<void>): void {
  let isStopping = false
  const end = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopMilliseconds).unref()
    const ending = await drain(drainMilliseconds)
    await stop()
    process.exit(ending === "drained" ? 0 : 1)
  }
  process.on("SIGTERM", () => void end())
  process.on("SIGINT", () => void end())
}

// A name that stands for several addresses fails once for each, in an error without words.
const reasonOf = (cause: unknown): string =>
  cause instanceof AggregateError ? cause.errors.map(String).join(", ") : String(cause)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  let current: RequestListener = (_request, response) => {
    response.writeHead(503, { "retry-after": "1" }).end("starting")
  }
  const server = createServer((request, response) => current(request, response))
  // Longer than callers and proxies rest a connection (usually 60 s): a call on one that just closed would be lost.
  server.keepAliveTimeout = 75_000
  const drain = createDrain(server)
  const { port } = await listen(server, config)
  const origin = config.origin ?? `http://${config.host}:${port}`
  const site = process.argv.includes("--dev")
    ? await bootDevelopment(config, origin, server)
    : await bootBuilt(config, origin)
  current = site.listener
  stopOnSignal(drain, site.stop)
  console.log([`Vimana is open at ${origin}`, ...site.notices].join("\n  "))
}

main().catch((error: unknown) => {
  if (error instanceof Error && error.name === "DatabaseUnavailable") {
    console.error(`The database of DATABASE_URL does not answer: ${reasonOf(error.cause)}`)
    process.exit(1)
  }
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    console.error("That port is in use. Stop what uses it, or set PORT to another.")
    process.exit(1)
  }
  const refusals = ["ConfigError", "DataFolderInUse", "OtherVersionsDatabase"]
  const isForPeople = error instanceof Error && refusals.includes(error.name)
  console.error(isForPeople ? error.message : error)
  process.exit(1)
})
