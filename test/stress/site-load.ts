import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { Database } from "#src/platform/db/database.ts"
import { createTestPlatform } from "#test/test-platform.ts"
import { randomInt, randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { addDays, type CalendarDate, formatDayFirst } from "#src/shared/calendar-date.ts"
import { anAddress } from "#test/faults/environment.ts"

/** The answers that guests of a running site got, and how long these took. */
export type SiteLoad = {
  /** The bookings that an answer has confirmed. */
  readonly confirmed: Set<string>
  /** Answers by kind of call and status; 0 for none. */
  readonly answers: Map<string, number>
  /** The milliseconds of each answered call, with the second in which it was sent. */
  readonly times: { readonly at: number; readonly milliseconds: number }[]
  readonly faults: string[]
}

export const newSiteLoad = (): SiteLoad => ({
  confirmed: new Set(),
  answers: new Map(),
  times: [],
  faults: [],
})

type Call = { readonly path: string; readonly token?: string; readonly json?: object; readonly key?: string }

type Reply = { readonly status: number; readonly text: string }

const timeoutMilliseconds = 15_000

/** Calls the site; status 0 when it does not answer, as while it is down. */
async function ask(origin: string, { path, token, json, key }: Call): Promise<Reply> {
  const headers = {
    "x-forwarded-for": anAddress(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(json && { "content-type": "application/json" }),
    ...(key !== undefined && { "idempotency-key": key }),
  }
  const sent = json ? { method: "POST", body: JSON.stringify(json) } : {}
  try {
    const response = await fetch(`${origin}${path}`, {
      ...sent,
      headers,
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: "" }
  }
}

/** A hotel with rooms for all of these guests, who are signed in; returns what the callers need. */
export async function createSiteWithGuests(db: Database, guests = 200) {
  const platform = await createTestPlatform({ db, now: new Date().toISOString() })
  const roomIds: string[] = []
  for (let count = 0; count < 3; count += 1) roomIds.push((await aRoom(platform, { stockQuantity: 400 })).id)
  const tokens: string[] = []
  for (let count = 0; count < guests; count += 1) tokens.push((await aSignedIn(platform)).secret)
  return { roomIds, tokens, today: platform.clock.today() }
}

type Load = {
  readonly origin: string
  readonly tokens: readonly string[]
  readonly roomIds: readonly string[]
  readonly today: CalendarDate
  readonly load: SiteLoad
  /** Whether to go on. */
  readonly isRunning: () => boolean
}

const oneOf = <Value>(values: readonly Value[]): Value => {
  const value = values[randomInt(values.length)]
  if (value === undefined) throw new Error("there is nothing to choose from")
  return value
}

/** Confirms a stay, again with the same key until it is answered: what was answered must never be lost (BOOK-9). */
async function book({ origin, tokens, roomIds, today, load, isRunning }: Load, send: typeof ask) {
  const checkIn = addDays(today, 1 + randomInt(360))
  const dates = { checkIn: formatDayFirst(checkIn), checkOut: formatDayFirst(addDays(checkIn, 1)) }
  const json = { roomId: oneOf(roomIds), ...dates, qty: 1, adult: 2, paymentMode: "Pay at Hotel" }
  const call = { path: "/api/booking", token: oneOf(tokens), json, key: randomUUID() }
  for (let attempt = 0; attempt < 40 && isRunning(); attempt += 1) {
    const { status, text } = await send(origin, call)
    if (status === 200 || status === 201)
      load.confirmed.add((JSON.parse(text) as { data: { _id: string } }).data._id)
    if (status !== 0 && status !== 503) return
    await pause(500)
  }
}

async function runCaller(given: Load): Promise<void> {
  const { origin, tokens, roomIds, today, load, isRunning } = given
  const begunAt = performance.now()
  const send = async (to: string, call: Call) => {
    const sentAt = performance.now()
    const reply = await ask(to, call)
    const kind = `${call.json ? "POST" : "GET"} ${call.path.split("?", 1)[0]} ${reply.status}`
    load.answers.set(kind, (load.answers.get(kind) ?? 0) + 1)
    if (reply.status >= 500 && reply.status !== 503) load.faults.push(`${kind}: ${reply.text.slice(0, 300)}`)
    if (reply.status >= 200 && reply.status < 300)
      load.times.push({ at: (sentAt - begunAt) / 1000, milliseconds: performance.now() - sentAt })
    // A guest reads for a moment, and a site that is down is not called without a pause.
    await pause(reply.status === 0 ? 200 : 5)
    return reply
  }
  while (isRunning()) {
    const checkIn = addDays(today, 1 + randomInt(300))
    const query = new URLSearchParams({
      checkIn: formatDayFirst(checkIn),
      checkOut: formatDayFirst(addDays(checkIn, 2)),
    })
    const drawn = randomInt(10)
    if (drawn < 3) await send(origin, { path: `/check-availability?${query}` })
    else if (drawn < 5) await send(origin, { path: `/api/quote?${query}&roomId=${oneOf(roomIds)}` })
    else if (drawn < 6) await send(origin, { path: "/api/booking", token: oneOf(tokens) })
    else if (drawn < 7) await send(origin, { path: "/" })
    else await book(given, send)
  }
}

/** A number of guests at once, until they are stopped. */
export const runSiteLoad = (load: Load, callers: number): Promise<unknown> =>
  Promise.all(Array.from({ length: callers }, () => runCaller(load)))
