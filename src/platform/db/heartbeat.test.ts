import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { startHeartbeat } from "./heartbeat.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silent = () => new Promise<void>(() => undefined)
const answers = () => Promise.resolve()
const breaks = () => Promise.reject(new Error("reset"))

function aHeartbeat(...pings: (() => Promise<void>)[]) {
  const events: string[] = []
  const heartbeat = startHeartbeat({
    ping: (signal) => {
      signal.addEventListener("abort", () => events.push("given up"))
      return (pings.shift() ?? answers)()
    },
    onLost: (error) => events.push(`lost: ${error instanceof Error ? error.message : ""}`),
    onBack: () => events.push("back"),
  })
  return { heartbeat, events }
}

test("[SAFE-6] detects a silent database within four seconds, and its return without a request", async () => {
  const { heartbeat, events } = aHeartbeat(answers, silent, silent, silent, silent)
  await vi.advanceTimersByTimeAsync(2000)
  expect(heartbeat.isAnswering()).toBe(true)
  await vi.advanceTimersByTimeAsync(3100)
  expect(heartbeat.isAnswering()).toBe(false)
  expect(events).toEqual(["given up", "given up", "lost: no answer in time"])
  await vi.advanceTimersByTimeAsync(6000)
  expect(heartbeat.isAnswering()).toBe(true)
  expect(events.slice(3)).toEqual(["given up", "given up", "back"])
  heartbeat.stop()
})

test("ignores one broken connection", async () => {
  const { heartbeat, events } = aHeartbeat(breaks, answers, breaks, answers)
  await vi.advanceTimersByTimeAsync(3000)
  expect(events.filter((event) => event !== "given up")).toEqual([])
  expect(heartbeat.isAnswering()).toBe(true)
  heartbeat.stop()
})

test("answers an explicit check at once", async () => {
  const { heartbeat, events } = aHeartbeat(breaks, breaks)
  heartbeat.ask()
  await vi.advanceTimersByTimeAsync(10)
  expect(heartbeat.isAnswering()).toBe(false)
  expect(events.at(-1)).toBe("lost: reset")
  heartbeat.stop()
})
