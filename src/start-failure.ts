// A name with several addresses fails once for each, in an error without a message.
const reasonOf = (cause: unknown): string =>
  cause instanceof AggregateError ? cause.errors.map(String).join(", ") : String(cause)

// Their message is for the operator.
const refusals = [
  "BackupProblem",
  "ConfigError",
  "DataFolderInUse",
  "DataFolderFull",
  "DataFolderReadOnly",
  "OtherVersionsDatabase",
]

// No such database; an unknown user or a wrong password; a user without the right to create tables
// (postgresql.org/docs/current/errcodes-appendix.html).
const databaseCodes = ["3D000", "28000", "28P01", "42501"]

const folderCodes = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "ENOENT", "ENOSPC", "EDQUOT"]

/** What the operator reads after a start or a command that failed: one line for an expected failure, null for any other. */
export function formatStartFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (refusals.includes(error.name)) return error.message
  if (error.name === "DatabaseUnavailable")
    return `The database of DATABASE_URL does not answer: ${reasonOf(error.cause)}`
  if (!("code" in error) || typeof error.code !== "string") return null
  const { code, message } = error
  if (code === "EADDRINUSE") return "That port is in use. Stop what uses it, or set PORT to another."
  if ("syscall" in error && error.syscall === "listen")
    return `Vimana cannot listen at the address of HOST and PORT: ${message}`
  if (databaseCodes.includes(code))
    return `The database of DATABASE_URL refuses: ${message}. Correct the address, or give its user a database in which it may create tables.`
  if ("syscall" in error && ["mkdir", "chmod"].includes(String(error.syscall)) && folderCodes.includes(code))
    return `The data folder cannot be used: ${message}. Set DATA_DIR to a folder that this user can write.`
  return null
}
