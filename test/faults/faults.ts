import { expect } from "vitest"
import type { Answer, Outcome } from "./answer.ts"
import type { MomentName } from "./moments.ts"
import type { Scene } from "./scene.ts"
import type { Cut, ProxyMode, TcpProxy } from "#test/tcp-proxy.ts"
import type { Provider } from "./provider.ts"
import type { World } from "./world.ts"

/** Something that breaks while somebody does something. */
export type Fault = {
  readonly moments: readonly MomentName[]
  /** What the person may see; a moment may see something else. */
  readonly sees: readonly Outcome[]
  readonly seesAt?: Partial<Record<MomentName, readonly Outcome[]>>
  /** Whether it needs a disk of its own, which only root can mount. */
  readonly needsDisk?: boolean
  /** Does it while the fault lasts, and ends the fault. */
  readonly strike: (world: World, scene: Scene) => Promise<Answer>
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

type ProxyName = "database" | "provider" | "mail"

const proxyOf = (world: World, name: ProxyName): TcpProxy =>
  name === "database" ? world.database : world[name].proxy

/** Waits until a job has met the fault, and waits for another try. */
const untilRetried = ({ db }: World, job: string): Promise<void> =>
  expect
    .poll(() => db.execute("select 1 from pgboss.job where name = $1 and state = 'retry'", [job]), {
      timeout: 60_000,
    })
    .not.toEqual([])

/** While the database is behind a proxy that fails in this way. */
const whileDatabase =
  (mode: ProxyMode): Fault["strike"] =>
  async ({ database }, { act }) => {
    await database.set(mode)
    const answer = await act()
    await database.set("pass")
    return answer
  }

type Place = Pick<Cut, "loses"> & { readonly texts: (marker: string) => readonly string[] }

/** One connection breaks at this place of the action. */
const whileCut =
  (name: ProxyName, { loses, texts }: Place): Fault["strike"] =>
  async (world, { act, marker }) => {
    let isCut = false
    proxyOf(world, name).cutAt({ texts: texts(marker), loses, onCut: () => void (isCut = true) })
    const answer = await act()
    // A job may run after the answer.
    await expect.poll(() => isCut, { timeout: 60_000, message: "nothing was cut" }).toBe(true)
    return answer
  }

/** The process is killed at this place of the action, and started again. */
const whileKilled =
  (name: ProxyName, { loses, texts }: Place): Fault["strike"] =>
  async (world, { act, marker }) => {
    const { hotel } = world
    proxyOf(world, name).cutAt({ texts: texts(marker), loses, onCut: () => hotel.kill() })
    const answer = await act()
    await hotel.ended()
    await hotel.start()
    return answer
  }

const transaction = (marker: string): readonly string[] => ["begin\0", marker, "commit\0"]

/** While an administrator of the database has changed the hotel's user in this way. */
const whileAltered =
  (begin: string, end: string): Fault["strike"] =>
  async ({ db, user }, { act }) => {
    const alter = async (change: string) => {
      await db.execute(`alter role ${user.name} ${change}`)
      await user.disconnect()
    }
    await alter(begin)
    const answer = await act()
    await alter(end)
    return answer
  }

const whileRestarted: Fault["strike"] = async ({ user }, { act }) => {
  await user.disconnect()
  return act()
}

/** While the provider fails in this way. */
const whileProvider =
  (begin: (provider: Provider) => unknown): Fault["strike"] =>
  async (world, { act, job }) => {
    const { provider } = world
    await begin(provider)
    const answer = await act()
    if (job) await untilRetried(world, job)
    provider.misbehave({})
    provider.answerWrongly(false)
    await provider.proxy.set("pass")
    return answer
  }

/** While no email can leave. */
const whileMail =
  (mode: ProxyMode): Fault["strike"] =>
  async (world, { act }) => {
    await world.mail.proxy.set(mode)
    const answer = await act()
    await untilRetried(world, "deliver-email")
    await world.mail.proxy.set("pass")
    return answer
  }

/** With a clock that runs ahead, or behind. */
const withClock =
  (minutesAhead: number): Fault["strike"] =>
  async ({ hotel }, { act }) => {
    const restart = async (minutes: number) => {
      hotel.kill()
      await hotel.ended()
      await hotel.start(minutes)
    }
    await restart(minutesAhead)
    const answer = await act()
    await restart(0)
    return answer
  }

/** While the disk of the data folder is full. */
const whileDiskFull: Fault["strike"] = async ({ disk }, { act }) => {
  disk?.fill()
  const answer = await act()
  disk?.free()
  return answer
}

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
}
