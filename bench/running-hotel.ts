import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort, isReady } from "#test/local-server.ts"
import { waitUntil } from "#test/wait-until.ts"
import { ensureBuilt } from "../scripts/ensure-built.ts"

export type RunningHotel = {
  readonly port: number
  readonly origin: string
  /** The memory that its process takes now, in bytes. */
  readonly memory: () => number
  /** The most memory that it took so far, in bytes. */
  readonly peakMemory: () => number
  /** Waits for the jobs of its start, such as the sizes of pictures. */
  untilIdle(): Promise<void>
  close(): Promise<void>
}

const project = resolve(import.meta.dirname, "..")

/** The settings of the demo hotel on PostgreSQL, where the seed, the mailbox and the sandbox are off unless set. */
export const demoSettings = {
  SEED: "demo",
  MAILBOX: "local",
  PAYMENTS: "sandbox",
  ADMIN_PASSWORD: "Runway27Left",
}

async function untilReady(origin: string): Promise<void> {
  const isOpen = await waitUntil(() => isReady(origin), { seconds: 60, intervalMilliseconds: 200 })
  if (!isOpen) throw new Error("the hotel did not open")
}

// Linux only (man7.org/linux/man-pages/man5/proc_pid_status.5.html).
function memoryOf(pid: number | undefined, line: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  return Number(new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? Number.NaN) * 1024
}

// utime and stime, in ticks of 10 ms, after the name in brackets (man7.org/linux/man-pages/man5/proc_pid_stat.5.html).
function ticksOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []
  return Number(fields[11]) + Number(fields[12])
}

/** Waits until a process takes less than a tenth of a core for three seconds, at most two minutes. */
async function untilIdle(pid: number | undefined): Promise<void> {
  const seconds = 3
  for (let attempt = 0; attempt < 40; attempt++) {
    const before = ticksOf(pid)
    await pause(seconds * 1000)
    if (ticksOf(pid) - before < seconds * 10) return
  }
}

/** Starts the built site as `npm start` does, in its own process; its data is deleted at the end. */
export async function openHotel(settings: Record<string, string> = {}): Promise<RunningHotel> {
  ensureBuilt()
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), "vimana-bench-"))
  const variables = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    ORIGIN: "",
    DATABASE_URL: "",
    ...settings,
  }
  const child = spawn(process.execPath, ["scripts/start.js"], {
    cwd: project,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...variables },
  })
  const origin = `http://127.0.0.1:${port}`
  const ended = new Promise<void>((give) => child.once("exit", () => give()))
  const close = async () => {
    child.kill("SIGTERM")
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await Promise.race([untilReady(origin), ended.then(() => Promise.reject(new Error("the hotel closed")))])
  } catch (error) {
    await close()
    throw error
  }
  const memory = () => memoryOf(child.pid, "VmRSS")
  const peakMemory = () => memoryOf(child.pid, "VmHWM")
  return { port, origin, memory, peakMemory, untilIdle: () => untilIdle(child.pid), close }
}
