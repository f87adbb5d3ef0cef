/** One finished operation: when it was called, when it answered, and what. */
export type Recorded<Operation> = {
  readonly calledAt: number
  readonly answeredAt: number
  readonly operation: Operation
}

/** The sequential specification of an object. */
export type SequentialObject<State, Operation> = {
  readonly initial: State
  /** The state after an operation with its recorded answer; null when the object cannot give this answer. */
  step(state: State, operation: Operation): State | null
  /** Whether this operation, with this answer, changes no state at all. */
  isRead(operation: Operation): boolean
  /** The same text for equal states only. */
  keyOf(state: State): string
}

type Verdict<Operation> =
  | { readonly kind: "linearizable" }
  /** The search stopped at its limit: neither proven nor refuted. */
  | { readonly kind: "undecided" }
  /** The longest beginning that has an order, and the operations of which none can come next. */
  | { readonly kind: "violation"; readonly ordered: number; readonly stuck: readonly Recorded<Operation>[] }

/** Every operation before `first` has its place in the order, and so have those in `beyond`. */
type Position<State> = {
  readonly first: number
  readonly beyond: ReadonlySet<number>
  readonly state: State
}

const searchLimit = 200_000

/**
 * Looks for an order of the operations that the object could have run one by one, in which none comes before another
 * that had answered when it was called (Wing and Gong 1993, with the memory of Lowe 2017). A position is visited once.
 * Where nothing is in flight, positions differ in their state alone, so each such gap starts a new search.
 */
export function checkHistory<State, Operation>(
  object: SequentialObject<State, Operation>,
  history: readonly Recorded<Operation>[],
  limit = searchLimit,
): Verdict<Operation> {
  const operations = history.toSorted((a, b) => a.calledAt - b.calledAt)
  const known = new Set<string>()
  const open: Position<State>[] = [placeReads(object, operations, startOf(object.initial))]
  let furthest = open[0]
  while (open.length > 0) {
    const position = open.pop()
    if (!position) break
    if (position.first === operations.length) return { kind: "linearizable" }
    if (known.size > limit) return { kind: "undecided" }
    if (!furthest || orderedIn(position) > orderedIn(furthest)) furthest = position
    for (const next of successorsOf(object, operations, position)) {
      const key = `${next.first} ${[...next.beyond].toSorted((a, b) => a - b).join()} ${object.keyOf(next.state)}`
      if (known.has(key)) continue
      known.add(key)
      open.push(next)
    }
  }
  const last = furthest ?? startOf(object.initial)
  return {
    kind: "violation",
    ordered: orderedIn(last),
    stuck: candidatesOf(operations, last).map(([, one]) => one),
  }
}

const startOf = <State>(state: State): Position<State> => ({ first: 0, beyond: new Set(), state })
const orderedIn = ({ first, beyond }: Position<unknown>): number => first + beyond.size

/** The operations that may come next: each was called before any other that is left had answered. */
function candidatesOf<Operation>(
  operations: readonly Recorded<Operation>[],
  { first, beyond }: Position<unknown>,
): [number, Recorded<Operation>][] {
  const found: [number, Recorded<Operation>][] = []
  let earliestAnswer = Number.POSITIVE_INFINITY
  for (let index = first; index < operations.length; index += 1) {
    const one = operations[index]
    if (!one || one.calledAt > earliestAnswer) break
    if (beyond.has(index)) continue
    earliestAnswer = Math.min(earliestAnswer, one.answeredAt)
    found.push([index, one])
  }
  return found.filter(([, { calledAt }]) => calledAt <= earliestAnswer)
}

function place<State>({ first, beyond }: Position<State>, index: number, state: State): Position<State> {
  const rest = new Set(beyond).add(index)
  let next = first
  while (rest.delete(next)) next += 1
  return { first: next, beyond: rest, state }
}

/** Places every read that agrees with the state at once, which excludes no order of the others. */
function placeReads<State, Operation>(
  object: SequentialObject<State, Operation>,
  operations: readonly Recorded<Operation>[],
  from: Position<State>,
): Position<State> {
  const { state } = from
  let position = from
  for (;;) {
    const read = candidatesOf(operations, position).find(
      ([, { operation }]) => object.isRead(operation) && object.step(state, operation) !== null,
    )
    if (!read) return position
    position = place(position, read[0], state)
  }
}

function successorsOf<State, Operation>(
  object: SequentialObject<State, Operation>,
  operations: readonly Recorded<Operation>[],
  position: Position<State>,
): Position<State>[] {
  return candidatesOf(operations, position).flatMap(([index, { operation }]) => {
    const state = object.step(position.state, operation)
    return state === null ? [] : [placeReads(object, operations, place(position, index, state))]
  })
}
