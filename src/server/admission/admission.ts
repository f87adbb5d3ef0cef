import { performance } from "node:perf_hooks"
import { type AdmissionQueue, createAdmissionQueue, type Release } from "./admission-queue.ts"
import type { AdmissionRequest } from "./waiting-requests.ts"
import { nextSlots, slotLimits } from "./slots.ts"

/** Decides which requests may start, and which are answered that the hotel is busy. */
export type Admission = {
  acquire(request: AdmissionRequest): Promise<Release | null>
  readonly figures: AdmissionQueue["figures"]
}

const reviewMilliseconds = 20

/** The admission of a process. It looks at the event loop only while requests wait. */
export function createAdmission(): Admission {
  const queue = createAdmissionQueue(slotLimits.first, () => performance.now())
  let slots: number = slotLimits.first
  let measuredFrom = performance.eventLoopUtilization()
  let reviewing: NodeJS.Timeout | null = null

  function review(): void {
    slots = nextSlots(slots, performance.eventLoopUtilization(measuredFrom).utilization)
    measuredFrom = performance.eventLoopUtilization()
    queue.review(slots)
    if (queue.isWaiting() || !reviewing) return
    clearInterval(reviewing)
    reviewing = null
    slots = slotLimits.first
    queue.review(slots)
  }

  return {
    figures: queue.figures,
    acquire(request) {
      const decision = queue.acquire(request)
      if (!reviewing && queue.isWaiting()) {
        measuredFrom = performance.eventLoopUtilization()
        reviewing = setInterval(review, reviewMilliseconds).unref()
      }
      return decision
    },
  }
}
