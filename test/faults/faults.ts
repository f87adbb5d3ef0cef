import type { Outcome } from "./answer.ts"
import type { OperationName } from "./operations.ts"
import {
  type InjectFault,
  transaction,
  whileAltered,
  whileCut,
  whileDatabase,
  whileDiskFull,
  whileKilled,
  whileMail,
  whileProvider,
  whileRestarted,
  whileService,
  withClock,
} from "./fault-injection.ts"

/** A failure while an action runs. */
export type Fault = {
  readonly operations: readonly OperationName[]
  /** What the person may see; an operation in `outcomesOf` differs. */
  readonly outcomes: readonly Outcome[]
  readonly outcomesOf?: Partial<Record<OperationName, readonly Outcome[]>>
  /** Whether it needs a disk of its own, which only root can mount. */
  readonly needsDisk?: boolean
  readonly inject: InjectFault
}

/** The operations that write in a transaction. */
const transactions: readonly OperationName[] = [
  "booking",
  "hold",
  "payment verified",
  "payment callback",
  "payment webhook",
  "cancellation and refund",
  "payment at the desk",
  "invoice",
  "picture upload",
]
const everyOperation: readonly OperationName[] = [
  ...transactions,
  "search",
  "sign-in",
  "payment start",
  "waiting email",
]

const unclearCallback: Fault["outcomesOf"] = { "payment callback": ["unavailable", "unclear"] }
const outage = { operations: everyOperation, outcomes: ["unavailable"], outcomesOf: unclearCallback } as const
const lostCommit = {
  operations: transactions,
  outcomes: ["unavailable"],
  outcomesOf: unclearCallback,
} as const
const killed = { operations: transactions, outcomes: ["cut"] } as const

const online = ["payment start", "payment verified", "payment callback", "cancellation and refund"] as const
const providerDown = {
  operations: online,
  outcomes: ["provider"],
  outcomesOf: { "payment callback": ["unclear"], "cancellation and refund": ["done"] },
} as const
// A request that may be repeated is repeated at once.
const providerCut = {
  operations: online,
  outcomes: ["done"],
  outcomesOf: { "payment start": ["provider"] },
} as const
const mailDown = {
  operations: ["booking", "payment webhook", "cancellation and refund"],
  outcomes: ["done"],
} as const
const clockJump = {
  operations: ["sign-in", "booking", "hold", "payment verified", "payment at the desk"],
  outcomes: ["done"],
} as const

const storeDown = {
  operations: ["picture upload", "picture"],
  outcomes: ["not stored"],
  outcomesOf: { picture: ["no picture"] },
} as const
// A PUT that is cut off on a connection that was kept open is sent again by the client.
const repeatedWhenCut = ["done", "not stored"] as const
const flightsDown = { operations: ["flights"], outcomes: ["no flight"] } as const

const sandboxCall = () => [" /sandbox/razorpay/v1/"]

export const faults: Readonly<Record<string, Fault>> = {
  "database stopped": { ...outage, inject: whileDatabase("refuse") },
  "database cut off": { ...outage, inject: whileDatabase("close") },
  "database silent": { ...outage, inject: whileDatabase("drop") },
  "database slow": { ...outage, inject: whileDatabase("delay") },
  "database restarted": {
    ...outage,
    outcomes: ["done", "unavailable"],
    outcomesOf: { "payment callback": ["done", "unavailable", "unclear"] },
    inject: whileRestarted,
  },
  "database read-only": {
    ...outage,
    outcomesOf: {
      ...unclearCallback,
      search: ["done", "unavailable"],
      "waiting email": ["done", "unavailable"],
    },
    inject: whileAltered("set default_transaction_read_only = on", "reset default_transaction_read_only"),
  },
  "database out of connections": {
    ...outage,
    inject: whileAltered("connection limit 0", "connection limit -1"),
  },
  "statement cut": {
    ...outage,
    outcomesOf: { ...unclearCallback, "sign-in": ["done", "unavailable"] },
    inject: whileCut("database", { loses: "half", texts: (marker) => [marker] }),
  },
  "COMMIT lost": { ...lostCommit, inject: whileCut("database", { loses: "all", texts: transaction }) },
  "answer of COMMIT lost": {
    ...lostCommit,
    inject: whileCut("database", { loses: "answer", texts: transaction }),
  },
  "kill -9 before COMMIT": {
    ...killed,
    inject: whileKilled("database", { loses: "all", texts: transaction }),
  },
  "kill -9 after COMMIT": {
    ...killed,
    inject: whileKilled("database", { loses: "answer", texts: transaction }),
  },
  // The job may kill the process before the answer has left it.
  "kill -9 while a refund is sent": {
    operations: ["cancellation and refund"],
    outcomes: ["done", "cut"],
    inject: whileKilled("provider", { loses: "answer", texts: () => ["/refund "] }),
  },
  "kill -9 while an email is sent": {
    operations: ["booking"],
    outcomes: ["done", "cut"],
    inject: whileKilled("mail", { loses: "half", texts: () => ["Subject:"] }),
  },
  "provider gone": { ...providerDown, inject: whileProvider(({ proxy }) => proxy.set("refuse")) },
  "provider silent": { ...providerDown, inject: whileProvider(({ proxy }) => proxy.set("drop")) },
  "provider answers 503": {
    ...providerDown,
    inject: whileProvider((provider) => provider.misbehave({ api: "unavailable" })),
  },
  "provider answers 500 after its work": {
    ...providerDown,
    inject: whileProvider((provider) => provider.misbehave({ api: "error-after-work" })),
  },
  "provider answers nonsense": {
    ...providerDown,
    inject: whileProvider((provider) => provider.answerWrongly(true)),
  },
  "request to the provider cut": {
    ...providerCut,
    inject: whileCut("provider", { loses: "half", texts: sandboxCall }),
  },
  "answer of the provider lost": {
    ...providerCut,
    inject: whileCut("provider", { loses: "answer", texts: sandboxCall }),
  },
  "mail server gone": { ...mailDown, inject: whileMail("refuse") },
  "mail server silent": { ...mailDown, inject: whileMail("drop") },
  "email cut in DATA": {
    ...mailDown,
    inject: whileCut("mail", { loses: "half", texts: () => ["Subject:"] }),
  },
  "answer to an email lost": {
    ...mailDown,
    inject: whileCut("mail", { loses: "answer", texts: () => ["\r\n.\r\n"] }),
  },
  "clock three hours ahead": { ...clockJump, inject: withClock(180) },
  "clock three hours behind": { ...clockJump, inject: withClock(-180) },
  "disk full": {
    operations: ["picture upload"],
    outcomes: ["no room"],
    needsDisk: true,
    inject: whileDiskFull,
  },
  "upload cut off": {
    operations: ["picture upload"],
    outcomes: ["cut"],
    inject: (_environment, { runInPart, run }) => (runInPart ?? run)(),
  },
  "object store gone": { ...storeDown, inject: whileService(({ store }) => store.proxy.set("refuse")) },
  "object store cut off": { ...storeDown, inject: whileService(({ store }) => store.proxy.set("close")) },
  "object store silent": { ...storeDown, inject: whileService(({ store }) => store.proxy.set("drop")) },
  // A large file may take half a minute; a visitor does not wait so long for a picture.
  "object store slow": {
    ...storeDown,
    outcomes: ["done", "not stored"],
    inject: whileService(({ store }) => store.proxy.set("delay")),
  },
  "object store answers 503": { ...storeDown, inject: whileService(({ store }) => store.answerFaulty(true)) },
  "file cut on its way to the object store": {
    ...storeDown,
    operations: ["picture upload"],
    outcomes: repeatedWhenCut,
    inject: whileCut("store", { loses: "half", texts: () => ["PUT /"] }),
  },
  "answer of the object store lost": {
    ...storeDown,
    operations: ["picture upload"],
    outcomes: repeatedWhenCut,
    inject: whileCut("store", { loses: "answer", texts: () => ["PUT /"] }),
  },
  "kill -9 while a picture is stored": {
    operations: ["picture upload"],
    outcomes: ["cut"],
    inject: whileKilled("store", { loses: "answer", texts: () => ["PUT /"] }),
  },
  "flight times gone": { ...flightsDown, inject: whileService(({ flights }) => flights.proxy.set("refuse")) },
  "flight times cut off": {
    ...flightsDown,
    inject: whileService(({ flights }) => flights.proxy.set("close")),
  },
  "flight times silent": { ...flightsDown, inject: whileService(({ flights }) => flights.proxy.set("drop")) },
  "flight times slow": { ...flightsDown, inject: whileService(({ flights }) => flights.proxy.set("delay")) },
  "flight times nonsense": {
    ...flightsDown,
    inject: whileService(({ flights }) => flights.answerWrongly(true)),
  },
}
