import { type ChildProcess, spawn } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import type { Acknowledged, Journal } from "./journal.ts"

/** A line that the worker prints: it is ready, or a change was acknowledged. */
type WorkerMessage = { ready?: true; id?: string; acknowledged?: Acknowledged }

type KilledRuns = {
  readonly kills: number
  readonly program: string
  /** The address of a PostgreSQL database, or the folder of an embedded one. */
  readonly location: string
  readonly acknowledged: Journal["acknowledged"]
}

function listen(child: ChildProcess, receive: (message: WorkerMessage) => void): void {
  let rest = ""
  child.stdout?.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n")
    rest = lines.pop() ?? ""
    for (const line of lines) receive(JSON.parse(line) as WorkerMessage)
  })
}

// Also on a slow machine: a run without an acknowledged change would prove nothing.
const changesPerRun = 2
const longestWait = 8000
// After any kill, the next process serves within a minute.
const longestStart = 60_000

/** One run of the worker: some acknowledged changes after it is ready, then kill -9 at any point. */
async function runUntilKilled({ program, location, acknowledged }: KilledRuns): Promise<number> {
  const child = spawn(process.execPath, [program, location], { stdio: ["ignore", "pipe", "pipe"] })
  let errors = ""
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()))
  const ready = Promise.withResolvers<void>()
  const enoughChanges = Promise.withResolvers<void>()
  const started = new AbortController()
  let changes = 0
  listen(child, (message) => {
    if (message.ready) ready.resolve()
    if (!message.id || !message.acknowledged) return
    changes += 1
    if (changes === changesPerRun) enoughChanges.resolve()
    acknowledged.set(message.id, message.acknowledged)
  })
  await Promise.race([
    ready.promise,
    ended.then(() => Promise.reject(new Error(`the worker ended: ${errors}`))),
    pause(longestStart, null, { signal: started.signal }).then(() => {
      child.kill("SIGKILL")
      throw new Error("the worker did not start within a minute")
    }),
  ])
  started.abort()
  await Promise.race([enoughChanges.promise, pause(longestWait)])
  await pause(Math.random() * 400)
  child.kill("SIGKILL")
  await ended
  return changes
}

/** Starts and kills the worker repeatedly; returns the number of its acknowledged changes. */
export async function killRepeatedly(runs: KilledRuns): Promise<number> {
  let changes = 0
  for (let kill = 1; kill <= runs.kills; kill += 1) {
    changes += await runUntilKilled(runs)
    if (kill % 50 === 0)
      process.stdout.write(`${kill} of ${runs.kills} kills, ${changes} acknowledged changes\n`)
  }
  return changes
}
