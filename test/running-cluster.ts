import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as pause } from "node:timers/promises"
import { ensureBuilt } from "../scripts/ensure-built.ts"
import type { Machine } from "./machines.ts"

/** A line of the log, such as that a worker is ready. */
type LogLine = { readonly msg: string; readonly pid?: number }

export type RunningCluster = {
  readonly origin: string
  readonly port: number
  readonly primary: ChildProcess
  readonly lines: readonly LogLine[]
  /** Everything else that was printed. */
  readonly printed: readonly string[]
  /** Waits until the log has this number of these lines, and returns them. */
  until(msg: string, count: number): Promise<readonly LogLine[]>
  metrics(): Promise<string>
  /** The exit code. */
  close(): Promise<number | null>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}

export const projectDir = resolve(import.meta.dirname, "..")

const thisMachine: Pick<Machine, "command" | "address"> = { command: [], address: "127.0.0.1" }

export function spawnPrimary(settings: Record<string, string>, { command } = thisMachine) {
  const env = { ...process.env, ORIGIN: "", ...settings }
  const [program, ...args] = [...command, process.execPath, "src/cluster/primary.ts"]
  return spawn(program, args, { cwd: projectDir, env, stdio: "pipe" })
}

function follow(primary: ReturnType<typeof spawnPrimary>) {
  const lines: LogLine[] = []
  const printed: string[] = []
  for (const stream of [primary.stdout, primary.stderr])
    createInterface(stream).on("line", (line) => {
      if (line.startsWith("{")) lines.push(JSON.parse(line) as LogLine)
      else printed.push(line)
    })
  async function until(msg: string, count: number) {
    // Only a hang reaches this: a worker that starts under load took 11 s on a slow machine.
    for (let attempt = 0; attempt < 1200; attempt++) {
      const found = lines.filter((line) => line.msg === msg)
      if (found.length >= count) return found
      if (primary.exitCode !== null) break
      await pause(50)
    }
    throw new Error(`"${msg}" was not logged ${count} times: ${JSON.stringify(lines)} ${printed.join("\n")}`)
  }
  return { lines, printed, until }
}

/** Opens the built site with several workers on a database, and waits for all of them. */
export async function openCluster(
  databaseUrl: string,
  { workers, ...settings }: { workers: number } & Record<string, string | number>,
  machine = thisMachine,
): Promise<RunningCluster> {
  ensureBuilt()
  const [port, metricsPort] = [await freePort(), await freePort()]
  const dataDir = mkdtempSync(join(tmpdir(), "vimana-cluster-"))
  const { address } = machine
  const primary = spawnPrimary(
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: address,
      PORT: String(port),
      METRICS_HOST: address,
      METRICS_PORT: String(metricsPort),
      WORKERS: String(workers),
      ...settings,
    },
    machine,
  )
  const ended = once(primary, "exit") as Promise<[number | null]>
  const followed = follow(primary)
  const close = async () => {
    primary.kill("SIGTERM")
    const [code] = await ended
    rmSync(dataDir, { recursive: true, force: true })
    return code
  }
  await followed.until("a worker is ready", workers).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    ...followed,
    origin: `http://${address}:${port}`,
    port,
    primary,
    metrics: async () => (await fetch(`http://${address}:${metricsPort}/metrics`)).text(),
    close,
  }
}
