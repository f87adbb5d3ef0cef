import { type RequestClass, requestClasses } from "./request-class.ts"

type Limits = {
  /** Starts only while fewer than this share of the slots is taken, so that more important classes find some free. */
  readonly share: number
  readonly waiting: number
  /** How long a request waits, in milliseconds: usually, and while its class is overloaded. */
  readonly patience: number
  readonly patienceWhenOverloaded: number
}

// How long a class stays overloaded after a queue that was full, or in which a request waited its whole patience.
const overloadMilliseconds = 2000

/** A long queue would answer everybody too late; so a standing one is cut (queue.acm.org/detail.cfm?id=2839461). */
export const classLimits: Readonly<Record<RequestClass, Limits>> = {
  payment: { share: 1, waiting: 512, patience: 8000, patienceWhenOverloaded: 8000 },
  account: { share: 0.9, waiting: 256, patience: 4000, patienceWhenOverloaded: 400 },
  search: { share: 0.75, waiting: 64, patience: 500, patienceWhenOverloaded: 20 },
  // A late picture is better than a missing one, and costs the other classes nothing.
  picture: { share: 0.5, waiting: 256, patience: 4000, patienceWhenOverloaded: 1000 },
}

export type AdmissionRequest = { readonly kind: RequestClass; readonly address: string }

/** Ends an admitted request. */
export type Leave = () => void

type Waiting = AdmissionRequest & { readonly since: number; readonly decide: (isAdmitted: boolean) => void }

type Figures = Readonly<Record<RequestClass, { waiting: number; running: number; refused: number }>>

export type AdmissionQueue = {
  /** Resolves when the request may start; with null when it is refused. */
  enter(request: AdmissionRequest): Promise<Leave | null>
  /** Refuses those whose time is up, and starts others when there are more slots than before. */
  review(slots: number): void
  readonly figures: () => Readonly<
    Record<RequestClass, { waiting: number; running: number; refused: number }>
  >
  readonly isWaiting: () => boolean
}

const count = <T>(of: Map<T, number>, key: T, change: number): void => {
  const next = (of.get(key) ?? 0) + change
  if (next === 0) of.delete(key)
  else of.set(key, next)
}

const byClass = <T>(make: () => T) =>
  Object.fromEntries(requestClasses.map((kind) => [kind, make()])) as Record<RequestClass, T>

/** The entry of the address with the fewest running requests, the first of several. */
function nextOf(waiting: readonly Waiting[], running: ReadonlyMap<string, number>): Waiting | undefined {
  let next = waiting[0]
  for (const one of waiting)
    if (next && (running.get(one.address) ?? 0) < (running.get(next.address) ?? 0)) next = one
  return next
}

/** The newest entry of the address with the most entries, which has to go when the queue is full. */
function worstOf(waiting: readonly Waiting[]): Waiting | undefined {
  const of = new Map<string, number>()
  for (const { address } of waiting) count(of, address, 1)
  const most = Math.max(...of.values())
  return waiting.findLast(({ address }) => of.get(address) === most)
}

/** The requests that run, by class and address. */
function createRunning() {
  const byAddress = new Map<string, number>()
  const ofClass = byClass(() => 0)
  let all = 0
  const change = ({ kind, address }: AdmissionRequest, by: 1 | -1) => {
    all += by
    ofClass[kind] += by
    count(byAddress, address, by)
  }
  return {
    all: () => all,
    ofClass,
    byAddress,
    start(request: AdmissionRequest, onLeave: () => void): Leave {
      change(request, 1)
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        change(request, -1)
        onLeave()
      }
    },
  }
}

/** The requests that wait, by class. */
function createWaiting(now: () => number) {
  const queues = byClass<Waiting[]>(() => [])
  const refused = byClass(() => 0)
  const overloadedUntil = byClass(() => Number.NEGATIVE_INFINITY)

  const isOverloaded = (kind: RequestClass) => now() < overloadedUntil[kind]

  function patienceOf(kind: RequestClass): number {
    const { patience, patienceWhenOverloaded } = classLimits[kind]
    return isOverloaded(kind) ? patienceWhenOverloaded : patience
  }

  function take(one: Waiting, isAdmitted: boolean): void {
    const queue = queues[one.kind]
    queue.splice(queue.indexOf(one), 1)
    if (!isAdmitted) refused[one.kind] += 1
    one.decide(isAdmitted)
  }

  const startOverload = (kind: RequestClass) => void (overloadedUntil[kind] = now() + overloadMilliseconds)

  return {
    queues,
    refused,
    take,
    /** The requests of a class in the order in which they start: when overloaded the newest first, which waited least. */
    inOrder: (kind: RequestClass) => (isOverloaded(kind) ? queues[kind].toReversed() : queues[kind]),
    add(request: AdmissionRequest, decide: Waiting["decide"]) {
      const queue = queues[request.kind]
      queue.push({ ...request, decide, since: now() })
      const worst = queue.length > classLimits[request.kind].waiting ? worstOf(queue) : undefined
      if (!worst) return
      startOverload(request.kind)
      take(worst, false)
    },
    refuseLate() {
      for (const kind of requestClasses) {
        const patience = patienceOf(kind)
        const late = queues[kind].filter(({ since }) => now() - since >= patience)
        // Refusals by the shorter patience do not prolong it: a few visitors who ask again at once would keep it up.
        if (late.length > 0 && !isOverloaded(kind)) startOverload(kind)
        for (const one of late) take(one, false)
      }
    },
  }
}

const figuresOf = (
  running: ReturnType<typeof createRunning>,
  { queues, refused }: ReturnType<typeof createWaiting>,
): Figures =>
  Object.fromEntries(
    requestClasses.map((kind) => [
      kind,
      { waiting: queues[kind].length, running: running.ofClass[kind], refused: refused[kind] },
    ]),
  ) as Figures

/** Queues by class before the work: the most important class first, and within a class each address in its turn. */
export function createAdmissionQueue(slotsAtFirst: number, now: () => number): AdmissionQueue {
  let slots = slotsAtFirst
  const running = createRunning()
  const waiting = createWaiting(now)
  const { queues } = waiting
  const hasSlot = (kind: RequestClass) =>
    running.all() < Math.max(1, Math.floor(slots * classLimits[kind].share))

  function startWaiting(): void {
    for (const kind of requestClasses) {
      while (hasSlot(kind)) {
        const next = nextOf(waiting.inOrder(kind), running.byAddress)
        if (!next) break
        waiting.take(next, true)
      }
      // Nobody overtakes a more important class.
      if (queues[kind].length > 0) return
    }
  }

  const start = (request: AdmissionRequest): Leave => running.start(request, startWaiting)
  const isAhead = (kind: RequestClass) =>
    requestClasses.slice(0, requestClasses.indexOf(kind) + 1).some((one) => queues[one].length > 0)

  return {
    enter(request) {
      if (hasSlot(request.kind) && !isAhead(request.kind)) return Promise.resolve(start(request))
      const { promise, resolve } = Promise.withResolvers<Leave | null>()
      // Started at once, so that its slot is taken when the next is decided.
      waiting.add(request, (isAdmitted) => resolve(isAdmitted ? start(request) : null))
      return promise
    },
    review(newSlots) {
      slots = newSlots
      waiting.refuseLate()
      startWaiting()
    },
    figures: () => figuresOf(running, waiting),
    isWaiting: () => requestClasses.some((kind) => queues[kind].length > 0),
  }
}
