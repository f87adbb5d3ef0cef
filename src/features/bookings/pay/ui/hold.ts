const millisecondsPerMinute = 60_000

/** Whether a hold has ended. Both are instants; a booking without a hold never ends so. */
export const isHoldExpired = (until: string | null, now: string): boolean =>
  until !== null && Date.parse(until) <= Date.parse(now)

/** Minutes that are left of a hold, a begun one counting as whole. */
export const minutesLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / millisecondsPerMinute))
