import { createAddressShares } from "./address-shares.ts"
import { byClass, type RequestClass, requestClasses } from "./request-class.ts"
import { slotLimits } from "./slots.ts"
import { type AdmissionRequest, classLimits, createWaiting } from "./waiting-requests.ts"

/** Releases the slot of an admitted request. */
export type Release = () => void

type Figures = Readonly<Record<RequestClass, { waiting: number; running: number; refused: number }>>

export type AdmissionQueue = {
  /** Waits for a slot: resolves with its release when the request may start, and with null when it is refused. */
  acquire(request: AdmissionRequest): Promise<Release | null>
  /** Refuses requests that waited too long, and starts others when there are more slots than before. */
  review(slots: number): void
  readonly figures: () => Figures
  readonly isWaiting: () => boolean
}

/** The requests that run, by class and address. */
function createRunning() {
  const byAddress = new Map<string, number>()
  const ofClass = byClass(() => 0)
  let all = 0
  const change = ({ kind, address }: AdmissionRequest, by: 1 | -1) => {
    all += by
    ofClass[kind] += by
    const next = (byAddress.get(address) ?? 0) + by
    if (next === 0) byAddress.delete(address)
    else byAddress.set(address, next)
  }
  return {
    all: () => all,
    ofClass,
    ofAddress: (address: string) => byAddress.get(address) ?? 0,
    start(request: AdmissionRequest, onRelease: () => void): Release {
      change(request, 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        change(request, -1)
        onRelease()
      }
    },
  }
}

/**
 * Decides which requests start: those of addresses within their share, the most important class first, and within a class
 * each address in its turn; then the others in the same order.
 */
function createStarts(slotsAtFirst: number, now: () => number) {
  let slots = slotsAtFirst
  const running = createRunning()
  const waiting = createWaiting(now)
  const shares = createAddressShares(now)
  // Whether a request of an address within its share waits: then requests beyond a share do not start.
  let isShareWaiting = false
  const hasSlot = (kind: RequestClass) =>
    running.all() < Math.max(1, Math.floor(slots * classLimits[kind].share))
  const rankAddress = (address: string) =>
    running.ofAddress(address) + (shares.isOver(address) ? slotLimits.most : 0)

  /** Starts requests while there are slots, those beyond a share only if `includesOver`; false when one still waits. */
  function startNext(includesOver: boolean): boolean {
    for (const kind of requestClasses) {
      for (;;) {
        const next = waiting.next(kind, rankAddress)
        if (!next || (shares.isOver(next.address) && !includesOver)) break
        // A less important class never starts before a more important one.
        if (!hasSlot(kind)) return false
        waiting.take(next, true)
      }
    }
    return true
  }

  function startWaiting(): void {
    if (!hasSlot("payment")) return
    isShareWaiting = !startNext(false)
    if (!isShareWaiting) startNext(true)
  }

  return {
    running,
    waiting,
    hasSlot,
    isOver: shares.isOver,
    startWaiting,
    changeSlots: (next: number) => void (slots = next),
    isShareWaiting: () => isShareWaiting,
    noteShareWaiting: () => void (isShareWaiting = true),
    start(request: AdmissionRequest): Release {
      shares.countStart(request)
      return running.start(request, startWaiting)
    },
  }
}

/** Queues by class and address before the work. */
export function createAdmissionQueue(slotsAtFirst: number, now: () => number): AdmissionQueue {
  const starts = createStarts(slotsAtFirst, now)
  const { running, waiting, hasSlot, startWaiting } = starts
  const isAhead = (kind: RequestClass) =>
    requestClasses.slice(0, requestClasses.indexOf(kind) + 1).some((one) => waiting.length(one) > 0)

  return {
    acquire(request) {
      const { kind, address } = request
      const isOver = starts.isOver(address)
      if (hasSlot(kind) && !isAhead(kind) && !(isOver && starts.isShareWaiting()))
        return Promise.resolve(starts.start(request))
      const { promise, resolve } = Promise.withResolvers<Release | null>()
      // Started at once, so that its slot counts as taken in the next decision.
      waiting.add(request, (isAdmitted) => resolve(isAdmitted ? starts.start(request) : null))
      if (isOver) return promise
      starts.noteShareWaiting()
      // Requests ahead in the queue may be beyond the share of their address.
      if (hasSlot(kind)) startWaiting()
      return promise
    },
    review(slots) {
      starts.changeSlots(slots)
      waiting.refuseLate()
      startWaiting()
    },
    figures: () =>
      byClass((kind) => ({
        waiting: waiting.length(kind),
        running: running.ofClass[kind],
        refused: waiting.refused[kind],
      })),
    isWaiting: () => requestClasses.some((kind) => waiting.length(kind) > 0),
  }
}
