import { type ChildProcess, fork } from "node:child_process"
import { loadavg } from "node:os"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { waitUntil } from "#test/wait-until.ts"
import { bundle } from "../../test/stress/bundle.ts"
import { answersPerSecond, type Target } from "../page-cache/load.ts"
import { report } from "../report.ts"
import { demoSettings, openHotel, type RunningHotel } from "../running-hotel.ts"
import type { Command } from "./other-process.ts"
import { inTurn, searchAddress } from "./search-addresses.ts"
import { median } from "../timing.ts"

const load = { connections: 8, milliseconds: 1000 }
const rounds = 5
const bookingsPerSecond = 20
// FAST-2. With bookings, which make the server render pages again, only the age of an answer has a limit.
const quiet = { title: "without bookings", leastOfCached: 0.6 }
const busy = { title: `with ${bookingsPerSecond} bookings a second`, leastOfCached: null }
const asBrowsersSend = "gzip, deflate, br, zstd"
const maxStaleMilliseconds = 1000

const answerOf = <T>(child: ChildProcess) => new Promise<T>((resolve) => child.once("message", resolve))

async function sendCommand<T>(child: ChildProcess, command: Command): Promise<T> {
  const answer = answerOf<T>(child)
  child.send(command)
  return answer
}

type Rates = Record<"cached" | "again" | "new" | "bare", number>

/** Runs all cases in turn, round by round, so that other load on the machine affects all of them alike. */
async function compare(port: number, bare: number, firstNew: number): Promise<Rates> {
  const encoding = asBrowsersSend
  const fresh = inTurn(firstNew, 20_000)
  const targets: Record<keyof Rates, Target> = {
    cached: { port, path: "/rooms", encoding },
    again: { port, path: inTurn(0, 20), encoding },
    new: { port, path: fresh, encoding },
    bare: { port: bare, path: fresh, encoding },
  }
  const rates: Record<keyof Rates, number[]> = { cached: [], again: [], new: [], bare: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const name of ["cached", "again", "new", "bare"] as const) {
      const rate = await answersPerSecond(targets[name], load)
      // The first round only warms up.
      if (round > 0) rates[name].push(rate)
    }
  }
  return {
    cached: median(rates.cached),
    again: median(rates.again),
    new: median(rates.new),
    bare: median(rates.bare),
  }
}

const perSecond = (rate: number): string => `${rate.toFixed(0)}/s`

type Limit = { readonly title: string; readonly leastOfCached: number | null }

function reportRates({ title, leastOfCached }: Limit, rates: Rates, print: (line: string) => void): void {
  const again = rates.again / rates.cached
  const outcome = report({
    name: `dated search asked before of a cached page, ${title}`,
    ratio: again,
    limit: leastOfCached,
    higherIsBetter: true,
  })
  report({
    name: `new dated search of bare Hono, ${title}`,
    ratio: rates.new / rates.bare,
    limit: null,
    higherIsBetter: true,
  })
  print(title)
  print(`  a cached page                ${perSecond(rates.cached)}`)
  print(`  a search asked before        ${perSecond(rates.again)}, ${again.toFixed(2)} of it${outcome}`)
  print(`  a new search                 ${perSecond(rates.new)}`)
  print(
    `  bare Hono, same queries      ${perSecond(rates.bare)}, the new search ${(rates.new / rates.bare).toFixed(2)} of it`,
  )
}

/** How long after a booking by another process an earlier search shows it; null when no room was free. */
async function staleFor(hotel: RunningHotel, child: ChildProcess, turn: number): Promise<number | null> {
  const night = addDays(calendarDateOf(new Date().toISOString().slice(0, 10)), 2 + turn)
  const ask = async () => (await fetch(`${hotel.origin}${searchAddress(turn)}`)).headers.get("etag")
  const before = await ask()
  if ((await sendCommand<number>(child, { kind: "book", night })) === 0) return null
  const begun = performance.now()
  await waitUntil(async () => (await ask()) !== before, { seconds: 5, intervalMilliseconds: 5 })
  return performance.now() - begun
}

type Bench = { hotel: RunningHotel; child: ChildProcess; bare: number; print: (line: string) => void }

async function withBookings({ hotel, child, bare, print }: Bench): Promise<void> {
  await sendCommand(child, { kind: "book-each-second", times: bookingsPerSecond })
  reportRates(busy, await compare(hotel.port, bare, 22_000), print)
  const times: number[] = []
  for (let turn = 0; turn < 10; turn++) {
    const time = await staleFor(hotel, child, turn)
    if (time !== null) times.push(time)
  }
  await sendCommand(child, { kind: "book-each-second", times: 0 })
  const worst = Math.max(...times)
  const outcome = report({
    name: "age of a dated search after a booking, of 1 s",
    ratio: worst / maxStaleMilliseconds,
    limit: 1,
    higherIsBetter: false,
  })
  print(`  a booking shows after ${median(times).toFixed(0)} ms, at most ${worst.toFixed(0)} ms${outcome}`)
}

/** Prints the ratios of one run; the process fails when one misses its limit. Needs TEST_DATABASE_URL. */
export async function measureDatedSearch(print: (line: string) => void): Promise<void> {
  const child = fork(await bundle("bench/dated-search/other-process.ts"), { stdio: "inherit" })
  const hotel = await openHotel({ ...demoSettings, DATABASE_URL: await answerOf<string>(child) })
  try {
    const page = await (
      await fetch(`${hotel.origin}${searchAddress(0)}`, { headers: { "accept-encoding": asBrowsersSend } })
    ).bytes()
    const bare = await sendCommand<number>(child, {
      kind: "open",
      page: Buffer.from(page).toString("base64"),
    })
    print(`answers a second, median of ${rounds} rounds; load of the machine ${loadavg()[0]?.toFixed(1)}`)
    reportRates(quiet, await compare(hotel.port, bare, 1000), print)
    await withBookings({ hotel, child, bare, print })
  } finally {
    await hotel.close()
    child.send({ kind: "close" } satisfies Command)
  }
}
