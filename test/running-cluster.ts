import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { ensureBuilt } from "../scripts/ensure-built.ts"
import type { Machine } from "./machines.ts"
import { waitUntil } from "./wait-until.ts"
import { freePort } from "./local-server.ts"

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
    const found = () => lines.filter((line) => line.msg === msg)
    const isOver = () => found().length >= count || primary.exitCode !== null
    // Only a hang reaches the limit: a worker that starts under load took 11 s on a slow machine.
    await waitUntil(isOver, { seconds: 60, intervalMilliseconds: 50 })
    if (found().length >= count) return found()
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
