import { pino, type Logger } from "pino"
import { formatForTerminal } from "./terminal-line.ts"

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent"

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
  redact: { paths: secretPaths, censor: "[removed]" },
})

/**
 * One event a line on standard output, as JSON for programs or in words on a terminal; secrets are removed by name.
 */
export function createLog(level: LogLevel, terminal: LineWriter | null = terminalOf(process.stdout)): Log {
  if (!terminal) return pino(options(level))
  return pino(options(level), { write: (line) => void terminal.write(formatForTerminal(line)) })
}

type LineWriter = { write(text: string): unknown }

const terminalOf = (stream: NodeJS.WriteStream): LineWriter | null => (stream.isTTY ? stream : null)

export const silentLog: Log = pino({ level: "silent" })
