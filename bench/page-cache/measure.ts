import { type ChildProcess, fork } from "node:child_process"
import { request } from "node:http"
import { loadavg } from "node:os"
import { createOwnDatabase } from "#test/databases/own-database.ts"
import { report } from "../report.ts"
import type { BareAnswer } from "./bare-server.ts"
import { demoSettings, openHotel } from "../running-hotel.ts"
import { answersPerSecond } from "./load.ts"
import { median } from "../timing.ts"

const load = { connections: 16, milliseconds: 1200 }
const rounds = 9
const leastRatio = 0.85
const cases = [
  { path: "/", encoding: "br" },
  { path: "/rooms", encoding: "br" },
  { path: "/booking", encoding: "gzip" },
  { path: "/booking", encoding: "identity" },
] as const

type Case = (typeof cases)[number]

async function openBare(answer: BareAnswer): Promise<{ port: number; child: ChildProcess }> {
  const child = fork(new URL("bare-server.ts", import.meta.url), { stdio: "inherit" })
  child.send(answer)
  const port = await new Promise<number>((resolve) =>
    child.once("message", (address: { port: number }) => resolve(address.port)),
  )
  return { port, child }
}

// Node writes these itself.
const ownHeaders = new Set(["date", "connection", "keep-alive"])

const isSent = (_: string, place: number, raw: readonly string[]): boolean =>
  !ownHeaders.has((raw[place - (place % 2)] ?? "").toLowerCase())

function answerOf(address: string, encoding: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(address, { headers: { "accept-encoding": encoding } }, (answer) => {
      const parts: Buffer[] = []
      const headers = answer.rawHeaders.filter(isSent)
      answer
        .on("data", (part: Buffer) => parts.push(part))
        .on("end", () => resolve({ headers, body: Buffer.concat(parts).toString("base64") }))
    })
    clientRequest.on("error", reject).end()
  })
}

/**
 * Runs both in turn, round by round, so that other load on the machine affects both alike, and each round in the other
 * order: the second of two was up to a fifth slower.
 */
async function compare(port: number, wanted: Case): Promise<{ cached: number; bare: number; bytes: number }> {
  const answer = await answerOf(`http://127.0.0.1:${port}${wanted.path}`, wanted.encoding)
  const { port: barePort, child } = await openBare(answer)
  const cached: number[] = []
  const bare: number[] = []
  const measureCached = async () => cached.push(await answersPerSecond({ ...wanted, port }, load))
  const measureBare = async () => bare.push(await answersPerSecond({ ...wanted, port: barePort }, load))
  for (let round = 0; round <= rounds; round++) {
    const order = round % 2 === 0 ? [measureBare, measureCached] : [measureCached, measureBare]
    for (const measure of order) await measure()
  }
  child.kill()
  // The first round only warms both up.
  const medianOf = (rates: readonly number[]) => median(rates.slice(1))
  return { cached: medianOf(cached), bare: medianOf(bare), bytes: Buffer.byteLength(answer.body, "base64") }
}

/**
 * Prints each case against its bare reply; the process fails when one falls below the limit. The site runs on
 * PostgreSQL if TEST_DATABASE_URL is set: the embedded database works in the process that answers.
 */
export async function measurePageCache(print: (line: string) => void): Promise<void> {
  const server = process.env["TEST_DATABASE_URL"]
  const database = server ? await createOwnDatabase(server) : null
  const hotel = await openHotel(database ? { ...demoSettings, DATABASE_URL: database.url } : {})
  try {
    await hotel.untilIdle()
    print(`${database ? "postgresql" : "embedded"}, load of the machine ${loadavg()[0]?.toFixed(1)}`)
    print(`answers a second, median of ${rounds} rounds`)
    for (const wanted of cases) {
      const { cached, bare, bytes } = await compare(hotel.port, wanted)
      const ratio = cached / bare
      const name = `[FAST-1] cached page of bare node:http, ${wanted.path} ${wanted.encoding}`
      const outcome = report({ name, ratio, limit: leastRatio, higherIsBetter: true })
      print(
        `${wanted.path.padEnd(10)}${wanted.encoding.padEnd(10)}${String(bytes).padStart(7)} bytes  ` +
          `cached ${cached.toFixed(0).padStart(6)}  bare ${bare.toFixed(0).padStart(6)}  ratio ${ratio.toFixed(2)}${outcome}`,
      )
    }
  } finally {
    await hotel.close()
    await database?.drop()
  }
}
