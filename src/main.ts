import type { RequestListener, Server } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { bootBuilt, createSiteServer, failStart, listen, type Site, stopOnSignal } from "./built-site.ts"
import { type Config, readConfig } from "./config.ts"
import { createDrain } from "./drain.ts"
import { publicOrigin } from "./public-origin.ts"

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

async function main(): Promise<void> {
  const config = readConfig(process.env)
  let current: RequestListener = (_request, response) => {
    response.writeHead(503, { "retry-after": "1" }).end("starting")
  }
  const server = createSiteServer((request, response) => current(request, response))
  const drain = createDrain(server)
  const { port } = await listen(server, config)
  const origin = publicOrigin(config, port)
  const site = process.argv.includes("--dev")
    ? await bootDevelopment(config, origin, server)
    : await bootBuilt(config, origin)
  current = site.listener
  stopOnSignal(drain, site.stop)
  console.log([`Vimana is open at ${origin}`, ...site.notices].join("\n  "))
}

main().catch(failStart)
