import { leaks } from "./leaks.ts"

type Answered = {
  readonly page: string
  readonly request: unknown
  readonly status: number
  readonly text: string
  readonly milliseconds: number
  /** What the server wrote in its log as errors. */
  readonly logged: readonly unknown[]
}

const slowMilliseconds = 2000
const maxFaults = 40

const firstLines = (error: unknown): string => {
  const { err = error } = error as { err?: unknown }
  return err instanceof Error ? (err.stack ?? err.message).split("\n").slice(0, 4).join(" | ") : String(err)
}

// A short run in the suite prints nothing.
const printedRequests = 10_000

/** Collects the answers of a fuzz run, and prints summaries and faults; a fault is printed once for each page and cause. */
export function createFuzzRecord(name: string) {
  const statuses = new Map<number, number>()
  const faults = new Map<string, string>()
  const slow: string[] = []
  const heap: number[] = []
  let count = 0
  let slowest = 0

  function faultOf({ status, text, logged }: Answered): string | null {
    if (logged.length > 0) return `${status}: ${logged.map(firstLines).join(" / ")}`
    if (status >= 500) return `${status}: ${text.slice(0, 200)}`
    const leak = leaks.exec(text)
    return leak ? `leak: ${text.slice(Math.max(0, leak.index - 80), leak.index + 120)}` : null
  }

  const summary = () =>
    [
      `${name}: ${count} requests; faults: ${faults.size}; slowest ${Math.round(slowest)} ms`,
      `statuses: ${[...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, times]) => `${status}: ${times}`)
        .join(", ")}`,
      `above ${slowMilliseconds} ms: ${slow.length} ${slow.slice(0, 10).join("; ")}`,
      `heap in MB, every 5,000 requests: ${heap.join(" ")}`,
    ].join("\n")

  return {
    add(answered: Answered) {
      const { page, request, status, milliseconds } = answered
      count += 1
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      slowest = Math.max(slowest, milliseconds)
      if (milliseconds > slowMilliseconds) slow.push(`${Math.round(milliseconds)} ms ${page}`)
      if (count % 5000 === 0) heap.push(Math.round(process.memoryUsage().heapUsed / 2 ** 20))
      if (count % printedRequests === 0) process.stdout.write(`${summary()}\n`)
      const fault = faultOf(answered)
      const key = `${page} ${fault?.slice(0, 150)}`
      if (!fault || faults.size >= maxFaults || faults.has(key)) return
      const report = `${page} ${fault}\n  ${JSON.stringify(request).slice(0, 1500)}`
      faults.set(key, report)
      // A run that is stopped would lose it.
      process.stdout.write(`${name}: ${report}\n`)
    },
    faults: () => [...faults.values()],
    statuses: () => [...statuses.keys()],
  }
}
