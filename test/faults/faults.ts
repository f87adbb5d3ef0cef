import type { Outcome } from "./answer.ts"
import type { MomentName } from "./moments.ts"
import {
  type Strike,
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
} from "./strikes.ts"

/** A failure while an action runs. */
export type Fault = {
  readonly moments: readonly MomentName[]
  /** What the person may see; a moment may see something else. */
  readonly sees: readonly Outcome[]
  readonly seesAt?: Partial<Record<MomentName, readonly Outcome[]>>
  /** Whether it needs a disk of its own, which only root can mount. */
  readonly needsDisk?: boolean
  readonly strike: Strike
}

/** What writes in a transaction. */
const transactions: readonly MomentName[] = [
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
const everything: readonly MomentName[] = [
  ...transactions,
  "search",
  "sign-in",
  "payment start",
  "waiting email",
]

const seesUnclear: Fault["seesAt"] = { "payment callback": ["unavailable", "unclear"] }
const outage = { moments: everything, sees: ["unavailable"], seesAt: seesUnclear } as const
const lostCommit = { moments: transactions, sees: ["unavailable"], seesAt: seesUnclear } as const
const killed = { moments: transactions, sees: ["cut"] } as const

const online = ["payment start", "payment verified", "payment callback", "cancellation and refund"] as const
const providerDown = {
  moments: online,
  sees: ["provider"],
  seesAt: { "payment callback": ["unclear"], "cancellation and refund": ["done"] },
} as const
// A request that may be repeated is repeated at once.
const providerCut = { moments: online, sees: ["done"], seesAt: { "payment start": ["provider"] } } as const
const mailDown = {
  moments: ["booking", "payment webhook", "cancellation and refund"],
  sees: ["done"],
} as const
const clockJump = {
  moments: ["sign-in", "booking", "hold", "payment verified", "payment at the desk"],
  sees: ["done"],
} as const

const storeDown = {
  moments: ["picture upload", "picture"],
  sees: ["not stored"],
  seesAt: { picture: ["no picture"] },
} as const
const flightsDown = { moments: ["flights"], sees: ["no flight"] } as const

const sandboxCall = () => [" /sandbox/razorpay/v1/"]

export const faults: Readonly<Record<string, Fault>> = {
  "database stopped": { ...outage, strike: whileDatabase("refuse") },
  "database cut off": { ...outage, strike: whileDatabase("close") },
  "database silent": { ...outage, strike: whileDatabase("drop") },
  "database slow": { ...outage, strike: whileDatabase("delay") },
  "database restarted": {
    ...outage,
    sees: ["done", "unavailable"],
    seesAt: { "payment callback": ["done", "unavailable", "unclear"] },
    strike: whileRestarted,
  },
  "database read-only": {
    ...outage,
    seesAt: { ...seesUnclear, search: ["done", "unavailable"], "waiting email": ["done", "unavailable"] },
    strike: whileAltered("set default_transaction_read_only = on", "reset default_transaction_read_only"),
  },
  "database out of connections": {
    ...outage,
    strike: whileAltered("connection limit 0", "connection limit -1"),
  },
  "statement cut": {
    ...outage,
    seesAt: { ...seesUnclear, "sign-in": ["done", "unavailable"] },
    strike: whileCut("database", { loses: "half", texts: (marker) => [marker] }),
  },
  "COMMIT lost": { ...lostCommit, strike: whileCut("database", { loses: "all", texts: transaction }) },
  "answer of COMMIT lost": {
    ...lostCommit,
    strike: whileCut("database", { loses: "answer", texts: transaction }),
  },
  "kill -9 before COMMIT": {
    ...killed,
    strike: whileKilled("database", { loses: "all", texts: transaction }),
  },
  "kill -9 after COMMIT": {
    ...killed,
    strike: whileKilled("database", { loses: "answer", texts: transaction }),
  },
  // The job may kill the process before the answer has left it.
  "kill -9 while a refund is sent": {
    moments: ["cancellation and refund"],
    sees: ["done", "cut"],
    strike: whileKilled("provider", { loses: "answer", texts: () => ["/refund "] }),
  },
  "kill -9 while an email is sent": {
    moments: ["booking"],
    sees: ["done", "cut"],
    strike: whileKilled("mail", { loses: "half", texts: () => ["Subject:"] }),
  },
  "provider gone": { ...providerDown, strike: whileProvider(({ proxy }) => proxy.set("refuse")) },
  "provider silent": { ...providerDown, strike: whileProvider(({ proxy }) => proxy.set("drop")) },
  "provider answers 503": {
    ...providerDown,
    strike: whileProvider((provider) => provider.misbehave({ api: "unavailable" })),
  },
  "provider answers 500 after its work": {
    ...providerDown,
    strike: whileProvider((provider) => provider.misbehave({ api: "error-after-work" })),
  },
  "provider answers nonsense": {
    ...providerDown,
    strike: whileProvider((provider) => provider.answerWrongly(true)),
  },
  "request to the provider cut": {
    ...providerCut,
    strike: whileCut("provider", { loses: "half", texts: sandboxCall }),
  },
  "answer of the provider lost": {
    ...providerCut,
    strike: whileCut("provider", { loses: "answer", texts: sandboxCall }),
  },
  "mail server gone": { ...mailDown, strike: whileMail("refuse") },
  "mail server silent": { ...mailDown, strike: whileMail("drop") },
  "email cut in DATA": {
    ...mailDown,
    strike: whileCut("mail", { loses: "half", texts: () => ["Subject:"] }),
  },
  "answer to an email lost": {
    ...mailDown,
    strike: whileCut("mail", { loses: "answer", texts: () => ["\r\n.\r\n"] }),
  },
  "clock three hours ahead": { ...clockJump, strike: withClock(180) },
  "clock three hours behind": { ...clockJump, strike: withClock(-180) },
  "disk full": { moments: ["picture upload"], sees: ["no room"], needsDisk: true, strike: whileDiskFull },
  "upload cut off": {
    moments: ["picture upload"],
    sees: ["cut"],
    strike: (_world, { actInPart, act }) => (actInPart ?? act)(),
  },
  "object store gone": { ...storeDown, strike: whileService(({ store }) => store.proxy.set("refuse")) },
  "object store cut off": { ...storeDown, strike: whileService(({ store }) => store.proxy.set("close")) },
  "object store silent": { ...storeDown, strike: whileService(({ store }) => store.proxy.set("drop")) },
  // A large file may take half a minute; a visitor does not wait so long for a picture.
  "object store slow": {
    ...storeDown,
    sees: ["done", "not stored"],
    strike: whileService(({ store }) => store.proxy.set("delay")),
  },
  "object store answers 503": { ...storeDown, strike: whileService(({ store }) => store.answerFaulty(true)) },
  "file cut on its way to the object store": {
    ...storeDown,
    moments: ["picture upload"],
    strike: whileCut("store", { loses: "half", texts: () => ["PUT /"] }),
  },
  "answer of the object store lost": {
    ...storeDown,
    moments: ["picture upload"],
    strike: whileCut("store", { loses: "answer", texts: () => ["PUT /"] }),
  },
  "kill -9 while a picture is stored": {
    moments: ["picture upload"],
    sees: ["cut"],
    strike: whileKilled("store", { loses: "answer", texts: () => ["PUT /"] }),
  },
  "flight times gone": { ...flightsDown, strike: whileService(({ flights }) => flights.proxy.set("refuse")) },
  "flight times cut off": {
    ...flightsDown,
    strike: whileService(({ flights }) => flights.proxy.set("close")),
  },
  "flight times silent": { ...flightsDown, strike: whileService(({ flights }) => flights.proxy.set("drop")) },
  "flight times slow": { ...flightsDown, strike: whileService(({ flights }) => flights.proxy.set("delay")) },
  "flight times nonsense": {
    ...flightsDown,
    strike: whileService(({ flights }) => flights.answerWrongly(true)),
  },
}
