import { setTimeout as pause } from "node:timers/promises"
import { createOwnDatabase } from "#test/databases/own-database.ts"
import { report } from "../report.ts"
import { demoSettings, openHotel, type RunningHotel } from "../running-hotel.ts"
import { sendRequests } from "./clients.ts"
import { createMixedPaths, signIn, tryToSignIn } from "./mixed-requests.ts"

const requests = Number(process.env["MEMORY_REQUESTS"] ?? 100_000)
const stages = 10
const atOnce = 16
// In megabytes. Flat: the second half adds at most a tenth of the limit.
const limits = { firstStart: 800, postgresql: 320, embedded: 600 }
const growthShare = 0.1

const settings = { ...demoSettings, TRUSTED_PROXIES: "1" }

type Kind = "postgresql" | "embedded"
type Print = (line: string) => void

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)

/** The memory before and after each stage of the load: visitors, some staff and failed sign-ins. */
async function underLoad({ origin, memory }: RunningHotel, print: Print): Promise<number[]> {
  const cookie = await signIn(origin, { username: "admin", password: settings.ADMIN_PASSWORD })
  const paths = createMixedPaths()
  const each = requests / stages
  const taken = [megabytes(memory())]
  for (let stage = 1; stage <= stages; stage++) {
    await sendRequests({ origin, path: paths.visitor }, each * 0.95, atOnce)
    await sendRequests({ origin, path: paths.staff, cookie }, each * 0.05, atOnce)
    for (let attempt = 0; attempt < each / 500; attempt++) await tryToSignIn(origin)
    taken.push(megabytes(memory()))
    print(`  after ${String(each * stage).padStart(7)} requests   ${taken.at(-1)} MB`)
  }
  return taken
}

async function measure(kind: Kind, databaseUrl: string, print: Print): Promise<void> {
  const judge = (what: string, value: number, limit: number) => {
    const ratio = value / limit
    const outcome = report({
      name: `[FAST-3] memory, ${kind}: ${what}`,
      ratio,
      limit: 1,
      higherIsBetter: false,
    })
    print(`  ${what.padEnd(24)} ${value} MB, ${ratio.toFixed(2)} of ${limit} MB${outcome}`)
  }
  const hotel = await openHotel({ ...settings, DATABASE_URL: databaseUrl })
  try {
    print(`${kind}, ${requests} mixed requests`)
    judge("first start, at most", megabytes(hotel.peakMemory()), limits.firstStart)
    const taken = await underLoad(hotel, print)
    await pause(2000)
    const last = megabytes(hotel.memory())
    judge("after the load", last, limits[kind])
    judge(
      "added by the second half",
      Math.max(last - (taken[stages / 2] ?? 0), 0),
      limits[kind] * growthShare,
    )
  } finally {
    await hotel.close()
  }
}

/** Prints the memory of the site; the process fails when a figure misses its limit. */
export async function measureMemory(print: Print): Promise<void> {
  const server = process.env["TEST_DATABASE_URL"]
  if (server) {
    const database = await createOwnDatabase(server)
    try {
      await measure("postgresql", database.url, print)
    } finally {
      await database.drop()
    }
  } else print("TEST_DATABASE_URL is not set: only the embedded database is measured.")
  await measure("embedded", "", print)
}
