import { pino, type Logger } from "pino"

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

/** One line of JSON per event on standard output; secrets are removed by name. */
export const createLog = (level: LogLevel): Log =>
  pino({ level, base: null, redact: { paths: secretPaths, censor: "[removed]" } })

export const silentLog: Log = pino({ level: "silent" })
