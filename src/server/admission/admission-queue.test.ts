import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { shareOfAddress } from "./address-shares.ts"
import { createAdmissionQueue, type Release } from "./admission-queue.ts"
import { classifyRequest, type RequestClass, requestClasses } from "./request-class.ts"
import { nextSlots, slotLimits } from "./slots.ts"
import { classLimits } from "./waiting-requests.ts"

/** A queue with a clock of its own; `log` says who started and who was refused, in order. */
function aQueue(slots = 4) {
  let time = 0
  const log: string[] = []
  const leaves: Release[] = []
  const queue = createAdmissionQueue(slots, () => time)
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    ...queue,
    log,
    pass: (milliseconds: number) => void (time += milliseconds),
    ask(kind: RequestClass, address = "a", name: string = kind) {
      void queue.acquire({ kind, address }).then((leave) => {
        if (leave) leaves.push(leave)
        return log.push(leave ? name : `not ${name}`)
      })
      return settled()
    },
    leave() {
      leaves.shift()?.()
      return settled()
    },
    review(next = slots) {
      queue.review(next)
      return settled()
    },
  }
}

describe("requests that wait for a slot", () => {
  test("payments start before accounts, searches and pictures, in any order of arrival", async () => {
    const queue = aQueue()
    for (let index = 0; index < 4; index += 1) await queue.ask("payment")
    for (const kind of requestClasses.toReversed()) await queue.ask(kind)
    queue.log.length = 0
    for (let index = 0; index < 7; index += 1) await queue.leave()
    expect(queue.log).toEqual(requestClasses)
  })

  test("searches leave a slot free for a payment, and pictures leave more", async () => {
    const queue = aQueue()
    for (let index = 0; index < 10; index += 1) await queue.ask("picture")
    expect(queue.figures().picture).toMatchObject({ running: 2, waiting: 8 })
    for (let index = 0; index < 10; index += 1) await queue.ask("search")
    expect(queue.figures().search).toMatchObject({ running: 1, waiting: 9 })
    await queue.ask("payment")
    expect(queue.figures().payment).toMatchObject({ running: 1, waiting: 0 })
  })

  test("one address that floods waits behind others, and only its own requests are refused", async () => {
    const queue = aQueue()
    for (let index = 0; index < 400; index += 1) await queue.ask("search", "flood", "flood")
    queue.log.length = 0
    for (const guest of ["b", "c"]) await queue.ask("search", guest, guest)
    expect(queue.log).toEqual(["not flood", "not flood"])
    await queue.leave()
    await queue.leave()
    expect(queue.log.slice(2)).toEqual(["c", "b"])
    expect(queue.figures().search.waiting).toBe(classLimits.search.waiting - 2)
  })

  /** Floods the queue with payments from some addresses, each repeated at once; returns when others start. */
  async function startsDuringFlood(slots: number, addresses: number) {
    const queue = aQueue(slots)
    const flood = (count: number) => queue.ask("payment", `flood ${count % addresses}`, "flood")
    for (let count = 0; count < 100; count += 1) await flood(count)
    const starts: Record<string, number> = {}
    const kinds = ["picture", "search", "account"] as const
    for (const kind of kinds) await queue.ask(kind, "guest")
    for (let time = 0; time < 2000; time += 20) {
      const running = Object.values(queue.figures()).reduce((sum, figures) => sum + figures.running, 0)
      for (let count = 0; count < running; count += 1) await queue.leave()
      for (let count = 0; count < running; count += 1) await flood(count)
      queue.pass(20)
      await queue.review()
      for (const kind of kinds) if (queue.log.includes(kind)) starts[kind] ??= time
    }
    return { starts, queue }
  }

  test.each([
    [2, 1],
    [64, 1],
    [8, 5],
  ])(
    "[SAFE-7] with %i slots a flood of payments (addresses: %i) delays nobody else",
    async (slots, addresses) => {
      const { starts } = await startsDuringFlood(slots, addresses)
      for (const kind of ["account", "search", "picture"]) expect(starts[kind]).toBeLessThan(500)
    },
  )

  test("[SAFE-7] one address alone uses every slot, and keeps some of its own while others wait", async () => {
    const queue = aQueue(8)
    for (let count = 0; count < 100; count += 1) await queue.ask("payment", "company", "company")
    expect(queue.figures().payment).toMatchObject({ running: 8, waiting: 92 })
    for (let count = 0; count < 50; count += 1) await queue.leave()
    expect(queue.figures().payment).toMatchObject({ running: 8, waiting: 42 })
    queue.pass(shareOfAddress.milliseconds)
    for (let count = 0; count < 40; count += 1) await queue.ask("search", `guest ${count}`)
    queue.log.length = 0
    for (let count = 0; count < 20; count += 1) await queue.leave()
    const companies = queue.log.filter((name) => name === "company")
    expect(companies).toHaveLength(shareOfAddress.starts)
    expect(queue.log.filter((name) => name === "search").length).toBeGreaterThan(8)
  })

  test("[SAFE-7] an address over its share is refused first when a queue is full", async () => {
    const queue = aQueue(4)
    for (let count = 0; count < 600; count += 1) await queue.ask("payment", "flood", "flood")
    await queue.ask("payment", "guest", "guest")
    expect(queue.log).not.toContain("not guest")
    await queue.leave()
    expect(queue.log.at(-1)).toBe("guest")
  })

  test("a short burst may wait long; after a refused search others are refused early, for two seconds", async () => {
    const queue = aQueue()
    const { longestWait, longestWaitWhenOverloaded } = classLimits.search
    for (let index = 0; index < 3; index += 1) await queue.ask("payment")
    await queue.ask("search", "a", "first")
    queue.pass(longestWait - 1)
    await queue.ask("search", "b", "second")
    await queue.review()
    expect(queue.log).not.toContain("not first")
    queue.pass(1)
    await queue.review()
    expect(queue.log.slice(-1)).toEqual(["not first"])
    queue.pass(longestWaitWhenOverloaded - 1)
    await queue.review()
    expect(queue.log.slice(-1)).toEqual(["not second"])
    queue.pass(2000)
    await queue.ask("search", "c", "third")
    queue.pass(longestWait - 1)
    await queue.review()
    expect(queue.log.slice(-1)).toEqual(["not second"])
  })

  test("start in the order in which they came, and the newest first once one was refused", async () => {
    const queue = aQueue()
    for (let index = 0; index < 3; index += 1) await queue.ask("payment")
    for (const guest of ["b", "c"]) await queue.ask("search", guest, guest)
    await queue.leave()
    expect(queue.log.slice(-1)).toEqual(["b"])
    queue.pass(classLimits.search.longestWait)
    await queue.review()
    for (const guest of ["d", "e"]) await queue.ask("search", guest, guest)
    await queue.leave()
    expect(queue.log.slice(-2)).toEqual(["not c", "e"])
  })

  test("of a few visitors who retry at once are all started, soon after a stall that refused some", async () => {
    const queue = aQueue(2)
    const inMilliseconds = 10
    for (let index = 0; index < 16; index += 1) await queue.ask("search", "a", "at first")
    // The process compiles, collects garbage or loses its processor.
    queue.pass(classLimits.search.longestWait)
    await queue.review()
    const refused = () => queue.log.filter((name) => name.startsWith("not")).length
    expect(refused()).toBeGreaterThan(0)
    let refusedBefore = 0
    for (let time = 0; time < 5000; time += inMilliseconds) {
      await queue.leave()
      queue.pass(inMilliseconds)
      await queue.review()
      const { waiting, running } = queue.figures().search
      for (let missing = waiting + running; missing < 16; missing += 1) await queue.ask("search")
      if (time < 2500) refusedBefore = refused()
    }
    expect(refused()).toBe(refusedBefore)
  })

  test("of two galleries all wait while the process stalls, and no picture is missing", async () => {
    const queue = aQueue()
    for (const guest of ["b", "c"])
      for (let index = 0; index < 40; index += 1) await queue.ask("picture", guest)
    queue.pass(2000)
    await queue.review()
    expect(queue.figures().picture).toMatchObject({ refused: 0, running: 2, waiting: 78 })
  })

  test("start when there are more slots", async () => {
    const queue = aQueue(4)
    for (let index = 0; index < 8; index += 1) await queue.ask("payment")
    expect(queue.figures().payment).toMatchObject({ running: 4, waiting: 4 })
    await queue.review(7)
    expect(queue.figures().payment).toMatchObject({ running: 7, waiting: 1 })
  })

  test("are each started or refused once, never beyond the slots, and no payment after a lesser request", async () => {
    const step = fc.oneof(
      fc.record({
        what: fc.constant("ask" as const),
        kind: fc.constantFrom(...requestClasses),
        from: fc.constantFrom("a", "b", "c"),
      }),
      fc.record({ what: fc.constant("leave" as const) }),
      fc.record({ what: fc.constant("pass" as const), time: fc.nat(2000) }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 120 }),
        fc.integer({ min: 1, max: 6 }),
        async (steps, slots) => {
          const queue = aQueue(slots)
          let requestCount = 0
          for (const one of steps) {
            if (one.what === "ask") await queue.ask(one.kind, one.from)
            else if (one.what === "leave") await queue.leave()
            else queue.pass(one.time)
            if (one.what === "ask") requestCount += 1
            await queue.review()
            const all = Object.values(queue.figures())
            expect(all.reduce((sum, { running }) => sum + running, 0)).toBeLessThanOrEqual(slots)
            const waiting = all.reduce((sum, figures) => sum + figures.waiting, 0)
            expect(queue.log.length + waiting).toBe(requestCount)
          }
          for (let index = 0; index < requestCount; index += 1) await queue.leave()
          expect(queue.isWaiting()).toBe(false)
          expect(queue.log).toHaveLength(requestCount)
        },
      ),
      { numRuns: 60 },
    )
  })
})

test("there are more slots while the event loop has time, and fewer while it has none, within their limits", () => {
  expect(nextSlots(16, 0.3)).toBe(17)
  expect(nextSlots(16, 0.9)).toBe(16)
  expect(nextSlots(16, 1)).toBe(12)
  expect(nextSlots(slotLimits.most, 0)).toBe(slotLimits.most)
  expect(nextSlots(slotLimits.least, 1)).toBe(slotLimits.least)
})

test.each([
  ["POST", "/api/webhooks/razorpay", "payment"],
  ["POST", "/api/payments/callback", "payment"],
  ["POST", "/api/booking", "payment"],
  ["GET", "/booking/classic-room", "payment"],
  ["POST", "/booking/classic-room.data", "payment"],
  ["GET", "/payment/5", "payment"],
  ["GET", "/confirmation", "payment"],
  ["GET", "/booking", "search"],
  ["GET", "/check-availability/5", "search"],
  ["GET", "/rooms", "search"],
  ["GET", "/api/roomcart", "search"],
  ["POST", "/mcp", "search"],
  ["POST", "/contact-us", "account"],
  ["POST", "/signin", "account"],
  ["GET", "/admin/booking", "account"],
  ["GET", "/my-account/privacy", "account"],
  ["GET", "/media/pictures/a-480.webp", "picture"],
  ["POST", "/api/page-view", "picture"],
] as const)("%s %s is a request of the class %3$s", (method, path, kind) => {
  expect(classifyRequest(method, path)).toBe(kind)
})
