import { expect, test } from "vitest"
import type { Log } from "../log/log.ts"
import { DatabaseUnavailable } from "./database-unavailable.ts"
import { logRefusal } from "./log-refusal.ts"

function recordingLog() {
  const lines: unknown[] = []
  const log = { error: (details: unknown) => lines.push(details) } as unknown as Log
  return { log, lines }
}

const refusal = (code: string, message: string) =>
  new DatabaseUnavailable(Object.assign(new Error(message), { code }))

test("[SAFE-6] the log names a full disk once a minute, and each other reason that an operator must remove", () => {
  const { log, lines } = recordingLog()
  const full = refusal("53100", "could not extend file: No space left on device")
  for (const now of [0, 1000, 59_999, 60_000]) logRefusal(log, full, now)
  expect(lines).toEqual(
    Array.from({ length: 2 }, () => ({
      reason: "Error: could not extend file: No space left on device",
      code: "53100",
    })),
  )
  logRefusal(log, refusal("53300", "sorry, too many clients already"), 60_001)
  logRefusal(log, refusal("25006", "cannot execute INSERT in a read-only transaction"), 60_002)
  expect(lines).toHaveLength(4)
})

test("[SAFE-6] a lost connection and a statement that took too long are no such reasons", () => {
  const { log, lines } = recordingLog()
  logRefusal(log, refusal("57P01", "terminating connection"), 0)
  logRefusal(log, refusal("57014", "canceling statement due to statement timeout"), 0)
  logRefusal(log, new DatabaseUnavailable(), 0)
  expect(lines).toEqual([])
})
