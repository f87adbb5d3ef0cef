/** How many requests may run at once. */
export const slotLimits = { least: 2, first: 4, most: 64 }

// Above `busy`, more slots only make the running requests wait for each other; below `free`, they wait for the database.
const utilization = { free: 0.8, busy: 0.95 }

/**
 * The next number of slots while requests wait: one more when the event loop has time, as while the database or the
 * provider is slow; a quarter fewer when it has none.
 * @param used the share of the time in which the event loop worked, 0 to 1 (`performance.eventLoopUtilization`)
 */
export function nextSlots(slots: number, used: number): number {
  if (used > utilization.busy) return Math.max(slotLimits.least, Math.floor(slots * 0.75))
  return used < utilization.free ? Math.min(slotLimits.most, slots + 1) : slots
}
