/** Of a queue: what is due and waits, since when the oldest does, and what failed for good. */
export type QueueDepth = {
  readonly waiting: number
  readonly failed: number
  readonly oldestAt: string | null
}
