/** The database is unreachable, silent or too slow: a temporary fault, answered with 503 (SAFE-6). */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable"
  constructor(cause?: unknown) {
    super("the database does not answer", { cause })
  }
}

// Statement and lock timeouts, shutdowns, lost connections, no connection, disk or memory left, a read-only database; then
// the system's own codes (postgresql.org/docs/current/errcodes-appendix.html).
const codes =
  /^(?:57014|55P03|57P0[1-5]|08\w{3}|53\w{3}|25006|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

// The driver gives these no code.
const words =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when|timeout expired|Client has enc)/

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ("code" in error && typeof error.code === "string") return codes.test(error.code)
  // A host name with several addresses fails once for each (Node's happy eyeballs).
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return words.test(error.message)
}

// PostgreSQL puts the whole row or the repeated value there; errors get into the log and into failed jobs.
function removeValues(error: unknown): void {
  if (!(error instanceof Error)) return
  if ("detail" in error) delete error.detail
  if ("where" in error) delete error.where
}

/** Converts a driver error to DatabaseUnavailable if it is one; others lose the values of rows. */
export function translateError(error: unknown): unknown {
  removeValues(error)
  return !(error instanceof DatabaseUnavailable) && isUnavailable(error)
    ? new DatabaseUnavailable(error)
    : error
}
