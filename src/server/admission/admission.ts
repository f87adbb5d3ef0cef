import { monitorEventLoopDelay } from "node:perf_hooks"
import { type AdmissionQueue, type Asking, createAdmissionQueue, type Leave } from "./admission-queue.ts"
import { nextSlots, slotLimits } from "./slots.ts"

/** Decides which requests may start, and which are answered that the hotel is busy. */
export type Admission = {
  enter(asking: Asking): Promise<Leave | null>
  readonly figures: AdmissionQueue["figures"]
}

const reviewMilliseconds = 20
const resolution = 10

/** The admission of a process. It looks at the event loop only while requests wait. */
export function createAdmission(): Admission {
  const queue = createAdmissionQueue(slotLimits.first, () => performance.now())
  const delays = monitorEventLoopDelay({ resolution })
  let slots: number = slotLimits.first
  let reviewing: NodeJS.Timeout | null = null

  function review(): void {
    // The histogram has nothing in the first moments, and its mean contains the period of its own timer.
    const delay = delays.count === 0 ? 0 : delays.mean / 1e6 - resolution
    slots = nextSlots(slots, delay)
    delays.reset()
    queue.review(slots)
    if (queue.isWaiting() || !reviewing) return
    clearInterval(reviewing)
    reviewing = null
    delays.disable()
  }

  return {
    figures: queue.figures,
    enter(asking) {
      const decision = queue.enter(asking)
      if (!reviewing && queue.isWaiting()) {
        delays.enable()
        reviewing = setInterval(review, reviewMilliseconds).unref()
      }
      return decision
    },
  }
}
