import { millisecondsPerMinute } from "#src/shared/format/durations.ts"

/** Whether a hold has ended; null means no hold. Both are instants. */
export const isHoldExpired = (until: string | null, now: string): boolean =>
  until !== null && Date.parse(until) <= Date.parse(now)

/** The minutes left of a hold, rounded up. */
export const minutesLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / millisecondsPerMinute))
