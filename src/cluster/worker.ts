import cluster from "node:cluster"
import { bootBuilt, createSiteServer, failStart, listen, stopOnSignal } from "../built-site.ts"
import { readConfig } from "../config.ts"
import { createDrain } from "../drain.ts"
import { publicOrigin } from "#src/public-origin.ts"
import { type ReadyMessage, retireMessage } from "./cluster-messages.ts"

// The limit is long enough for an upload. A busy connection of a proxy is used again within the rest.
const retireTimes = { limit: 30_000, rest: 2_000 }

/** One process of the cluster. It listens once it can answer, unlike a single process. */
async function main(): Promise<void> {
  // A terminal sends it to all processes; the primary decides.
  process.on("SIGHUP", () => undefined)
  const config = readConfig(process.env)
  const site = await bootBuilt(config, publicOrigin(config, config.port), cluster.worker?.id)
  const server = createSiteServer(site.listener)
  const end = stopOnSignal(createDrain(server), site.stop)
  await listen(server, config)
  process.on("message", (message) => {
    if (message === retireMessage) end(retireTimes)
  })
  process.send?.({ kind: "ready", notices: site.notices } satisfies ReadyMessage)
}

main().catch(failStart)
