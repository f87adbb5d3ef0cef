/** How many requests may run at once. */
export const slotLimits = { least: 3, first: 16, most: 64 }

// Beyond it the requests that run wait for each other more than for the database.
const tolerableDelayMilliseconds = 25

/**
 * The next number of slots while requests wait: one more when the event loop is free, as while the database or the
 * provider is slow; a quarter fewer when it is late.
 */
export const nextSlots = (slots: number, eventLoopDelay: number): number =>
  eventLoopDelay > tolerableDelayMilliseconds
    ? Math.max(slotLimits.least, Math.floor(slots * 0.75))
    : Math.min(slotLimits.most, slots + 1)
