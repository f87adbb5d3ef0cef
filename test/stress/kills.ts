import { type ChildProcess, spawn } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import type { Journal, Promised } from "./journal.ts"

type Said = { ready?: true; id?: string; promised?: Promised }

type Life = {
  readonly kills: number
  readonly program: string
  readonly place: string
  readonly promised: Journal["promised"]
}

function listen(child: ChildProcess, hear: (said: Said) => void): void {
  let rest = ""
  child.stdout?.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n")
    rest = lines.pop() ?? ""
    for (const line of lines) hear(JSON.parse(line) as Said)
  })
}

// Also on a slow machine: a run without an acknowledged change would prove nothing.
const promisesOfLife = 2
const longestWait = 8000
// After any kill, the next process serves within a minute.
const longestStart = 60_000

/** One run of the worker: some answered requests after it is ready, then kill -9 at any point. */
async function runUntilKilled({ program, place, promised }: Life): Promise<number> {
  const child = spawn(process.execPath, [program, place], { stdio: ["ignore", "pipe", "pipe"] })
  let complaints = ""
  child.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()))
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()))
  const ready = Promise.withResolvers<void>()
  const awake = Promise.withResolvers<void>()
  const started = new AbortController()
  let heard = 0
  listen(child, (said) => {
    if (said.ready) ready.resolve()
    if (!said.id || !said.promised) return
    heard += 1
    if (heard === promisesOfLife) awake.resolve()
    promised.set(said.id, said.promised)
  })
  await Promise.race([
    ready.promise,
    gone.then(() => Promise.reject(new Error(`the worker ended: ${complaints}`))),
    pause(longestStart, null, { signal: started.signal }).then(() => {
      child.kill("SIGKILL")
      throw new Error("the worker did not start within a minute")
    }),
  ])
  started.abort()
  await Promise.race([awake.promise, pause(longestWait)])
  await pause(Math.random() * 400)
  child.kill("SIGKILL")
  await gone
  return heard
}

/** Starts and kills the worker repeatedly; returns the number of its acknowledged changes. */
export async function killRepeatedly(life: Life): Promise<number> {
  let heard = 0
  for (let kill = 1; kill <= life.kills; kill += 1) {
    heard += await runUntilKilled(life)
    if (kill % 50 === 0) process.stdout.write(`${kill} of ${life.kills} kills, ${heard} promises\n`)
  }
  return heard
}
