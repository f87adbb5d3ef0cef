/** The state of a queue. */
export type QueueDepth = {
  /** How many entries are due and not started. */
  readonly waiting: number
  /** How many entries failed and are not retried any more. */
  readonly failed: number
  /** When the oldest waiting entry became due; null when none waits. */
  readonly oldestAt: string | null
}
