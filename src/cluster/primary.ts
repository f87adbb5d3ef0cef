import cluster from "node:cluster"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { AggregatorRegistry } from "prom-client"
import { createLog } from "#src/platform/log/log.ts"
import { openMetricsEndpoint } from "#src/server/metrics/metrics-endpoint.ts"
import { failStart } from "../built-site.ts"
import { type Config, ConfigError, readConfig } from "../config.ts"
import { publicOrigin } from "#src/public-origin.ts"
import { isReadyMessage, retireMessage } from "./cluster-messages.ts"
import { createWorkerPool, type SiteWorker } from "./worker-pool.ts"

// Longer than a worker drains after SIGTERM.
const stopMilliseconds = 12_000

function checkConfig({ databaseUrl, port }: Config): void {
  const problems = [
    ...(databaseUrl
      ? []
      : ["DATABASE_URL: several processes need PostgreSQL; the embedded database serves one"]),
    ...(port === 0 ? ["PORT: several processes need one that is set"] : []),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
}

function startWorker(): SiteWorker {
  const worker = cluster.fork()
  return {
    pid: worker.process.pid ?? 0,
    ready: new Promise((resolve) => {
      worker.on("message", (message) => {
        if (isReadyMessage(message)) resolve(message.notices)
      })
    }),
    ended: new Promise((resolve) => worker.once("exit", (code) => resolve(code === 0))),
    // Without a callback a message to a worker that just ended would throw.
    retire: () => void worker.send(retireMessage, () => undefined),
    kill: (signal) => void worker.process.kill(signal),
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  checkConfig(config)
  // Round robin would assign connections to a worker that was just killed, which would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: join(import.meta.dirname, "worker.ts"), args: [] })
  const log = createLog(config.logLevel)
  const pool = createWorkerPool({ start: startWorker, log })
  const stop = () => void pool.stop(stopMilliseconds).then((isClean) => process.exit(isClean ? 0 : 1))
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
  // The first worker alone seeds an empty database, so that one made-up password is stored and printed.
  const notices = await pool.add()
  if (!notices) {
    await pool.stop(stopMilliseconds)
    process.exit(1)
  }
  if (config.metrics) {
    const registry = new AggregatorRegistry()
    await openMetricsEndpoint(config.metrics, { read: () => registry.clusterMetrics(), log })
  }
  const workers = config.workers ?? availableParallelism()
  console.log([`Vimana is open at ${publicOrigin(config, config.port)}`, ...notices].join("\n  "))
  for (let more = 1; more < workers; more++) void pool.add()
  // A terminal that closes sends SIGHUP too.
  process.on("SIGHUP", () => (process.stdin.isTTY ? stop() : pool.restart()))
}

main().catch(failStart)
