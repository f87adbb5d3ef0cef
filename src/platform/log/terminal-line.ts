const levels: Readonly<Record<number, string>> = {
  20: "debug",
  30: "info",
  40: "WARN",
  50: "ERROR",
  60: "FATAL",
}

type Entry = { level: number; time: number; msg?: string; err?: { stack?: string } } & Record<string, unknown>

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value))

// A path may hold what a caller chose: a line break would begin another entry, and an escape sequence command the terminal.
const harmless = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)

/** A log entry as text: time, level, message, fields, and the stack of an error. */
export function formatForTerminal(json: string): string {
  const { level, time, msg = "", err, ...facts } = JSON.parse(json) as Entry
  const clock = new Date(time).toTimeString().slice(0, 8)
  const pairs = Object.entries(facts).map(([name, value]) => `${name}=${shown(value)}`)
  const line = harmless([clock, levels[level] ?? String(level), msg, ...pairs].join(" "))
  const stack = err?.stack ? ["", ...err.stack.split("\n").map(harmless)].join("\n  ") : ""
  return `${line}${stack}\n`
}
