import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { checkHistory, type Recorded, type SequentialObject } from "./linearizability.ts"

type Operation =
  | { readonly kind: "take"; readonly isTaken: boolean }
  | { readonly kind: "free" }
  | { readonly kind: "read"; readonly left: number }

const rooms = 2

/** Two rooms that are taken and freed. */
const roomCounter: SequentialObject<number, Operation> = {
  initial: rooms,
  step: (left, operation) => {
    if (operation.kind === "read") return operation.left === left ? left : null
    if (operation.kind === "free") return Math.min(rooms, left + 1)
    if (operation.isTaken !== left > 0) return null
    return operation.isTaken ? left - 1 : left
  },
  isRead: ({ kind }) => kind === "read",
  keyOf: String,
}

type History = readonly Recorded<Operation>[]
type Timed = { readonly kind: Operation["kind"]; readonly before: number; readonly after: number }

/** What the counter answers when one operation follows another; each begins and answers around its moment. */
function runInOrder(wanted: readonly Timed[]): Recorded<Operation>[] {
  let left = rooms
  return wanted.map(({ kind, before, after }, index) => {
    const operation: Operation =
      kind === "take" ? { kind, isTaken: left > 0 } : kind === "read" ? { kind, left } : { kind }
    left = roomCounter.step(left, operation) ?? left
    return { calledAt: index * 10 - before, answeredAt: index * 10 + after, operation }
  })
}

const kind = fc.constantFrom("take", "free", "read")
const overlap = fc.integer({ min: 1, max: 60 })
const overlapping = fc.array(fc.record({ kind, before: overlap, after: overlap }), { maxLength: 40 })
const apart = fc.array(fc.record({ kind, before: fc.constant(1), after: fc.constant(1) }), { maxLength: 40 })

const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant("take"), isTaken: fc.boolean() }),
  fc.record({ kind: fc.constant("free") }),
  fc.record({ kind: fc.constant("read"), left: fc.integer({ min: 0, max: rooms }) }),
)
const anyHistory: fc.Arbitrary<History> = fc.array(
  fc
    .tuple(fc.nat(30), fc.integer({ min: 1, max: 20 }), anyOperation)
    .map(([calledAt, duration, operation]) => ({ calledAt, answeredAt: calledAt + duration, operation })),
  { maxLength: 6 },
)

/** Tries all orders, without any memory. */
function hasOrder(history: History, state = rooms): boolean {
  if (history.length === 0) return true
  return history.some((one) => {
    if (history.some((other) => other.answeredAt < one.calledAt)) return false
    const next = roomCounter.step(state, one.operation)
    const rest = history.filter((other) => other !== one)
    return next !== null && hasOrder(rest, next)
  })
}

const at = (calledAt: number, answeredAt: number, operation: Operation): Recorded<Operation> => ({
  calledAt,
  answeredAt,
  operation,
})
const take = (isTaken = true): Operation => ({ kind: "take", isTaken })
const read = (left: number): Operation => ({ kind: "read", left })
const kindOf = (history: History) => checkHistory(roomCounter, history).kind

describe("the check of a history", () => {
  test("accepts what one operation after another answered, however they overlap", () => {
    fc.assert(fc.property(overlapping, (wanted) => kindOf(runInOrder(wanted)) === "linearizable"))
  })

  test("agrees with a trial of all orders on small histories", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        expect(kindOf(history)).toBe(hasOrder(history) ? "linearizable" : "violation")
      }),
      { numRuns: 2000 },
    )
  })

  test("refuses one wrong answer among operations that do not overlap", () => {
    const withWrongAnswer = fc.tuple(apart, fc.nat()).map(([wanted, position]) => {
      const history = runInOrder(wanted)
      const answers = history.filter(({ operation }) => operation.kind !== "free")
      return { history, one: answers[position % Math.max(1, answers.length)] }
    })
    fc.assert(
      fc.property(withWrongAnswer, ({ history, one }) => {
        fc.pre(one !== undefined)
        const wrong = history.map((entry) =>
          entry === one ? { ...entry, operation: otherAnswer(entry.operation) } : entry,
        )
        expect(kindOf(wrong)).toBe("violation")
      }),
    )
  })

  test("refuses a stale read, and accepts it while the change is in flight", () => {
    expect(kindOf([at(0, 10, take()), at(11, 12, read(2))])).toBe("violation")
    expect(kindOf([at(0, 10, take()), at(9, 12, read(2))])).toBe("linearizable")
  })

  test("refuses a lost update: of two rooms that were taken at once, one is still free", () => {
    expect(kindOf([at(0, 10, take()), at(1, 9, take()), at(20, 21, read(1))])).toBe("violation")
  })

  test("refuses an oversell: three guests take two rooms", () => {
    const three = [at(0, 10, take()), at(1, 9, take()), at(2, 8, take())]
    expect(kindOf(three)).toBe("violation")
    expect(kindOf([...three.slice(1), at(0, 10, take(false))])).toBe("linearizable")
  })

  test("refuses two reads that see two changes in different orders", () => {
    const free: Operation = { kind: "free" }
    const history = [at(0, 1, take()), at(2, 30, take()), at(2, 30, free)]
    expect(kindOf([...history, at(3, 4, read(0)), at(5, 6, read(1))])).toBe("linearizable")
    expect(kindOf([...history, at(3, 4, read(2)), at(5, 6, read(0))])).toBe("violation")
  })

  test("stops a search at its limit, and returns what has no place in the order", () => {
    const wanted: Timed[] = Array.from({ length: 12 }, () => ({ kind: "take", before: 500, after: 500 }))
    const history = [...runInOrder(wanted), at(1000, 1001, read(2))]
    expect(checkHistory(roomCounter, history, 1).kind).toBe("undecided")
    expect(checkHistory(roomCounter, history)).toMatchObject({ ordered: 12, stuck: [{ operation: read(2) }] })
  })
})

function otherAnswer(operation: Operation): Operation {
  if (operation.kind === "take") return take(!operation.isTaken)
  return operation.kind === "read" ? read((operation.left + 1) % (rooms + 1)) : operation
}
