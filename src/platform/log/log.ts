import { pino, type Logger } from "pino"
import { currentRequestId } from "./request-id.ts"
import { formatForTerminal } from "./terminal-line.ts"
import { currentTraceId } from "./trace-id.ts"

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">

type LogLevel = "debug" | "info" | "warn" | "error" | "silent"

const secretPaths = [
  "password",
  "*.password",
  "token",
  "*.token",
  "otp",
  "*.otp",
  "authorization",
  "*.authorization",
  "cookie",
]

const options = (level: LogLevel) => ({
  level,
  base: null,
  mixin: () => {
    const [requestId, traceId] = [currentRequestId(), currentTraceId()]
    return { ...(requestId !== undefined && { requestId }), ...(traceId !== undefined && { traceId }) }
  },
  redact: { paths: secretPaths, censor: "[removed]" },
})

/**
 * Logs one event per line on standard output: JSON, or readable text on a terminal. Secrets are removed by name.
 */
export function createLog(level: LogLevel, terminal: LineWriter | null = terminalOf(process.stdout)): Log {
  if (!terminal) return pino(options(level))
  return pino(options(level), { write: (line) => void terminal.write(formatForTerminal(line)) })
}

type LineWriter = { write(text: string): unknown }

const terminalOf = (stream: NodeJS.WriteStream): LineWriter | null => (stream.isTTY ? stream : null)

export const silentLog: Log = pino({ level: "silent" })
