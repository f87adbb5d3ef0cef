import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { freePort, isReady } from "#test/local-server.ts"
import { projectDir } from "#test/running-cluster.ts"
import { waitUntil } from "#test/wait-until.ts"
import { ensureBuilt } from "../../scripts/ensure-built.ts"

export type RunningHotel = {
  readonly origin: string
  readonly dataDir: string
  /** Starts it on the same port and data as before; with a clock that runs ahead, or behind. */
  start(clockAheadMinutes?: number): Promise<void>
  /** Kills it at once. */
  kill(): void
  /** Ends it after its running work. */
  stop(): Promise<void>
  /** The number of its process. */
  pid(): number
  /** Waits until it ended. */
  ended(): Promise<void>
  /** Waits until it answers from its database. */
  ready(): Promise<void>
}

/** A module that a process loads before its own: its clock runs ahead by a number of minutes. */
const shiftedClock = (minutes: number) =>
  `data:text/javascript,${encodeURIComponent(`
  const ahead = ${minutes * 60_000}, Real = Date
  globalThis.Date = class extends Real {
    constructor(...parts) { parts.length === 0 ? super(Real.now() + ahead) : super(...parts) }
    static now() { return Real.now() + ahead }
  }`)}`

type Running = { readonly child: ChildProcess; readonly ended: Promise<unknown>; output: string }

function spawnSite(env: Record<string, string>, clockAheadMinutes: number): Running {
  const imports = clockAheadMinutes === 0 ? [] : ["--import", shiftedClock(clockAheadMinutes)]
  const child = spawn(process.execPath, [...imports, "src/main.ts"], {
    cwd: projectDir,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const running: Running = { child, ended: once(child, "exit"), output: "" }
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (running.output += chunk.toString()))
  return running
}

type HotelSettings = { readonly DATA_DIR: string } & Readonly<Record<string, string>>

/** The built site as a process of its own; not started yet. */
export async function createHotel(settings: HotelSettings): Promise<RunningHotel> {
  ensureBuilt()
  const port = await freePort()
  const dataDir = settings.DATA_DIR
  const origin = `http://127.0.0.1:${port}`
  const env = { ORIGIN: "", ...settings, PORT: String(port) }
  let running: Running | null = null

  const failure = () => new Error(`the hotel is not ready: ${running?.output.slice(-2000)}`)

  async function isReadyOrEnded(): Promise<boolean> {
    if (await isReady(origin)) return true
    if (!running || running.child.exitCode !== null || running.child.signalCode !== null) throw failure()
    return false
  }
  async function ready(): Promise<void> {
    if (!(await waitUntil(isReadyOrEnded, { seconds: 120 }))) throw failure()
  }
  async function stop(): Promise<void> {
    running?.child.kill("SIGTERM")
    await running?.ended
  }
  return {
    origin,
    dataDir,
    ready,
    async start(clockAheadMinutes = 0) {
      running = spawnSite(env, clockAheadMinutes)
      await ready()
    },
    pid: () => running?.child.pid ?? 0,
    kill: () => void running?.child.kill("SIGKILL"),
    ended: async () => void (await running?.ended),
    stop,
  }
}
