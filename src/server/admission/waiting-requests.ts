import { byClass, type RequestClass, requestClasses } from "./request-class.ts"

type Limits = {
  /** Starts only while fewer than this share of the slots is taken, so that more important classes find some free. */
  readonly share: number
  readonly waiting: number
  /** How long a request waits at most, in milliseconds: usually, and while its class is overloaded. */
  readonly longestWait: number
  readonly longestWaitWhenOverloaded: number
}

// How long a class stays overloaded after a queue that was full, or in which a request waited for the longest time.
const overloadMilliseconds = 2000

/** A long queue would answer everybody too late, so one that does not get shorter is cut (queue.acm.org/detail.cfm?id=2839461). */
export const classLimits: Readonly<Record<RequestClass, Limits>> = {
  payment: { share: 1, waiting: 512, longestWait: 8000, longestWaitWhenOverloaded: 8000 },
  account: { share: 0.9, waiting: 256, longestWait: 4000, longestWaitWhenOverloaded: 400 },
  search: { share: 0.75, waiting: 64, longestWait: 500, longestWaitWhenOverloaded: 20 },
  // A late picture is better than a missing one, and does not delay the other classes.
  picture: { share: 0.5, waiting: 256, longestWait: 4000, longestWaitWhenOverloaded: 1000 },
}

export type AdmissionRequest = { readonly kind: RequestClass; readonly address: string }

type Decide = (isAdmitted: boolean) => void

type Waiting = AdmissionRequest & {
  readonly since: number
  /** Later requests have higher numbers. */
  readonly number: number
  readonly decide: Decide
}

/** The requests of a class by address, each in the order in which they came. */
type ClassQueue = { length: number; readonly byAddress: Map<string, Waiting[]> }

function remove({ byAddress }: ClassQueue, one: Waiting): void {
  const entries = byAddress.get(one.address) ?? []
  if (entries.at(-1) === one) entries.pop()
  else entries.splice(entries.indexOf(one), 1)
  if (entries.length === 0) byAddress.delete(one.address)
}

/** The newest entry of the address with the most entries, which is refused when the queue is full. */
function findWorst({ byAddress }: ClassQueue): Waiting | undefined {
  let worst: Waiting | undefined
  let most = 0
  for (const entries of byAddress.values()) {
    const newest = entries.at(-1)
    if (!newest || entries.length < most) continue
    if (!worst || entries.length > most || newest.number > worst.number) worst = newest
    most = entries.length
  }
  return worst
}

/** The entry of the address with the lowest rank; of several addresses the oldest entry, or the newest. */
function findBest({ byAddress }: ClassQueue, isNewestFirst: boolean, rankOf: (address: string) => number) {
  let best: Waiting | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (const [address, entries] of byAddress) {
    const one = entries.at(isNewestFirst ? -1 : 0)
    const rank = rankOf(address)
    if (!one || rank > lowest) continue
    const isFirst = !best || (isNewestFirst ? one.number > best.number : one.number < best.number)
    if (isFirst || rank < lowest) best = one
    lowest = rank
  }
  return best
}

/** Which classes are overloaded, and how long their requests wait. */
function createOverload(now: () => number) {
  const until = byClass(() => Number.NEGATIVE_INFINITY)
  const isOverloaded = (kind: RequestClass) => now() < until[kind]
  return {
    isOverloaded,
    start: (kind: RequestClass) => void (until[kind] = now() + overloadMilliseconds),
    longestWaitOf(kind: RequestClass): number {
      const { longestWait, longestWaitWhenOverloaded } = classLimits[kind]
      return isOverloaded(kind) ? longestWaitWhenOverloaded : longestWait
    },
  }
}

/** The requests that wait, by class and address. */
export function createWaiting(now: () => number) {
  const queues = byClass<ClassQueue>(() => ({ length: 0, byAddress: new Map() }))
  const refused = byClass(() => 0)
  const overload = createOverload(now)
  let lastNumber = 0

  function take(one: Waiting, isAdmitted: boolean): void {
    remove(queues[one.kind], one)
    queues[one.kind].length -= 1
    if (!isAdmitted) refused[one.kind] += 1
    one.decide(isAdmitted)
  }

  function add({ kind, address }: AdmissionRequest, decide: Decide): void {
    const queue = queues[kind]
    lastNumber += 1
    const one = { kind, address, decide, since: now(), number: lastNumber }
    const entries = queue.byAddress.get(address)
    if (entries) entries.push(one)
    else queue.byAddress.set(address, [one])
    queue.length += 1
    const worst = queue.length > classLimits[kind].waiting ? findWorst(queue) : undefined
    if (!worst) return
    overload.start(kind)
    take(worst, false)
  }

  return {
    refused,
    take,
    add,
    length: (kind: RequestClass) => queues[kind].length,
    /** The request of a class that starts next: when overloaded the newest first, which waited least. */
    next: (kind: RequestClass, rankOf: (address: string) => number) =>
      findBest(queues[kind], overload.isOverloaded(kind), rankOf),
    refuseLate() {
      for (const kind of requestClasses) {
        const longestWait = overload.longestWaitOf(kind)
        const all = [...queues[kind].byAddress.values()].flat()
        const late = all.filter(({ since }) => now() - since >= longestWait)
        // Refusals after the shorter wait do not prolong it: a few visitors who retry at once would keep a class overloaded.
        if (late.length > 0 && !overload.isOverloaded(kind)) overload.start(kind)
        for (const one of late) take(one, false)
      }
    },
  }
}
