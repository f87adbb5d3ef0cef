import { expect, test } from "vitest"
import { type Log, silentLog } from "../log/log.ts"
import { openEmbedded } from "./embedded.ts"
import { createRefusalLog } from "./log-refusal.ts"

function recordingLog() {
  const lines: unknown[] = []
  const log: Log = { ...silentLog, error: (details: unknown) => void lines.push(details) }
  return { log, lines }
}

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code })

test("[SAFE-6] the log names a full disk once a minute, and each other reason that an operator must remove", () => {
  const { log, lines } = recordingLog()
  let now = 0
  const logRefusal = createRefusalLog(log, () => now)
  for (now of [0, 1000, 59_999, 60_000])
    logRefusal(refusal("53100", "could not extend file: No space left on device"))
  expect(lines).toEqual(
    Array.from({ length: 2 }, () => ({
      reason: "Error: could not extend file: No space left on device",
      code: "53100",
    })),
  )
  logRefusal(refusal("53300", "sorry, too many clients already"))
  logRefusal(refusal("25006", "cannot execute INSERT in a read-only transaction"))
  expect(lines).toHaveLength(4)
})

test("[SAFE-6] a lost connection, a statement that took too long and a broken rule are no such reasons", () => {
  const { log, lines } = recordingLog()
  const logRefusal = createRefusalLog(log)
  logRefusal(refusal("57P01", "terminating connection"))
  logRefusal(refusal("57014", "canceling statement due to statement timeout"))
  logRefusal(refusal("23505", "duplicate key value"))
  logRefusal(new Error("no code"))
  expect(lines).toEqual([])
})

test("[SAFE-6] a read-only database is in the log once, whatever works with it", async () => {
  const { log, lines } = recordingLog()
  const db = await openEmbedded(null, log)
  await db.execute("create table things (id int); set default_transaction_read_only = on")
  const write = "insert into things values (1)"
  await Promise.allSettled([
    db.execute(write),
    db.transaction((tx) => tx.execute(write)),
    db.longTransaction((tx) => tx.execute(write)),
  ])
  await db.execute("set default_transaction_read_only = off")
  await db.close()
  expect(lines).toEqual([{ code: "25006", reason: expect.stringContaining("read-only transaction") }])
})
