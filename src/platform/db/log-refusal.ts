import type { Log } from "../log/log.ts"

// No disk, memory or connection left, or read-only (postgresql.org/docs/current/errcodes-appendix.html).
const codes = /^(?:53\w{3}|25006)$/

const intervalMilliseconds = 60_000

/**
 * Logs why a database that answers refuses to work, at most once a minute for each reason: the operator must act, and no
 * other line names it. Takes every error of the database, of requests and of jobs.
 */
export function createRefusalLog(log: Log, now = () => performance.now()): (error: unknown) => void {
  const loggedAt = new Map<string, number>()
  return (error) => {
    if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return
    const { code } = error
    if (!codes.test(code) || now() - (loggedAt.get(code) ?? -Infinity) < intervalMilliseconds) return
    loggedAt.set(code, now())
    log.error({ reason: String(error), code }, "the database refuses to work")
  }
}
