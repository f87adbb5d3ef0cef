import type { Log } from "../log/log.ts"
import type { DatabaseUnavailable } from "./database-unavailable.ts"
import { parseDatabaseError } from "./database.ts"

// No disk, memory or connection left, or read-only (postgresql.org/docs/current/errcodes-appendix.html).
const codes = /^(?:53\w{3}|25006)$/

const intervalMilliseconds = 60_000
const loggedAt = new Map<string, number>()

/**
 * Logs why a database that answers refuses to work, at most once a minute for each reason: the operator must act, and no
 * other line names it.
 */
export function logRefusal(log: Log, { cause }: DatabaseUnavailable, now: number): void {
  const code = parseDatabaseError(cause)?.code ?? ""
  if (!codes.test(code) || now - (loggedAt.get(code) ?? -Infinity) < intervalMilliseconds) return
  loggedAt.set(code, now)
  log.error({ reason: String(cause), code }, "the database refuses to work")
}
