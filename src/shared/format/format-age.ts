import { formatCount } from "./format-count.ts"
import { millisecondsPerMinute } from "#src/shared/format/durations.ts"

/** The time between two instants: '25 minutes', '3 hours', '2 days'. */
export function formatAge(since: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / millisecondsPerMinute))
  if (minutes < 1) return "less than a minute"
  if (minutes < 60) return formatCount(minutes, "minute")
  if (minutes < 48 * 60) return formatCount(Math.floor(minutes / 60), "hour")
  return formatCount(Math.floor(minutes / (24 * 60)), "day")
}
